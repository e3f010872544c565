// boardgame.io's own server: `node server.js PORT [FOLDER]`; with a folder it keeps its games in files there.
'use strict';

const { Server, FlatFile } = require('boardgame.io/server');
const { Duel } = require('./duel');

const [port, folder] = process.argv.slice(2);
const options = { games: [Duel], origins: ['*'] };
if (folder) options.db = new FlatFile({ dir: folder, logging: false });
// It reports each connection; nobody reads that here.
console.info = () => {};
console.log = () => {};
Server(options)
  .run({ port: Number(port) })
  .then(() => process.stdout.write('ready\n'));

// The load for either server: one JSON object a line on stdin says what to do, one on stdout what came of it.
//
//   {"act":"open","server":"saloon","port":1,"places":[{"tables":["..."],"cookies":["..",".."]}, ...]}
//   {"act":"play","seconds":5,"rate":0}       rate 0: a table's next move as soon as the last one is acknowledged
//   {"act":"idle","port":1,"cookies":[".."],"tables":[".."],"count":1000}
//
// A latency runs from when a move is sent (with a rate: from when it was due) to its acknowledgement.
'use strict';

const readline = require('node:readline');
const { performance } = require('node:perf_hooks');
const WebSocket = require('ws');

let places = [];
let idle = [];
let rate = 0;
let until = 0;
let latencies = [];
let finished = 0;
let received = 0;
let number = 0;

const pick = (list) => list[(Math.random() * list.length) | 0];

function connect(url, headers, opened, heard) {
  const socket = new WebSocket(url, { headers, perMessageDeflate: false });
  socket.on('error', (error) => fail(error));
  socket.on('open', () => opened(socket));
  socket.on('message', (data) => {
    received += data.length;
    heard(socket, data);
  });
  return socket;
}

function fail(error) {
  process.stderr.write(`load: ${error}\n`);
  process.exit(1);
}

// A place is a table at which one game after the other is played. It offers: `start(ready)`, `next()` which says
// the next move if there is one to say, and calls `acknowledged` and then `free` when the next may come.

class Place {
  constructor() {
    this.since = 0;
    this.out = false;
    this.wants = false;
    this.entered = 0;
  }

  go(due) {
    this.since = due;
    this.out = true;
    this.wants = false;
    this.send();
  }

  acknowledged() {
    if (!this.since) return;
    const now = performance.now();
    if (now < until) latencies.push(now - this.since);
    this.since = 0;
  }

  // The last move is acknowledged and the next one is known.
  free() {
    this.out = false;
    if (rate === 0) {
      const now = performance.now();
      if (now < until) this.go(now);
    } else if (this.wants) {
      this.wants = false;
      this.go(this.due);
    }
  }
}

class Saloon extends Place {
  constructor(port, { tables, cookies }) {
    super();
    Object.assign(this, { port, tables, cookies, at: 0, sockets: [], asks: [null, null] });
  }

  start(ready) {
    this.ready = ready;
    this.cookies.forEach((cookie, seat) => {
      this.sockets[seat] = connect(
        `ws://127.0.0.1:${this.port}/api/socket`,
        { Cookie: `saloon=${cookie}` },
        (socket) => this.hello(socket),
        (socket, data) => this.heard(seat, JSON.parse(data)),
      );
    });
  }

  hello(socket) {
    socket.send(JSON.stringify({ t: 'hello', table: this.tables[this.at] }));
  }

  heard(seat, message) {
    if (message.table && message.table !== this.tables[this.at]) return;
    if (message.t === 'done') {
      this.done = true;
      this.acknowledged();
    } else if (message.t === 'table') {
      this.asks[seat] = message.seen.ask;
      this.entered += 1;
      if (this.entered === 2) this.begin();
      return;
    } else if (message.t === 'said') {
      this.asks[seat] = message.seen.ask;
      if (message.seen.over) this.over = true;
      // In this game everybody hears of every word, and may be asked something new by it.
      this.told += 1;
    } else if (message.t === 'refused') {
      fail(JSON.stringify(message));
    } else if (message.t === 'fault' || message.t === 'bye') {
      fail(JSON.stringify(message));
    }
    if (this.out && this.done && this.told === 2) this.turn();
  }

  begin() {
    if (this.ready) {
      const ready = this.ready;
      this.ready = null;
      ready();
    } else {
      this.free();
    }
  }

  turn() {
    if (!this.over) {
      this.free();
      return;
    }
    finished += 1;
    this.over = this.done = false;
    const old = this.tables[this.at];
    this.at += 1;
    if (this.at === this.tables.length) fail('no table is left');
    this.entered = 0;
    for (const socket of this.sockets) {
      socket.send(JSON.stringify({ t: 'leave', table: old }));
      socket.send(JSON.stringify({ t: 'hello', table: this.tables[this.at] }));
    }
  }

  send() {
    const seat = this.asks.findIndex((ask) => ask && ask.must);
    const ask = this.asks[seat];
    const words = ask.words.filter((word) => word.verb !== 'leave');
    const word = choose(words, (one) => one.verb === 'duck');
    this.speaker = seat;
    this.done = this.over = false;
    this.told = 0;
    number += 1;
    this.sockets[seat].send(
      JSON.stringify({ t: 'say', table: this.tables[this.at], id: `m${number}`, ask: ask.id, a: word.a }),
    );
  }
}

// Both games go on for about as long when most choose to duck.
function choose(words, quiet) {
  if (Math.random() < 0.7) {
    const found = words.find(quiet);
    if (found) return found;
  }
  return pick(words);
}

class Boardgame extends Place {
  constructor(port, { tables }) {
    super();
    Object.assign(this, { port, tables, at: 0, sockets: [], states: [null, null] });
  }

  start(ready) {
    this.ready = ready;
    for (const seat of [0, 1]) {
      this.sockets[seat] = connect(
        `ws://127.0.0.1:${this.port}/socket.io/?EIO=4&transport=websocket`,
        {},
        () => {},
        (socket, data) => this.packet(seat, socket, data.toString()),
      );
    }
  }

  packet(seat, socket, text) {
    if (text[0] === '0') socket.send('40/duel,');
    else if (text === '2') socket.send('3');
    else if (text.startsWith('40/duel')) this.sync(seat);
    else if (text.startsWith('42/duel,')) this.heard(seat, JSON.parse(text.slice(8)));
  }

  emit(seat, ...event) {
    this.sockets[seat].send(`42/duel,${JSON.stringify(event)}`);
  }

  sync(seat) {
    this.emit(seat, 'sync', this.tables[this.at], String(seat), null, 2);
  }

  heard(seat, [kind, match, ...rest]) {
    if (match !== this.tables[this.at]) return;
    if (kind === 'sync') {
      this.states[seat] = rest[0].state;
      this.entered += 1;
      if (this.entered === 2) {
        if (this.ready) {
          const ready = this.ready;
          this.ready = null;
          ready();
        } else {
          this.free();
        }
      }
    } else if (kind === 'update') {
      this.states[seat] = rest[0];
      if (seat === this.speaker) this.acknowledged();
      if (this.out && this.states.every((state) => state && state._stateID > this.sent)) this.turn();
    }
  }

  turn() {
    if (!this.states[0].ctx.gameover) {
      this.free();
      return;
    }
    finished += 1;
    this.at += 1;
    if (this.at === this.tables.length) fail('no match is left');
    this.states = [null, null];
    this.entered = 0;
    this.sync(0);
    this.sync(1);
  }

  send() {
    const { G, _stateID } = this.states[0];
    let seat;
    let type = 'choose';
    let args;
    if (G.asked) {
      seat = G.asked.seat;
      type = 'answer';
      const mine = this.states[seat].G;
      const may = G.asked.what === 'hat' || G.asked.die === mine.players[seat].lucky;
      args = [may && Math.random() < 0.5];
    } else {
      seat = G.chosen[0] ? 1 : 0;
      args = [Math.random() < 0.85 ? 'duck' : 'draw'];
    }
    this.speaker = seat;
    this.sent = _stateID;
    const action = {
      type: 'MAKE_MOVE',
      payload: { type, args, playerID: String(seat), credentials: null },
    };
    this.emit(seat, 'update', action, _stateID, this.tables[this.at], String(seat));
  }
}

const SERVERS = { saloon: Saloon, boardgame: Boardgame };

const acts = {
  open({ server, port, places: wanted }, answer) {
    places = wanted.map((one) => new SERVERS[server](port, one));
    let left = places.length;
    for (const place of places) {
      place.start(() => {
        left -= 1;
        if (left === 0) answer({ open: places.length });
      });
    }
  },

  play({ seconds, rate: wanted }, answer) {
    rate = wanted;
    latencies = [];
    finished = received = 0;
    const begin = performance.now();
    until = begin + seconds * 1000;
    if (rate === 0) for (const place of places.filter((one) => !one.out)) place.go(performance.now());
    else pace(begin);
    setTimeout(() => settle(seconds, answer), seconds * 1000 + 700);
  },

  idle({ port, cookies, tables, count }, answer) {
    let left = count;
    for (let n = 0; n < count; n += 1) {
      const cookie = cookies[n % cookies.length];
      const table = tables[n % tables.length];
      idle.push(
        connect(
          `ws://127.0.0.1:${port}/api/socket`,
          { Cookie: `saloon=${cookie}` },
          (socket) => socket.send(JSON.stringify({ t: 'hello', table })),
          (socket, data) => {
            if (data.includes('"t":"table"')) {
              left -= 1;
              if (left === 0) answer({ open: count });
            }
          },
        ),
      );
    }
  },

  close(_, answer) {
    for (const place of places) for (const socket of place.sockets) socket.terminate();
    for (const socket of idle) socket.terminate();
    places = [];
    idle = [];
    answer({});
  },
};

// So many moves a second, evenly; a table that is not done with its last move says the next one when it is,
// and its waiting counts.
function pace(begin) {
  let sent = 0;
  const timer = setInterval(() => {
    const now = performance.now();
    if (now >= until) {
      clearInterval(timer);
      return;
    }
    while (begin + (sent * 1000) / rate <= now) {
      const due = begin + (sent * 1000) / rate;
      const place = places[sent % places.length];
      if (place.out) {
        if (!place.wants) place.due = due;
        place.wants = true;
      } else {
        place.go(due);
      }
      sent += 1;
    }
  }, 1);
}

function settle(seconds, answer) {
  const sorted = Float64Array.from(latencies).sort();
  const at = (part) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))];
  answer({ moves: sorted.length, seconds, p50: at(0.5), p99: at(0.99), finished, received });
}

readline.createInterface({ input: process.stdin }).on('line', (line) => {
  const asked = JSON.parse(line);
  acts[asked.act](asked, (told) => process.stdout.write(`${JSON.stringify(told)}\n`));
});
process.stdin.on('end', () => process.exit(0));

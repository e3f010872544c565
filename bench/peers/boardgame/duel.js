// A game of the size of ours: two seats choose in secret, then shots are fired with a die each; hats and lucky
// numbers are asked about. The course is that of Standoff, written the way boardgame.io wants it.
'use strict';

const { INVALID_MOVE, ActivePlayers } = require('boardgame.io/core');

const LIVES = 5;
const ROUNDS = 50;

function setup({ random }) {
  const deck = random.Shuffle([1, 2, 3, 4, 1, 2, 3, 4]);
  return {
    round: 1,
    lives: [LIVES, LIVES],
    hats: [true, true],
    chosen: [false, false],
    shown: [false, false],
    wounds: [0, 0],
    shots: [],
    asked: null,
    players: { 0: { lucky: deck[0], choice: null }, 1: { lucky: deck[1], choice: null } },
  };
}

function choose({ G, playerID, random }, choice) {
  const me = Number(playerID);
  if (G.asked || G.chosen[me]) return INVALID_MOVE;
  if (choice !== 'draw' && choice !== 'duck') return INVALID_MOVE;
  G.players[playerID].choice = choice;
  G.chosen[me] = true;
  if (G.chosen[0] && G.chosen[1]) {
    G.choices = [G.players[0].choice, G.players[1].choice];
    G.shots = [0, 1].filter((seat) => G.players[seat].choice === 'draw');
    fire(G, random);
  }
}

function fire(G, random) {
  while (G.shots.length && !G.asked) {
    const shooter = G.shots[0];
    const target = 1 - shooter;
    const die = random.D6();
    const hit = die >= (G.choices[target] === 'draw' ? 5 : 6);
    if (!hit && !G.shown[shooter]) G.asked = { what: 'show', seat: shooter, die };
    else if (hit && G.hats[target]) G.asked = { what: 'hat', seat: target, die };
    else wound(G, hit ? target : null);
  }
  if (!G.shots.length && !G.asked) end(G);
}

function wound(G, target) {
  if (target !== null) G.wounds[target] += 1;
  G.shots.shift();
}

function end(G) {
  for (const seat of [0, 1]) {
    G.lives[seat] -= G.wounds[seat];
    G.wounds[seat] = 0;
    G.chosen[seat] = false;
    G.players[seat].choice = null;
  }
  G.round += 1;
}

function answer({ G, playerID, random }, yes) {
  const asked = G.asked;
  const me = Number(playerID);
  if (!asked || asked.seat !== me) return INVALID_MOVE;
  if (asked.what === 'show') {
    const right = asked.die === G.players[playerID].lucky;
    if (yes && !right) return INVALID_MOVE;
    G.asked = null;
    if (yes) G.shown[me] = true;
    if (yes && G.hats[1 - me]) G.asked = { what: 'hat', seat: 1 - me, die: asked.die };
    else wound(G, yes ? 1 - me : null);
  } else {
    G.asked = null;
    if (yes) G.hats[me] = false;
    wound(G, yes ? null : me);
  }
  if (!G.asked) fire(G, random);
}

function playerView({ G, playerID }) {
  const players = {};
  for (const seat of Object.keys(G.players)) {
    if (seat === playerID) players[seat] = G.players[seat];
    else players[seat] = { lucky: G.shown[Number(seat)] ? G.players[seat].lucky : null };
  }
  return { ...G, players };
}

exports.Duel = {
  name: 'duel',
  setup,
  moves: {
    choose: { move: choose, client: false, redact: true },
    answer: { move: answer, client: false },
  },
  turn: { activePlayers: ActivePlayers.ALL },
  playerView,
  endIf: ({ G }) => {
    if (G.shots.length || G.asked) return undefined;
    if (G.lives[0] > 0 && G.lives[1] > 0 && G.round <= ROUNDS) return undefined;
    return { lives: G.lives };
  },
};

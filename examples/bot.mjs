// A bot for any title of the house, in JavaScript: it plays whatever takes something from somebody, if it can.
//
//     saloon arena standoff --bots "run:node examples/bot.mjs,random" --games 40
//     saloon play fast_west --bot "B=run:node examples/bot.mjs"
//
// Questions come on stdin, answers go to stdout, one JSON object a line: docs/guides/bots.md.

import { createInterface } from "node:readline";

const BOLD = ["draw", "show", "play", "rob", "attack", "fire"];

const pick = (words) => words[Math.floor(Math.random() * words.length)];

// One of the words on offer: {"a": 3, "say": "draw B", "verb": "draw", "args": {...}, "text": "..."}.
function choose(seen) {
  const words = seen.ask.words;
  const bold = words.filter((word) => BOLD.includes(word.verb));
  const stay = words.filter((word) => !word.interrupt);
  // Now and then something else: where one may change one's mind, boldness alone would do so for ever.
  if (bold.length && Math.random() < 0.8) return pick(bold);
  return pick(stay.length ? stay : words);
}

createInterface({ input: process.stdin }).on("line", (line) => {
  const question = JSON.parse(line);
  const word = choose(question.seen);
  const answer = { id: question.id, a: word.a, note: word.text };
  console.log(JSON.stringify(answer));
});

/** From cards and people picked to one word. Knows the labels of words, not what they do. */
import type { Barred, Seen, Word } from "../../wire";
import { matching, options, type Picks } from "../generic/narrow";
import { takingBack } from "./choices";
import { one, type View } from "./view";

export interface Slot {
  name: string;
  words: Word[];
  barred: Barred[];
}

/** Which verb the cards of the hand say, by what is asked. */
const SAYS: Record<string, string> = {
  commit: "play",
  cheer: "cheer",
  answer: "swap",
  recover: "recover",
  recover_two: "recover",
};

interface Given {
  seen: Seen;
  seat: number | null;
  chosen: Word | null;
  choose: (word: Word | null) => void;
}

export class Choosing {
  #given: () => Given;
  picks = $state.raw<Picks>({});
  /** Cards picked to be taken back. */
  back = $state.raw<string[]>([]);
  verb = $derived.by(() => SAYS[this.#given().seen.ask?.kind ?? ""] ?? "");
  words = $derived.by(() => (this.#given().seen.ask?.words ?? []).filter((word) => word.verb === this.verb));
  barred = $derived.by(() =>
    (this.#given().seen.ask?.barred ?? []).filter((word) => word.verb === this.verb),
  );
  slots = $derived.by(() => this.#slots());
  /** The words of the picked card, if it can be thrown in more than one way. */
  sided = $derived.by(() => {
    if (this.picks.card === undefined || !["play", "swap"].includes(this.verb)) return [];
    const found = matching(this.words, { card: this.picks.card });
    return found.length > 1 ? found : [];
  });
  picked = $derived.by(() =>
    this.verb === "recover" ? this.back : this.picks.card ? [String(this.picks.card)] : [],
  );

  constructor(given: () => Given) {
    this.#given = given;
  }

  #slots(): Slot[] {
    const { seen, seat } = this.#given();
    const slot = (name: string): Slot => ({
      name,
      words: matching(this.words, { card: name }),
      barred: matching(this.barred, { card: name }),
    });
    if (this.verb === "cheer") return options(this.words, "card").map((name) => slot(String(name)));
    if (this.verb === "recover") {
      const holding = (name: string) =>
        this.words.filter((word) => word.args.card === name || word.args.more === name);
      const names = [...options(this.words, "card"), ...options(this.words, "more")];
      const cards = [...new Set(names.filter((name) => name !== null).map(String))];
      return cards.map((name) => ({ name, words: holding(name), barred: [] }));
    }
    const mine = seat === null ? null : one(seen.view as View, seat);
    const spent = (mine?.pile ?? []).map(slot).filter((it) => this.verb === "play" && it.barred.length);
    return [...(mine?.hand ?? []).map(slot), ...spent];
  }

  clear(): void {
    this.picks = {};
    this.back = [];
  }

  /** A word taken from elsewhere shows here as if it had been picked here. */
  follow(word: Word): void {
    const { card = null, more = null } = word.args;
    if (this.verb === "recover") this.back = [card, more].filter((it) => it !== null).map(String);
    else this.picks = { card, ...("for" in word.args ? { for: word.args.for ?? null } : {}) };
  }

  pick(name: string): void {
    if (this.verb === "recover") return this.#takeBack(name);
    const { card: old, ...rest } = this.picks;
    const kept: Picks = this.verb === "cheer" ? rest : {};
    this.picks = old === name ? kept : { ...kept, card: name };
    this.#settle();
  }

  pickFor(who: number): boolean {
    if (this.verb !== "cheer" || !options(this.words, "for").includes(who)) return false;
    this.picks = { ...this.picks, for: who };
    this.#settle();
    return true;
  }

  /** A card thrown to a side says so at once. */
  thrown(slot: Slot, side: string): void {
    const guns = (word: Word) => Number(word.args.guns != null);
    const [found] = matching(slot.words, { side }).sort((a, b) => guns(a) - guns(b));
    this.picks = { card: slot.name };
    if (found) this.#given().choose(found);
    else this.#settle();
  }

  #takeBack(name: string): void {
    const most = this.#given().seen.ask?.kind === "recover_two" ? 2 : 1;
    this.back = this.back.includes(name)
      ? this.back.filter((it) => it !== name)
      : [...this.back, name].slice(-most);
    this.#given().choose(takingBack(this.words, this.back));
  }

  #settle(): void {
    const { chosen, choose } = this.#given();
    const found = this.picks.card === undefined ? [] : matching(this.words, this.picks);
    if (found.length === 1) choose(found[0]!);
    else if (chosen) choose(null);
  }
}

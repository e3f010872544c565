/** What can be chosen on the board at this moment, shared by all its parts: they only say where a person tapped. */
import { createContext } from "svelte";
import type { Word } from "../../wire";
import type { SkinProps } from "../skin";
import { called, read, type Wow } from "./read";
import { offers, pathOf, routeOf, tapped, type Scene, type Spot } from "./spots";

export type Standing = "open" | "barred" | "none";

export class Picker {
  readonly props: () => SkinProps;
  #trail: { ask: string; spots: Spot[] } = $state.raw({ ask: "", spots: [] });

  constructor(props: () => SkinProps) {
    this.props = props;
  }

  wow: Wow = $derived.by(() => read(this.props().seen));
  ask = $derived.by(() => this.props().seen.ask);
  words: Word[] = $derived.by(() => this.ask?.words ?? []);
  scene: Scene = $derived.by(() => ({ place: this.wow.place, me: this.props().seat }));
  /** The spots chosen so far for a word of several steps; forgotten when something else is asked. */
  picked: Spot[] = $derived.by(() => {
    const live = this.ask && this.#trail.ask === this.ask.id ? this.#trail.spots : [];
    return offers(this.words, live, this.scene).size ? live : [];
  });
  open = $derived.by(() => offers(this.words, this.picked, this.scene));
  #first = $derived.by(() => offers(this.words, [], this.scene));
  #barred = $derived.by(() => offers(this.ask?.barred ?? [], this.picked, this.scene));
  #chosen: Spot[] = $derived.by(() => this.#spotsOf(this.props().chosen));
  #hinted: Spot[] = $derived.by(() => this.#spotsOf(this.props().hinted));

  #spotsOf(word: Word | null): Spot[] {
    return word && this.words.some((one) => one.a === word.a) ? pathOf(word, this.scene) : [];
  }

  standing(spot: Spot): Standing {
    if (this.open.has(spot) || this.#first.has(spot)) return "open";
    return this.#barred.has(spot) ? "barred" : "none";
  }
  /** Is this one of the spots to tap now, and not only a way to start over? */
  next = (spot: Spot): boolean => this.open.has(spot);
  /** Chosen, by this hand or in the panel. */
  lit = (spot: Spot): boolean => this.#chosen.includes(spot) || this.picked.includes(spot);
  hinted = (spot: Spot): boolean => this.#hinted.includes(spot);
  why = (spot: Spot): string | undefined => this.#barred.get(spot)?.[0]?.why;

  tap(spot: Spot): void {
    const { choose, chosen, explain } = this.props();
    const found = tapped(this.words, this.picked, spot, this.scene);
    if (found) {
      this.#trail = { ask: this.ask?.id ?? "", spots: found.picked };
      const again = found.word !== null && chosen?.a === found.word.a;
      choose(again ? null : found.word);
      return;
    }
    const barred = this.#barred.get(spot)?.[0];
    if (barred) explain(barred);
  }

  /** Hover or focus of a spot: what a tap would say, if it says anything yet. */
  hover(spot: Spot | null): void {
    const list = spot === null ? undefined : this.open.get(spot);
    this.props().hint(list?.length === 1 ? (list[0] ?? null) : null);
  }

  back(): void {
    this.#trail = { ask: this.ask?.id ?? "", spots: this.picked.slice(0, -1) };
    this.props().choose(null);
  }

  say(word: Word): void {
    this.props().choose(this.props().chosen?.a === word.a ? null : word);
  }

  /** Arrows to draw: of the word in question, else of everywhere the next step may lead. */
  routes = $derived.by(() => {
    const { chosen, hinted } = this.props();
    const strong = chosen ?? hinted;
    const found = strong ? routeOf(strong, this.scene) : null;
    if (found) return [{ ...found, strong: true }];
    const fleeing = this.words.some((word) => word.verb === "flee" || word.verb === "leave");
    if (!fleeing && !this.picked.length) return [];
    const open = [...this.open.values()].flat();
    return open.flatMap((word) => {
      const route = routeOf(word, this.scene);
      return route ? [{ ...route, strong: false }] : [];
    });
  });

  t = (key: string, args?: Record<string, string | number>): string => this.props().t(key, args);
  town = (token: string): string => called(this.props().card, "town", token);
  kind = (token: string): string => called(this.props().card, "kind", token);
  box = (token: string): string => called(this.props().card, "box", token);
  name = (seat: number): string =>
    this.props().people[seat]?.person?.name ?? this.t("seat", { letter: "ABCDE"[seat] ?? "?" });
  moving = $derived.by(() => this.props().pace > 0);
}

export const [getPicker, setPicker] = createContext<Picker>();

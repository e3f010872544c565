/** What the table shell gives a title's board, and what a board gives back. A board holds no rule: it draws `seen.view` and
 *  offers `seen.ask.words`; everything it needs to know about the title is in `card`. */
import type { Past } from "../lib/past";
import type { Component } from "svelte";
import type { Barred, Happening, SeatInfo, Seen, TitleCard, Word } from "../wire";

export interface SkinProps {
  /** The table as this viewer sees it now; replaced as a whole. */
  seen: Seen;
  card: TitleCard;
  /** The viewer's seat; null for watchers and the archive. */
  seat: number | null;
  /** Names and connection of the seats, in seat order. */
  people: SeatInfo[];
  lang: "en" | "it";
  /** What has just happened, oldest first, to be shown once; a new array for each change. Empty after a load or a jump. */
  fresh: Happening[];
  /** Animations: 0 none (reduced motion, replay scrubbing), 1 normal, above 1 faster. */
  pace: number;
  /** The word the viewer is about to say (selected on the board or in the panel), or null. */
  chosen: Word | null;
  /** A board or panel hovers or focuses this word: show what it would touch. */
  hinted: Word | null;
  /** Select a word: the shell asks for confirmation or says it at once, by the person's setting. null: nothing. */
  choose: (word: Word | null) => void;
  hint: (word: Word | null) => void;
  /** Tell why something cannot be done (a greyed place was tapped). */
  explain: (barred: Barred) => void;
  /** The gang's plan etc.: what a skin may send beside words. Absent in replays. */
  draw?: (mark: {
    kind: string;
    target?: number | null;
    places?: number[];
    text?: string;
    remove?: string;
    second?: string;
  }) => void;
  marks: import("../wire").Mark[];
  /** The board is still showing how it came to this: meanwhile the shell tells neither the ending nor the newest lines. */
  hold?: (on: boolean) => void;
  /** A finished game as the archive sees it, position after position, for an `Ending` that looks back. */
  past?: Past;
  /** A sentence of the skin's own `words`, else of the client's. */
  t: (key: string, args?: Record<string, string | number>) => string;
}

/** A title's part of the client, in `skins/<title>/index.ts`; found by its folder, loaded when a table of it is opened. */
export interface Skin {
  Board: Component<SkinProps>;
  /** True if the board itself shows everything there is to choose, so that the panel lists words only on demand. */
  complete?: boolean;
  /** A full-width scene over the board at the end (scoring walk, unmasking); gets the same properties. */
  Ending?: Component<SkinProps>;
  /** The skin's own sentences, flat: `locale/en.json`, `locale/it.json` in its folder. */
  words: Record<"en" | "it", () => Promise<{ default: Record<string, string> }>>;
  /** The icon of a happening in the story, by its kind: the inside of a 24 x 24 drawing (see `design/icons.ts`). */
  icon?: (kind: string) => string | undefined;
}

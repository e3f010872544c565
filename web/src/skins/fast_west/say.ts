/** What things are called here: the title's own words, the people's names, and this board's sentences. */
import { SEAT_LETTERS } from "../../design/seats";
import type { SeatInfo, TitleCard } from "../../wire";
import { bareName, FIRST_GRINGO, type Figures } from "./view";

export interface Say {
  t: (key: string, args?: Record<string, string | number>) => string;
  card: (name: string) => string;
  identity: (name: string) => string;
  event: (name: string) => string;
  arrow: (name: string) => string;
  who: (one: number) => string;
  cost: (card: string) => number;
  weapon: (card: string) => boolean;
  figures: Figures;
}

export function saying(title: TitleCard, people: SeatInfo[], t: Say["t"]): Say {
  const figures = title.figures as Figures;
  const value = (domain: string, token: string): string => title.values[domain]?.[token] ?? token;
  const face = (name: string) => figures.cards?.find((one) => one.name === name);
  return {
    t,
    figures,
    card: (name) => value("card", name),
    identity: (name) => value("identity", name),
    event: (name) => bareName(value("happening", name)),
    arrow: (name) => value("arrow", name),
    cost: (name) => face(name)?.cost ?? 0,
    weapon: (name) => face(name)?.weapon ?? false,
    who: (one) =>
      one >= FIRST_GRINGO
        ? t("gringo", { n: one - FIRST_GRINGO + 1 })
        : (people[one]?.person?.name ?? SEAT_LETTERS[one] ?? ""),
  };
}

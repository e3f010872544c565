/** What is to be said of a town, in sentences: for the card under the map and for screen readers. */
import type { SkinProps } from "../skin";
import type { Spot } from "./choices";
import { percent, reasonOf, type Heat } from "./heat";
import type { Belief, Figures, Names, View } from "./view";

export interface Asked {
  view: View;
  figures: Figures;
  names: Names;
  t: SkinProps["t"];
}

/** What lies and stands there, for everybody who may see this table. */
export function factsOf(town: number, { view, figures, names, t }: Asked): string[] {
  const facts: string[] = [];
  const bank = view.banks.find((one) => one.town === town);
  if (bank)
    facts.push(
      !bank.tile
        ? t("town.bank_empty")
        : bank.value === null
          ? t("town.bank")
          : t("town.bank_worth", { value: bank.value }),
    );
  else if (figures.banks.includes(town)) facts.push(t("town.bank_empty"));
  else facts.push(t(view.poker.includes(town) ? "town.poker" : "town.poker_gone"));
  const deputies = view.deputies.filter((one) => one.town === town).length;
  if (deputies) facts.push(t("town.deputies", { n: deputies }));
  if (view.coaches.brown === town) facts.push(t("coach.brown"));
  if (view.coaches.blue === town) facts.push(t("coach.blue"));
  const pawns = view.seats.flatMap((one, seat) => (one.pawn === town ? [names.seat(seat)] : []));
  if (pawns.length) facts.push(t("town.pawns", { names: pawns.join(", ") }));
  const lamps = view.seats.flatMap((one, seat) =>
    one.at === town && one.at !== one.pawn ? [names.seat(seat)] : [],
  );
  if (lamps.length) facts.push(t("town.truly", { names: lamps.join(", ") }));
  const token = figures.towns[town]?.town ?? "";
  const holders = view.seats.flatMap((one, seat) => (one.hand?.includes(token) ? [names.seat(seat)] : []));
  if (holders.length && view.move > 0) facts.push(t("town.holders", { names: holders.join(", ") }));
  for (const one of view.robberies.filter((each) => each.town === town))
    facts.push(
      t("town.robbery", {
        target: names.target(one.target),
        names: [...one.stack, ...one.reserve].map(names.seat).join(", "),
        required: one.required,
        move: one.move,
      }),
    );
  return facts;
}

/** Who may be there, and who cannot and why. */
export function chancesOf(
  town: number,
  beliefs: Belief[],
  seats: number[],
  heat: Heat | undefined,
  now: boolean,
  { names, t }: Asked,
): string[] {
  return beliefs
    .filter((one) => seats.includes(one.seat))
    .flatMap((one) => {
      const name = names.seat(one.seat);
      const found = heat?.seats.find((each) => each.seat === one.seat);
      if (found) return [t("maybe.here", { name, chance: percent(found.chance) })];
      if (!now) return [t("maybe.not_then", { name })];
      const reason = reasonOf(one, town);
      return reason ? [t(`why.${reason.key}`, { name, move: reason.move, town: names.town(town) })] : [];
    });
}

/** What can be done there now. */
export function offerAt(spot: Spot | undefined, t: SkinProps["t"]): string {
  if (spot?.word) return spot.word.text;
  if (spot?.pick) return t("town.pick", { n: spot.pick.length });
  return spot?.barred?.why ?? "";
}

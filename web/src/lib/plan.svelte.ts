/** A table as it is being thought up. */
import type { NewTable, PresetCard, TitleCard } from "../wire";

/** Names of clocks: what they mean stands in the sentences `clock.*`. */
const CLOCKS: Record<string, NonNullable<NewTable["clock"]>> = {
  none: { bank: 0, turn: 0 },
  quick: { bank: 300, turn: 20 },
  easy: { bank: 900, turn: 45 },
  hours8: { hours: 8, holidays: 7 },
  day: { hours: 24, holidays: 14 },
  days3: { hours: 72, holidays: 30 },
};

export class Plan {
  card = $state.raw<TitleCard | null>(null);
  seats = $state(2);
  /** By seat: me, free, or a bot's level. */
  who = $state<string[]>([]);
  options = $state<Record<string, string>>({});
  preset = $state("");
  access = $state("link");
  name = $state("");
  hot = $state(false);
  watchable = $state(true);
  clock = $state("none");
  private speed = $state("live");

  constructor(private readonly language: string) {}

  get pace(): string {
    return this.speed;
  }
  set pace(to: string) {
    this.speed = to;
    this.clock = to === "days" ? "day" : "none";
  }
  get clocks(): string[] {
    return this.speed === "days" ? ["hours8", "day", "days3"] : ["none", "quick", "easy"];
  }

  deal(card: TitleCard | undefined): void {
    if (!card) return;
    this.card = card;
    this.options = {};
    this.preset = "";
    this.resize(Math.min(card.most, Math.max(card.fewest, this.seats > 2 ? this.seats : card.fewest + 1)));
  }

  resize(seats: number): void {
    this.seats = seats;
    this.who = Array.from({ length: seats }, (_, n) => this.who[n] ?? (n ? "free" : "me"));
    if (!this.who.includes("me")) this.who[0] = "me";
  }

  /** There is one of me: whoever sat where I sit now gets my old place. */
  sit(seat: number, as: string): void {
    if (as === "me") this.who = this.who.map((one) => (one === "me" ? "free" : one));
    this.who[seat] = as;
  }

  /** What a preset sets at this size. */
  presetValues(preset: PresetCard): Record<string, string> {
    return { ...preset.values, ...preset.for_seats[String(this.seats)] };
  }

  choosePreset(name: string): void {
    this.preset = name;
    const found = this.card?.presets.find((one) => one.name === name);
    this.options = found ? this.presetValues(found) : {};
  }

  valueOf(option: string): string {
    return this.options[option] ?? this.card?.options.find((one) => one.name === option)?.default ?? "";
  }

  set(option: string, value: string): void {
    this.options = { ...this.options, [option]: value };
    this.preset = "";
  }

  wish(): NewTable {
    const mine = this.who.indexOf("me");
    const bots = this.who
      .map((who, seat) => [String(seat), who] as const)
      .filter(([, who]) => who !== "me" && who !== "free" && who !== "hot");
    return {
      title: this.card?.title ?? "",
      seats: this.seats,
      options: { ...this.options },
      name: this.name.trim(),
      pace: this.pace,
      clock: CLOCKS[this.clock] ?? {},
      access: this.access,
      language: this.language,
      mine: this.hot ? null : mine,
      bots: Object.fromEntries(bots),
      hot_seat: this.hot,
      watchable: this.watchable,
      start: true,
    };
  }
}

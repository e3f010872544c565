/** Standing orders by kind: what each needs to be told. The house says which of them a seat may give. */
export const ORDERS = [
  "words",
  "bid_up_to",
  "pass_until",
  "help_against",
  "refuse_against",
  "reveal_when_it_helps",
];

export function needs(kind: string): "word" | "number" | "seat" | "nothing" {
  if (kind === "words") return "word";
  if (kind === "bid_up_to" || kind === "pass_until") return "number";
  return kind.endsWith("_against") ? "seat" : "nothing";
}

/** What is being drawn on the gang's plan: the tool in hand and the towns tapped so far. */
import type { SkinProps } from "../skin";
import { ART } from "./art";

export const TOOLS = [
  { kind: "route", art: ART.route, key: "plan.route", lead: "plan.lead_route" },
  { kind: "pin", art: ART.pin, key: "plan.pin", lead: "plan.lead_pin" },
  { kind: "propose", art: ART.discs, key: "plan.propose", lead: "plan.lead_propose" },
];

export class Sketch {
  tool = $state<string | null>(null);
  draft = $state.raw<number[]>([]);

  take(tool: string | null): void {
    [this.tool, this.draft] = [tool, []];
  }

  /** A town was tapped: a route grows, or loses its last town; anything else is drawn at once. */
  tap(town: number, draw: SkinProps["draw"]): void {
    if (this.tool === "route")
      this.draft = this.draft.at(-1) === town ? this.draft.slice(0, -1) : [...this.draft, town];
    else if (this.tool !== null) {
      draw?.({ kind: this.tool, places: [town] });
      this.take(null);
    }
  }

  finish(draw: SkinProps["draw"]): void {
    draw?.({ kind: "route", places: this.draft });
    this.take(null);
  }
}

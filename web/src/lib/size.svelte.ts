/** How much room there is: the shell is laid out in three ways. */
export type Size = "phone" | "tablet" | "desk";

const desk = matchMedia("(min-width: 1100px)");
const tablet = matchMedia("(min-width: 700px) and (min-height: 560px)");
const read = (): Size => (desk.matches ? "desk" : tablet.matches ? "tablet" : "phone");

let now = $state<Size>(read());
for (const query of [desk, tablet]) query.addEventListener("change", () => (now = read()));

export const size = {
  get now(): Size {
    return now;
  },
};

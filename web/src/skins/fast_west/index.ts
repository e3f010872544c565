import type { Skin } from "../skin";
import { icons } from "./art";
import Board from "./Board.svelte";
import Ending from "./Ending.svelte";

const skin: Skin = {
  Board,
  Ending,
  complete: true,
  icon: (kind) => icons[kind],
  words: { en: () => import("./locale/en.json"), it: () => import("./locale/it.json") },
};
export default skin;

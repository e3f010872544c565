import type { Skin } from "../skin";
import { icon } from "./art";
import Board from "./Board.svelte";
import Ending from "./Ending.svelte";

const skin: Skin = {
  Board,
  Ending,
  complete: true,
  words: { en: () => import("./locale/en.json"), it: () => import("./locale/it.json") },
  icon,
};
export default skin;

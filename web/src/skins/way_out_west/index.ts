import type { Skin } from "../skin";
import Board from "./Board.svelte";
import Ending from "./Ending.svelte";
import { iconOf } from "./icons";

const skin: Skin = {
  Board,
  Ending,
  complete: true,
  words: { en: () => import("./locale/en.json"), it: () => import("./locale/it.json") },
  icon: iconOf,
};
export default skin;

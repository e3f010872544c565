import type { Skin } from "../skin";
import Board from "./Board.svelte";

const skin: Skin = {
  Board,
  words: { en: () => import("./locale/en.json"), it: () => import("./locale/it.json") },
};
export default skin;

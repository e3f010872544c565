/** Boards without a house, for drawing them: recorded frames (`python -m tools.frames`), one word at a time.
 *  /gallery.html?file=way_out_west-4-A&at=120&theme=dark&lang=it&bare=1 */
import "@fontsource/alegreya-sans/400.css";
import "@fontsource/alegreya-sans/700.css";
import "@fontsource/courier-prime/400.css";
import "@fontsource/rye/400.css";
import { mount } from "svelte";
import "../design/base.css";
import Gallery from "./Gallery.svelte";

mount(Gallery, { target: document.getElementById("app")! });

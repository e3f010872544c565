import "@fontsource/alegreya-sans/latin-400.css";
import "@fontsource/alegreya-sans/latin-700.css";
import "@fontsource/courier-prime/latin-400.css";
import "@fontsource/rye/latin-400.css";
import { mount } from "svelte";
import App from "./App.svelte";
import "./design/base.css";
import { whoAmI } from "./lib/me.svelte";
import { startPrefs } from "./lib/prefs.svelte";
import { pageOf } from "./lib/pages";
import { here, startRouter } from "./lib/router.svelte";
import { titles } from "./lib/titles.svelte";

// Everything the first page needs is on its way before the first of it has come; whoever needs it asks again.
const ready = startPrefs();
pageOf(here.now.page).catch(() => {});
whoAmI().catch(() => {});
if (here.now.page === "front") titles().catch(() => {});
await ready;
startRouter();
const target = document.getElementById("app");
if (target) {
  target.replaceChildren();
  mount(App, { target });
}
// A page that is left at once, or a browser that keeps nothing, does without.
if (import.meta.env.PROD && "serviceWorker" in navigator)
  navigator.serviceWorker.register("/worker.js").catch(() => {});
// Every face is there before a board first needs it: what takes another one later jumps.
setTimeout(() => document.fonts.forEach((face) => void face.load().catch(() => {})), 2000);

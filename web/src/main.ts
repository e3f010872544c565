import "@fontsource/alegreya-sans/latin-400.css";
import "@fontsource/alegreya-sans/latin-700.css";
import "@fontsource/courier-prime/latin-400.css";
import "@fontsource/rye/latin-400.css";
import { mount } from "svelte";
import App from "./App.svelte";
import "./design/base.css";
import { whoAmI } from "./lib/me.svelte";
import { startPrefs } from "./lib/prefs.svelte";
import { startRouter } from "./lib/router.svelte";

await startPrefs();
startRouter();
whoAmI().catch(() => {}); // Whoever needs to know asks again.
const target = document.getElementById("app");
if (target) {
  target.replaceChildren();
  mount(App, { target });
}
if (import.meta.env.PROD && "serviceWorker" in navigator) void navigator.serviceWorker.register("/worker.js");

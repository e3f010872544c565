/** What a person likes: kept in this browser, and with the person in the house. */
import { LANGS, preferred, setLang, type Lang } from "./lang.svelte";

export interface Prefs {
  theme: "system" | "light" | "dark";
  motion: "system" | "on" | "off";
  speed: number;
  sound: boolean;
  confirm: "always" | "touch" | "never";
  lang: Lang;
  buzz: boolean;
  tell: boolean;
  boardText: boolean;
  level: string;
}

const KEY = "saloon";
const usual: Prefs = {
  theme: "system",
  motion: "system",
  speed: 1,
  sound: true,
  confirm: "touch",
  lang: preferred(navigator.languages),
  buzz: true,
  tell: false,
  boardText: false,
  level: "ranch_hand",
};

const calm = matchMedia("(prefers-reduced-motion: reduce)");
const dark = matchMedia("(prefers-color-scheme: dark)");
const touch = matchMedia("(pointer: coarse)");

let stored = $state.raw<Prefs>(load());
let calmed = $state(calm.matches);
let touched = $state(touch.matches);

function load(): Prefs {
  try {
    return tidy(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, unknown>);
  } catch {
    return usual;
  }
}

/** Only what we know, of the kind we know. */
export function tidy(given: Record<string, unknown>): Prefs {
  const out: Record<string, unknown> = { ...usual };
  for (const [name, value] of Object.entries(usual)) {
    if (name in given && typeof given[name] === typeof value) out[name] = given[name];
  }
  if (!LANGS.includes(out.lang as Lang)) out.lang = usual.lang;
  return out as unknown as Prefs;
}

export const prefs = {
  get now(): Prefs {
    return stored;
  },
  /** How fast things move: 0 is not at all. */
  get pace(): number {
    return stored.motion === "off" || (stored.motion === "system" && calmed) ? 0 : stored.speed;
  },
  /** Whether a word waits for confirmation. */
  get confirms(): boolean {
    return stored.confirm === "always" || (stored.confirm === "touch" && touched);
  },
};

let saved: (settings: Record<string, string | number | boolean>) => void = () => {};
/** Somebody who keeps the settings elsewhere too. */
export function onPrefs(save: typeof saved): void {
  saved = save;
}

export function setPrefs(changes: Partial<Prefs>, tell = true): void {
  stored = { ...stored, ...changes };
  localStorage.setItem(KEY, JSON.stringify(stored));
  if (tell) saved({ ...stored });
  show();
  if (changes.lang) void setLang(changes.lang);
}

function show(): void {
  const night = stored.theme === "dark" || (stored.theme === "system" && dark.matches);
  const root = document.documentElement;
  root.dataset.theme = night ? "dark" : "light";
  root.dataset.motion = prefs.pace ? "on" : "off";
  const ground = getComputedStyle(root).getPropertyValue("--paper").trim();
  document.querySelector('meta[name="theme-color"]')?.setAttribute("content", ground);
}

export async function startPrefs(): Promise<void> {
  calm.addEventListener("change", () => ((calmed = calm.matches), show()));
  dark.addEventListener("change", show);
  touch.addEventListener("change", () => (touched = touch.matches));
  show();
  await setLang(stored.lang);
}

/** Who I am to this house. Somebody who just wants to play becomes a guest on the way. */
import type { Me } from "../wire";
import { api, Trouble } from "./api";
import { link } from "./house.svelte";
import { lang } from "./lang.svelte";
import { nickname } from "./names";
import { onPrefs, prefs, setPrefs, tidy } from "./prefs.svelte";

/** undefined: not known yet; null: nobody. */
let now = $state.raw<Me | null | undefined>(undefined);
let asking: Promise<Me | null> | null = null;

export const me = {
  get now(): Me | null | undefined {
    return now;
  },
  get id(): string {
    return now?.person.id ?? "";
  },
};

export function whoAmI(): Promise<Me | null> {
  asking ??= api.get<Me>("/api/me").then(
    (found) => became(found),
    (wrong: unknown) => {
      asking = null;
      if (wrong instanceof Trouble && wrong.status === 401) return became(null);
      throw wrong;
    },
  );
  return asking;
}

/** Me, made a guest if I was nobody. */
export async function somebody(): Promise<Me> {
  const found = now ?? (await whoAmI());
  if (found) return found;
  return became(await api.post<Me>("/api/guest", { name: nickname(lang.now), lang: lang.now })) as Me;
}

/** I am somebody else, or somebody still: everything that hangs on it follows. */
export function became(who: Me | null): Me | null {
  const changed = (now?.person.id ?? "") !== (who?.person.id ?? "") && now !== undefined;
  now = who;
  asking = Promise.resolve(who);
  if (who && Object.keys(who.settings).length) setPrefs(tidy({ ...prefs.now, ...who.settings }), false);
  if (changed) link.restart();
  return who;
}

let waiting = 0;
onPrefs((settings) => {
  clearTimeout(waiting);
  waiting = window.setTimeout(() => {
    if (!now) return;
    api
      .patch<Me>("/api/me", { settings, lang: String(settings.lang) })
      .then((kept) => (now = kept))
      .catch(() => {}); // They stay in this browser, and go along with the next change.
  }, 600);
});

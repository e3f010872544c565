/** Where the person is, kept in the browser's history. */
import { placeOf, type Place } from "./route";

let place = $state.raw<Place>(placeOf(new URL(location.href)));
let path = location.pathname;

export const here = {
  get now(): Place {
    return place;
  },
};

/** Go to an address of this house. */
export function go(to: string, replace = false): void {
  if (replace) history.replaceState(null, "", to);
  else history.pushState(null, "", to);
  arrive(true);
}

/** Change what follows the `?` without leaving the page. */
export function note(changes: Record<string, string | null>): void {
  const url = new URL(location.href);
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) url.searchParams.delete(name);
    else url.searchParams.set(name, value);
  }
  history.replaceState(history.state, "", url);
}

function arrive(top: boolean): void {
  const moved = path !== location.pathname;
  path = location.pathname;
  place = placeOf(new URL(location.href));
  if (top && moved) scrollTo(0, 0);
}

/** Links within the house turn pages; all others are the browser's. */
function followed(event: MouseEvent): void {
  if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
  if (link.pathname.startsWith("/api/")) return;
  if (link.pathname === location.pathname && link.search === location.search && link.hash) return;
  event.preventDefault();
  go(link.href);
}

export function startRouter(): void {
  addEventListener("popstate", () => arrive(false));
  document.addEventListener("click", followed);
}

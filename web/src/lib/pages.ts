/** The pages, each loaded when somebody goes there. */
import type { Component } from "svelte";

const found = import.meta.glob<{ default: Component }>("../pages/*.svelte");

export function pageOf(page: string): Promise<{ default: Component }> {
  const load = found[`../pages/${page}.svelte`] ?? found["../pages/lost.svelte"];
  return load ? load() : Promise.reject(new Error(page));
}

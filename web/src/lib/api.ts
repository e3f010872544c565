/** Asking the house over HTTP. What goes wrong comes as `Trouble`: one sentence for the person. */
import type { Problem } from "../wire";

export class Trouble extends Error {
  constructor(
    readonly status: number,
    readonly key: string,
    text: string,
    readonly rule: string | null = null,
  ) {
    super(text);
  }
}

export type Query = Record<string, string | number | null | undefined>;

let language = "en";
let offline = "";

/** The language of answers, and what to say when no answer comes. */
export function speak(lang: string, whenOffline: string): void {
  [language, offline] = [lang, whenOffline];
}

export function address(path: string, query: Query = {}): string {
  const given = Object.entries({ ...query, lang: language }).filter(
    ([, value]) => value != null && value !== "",
  );
  return `${path}?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}`;
}

async function call<T>(method: string, path: string, body?: unknown, query?: Query): Promise<T> {
  const answer = await fetch(address(path, query), {
    method,
    credentials: "same-origin",
    headers: body === undefined ? {} : { "Content-Type": "application/json" },
    body: body === undefined ? null : JSON.stringify(body),
  }).catch(() => {
    throw new Trouble(0, "offline", offline);
  });
  const text = await answer.text();
  if (!answer.ok) throw trouble(answer.status, text);
  return (text ? JSON.parse(text) : null) as T;
}

function trouble(status: number, text: string): Trouble {
  try {
    const told = JSON.parse(text) as Partial<Problem>;
    if (told.text) return new Trouble(status, told.key ?? "", told.text, told.rule ?? null);
  } catch {
    // Something between us and the house answered in its own words.
  }
  return new Trouble(status, status >= 502 ? "offline" : "fault", offline);
}

export const api = {
  get: <T>(path: string, query?: Query) => call<T>("GET", path, undefined, query),
  post: <T>(path: string, body: unknown = {}, query?: Query) => call<T>("POST", path, body, query),
  put: <T>(path: string, body: unknown = {}) => call<T>("PUT", path, body),
  patch: <T>(path: string, body: unknown) => call<T>("PATCH", path, body),
  delete: <T>(path: string, body?: unknown, query?: Query) => call<T>("DELETE", path, body, query),
};

/** What to say about something that went wrong. */
export function sentence(wrong: unknown): string {
  return wrong instanceof Error && wrong.message ? wrong.message : offline;
}

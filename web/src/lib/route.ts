/** Addresses of the client: which page a path means, and what is in it. */
export interface Place {
  page: string;
  args: Record<string, string>;
  query: URLSearchParams;
  hash: string;
}

const ROUTES: [pattern: string, page: string][] = [
  ["/", "front"],
  ["/new", "new"],
  ["/me", "me"],
  ["/games", "games"],
  ["/fair", "fair"],
  ["/t/:id", "table"],
  ["/invite/:id", "table"],
  ["/g/:id", "replay"],
  ["/u/:name", "profile"],
  ["/learn/:title", "learn"],
  ["/rules/:title", "rules"],
  ["/aid/:title", "aid"],
  ["/ladder/:title", "ladder"],
];

const compiled = ROUTES.map(([pattern, page]) => ({ page, parts: parts(pattern) }));

function parts(path: string): string[] {
  return path.split("/").filter(Boolean);
}

/** The page of an address; `lost` if there is none. */
export function placeOf(url: URL): Place {
  const asked = parts(url.pathname);
  const rest = { query: url.searchParams, hash: decode(url.hash.slice(1)) };
  for (const { page, parts: wanted } of compiled) {
    const args = fits(wanted, asked);
    if (args) return { page, args, ...rest };
  }
  return { page: "lost", args: {}, ...rest };
}

function fits(wanted: string[], asked: string[]): Record<string, string> | null {
  if (wanted.length !== asked.length) return null;
  const args: Record<string, string> = {};
  for (const [n, part] of wanted.entries()) {
    const given = asked[n] ?? "";
    if (part.startsWith(":")) args[part.slice(1)] = decode(given);
    else if (part !== given) return null;
  }
  return args;
}

/** A percent sign that stands for nothing is itself. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

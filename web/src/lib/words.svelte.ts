/** Sentences for people: `{name}` is an argument, `{n:one|many}` picks by number. A key that is missing shows itself. */
export type Args = Record<string, string | number>;
export type Sentences = Record<string, string>;

export function phrase(text: string, args: Args = {}): string {
  return text.replace(
    /\{(\w+)(?::([^{}|]*)\|([^{}]*))?\}/g,
    (all, name: string, one?: string, many?: string) => {
      const value = args[name];
      if (one !== undefined && many !== undefined) return String(value) === "1" ? one : many;
      return value === undefined ? all : String(value);
    },
  );
}

/** A teller over several lists of sentences; the first that has the key speaks. */
export function teller(...lists: Sentences[]): (key: string, args?: Args) => string {
  return (key, args) => {
    for (const list of lists) {
      const text = list[key];
      if (text !== undefined) return phrase(text, args);
    }
    return `<${key}>`;
  };
}

/** The few marks the rules are written with - bold, italic, code, links - as pieces; never as HTML. */
export interface Piece {
  kind: "text" | "strong" | "em" | "code" | "rule";
  text: string;
}

const MARK =
  /\*\*([^*]+)\*\*|\*([^*]+)\*|_([^_\s][^_]*)_(?!\w)|`([^`]+)`|\[([^\]]+)\]\([^)]*\)|\b([A-Z]{2,4}-[A-Z]+\d+(?:\.\d+)*)\b/g;

export function pieces(text: string): Piece[] {
  const out: Piece[] = [];
  let at = 0;
  for (const found of text.matchAll(MARK)) {
    if (found.index > at) out.push({ kind: "text", text: text.slice(at, found.index) });
    const [all, strong, em, em2, code, link, rule] = found;
    if (strong !== undefined) out.push({ kind: "strong", text: strong });
    else if (em !== undefined || em2 !== undefined) out.push({ kind: "em", text: em ?? em2 ?? "" });
    else if (code !== undefined) out.push({ kind: "code", text: code });
    else if (rule !== undefined) out.push({ kind: "rule", text: rule });
    else out.push({ kind: "text", text: link ?? all });
    at = found.index + all.length;
  }
  if (at < text.length) out.push({ kind: "text", text: text.slice(at) });
  return out;
}

export function slug(text: string): string {
  return text
    .toLowerCase()
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, "")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}

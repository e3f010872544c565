/** The whole screen, or back. */
export function fullScreen(): void {
  if (document.fullscreenElement) void document.exitFullscreen();
  else void document.documentElement.requestFullscreen?.().catch(() => {}); // The browser said no: nothing is lost.
}

/** Hand an address to another app, or to the clipboard; says which. */
export async function shareLink(url: string, title: string): Promise<"shared" | "copied" | "failed"> {
  if (navigator.share && matchMedia("(pointer: coarse)").matches) {
    try {
      await navigator.share({ url, title });
      return "shared";
    } catch (wrong) {
      if (wrong instanceof DOMException && wrong.name === "AbortError") return "shared";
    }
  }
  return copy(url);
}

export async function copy(text: string): Promise<"copied" | "failed"> {
  try {
    await navigator.clipboard.writeText(text);
    return "copied";
  } catch {
    return copyOldWay(text) ? "copied" : "failed";
  }
}

/** Pages that did not come over TLS have no clipboard. */
function copyOldWay(text: string): boolean {
  const field = document.createElement("textarea");
  field.value = text;
  field.style.position = "fixed";
  document.body.append(field);
  field.select();
  const worked = document.execCommand("copy");
  field.remove();
  return worked;
}

/** What is on the screen as a picture: a part of the page, its styles and fonts, drawn by the browser itself. */
async function dataUrl(url: string): Promise<string> {
  const blob = await (await fetch(url)).blob();
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(new Error(url));
    reader.readAsDataURL(blob);
  });
}

/** All styles of the page; fonts with their files inside, for nothing can be fetched from within a picture. */
async function styles(): Promise<string> {
  const out: string[] = [];
  for (const sheet of document.styleSheets) {
    for (const rule of sheet.cssRules) {
      const found = rule instanceof CSSFontFaceRule ? /url\("?([^")]+\.woff2)"?\)/.exec(rule.cssText) : null;
      if (!found) out.push(rule.cssText);
      else {
        const base = sheet.href ?? location.href;
        out.push(
          rule.cssText.replace(/src:[^;}]+/, `src: url(${await dataUrl(new URL(found[1]!, base).href)})`),
        );
      }
    }
  }
  return out.join("\n");
}

/** Whether a side of something that can be turned over looks at us. */
function faces(node: Element): boolean {
  let sign = 1;
  for (let at: Element | null = node; at; at = at.parentElement) {
    const style = getComputedStyle(at);
    if (at !== node && style.transformStyle !== "preserve-3d") break;
    if (style.transform !== "none") sign *= Math.sign(new DOMMatrix(style.transform).m33) || 1;
  }
  return sign > 0;
}

/** A picture has no depth: what is turned away is left out, the rest lies flat. */
function flatten(from: Element, to: HTMLElement): void {
  const style = getComputedStyle(from);
  if (style.backfaceVisibility === "hidden") {
    to.style.cssText += `;transform:none;backface-visibility:visible;visibility:${faces(from) ? "visible" : "hidden"}`;
  } else if (style.transformStyle === "preserve-3d") {
    to.style.cssText += ";transform:none;transform-style:flat";
  }
}

/** Things that a copy of the page does not carry along by itself. */
function copied(node: HTMLElement): HTMLElement {
  const copy = node.cloneNode(true) as HTMLElement;
  const copies = copy.querySelectorAll<HTMLElement>("*:not(svg *)");
  node.querySelectorAll("*:not(svg *)").forEach((one, n) => {
    const other = copies[n];
    if (other) flatten(one, other);
  });
  const [from, to] = [node.querySelectorAll("canvas"), copy.querySelectorAll("canvas")];
  to.forEach((canvas, n) => {
    const image = document.createElement("img");
    image.src = from[n]?.toDataURL() ?? "";
    canvas.replaceWith(image);
  });
  return copy;
}

export async function pictureOf(node: HTMLElement): Promise<Blob> {
  const [width, height] = [node.clientWidth, node.scrollHeight];
  const root = document.documentElement;
  const page = document.createElement("div");
  page.setAttribute("xmlns", "http://www.w3.org/1999/xhtml");
  const style = document.createElement("style");
  // `:root` is the picture itself there.
  style.textContent = (await styles()).replaceAll(":root", ".picture-root");
  page.className = "picture-root";
  for (const [name, value] of Object.entries(root.dataset)) page.dataset[name] = value;
  page.dataset.motion = "off";
  page.style.cssText = `width:${width}px;height:${height}px;background:var(--paper);color:var(--ink);font:16px/1.45 var(--text)`;
  page.append(style, copied(node));
  const inside = new XMLSerializer().serializeToString(page);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><foreignObject width="100%" height="100%">${inside}</foreignObject></svg>`;
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  const scale = Math.min(2, devicePixelRatio || 1);
  [canvas.width, canvas.height] = [width * scale, height * scale];
  const pen = canvas.getContext("2d");
  pen?.scale(scale, scale);
  pen?.drawImage(image, 0, 0);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("no picture"))), "image/png"),
  );
}

/** To the clipboard, or into a file where there is none. */
export async function keepPicture(node: HTMLElement, name: string): Promise<"copied" | "saved"> {
  const picture = await pictureOf(node);
  try {
    await navigator.clipboard.write([new ClipboardItem({ "image/png": picture })]);
    return "copied";
  } catch {
    const link = document.createElement("a");
    link.href = URL.createObjectURL(picture);
    link.download = name;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
    return "saved";
  }
}

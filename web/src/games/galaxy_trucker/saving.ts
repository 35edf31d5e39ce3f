/** Drawings saved as files: everything that styles give them is written into them. */

const STYLES = [
  "fill",
  "fill-opacity",
  "stroke",
  "stroke-opacity",
  "stroke-width",
  "stroke-linejoin",
  "stroke-linecap",
  "stroke-dasharray",
  "opacity",
  "color",
  "font-family",
  "font-size",
  "font-weight",
  "text-anchor",
] as const;

/** A drawing as a file of its own, with the symbols that it uses. */
export function asFile(drawing: SVGSVGElement): string {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  const from = [drawing, ...drawing.querySelectorAll("*")];
  const to = [copy, ...copy.querySelectorAll("*")];
  from.forEach((element, n) => {
    const styles = getComputedStyle(element);
    const target = to[n];
    for (const name of STYLES) target?.setAttribute(name, styles.getPropertyValue(name));
    target?.removeAttribute("class");
    target?.removeAttribute("style");
  });
  const used = new Set(
    [...copy.querySelectorAll("use")].map((use) => use.getAttribute("href")?.slice(1) ?? ""),
  );
  const defs = document.createElementNS("http://www.w3.org/2000/svg", "defs");
  for (const id of used) {
    const symbol = document.getElementById(id);
    if (symbol) defs.append(symbol.cloneNode(true));
  }
  copy.prepend(defs);
  const { width, height } = drawing.viewBox.baseVal;
  copy.setAttribute("width", String(width));
  copy.setAttribute("height", String(height));
  copy.setAttribute("xmlns", "http://www.w3.org/2000/svg");
  return new XMLSerializer().serializeToString(copy);
}

/** Hand a file to the reader. */
function hand(file: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

export function saveDrawing(drawing: SVGSVGElement, name: string): void {
  hand(new Blob([asFile(drawing)], { type: "image/svg+xml" }), `${name}.svg`);
}

/** The same as a picture, twice as large, so that it is sharp everywhere. */
export async function savePicture(drawing: SVGSVGElement, name: string): Promise<void> {
  const { width, height } = drawing.viewBox.baseVal;
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(asFile(drawing))}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = 2 * width;
  canvas.height = 2 * height;
  canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
  const file = await new Promise<Blob | null>((done) => canvas.toBlob(done, "image/png"));
  if (file) hand(file, `${name}.png`);
}

/** Sizes and positions inside a drawing: all in CSS pixels at the smallest size a drawing has. */

const NARROW = /[ijlftrI1.,:;'’„”|() -]/;
const BROAD = /[mwMWQOGDNHU@—…]/;

/** About how wide a text is, in units of its size: good enough to break lines. */
export function textWidth(text: string): number {
  return [...text].reduce((sum, letter) => {
    return sum + (NARROW.test(letter) ? 0.36 : BROAD.test(letter) ? 0.82 : 0.6);
  }, 0);
}

/** A text in a few lines of a width in units of the text's size, shortened if need be. */
export function wrap(text: string, width: number, lines = 2): readonly string[] {
  const rows: string[] = [];
  for (const word of text.split(" ")) {
    const row = rows.at(-1);
    if (row !== undefined && textWidth(`${row} ${word}`) <= width) {
      rows[rows.length - 1] = `${row} ${word}`;
    } else rows.push(word);
  }
  const kept = rows.slice(0, lines);
  if (rows.length > lines) kept[lines - 1] = rows.slice(lines - 1).join(" ");
  return kept.map((row) => shorten(row, width));
}

function shorten(text: string, width: number): string {
  if (textWidth(text) <= width) return text;
  let kept = text;
  while (kept.length > 1 && textWidth(`${kept}…`) > width) kept = kept.slice(0, -1).trimEnd();
  return `${kept}…`;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Things of these widths from left to right, in as many rows as they need. */
export function flow(
  widths: readonly number[],
  { width, gap, row }: { width: number; gap: number; row: number },
): readonly Point[] {
  let x = 0;
  let y = 0;
  return widths.map((own) => {
    if (x > 0 && x + own > width) {
      x = 0;
      y += row;
    }
    const point = { x, y };
    x += own + gap;
    return point;
  });
}

/** Where equal things lie in rows of at most `most`: the rows as even as can be. */
export function rowsOf(
  count: number,
  most: number,
): { readonly rows: number; readonly perRow: number; readonly points: readonly Point[] } {
  const rows = Math.max(1, Math.ceil(count / most));
  const perRow = Math.max(1, Math.ceil(count / rows));
  const points = Array.from({ length: count }, (_, index) => ({
    x: index % perRow,
    y: Math.floor(index / perRow),
  }));
  return { rows, perRow, points };
}

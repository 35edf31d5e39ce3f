/** Sizes and positions inside a drawing: all in CSS pixels at the smallest size a drawing has. */

const NARROW = /[ijlftrI1.,:;'’„”|() -]/;
const BROAD = /[mwMWQOGDNHU@—…]/;

/** About how wide a text is, in units of its size: good enough to break lines. */
export function textWidth(text: string): number {
  return [...text].reduce((sum, letter) => {
    return sum + (NARROW.test(letter) ? 0.36 : BROAD.test(letter) ? 0.82 : 0.6);
  }, 0);
}

/** A name in at most so many lines of a width in units of the text's size, shortened if need be. */
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

export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Things of these widths from left to right, in as many rows as they need. */
export function flow(
  widths: readonly number[],
  { width, gap, row }: { width: number; gap: number; row: number },
): readonly Spot[] {
  let x = 0;
  let y = 0;
  return widths.map((own) => {
    if (x > 0 && x + own > width) {
      x = 0;
      y += row;
    }
    const spot = { x, y };
    x += own + gap;
    return spot;
  });
}

/** Where so many equal things lie in rows of at most so many: the rows as even as can be. */
export function rowsOf(
  count: number,
  most: number,
): { readonly rows: number; readonly perRow: number; readonly spots: readonly Spot[] } {
  const rows = Math.max(1, Math.ceil(count / most));
  const perRow = Math.max(1, Math.ceil(count / rows));
  const spots = Array.from({ length: count }, (_, index) => ({
    x: index % perRow,
    y: Math.floor(index / perRow),
  }));
  return { rows, perRow, spots };
}

export type DockShape = "tall" | "long";

interface DockPlan {
  readonly width: number;
  readonly height: number;
  /** How far a barge slides back. */
  readonly slide: Spot;
  /** How wide it is drawn at most. */
  readonly most: number;
}

export const DOCKS: Readonly<Record<DockShape, DockPlan>> = {
  tall: { width: 166, height: 172, slide: { x: 0, y: 10 }, most: 210 },
  long: { width: 262, height: 133, slide: { x: 12, y: 0 }, most: 310 },
};

/** How high a row of docks is in which there is nothing, where room is scarce. */
export const LOW = 74;

/** The share of its drawn size below which nothing shrinks: text stays readable. */
const LEAST = 0.96;

/** How far docks grow that stand in several rows: height is scarcer than width. */
const IN_ROWS = 1.1;

export interface DockGrid {
  readonly shape: DockShape;
  readonly columns: number;
  /** How wide a dock is drawn at most. */
  readonly most: number;
}

/** How so many docks fill a width with the least height. */
export function dockGrid(count: number, width: number, gap: number): DockGrid {
  const [tall, long] = (["tall", "long"] as const).map((shape) => {
    const plan = DOCKS[shape];
    const fitting = Math.floor((width + gap) / (plan.width * LEAST + gap));
    const shown = columns(count, fitting);
    const rows = Math.ceil(count / shown);
    const most = rows > 1 ? plan.width * IN_ROWS : plan.most;
    const cell = Math.min((width + gap) / shown - gap, most);
    const row = ((plan.height + plan.slide.y) / plan.width) * cell + gap;
    return { grid: { shape, columns: shown, most }, height: rows * row };
  }) as [Fitted, Fitted];
  return tall.height < long.height ? tall.grid : long.grid;
}

interface Fitted {
  readonly grid: DockGrid;
  readonly height: number;
}

/** How many columns show so many equal things best where so many at most fit beside each other. */
export function columns(count: number, most: number): number {
  const rows = Math.ceil(count / Math.max(1, most));
  return Math.max(1, Math.ceil(count / Math.max(1, rows)));
}

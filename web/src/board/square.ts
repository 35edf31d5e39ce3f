/** Square grids: cells by column and row, and shapes made of them (polyominoes). */

export interface Cell {
  readonly column: number;
  readonly row: number;
}

/** A shape as its cells, the left top corner of the rectangle around it at 0, 0. */
export type Shape = readonly Cell[];

export const cellKey = ({ column, row }: Cell): string => `${column},${row}`;

/** A shape from lines of text, in which everything but a space, a dot or a dash is a cell. */
export function shapeOf(lines: readonly string[]): Shape {
  const cells = lines.flatMap((line, row) =>
    [...line].flatMap((sign, column) => (/[ .-]/.test(sign) ? [] : [{ column, row }])),
  );
  return normal(cells);
}

/** Move a shape so that its rectangle begins at 0, 0; its cells from left top to right bottom. */
export function normal(cells: readonly Cell[]): Shape {
  const left = Math.min(...cells.map(({ column }) => column));
  const top = Math.min(...cells.map(({ row }) => row));
  return cells
    .map(({ column, row }) => ({ column: column - left, row: row - top }))
    .sort((one, other) => one.row - other.row || one.column - other.column);
}

export function sizeOf(shape: Shape): { readonly columns: number; readonly rows: number } {
  return {
    columns: Math.max(0, ...shape.map(({ column }) => column + 1)),
    rows: Math.max(0, ...shape.map(({ row }) => row + 1)),
  };
}

/** How a piece lies: flipped left to right first if it is, then turned by quarters clockwise. */
export interface Pose {
  readonly turns: number;
  readonly flipped: boolean;
}

export const UPRIGHT: Pose = { turns: 0, flipped: false };

export const turned = ({ turns, flipped }: Pose, by = 1): Pose => ({
  turns: (((turns + by) % 4) + 4) % 4,
  flipped,
});

/** Flip what is seen, left to right: the turns go the other way then. */
export const flipped = ({ turns, flipped }: Pose): Pose => ({
  turns: (4 - turns) % 4,
  flipped: !flipped,
});

export function posed(shape: Shape, pose: Pose): Shape {
  return normal(cellsInPose(shape, pose));
}

export function moved(shape: Shape, by: Cell): readonly Cell[] {
  return shape.map(({ column, row }) => ({ column: column + by.column, row: row + by.row }));
}

/** Where each cell of a shape comes to lie in a pose, in order: what is printed on it goes along. */
export function cellsInPose(shape: Shape, pose: Pose): readonly Cell[] {
  const cells = shape.map((cell) => posedCell(cell, pose));
  const left = Math.min(...cells.map(({ column }) => column));
  const top = Math.min(...cells.map(({ row }) => row));
  return cells.map(({ column, row }) => ({ column: column - left, row: row - top }));
}

function posedCell({ column, row }: Cell, { turns, flipped }: Pose): Cell {
  let cell = { column: flipped ? -column : column, row };
  for (let quarter = 0; quarter < turns; quarter += 1) {
    cell = { column: -cell.row, row: cell.column };
  }
  return cell;
}

/** Outlines that were drawn before: the same few pieces lie on a board at every update. */
const drawn = new Map<string, string>();
const DRAWN = 2000;

/** The outline of some cells as a path, in cells of a size: holes and all. */
export function outline(cells: readonly Cell[], size: number): string {
  const key = `${size} ${cells.map(cellKey).join(" ")}`;
  const known = drawn.get(key);
  if (known !== undefined) return known;
  if (drawn.size >= DRAWN) drawn.clear();
  const path = trace(cells, size);
  drawn.set(key, path);
  return path;
}

function trace(cells: readonly Cell[], size: number): string {
  const filled = new Set(cells.map(cellKey));
  const has = (column: number, row: number): boolean => filled.has(cellKey({ column, row }));
  // Every edge of the outline once, clockwise around what is filled.
  const edges = new Map<string, [number, number][]>();
  const add = (from: [number, number], to: [number, number]): void => {
    edges.set(String(from), [...(edges.get(String(from)) ?? []), to]);
  };
  for (const { column: x, row: y } of cells) {
    if (!has(x, y - 1)) add([x, y], [x + 1, y]);
    if (!has(x + 1, y)) add([x + 1, y], [x + 1, y + 1]);
    if (!has(x, y + 1)) add([x + 1, y + 1], [x, y + 1]);
    if (!has(x - 1, y)) add([x, y + 1], [x, y]);
  }
  let path = "";
  for (const start of [...edges.keys()]) {
    let here = start;
    let loop = "";
    let along = "";
    for (;;) {
      const next = edges.get(here)?.shift();
      if (!next) break;
      const [x, y] = here.split(",").map(Number) as [number, number];
      const heading = `${Math.sign(next[0] - x)} ${Math.sign(next[1] - y)}`;
      if (!loop) loop = `M${x * size} ${y * size}`;
      else if (heading !== along) loop += `L${x * size} ${y * size}`;
      along = heading;
      here = String(next);
    }
    if (loop) path += `${loop}z`;
  }
  return path;
}

/** Parts beside parts: what meets where, and what looks alike. */

import type { Cell } from "../../board/square";
import { byPlace, columnNames, placeOf, rowNames } from "./ship";
import { type Board, type CellView, type Data, type Part, partOf } from "./types";

/** Steps to the neighbours of a cell at its front, right, rear and left. */
const STEPS: readonly (readonly [rows: number, columns: number])[] = [
  [-1, 0],
  [0, 1],
  [1, 0],
  [0, -1],
];

/** The kinds that point somewhere: each turn of them is another. */
const POINTED: ReadonlySet<string> = new Set([
  "cannon",
  "double_cannon",
  "bidirectional_cannon",
  "cannon_engine",
  "engine",
  "double_engine",
  "shield",
]);

/** The connectors of a part at the front, right, rear and left of the ship. */
export function connectorsOf(part: Part, turns: number): readonly number[] {
  return STEPS.map((_, side) => part.connectors[(side - turns + 4) % 4] ?? 0);
}

/** How a part looks in a turn: turns that look the same are offered once. */
export function lookOf(part: Part, turns: number): string {
  const pointing = POINTED.has(part.kind) ? ` ${turns}` : "";
  return `${part.kind} ${connectorsOf(part, turns).join("")}${pointing}`;
}

/** What happens between two sides that meet: a joint, a clash, or nothing at all. */
export type Meeting = "joint" | "clash" | "nothing";

export function meet(own: number, facing: number): Meeting {
  if (!own && !facing) return "nothing";
  return own && facing && (own === facing || own === 3 || facing === 3) ? "joint" : "clash";
}

export interface Joint {
  /** Front, right, rear, left: 0 to 3. */
  readonly side: number;
  readonly fits: boolean;
}

/** Where a part would meet others if it lay on a cell of the drawing. */
export function jointsAt(
  data: Data,
  board: Board,
  cells: readonly CellView[],
  { part, turns, at }: { readonly part: Part; readonly turns: number; readonly at: Cell },
): readonly Joint[] {
  const parts = byPlace(cells);
  const own = connectorsOf(part, turns);
  return STEPS.flatMap(([rows, columns], side) => {
    const row = rowNames(board)[at.row + rows];
    const column = columnNames(board)[at.column + columns];
    if (row === undefined || column === undefined) return [];
    const cell = parts.get(placeOf(row, column));
    const other = cell && partOf(data, cell.part);
    if (!cell || !other) return [];
    const meeting = meet(own[side] ?? 0, connectorsOf(other, cell.turns)[(side + 2) % 4] ?? 0);
    return meeting === "nothing" ? [] : [{ side, fits: meeting === "joint" }];
  });
}

/** The places of everything that is joined to a part, directly or through others. */
export function pieceOf(
  data: Data,
  board: Board,
  cells: readonly CellView[],
  place: string,
): ReadonlySet<string> {
  const parts = byPlace(cells);
  const piece = new Set<string>();
  const edge = [place];
  for (let next = edge.pop(); next !== undefined; next = edge.pop()) {
    const cell = parts.get(next);
    const part = cell && partOf(data, cell.part);
    if (!cell || !part || piece.has(next)) continue;
    piece.add(next);
    const at = {
      row: rowNames(board).indexOf(cell.row),
      column: columnNames(board).indexOf(cell.column),
    };
    for (const { side, fits } of jointsAt(data, board, cells, { part, turns: cell.turns, at })) {
      const [rows, columns] = STEPS[side] ?? [0, 0];
      const row = rowNames(board)[at.row + rows] ?? 0;
      const column = columnNames(board)[at.column + columns] ?? 0;
      if (fits) edge.push(placeOf(row, column));
    }
  }
  return piece;
}

/** The kinds of parts as people look for them. */
const KINDS: readonly string[] = [
  "cabin",
  "luxury_cabin",
  "stasis_chamber",
  "life_support",
  "cannon",
  "double_cannon",
  "bidirectional_cannon",
  "cannon_booster",
  "cannon_engine",
  "engine",
  "double_engine",
  "engine_booster",
  "battery",
  "reactor",
  "cargo_battery",
  "shield",
  "shield_booster",
  "hold",
  "special_hold",
  "mixed_hold",
  "structure",
  "plating",
];

/** Parts by their kinds, those of a kind side by side. */
export function sortedParts(data: Data, ids: readonly string[]): readonly Part[] {
  const parts = ids.flatMap((id) => partOf(data, id) ?? []);
  return parts.sort(
    (one, other) =>
      KINDS.indexOf(one.kind) - KINDS.indexOf(other.kind) ||
      (one.colour ?? "").localeCompare(other.colour ?? "") ||
      one.id.localeCompare(other.id, undefined, { numeric: true }),
  );
}

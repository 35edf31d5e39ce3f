/** The squares of a planet, and tiles on them. */

import type { Cell, Pose, Shape } from "../../board/square";
import { cellsInPose } from "../../board/square";
import type { Data, Placed, Player, Terrain, Tile } from "./types";

export const SIZE = 12;

/** Column and row of a square's name: A1 is the left top corner. */
export function cellOf(name: string): Cell {
  return { column: name.charCodeAt(0) - 65, row: Number(name.slice(1)) - 1 };
}

export function nameOf({ column, row }: Cell): string {
  return `${String.fromCharCode(65 + column)}${row + 1}`;
}

/** How a tile of this orientation lies: quarter turns clockwise, from 4 on after being flipped. */
export function poseOf(orientation: number): Pose {
  return { turns: orientation % 4, flipped: orientation >= 4 };
}

export function orientationOf({ turns, flipped }: Pose): number {
  return turns + (flipped ? 4 : 0);
}

/** A square of a tile. */
export interface TileCell extends Cell {
  readonly terrain: Terrain;
  /** Whether the resource of its section is printed there. */
  readonly icon: boolean;
  /** Whether the meteorite symbol is. */
  readonly meteorite: boolean;
}

const printed = new WeakMap<Data, Map<string, readonly TileCell[]>>();

/** The squares of a tile as it is printed, from left top to right bottom. Those of equal tiles are
 * the same array: a tile that only comes to lie elsewhere is not drawn again. */
export function tileCells(tile: Tile, data: Data): readonly TileCell[] {
  const known = printed.get(data) ?? new Map<string, readonly TileCell[]>();
  printed.set(data, known);
  const look = `${tile.shape} ${tile.a} ${tile.b} ${tile.meteorite}`;
  const cells = known.get(look) ?? readCells(tile, data);
  known.set(look, cells);
  return cells;
}

function readCells(tile: Tile, data: Data): readonly TileCell[] {
  const shape = data.shapes.find(({ id }) => id === tile.shape);
  if (!shape) return [];
  const [x, y] = shape.meteorite;
  return shape.picture.flatMap((line, row) =>
    [...line].flatMap((sign, column) =>
      sign === "."
        ? []
        : [
            {
              column,
              row,
              terrain: sign.toLowerCase() === "a" ? tile.a : tile.b,
              icon: sign === sign.toUpperCase(),
              meteorite: tile.meteorite && column === x && row === y,
            },
          ],
    ),
  );
}

/** The same in a pose, with the left top corner of the rectangle around it at a cell. */
export function laidCells(
  cells: readonly TileCell[],
  pose: Pose,
  at: Cell = { column: 0, row: 0 },
): readonly TileCell[] {
  const shape: Shape = cells;
  return cellsInPose(shape, pose).map(({ column, row }, index) => ({
    ...(cells[index] as TileCell),
    column: column + at.column,
    row: row + at.row,
  }));
}

/** Whether a tile looks the same in two poses. */
export function looksAlike(cells: readonly TileCell[], one: Pose, other: Pose): boolean {
  const look = (pose: Pose): string =>
    laidCells(cells, pose)
      .map((cell) => JSON.stringify(cell))
      .sort()
      .join();
  return look(one) === look(other);
}

export function placedCells(placed: Placed, data: Data): readonly TileCell[] {
  return laidCells(tileCells(placed.tile, data), poseOf(placed.orientation), cellOf(placed.at));
}

/** Squares of one terrain that hang together in one tile: they are drawn as one. */
export function sectionsOf(
  cells: readonly TileCell[],
): readonly { terrain: Terrain; cells: readonly TileCell[] }[] {
  const kinds = [...new Set(cells.map(({ terrain }) => terrain))];
  return kinds.map((terrain) => ({ terrain, cells: cells.filter((c) => c.terrain === terrain) }));
}

const known = new WeakMap<Player, ReadonlyMap<string, Terrain>>();

/** The terrain of every covered square. */
export function terrainsOf(player: Player, data: Data): ReadonlyMap<string, Terrain> {
  const before = known.get(player);
  if (before) return before;
  const found = new Map<string, Terrain>();
  for (const placed of player.tiles) {
    for (const cell of placedCells(placed, data)) found.set(nameOf(cell), cell.terrain);
  }
  for (const at of player.patches) found.set(at, "biomass");
  known.set(player, found);
  return found;
}

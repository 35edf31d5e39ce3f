/** The drawing of a planet: where things are in it, and the lines between its squares. */

import type { Cell } from "../../board/square";
import { SIZE } from "./squares";
import { groundOf } from "./terrain";
import type { Planet } from "./types";

/** How large a square is drawn. */
export const CELL = 40;
export const WIDTH = SIZE * CELL;
/** The room around the squares: for the names of lines, and for their medals. */
export const BEFORE = 18;
export const AFTER = 36;

/** Where the middle of a line's medal is. */
export const medalAt = (index: number): number => (index + 0.5) * CELL;
export const MEDALS = WIDTH + AFTER / 2;

/** The squares of a planet, with the letter that its grid has there. */
export function gridOf(planet: Planet): readonly (Cell & { readonly sign: string })[] {
  return planet.grid.flatMap((line, row) =>
    [...line].flatMap((sign, column) => (groundOf(sign) === null ? [] : [{ column, row, sign }])),
  );
}

/** The holes: places inside the grid that are no squares. */
export function holesOf(planet: Planet): readonly Cell[] {
  return planet.grid.flatMap((line, row) =>
    [...line].flatMap((sign, column) => (sign === "o" ? [{ column, row }] : [])),
  );
}

/** Whether all squares lie in a circle: such a planet is drawn as a globe. */
export function isRound(planet: Planet): boolean {
  return gridOf(planet).every(({ column, row }) => {
    const far = (place: number): number => Math.max(Math.abs(place - 6), Math.abs(place - 5));
    return Math.hypot(far(column), far(row)) < 6.3;
  });
}

/** The sides between neighbouring squares of different kinds, as a path. */
export function borders(
  rows: readonly string[],
  parts: (one: string, other: string) => boolean,
): string {
  let path = "";
  const at = (column: number, row: number): string => rows[row]?.[column] ?? ".";
  for (let row = 0; row < SIZE; row += 1) {
    for (let column = 0; column < SIZE; column += 1) {
      const here = at(column, row);
      if (parts(here, at(column + 1, row))) path += `M${(column + 1) * CELL} ${row * CELL}v${CELL}`;
      if (parts(here, at(column, row + 1))) path += `M${column * CELL} ${(row + 1) * CELL}h${CELL}`;
    }
  }
  return path;
}

const isSquare = (sign: string): boolean => sign !== "." && sign !== "o";
export const differ = (one: string, other: string): boolean =>
  one !== other && isSquare(one) && isSquare(other);
export const iceMeetsLand = (one: string, other: string): boolean =>
  isSquare(one) && isSquare(other) && (one === "I") !== (other === "I");

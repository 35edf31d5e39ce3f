/** Ships on their boards: where cells lie in a drawing. Rows and columns go by their printed numbers. */

import type { Cell } from "../../board/square";
import type { Board, CellView } from "./types";

/** The side of a cell in a drawing; parts are drawn on 60 by 60. */
export const CELL = 60;

export const placeOf = (row: number, column: number): string => `cell:${row}:${column}`;

/** The numbers by which rows and columns are called: the first of those printed. */
export const rowNames = (board: Board): readonly number[] =>
  board.row_numbers.map((numbers) => numbers[0] ?? 0);
export const columnNames = (board: Board): readonly number[] =>
  board.column_numbers.map((numbers) => numbers[0] ?? 0);

/** Where a row and column lie on the board, from its left front corner. */
export function cellAt(board: Board, row: number, column: number): Cell {
  return { row: rowNames(board).indexOf(row), column: columnNames(board).indexOf(column) };
}

/** The cells of a board, as drawn. */
export function boardCells(board: Board): readonly (Cell & { readonly half: string })[] {
  return board.drawing.flatMap((line, row) =>
    [...line].flatMap((letter, column) => (letter === "." ? [] : [{ row, column, half: letter }])),
  );
}

export const sizeOf = (board: Board): { readonly rows: number; readonly columns: number } => ({
  rows: board.drawing.length,
  columns: board.drawing[0]?.length ?? 0,
});

/** The parts of a ship by their places. */
export const byPlace = (cells: readonly CellView[]): ReadonlyMap<string, CellView> =>
  new Map(cells.map((cell) => [placeOf(cell.row, cell.column), cell]));

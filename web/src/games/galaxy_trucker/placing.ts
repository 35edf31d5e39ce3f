/** A part that is placed on a ship: welded in the shipyard, or fitted in on the way. */

import { Ghost, type Placement } from "../../board/ghost.svelte";
import type { Tagged } from "../../board/props";
import { cellAt, columnNames, rowNames, sizeOf } from "./ship";
import { asMove, type Board, type Move, type Part } from "./types";
import { lookOf } from "./welding";

/** The moves that place a part. */
type Placing = Extract<Move, { type: "weld" | "fit_part" | "exchange_part" }>;
const PLACING: ReadonlySet<string> = new Set(["weld", "fit_part", "exchange_part"]);

/** How a move lays its part; null: it places none. */
export function placementOf(board: Board, option: Tagged): Placement | null {
  if (!PLACING.has(option.type)) return null;
  const { row, column, turns } = asMove(option) as Placing;
  return { option, pose: { turns, flipped: false }, at: cellAt(board, row, column) };
}

export interface Placed {
  readonly part: Part | null;
  readonly board: Board | null;
  readonly placements: readonly Placement[];
  readonly choose: (option: Tagged) => void;
  readonly whyNot: (option: Tagged) => void;
}

/** The part over the board, turned and moved by hand; ``type`` is the move that it would be. */
export function partGhost(type: "weld" | "fit_part", read: () => Placed): Ghost {
  return new Ghost(() => {
    const { part, board, placements, choose, whyNot } = read();
    return {
      shape: [{ column: 0, row: 0 }],
      ...(board ? sizeOf(board) : { rows: 1, columns: 1 }),
      placements,
      print: ({ turns }) => [part ? lookOf(part, turns) : ""],
      flips: false,
      choose,
      wish: (pose, at) => ({
        type,
        row: (board && rowNames(board)[at.row]) ?? 0,
        column: (board && columnNames(board)[at.column]) ?? 0,
        turns: pose.turns,
      }),
      whyNot,
      putBack: null,
    };
  });
}

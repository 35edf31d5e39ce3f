/** How docks are drawn: those with a barge, and the free ones, which take little room. */

import type { Point } from "../../board/layout";

export type DockShape = "tall" | "long";

interface DockPlan {
  readonly width: number;
  readonly height: number;
  /** How far a barge slides back. */
  readonly slide: Point;
  /** How wide it is drawn at most, and in a low window, where the whole board is to be seen. */
  readonly most: number;
  readonly low: number;
}

export const DOCKS: Readonly<Record<DockShape, DockPlan>> = {
  tall: { width: 166, height: 158, slide: { x: 0, y: 8 }, most: 196, low: 157 },
  long: { width: 256, height: 122, slide: { x: 10, y: 0 }, most: 320, low: 256 },
};

/** The share of its drawn size below which nothing shrinks: text stays readable. */
const LEAST = 0.94;
/** How narrow a free dock may be. */
const FREE = 52;

export interface DockGrid {
  readonly shape: DockShape;
  /** How many barges stand beside each other. */
  readonly columns: number;
  /** Whether the free docks stand in the same row. */
  readonly together: boolean;
}

/** How barges and free docks fill a width with the least height. */
export function dockGrid(barges: number, free: number, width: number, gap: number): DockGrid {
  const beside = free ? free * (FREE + gap) : 0;
  const fitting = (shape: DockShape, room: number): number =>
    Math.floor((room + gap) / (DOCKS[shape].width * LEAST + gap));
  for (const shape of ["long", "tall"] as const) {
    if (fitting(shape, width - beside) >= barges) {
      return { shape, columns: Math.max(1, barges), together: true };
    }
  }
  const columns = Math.max(1, fitting("tall", width));
  return { shape: "tall", columns: Math.min(columns, evenly(barges, columns)), together: false };
}

/** How many stand in a row, so that the rows are as even as possible. */
function evenly(count: number, most: number): number {
  return Math.ceil(count / Math.ceil(count / most));
}

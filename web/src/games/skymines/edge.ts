/** Where things are drawn along an edge of the board. */

import type { CompanyTrack } from "./types";

export type Side = "top" | "right" | "bottom" | "left";
export type Point = readonly [x: number, y: number];

/** How far a track reaches from the edge of the map outwards. */
export const DEPTH = 44;

/**
 * A track runs clockwise around the board: `along` it from its start, `across` it from the outer
 * edge towards the map.
 */
export function place(side: Side, length: number, along: number, across: number): Point {
  switch (side) {
    case "top":
      return [along, across];
    case "right":
      return [DEPTH - across, along];
    case "bottom":
      return [length - along, DEPTH - across];
    case "left":
      return [across, length - along];
  }
}

/** A rectangle that begins so far along and across a track. */
export function box(
  side: Side,
  length: number,
  [along, across]: Point,
  [long, deep]: Point,
): { readonly x: number; readonly y: number; readonly width: number; readonly height: number } {
  const [x1, y1] = place(side, length, along, across);
  const [x2, y2] = place(side, length, along + long, across + deep);
  return {
    x: Math.min(x1, x2),
    y: Math.min(y1, y2),
    width: Math.abs(x1 - x2),
    height: Math.abs(y1 - y2),
  };
}

/** The share that is won on each space of a track: the total from there on, or null. */
export function shareTotals(track: CompanyTrack): readonly (number | null)[] {
  const totals = new Map(track.shares.map(([space, total]) => [space, total]));
  return Array.from({ length: track.last + 1 }, (_, space) => totals.get(space) ?? null);
}

/** Where several markers on one space stand, from its middle: in two columns, from the inside. */
export function standing(order: number, count: number): Point {
  if (count === 1) return [0, 0];
  const row = Math.floor(order / 2);
  const alone = order === count - 1 && order % 2 === 0;
  return [alone ? 0 : order % 2 === 0 ? -4.5 : 4.5, row];
}

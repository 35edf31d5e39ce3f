/** Hex grids: axial coordinates, pointy tops; `size` is the distance from the middle to a corner. */

import type { Point } from "./layout";

export interface Hex {
  readonly q: number;
  readonly r: number;
}

const SQRT3 = Math.sqrt(3);

export const hexKey = ({ q, r }: Hex): string => `${q},${r}`;

/** The six neighbours, clockwise from the right. */
export const DIRECTIONS: readonly Hex[] = [
  { q: 1, r: 0 },
  { q: 0, r: 1 },
  { q: -1, r: 1 },
  { q: -1, r: 0 },
  { q: 0, r: -1 },
  { q: 1, r: -1 },
];

export const neighbours = ({ q, r }: Hex): readonly Hex[] =>
  DIRECTIONS.map((step) => ({ q: q + step.q, r: r + step.r }));

/** How many steps there are from one hex to another. */
export function distance(one: Hex, other: Hex): number {
  const q = one.q - other.q;
  const r = one.r - other.r;
  return (Math.abs(q) + Math.abs(r) + Math.abs(q + r)) / 2;
}

/** All hexes at most `radius` steps from the middle, row by row. */
export function disc(radius: number): readonly Hex[] {
  const range = Array.from({ length: 2 * radius + 1 }, (_, index) => index - radius);
  return range.flatMap((r) =>
    range.flatMap((q) => (distance({ q, r }, { q: 0, r: 0 }) <= radius ? [{ q, r }] : [])),
  );
}

/** The middle of a hex. */
export function middleOf({ q, r }: Hex, size: number): Point {
  return { x: size * SQRT3 * (q + r / 2), y: size * 1.5 * r };
}

/** The outline of a hex around 0, 0. */
export function hexPath(size: number): string {
  const corners = Array.from({ length: 6 }, (_, index) => {
    const angle = (Math.PI / 3) * index - Math.PI / 2;
    return `${round(size * Math.cos(angle))} ${round(size * Math.sin(angle))}`;
  });
  return `M${corners.join("L")}z`;
}

/** The rectangle around some hexes: left, top, width and height, as for a viewBox. */
export function boundsOf(
  hexes: readonly Hex[],
  size: number,
): readonly [number, number, number, number] {
  const middles = hexes.map((hex) => middleOf(hex, size));
  const xs = middles.map(({ x }) => x);
  const ys = middles.map(({ y }) => y);
  const half = (size * SQRT3) / 2;
  const left = Math.min(...xs) - half;
  const top = Math.min(...ys) - size;
  return [left, top, Math.max(...xs) + half - left, Math.max(...ys) + size - top];
}

const round = (value: number): number => Math.round(value * 100) / 100;

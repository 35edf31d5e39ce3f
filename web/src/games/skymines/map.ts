/** The Moon and the Belt as drawings, in the 1000 by 1000 units of their data. */

import type { Belt, Company, CompanyView, Effect, Moon, Sector, ShuttleSpace, View } from "./types";
import { COMPANIES } from "./types";

export type Point = readonly [number, number];
export type Outline = readonly Point[];

export const SIZE = 1000;
export const CENTRE: Point = [500, 500];
/** The radius of the Moon: the stations touch it. */
export const MOON = 372;

const round = (value: number): number => Math.round(value * 10) / 10;
const say = ([x, y]: Point): string => `${round(x)} ${round(y)}`;

// Outlines

export const closed = (outline: Outline): string => `M${outline.map(say).join("L")}Z`;
export const open = (line: Outline): string => `M${line.map(say).join("L")}`;

/** A closed curve through all points of an outline. */
export function smooth(outline: Outline): string {
  const at = (index: number): Point => outline[(index + outline.length) % outline.length] ?? CENTRE;
  const curves = outline.map((start, index) => {
    const [before, end, after] = [at(index - 1), at(index + 1), at(index + 2)];
    const first: Point = [start[0] + (end[0] - before[0]) / 6, start[1] + (end[1] - before[1]) / 6];
    const second: Point = [end[0] - (after[0] - start[0]) / 6, end[1] - (after[1] - start[1]) / 6];
    return `C${say(first)} ${say(second)} ${say(end)}`;
  });
  return `M${say(at(0))}${curves.join("")}Z`;
}

/** Twice the area, above zero where the corners go round clockwise on the screen. */
function turning(outline: Outline): number {
  return outline.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = outline[(index + 1) % outline.length] ?? CENTRE;
    return sum + x * nextY - nextX * y;
  }, 0);
}

/** An outline moved inwards, at each corner by what `by` says. */
export function inset(outline: Outline, by: (index: number) => number): Outline {
  const side = turning(outline) > 0 ? 1 : -1;
  return outline.map(([x, y], index) => {
    const [x1, y1] = outline[(index - 1 + outline.length) % outline.length] ?? CENTRE;
    const [x2, y2] = outline[(index + 1) % outline.length] ?? CENTRE;
    const length = Math.hypot(x2 - x1, y2 - y1) || 1;
    const far = by(index) * side;
    return [x - ((y2 - y1) / length) * far, y + ((x2 - x1) / length) * far];
  });
}

/** The line that two outlines have in common, as runs of points. */
export function commonLine(one: Outline, other: Outline): readonly Outline[] {
  const name = (a: Point, b: Point): string => [say(a), say(b)].sort().join(" ");
  const edges = new Set(
    other.map((point, index) => name(point, other[(index + 1) % other.length] ?? point)),
  );
  const runs: Point[][] = [];
  one.forEach((start, index) => {
    const end = one[(index + 1) % one.length] ?? start;
    if (!edges.has(name(start, end))) return;
    const last = runs.at(-1);
    if (last && last.at(-1) === start) last.push(end);
    else runs.push([start, end]);
  });
  const [first, last] = [runs[0], runs.at(-1)];
  if (runs.length > 1 && first && last && last.at(-1) === first[0]) {
    runs[0] = [...last, ...first.slice(1)];
    runs.pop();
  }
  return runs;
}

/** The point in the middle of a line. */
export function middleOf(line: Outline): Point {
  const steps = line.slice(1).map((end, index) => {
    const start = line[index] ?? end;
    return { start, end, length: Math.hypot(end[0] - start[0], end[1] - start[1]) };
  });
  let left = steps.reduce((sum, { length }) => sum + length, 0) / 2;
  for (const { start, end, length } of steps) {
    if (left <= length) {
      const part = length ? left / length : 0;
      return [start[0] + (end[0] - start[0]) * part, start[1] + (end[1] - start[1]) * part];
    }
    left -= length;
  }
  return line[0] ?? CENTRE;
}

// The Moon

/** A line between a sector and a neighbour: another sector, or a station (by its company). */
export interface Line {
  readonly sector: string;
  readonly neighbour: string;
  readonly cost: number;
  readonly d: string;
  readonly middle: Point;
}

export const isEnclave = (sector: Sector): boolean => Object.keys(sector.borders).length === 1;

/** A sector as an area, without the enclave that lies in it; `by` units inside of its lines. */
export function sectorPath(sector: Sector, moon: Moon, by = 0): string {
  const inside = Object.keys(sector.borders)
    .map((id) => moon.sectors[id])
    .filter((other) => other && !isEnclave(sector) && isEnclave(other));
  const outer = inset(sector.outline, () => by);
  const holes = inside.map((hole) => inset(hole?.outline ?? [], () => -by));
  return [outer, ...holes].map(closed).join("");
}

/** Every line of the Moon, once: between sectors, then along the stations. */
export function linesOf(moon: Moon): readonly Line[] {
  const found: Line[] = [];
  const add = (sector: Sector, neighbour: string, cost: number, runs: readonly Outline[]): void => {
    const longest = [...runs].sort((one, other) => other.length - one.length)[0] ?? [];
    found.push({
      sector: sector.id,
      neighbour,
      cost,
      d: runs.map(open).join(""),
      middle: middleOf(longest),
    });
  };
  for (const sector of Object.values(moon.sectors)) {
    for (const [id, cost] of Object.entries(sector.borders)) {
      const other = moon.sectors[id];
      if (!other || other.number < sector.number) continue;
      const small = [sector, other].find(isEnclave);
      const ring = small ? [...small.outline, ...small.outline.slice(0, 1)] : [];
      add(sector, id, cost, small ? [ring] : commonLine(sector.outline, other.outline));
    }
  }
  for (const company of COMPANIES) {
    const station = moon.stations[company];
    for (const [id, cost] of Object.entries(station.borders)) {
      const sector = moon.sectors[id];
      if (sector) add(sector, company, cost, commonLine(sector.outline, station.outline));
    }
  }
  return found;
}

/** The lines around a sector, each with the neighbour beyond it. */
export function linesAround(sector: string, lines: readonly Line[]): readonly Line[] {
  return lines.flatMap((line) => {
    if (line.sector === sector) return [line];
    return line.neighbour === sector ? [{ ...line, sector, neighbour: line.sector }] : [];
  });
}

// The Belt

type Curve = ShuttleSpace["curve"];

export const curvePath = ([start, first, second, end]: Curve): string =>
  `M${say(start)}C${say(first)} ${say(second)} ${say(end)}`;

/** The first or the second half of a curve. */
export function halfPath([p0, p1, p2, p3]: Curve, half: 0 | 1): string {
  const between = (a: Point, b: Point): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
  const [a, b, c] = [between(p0, p1), between(p1, p2), between(p2, p3)];
  const [d, e] = [between(a, b), between(b, c)];
  const middle = between(d, e);
  return half === 0
    ? `M${say(p0)}C${say(a)} ${say(d)} ${say(middle)}`
    : `M${say(middle)}C${say(e)} ${say(c)} ${say(p3)}`;
}

/** A point beside the middle of a flight path, on the side away from the middle of the Belt. */
export function besidePath({ at, curve }: Pick<ShuttleSpace, "at" | "curve">, far: number): Point {
  const dx = curve[3][0] + curve[2][0] - curve[1][0] - curve[0][0];
  const dy = curve[3][1] + curve[2][1] - curve[1][1] - curve[0][1];
  const length = Math.hypot(dx, dy) || 1;
  const outwards = (at[0] - CENTRE[0]) * -dy + (at[1] - CENTRE[1]) * dx > 0 ? far : -far;
  return [at[0] - (dy / length) * outwards, at[1] + (dx / length) * outwards];
}

/** A way to a Belt space: the part of a flight path that leads there, and what the step costs. */
export interface Way {
  readonly from: string;
  readonly cost: number;
  readonly d: string;
  readonly middle: Point;
}

/** The ways along flight paths to a space; a way from a station is from its company. */
export function waysTo(place: string, belt: Belt): readonly Way[] {
  const shuttle = belt.shuttles[place];
  if (shuttle) {
    return Object.entries(shuttle.ends).map(([asteroid, extra], end) => ({
      from: asteroid,
      cost: 1 + extra,
      d: halfPath(shuttle.curve, end === 0 ? 0 : 1),
      middle: shuttle.signs[end === 0 ? 0 : 1],
    }));
  }
  const asteroid = belt.outposts[place]?.asteroid;
  if (asteroid === undefined) return [];
  const stations = COMPANIES.filter((company) => belt.stations[company].home === asteroid).map(
    (company) => {
      const { extra, curve, shuttle: at } = belt.stations[company];
      return { from: company, cost: 1 + extra, d: curvePath(curve), middle: at };
    },
  );
  const paths = Object.values(belt.shuttles).flatMap(({ id, ends, curve, signs }) => {
    const end = Object.keys(ends).indexOf(asteroid);
    if (end < 0) return [];
    const half = end === 0 ? 0 : 1;
    return [
      { from: id, cost: 1 + (ends[asteroid] ?? 0), d: halfPath(curve, half), middle: signs[half] },
    ];
  });
  return [...stations, ...paths];
}

// Places and pieces

export type Board = View["board"];

/** Where the piece of a place stands. */
export function pieceAt(place: string, moon: Moon, belt: Belt): Point {
  return (
    moon.sectors[place]?.piece ?? belt.outposts[place]?.at ?? belt.shuttles[place]?.at ?? CENTRE
  );
}

/** Which spaces of a column are covered: pieces lie at its end, and never again on a bare last one. */
export function covered(
  size: number,
  { pieces, emptied }: CompanyView["columns"][number],
): readonly boolean[] {
  const end = emptied ? size - 1 : size;
  return Array.from({ length: size }, (_, index) => index < end && index >= end - pieces);
}

/** The glyph of what a building or a space gives. */
export function glyphOf(effect: Effect): { readonly glyph: string; readonly n: number } | null {
  switch (effect.op) {
    case "coins":
      return { glyph: "coin", n: effect.n };
    case "tank":
      return { glyph: "tank", n: effect.n };
    case "own-track":
      return { glyph: "track", n: effect.n };
    case "research":
      return { glyph: "research", n: effect.n };
    default:
      return null;
  }
}

/** The companies that can get to each place with the energy at hand. */
export function companiesAt(reach: View["reach"]): ReadonlyMap<string, readonly Company[]> {
  const found = new Map<string, Company[]>();
  for (const company of COMPANIES) {
    for (const place of Object.keys(reach[company] ?? {})) {
      found.set(place, [...(found.get(place) ?? []), company]);
    }
  }
  return found;
}

// Relief: the same at every look, for it is drawn from a fixed seed

/** Numbers from 0 to 1 that look random and are always the same. */
export function noise(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

export interface Disc {
  readonly x: number;
  readonly y: number;
  readonly r: number;
}

export const discPath = ({ x, y, r }: Disc): string =>
  `M${round(x - r)} ${round(y)}a${round(r)} ${round(r)} 0 1 0 ${round(2 * r)} 0a${round(r)} ${round(r)} 0 1 0 ${round(-2 * r)} 0Z`;

/** Craters of all sizes in a circle, apart from each other and from what is printed. */
export function craters(
  seed: number,
  { x, y, r }: Disc,
  count: number,
  largest: number,
  printed: Outline,
): readonly Disc[] {
  const random = noise(seed);
  const found: Disc[] = [];
  for (let tries = 0; found.length < count && tries < count * 12; tries += 1) {
    const angle = random() * 2 * Math.PI;
    const far = Math.sqrt(random()) * r;
    const size = 2.5 + (largest - 2.5) * random() ** 4;
    const crater = { x: x + Math.cos(angle) * far, y: y + Math.sin(angle) * far, r: size };
    const free = (px: number, py: number, room: number): boolean =>
      Math.hypot(px - crater.x, py - crater.y) > size + room;
    if (far + size > r - 3) continue;
    if (size > 5 && !printed.every(([px, py]) => free(px, py, 22))) continue;
    if (found.every((other) => free(other.x, other.y, other.r + 2))) found.push(crater);
  }
  return found;
}

/** Rays of bright dust around a young crater, as one path. */
export function rays(seed: number, { x, y, r }: Disc, longest: number): string {
  const random = noise(seed);
  const count = 11;
  return Array.from({ length: count }, (_, index) => {
    const angle = ((index + random() * 0.7) / count) * 2 * Math.PI;
    const far = r + longest * (0.35 + 0.65 * random());
    const wide = 0.1 + 0.1 * random();
    const on = (turn: number, length: number): Point => [
      x + Math.cos(turn) * length,
      y + Math.sin(turn) * length,
    ];
    return closed([on(angle - wide, r), on(angle, far), on(angle + wide, r)]);
  }).join("");
}

/** Stars of one size, as one path. */
export function stars(seed: number, count: number, size: number): string {
  const random = noise(seed);
  return Array.from({ length: count }, () => {
    const r = size * (0.7 + 0.6 * random());
    return discPath({ x: random() * SIZE, y: random() * SIZE, r });
  }).join("");
}

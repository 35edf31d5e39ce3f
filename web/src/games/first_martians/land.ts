/** The map as it is drawn: three rings of eight spaces around the HUB. */

import { DIRECTIONS, RINGS, type Tile } from "./types";

export const WIDTH = 420;
export const HEIGHT = 368;
const MIDDLE = { x: WIDTH / 2, y: HEIGHT / 2 };
/** It is wider than high. */
const STRETCH = 1.13;
/** The edges of the rings, from the HUB outwards. */
const EDGES = [32, 88, 136, 181] as const;
const GAP = 1.4;

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A space of the map, where it is and what it looks like. */
export interface Space {
  readonly id: string;
  readonly ring: number;
  /** Its outline. */
  readonly d: string;
  /** Its outer edge. */
  readonly edge: string;
  readonly middle: Point;
}

export const HUB = { ...MIDDLE, rx: (EDGES[0] - 3) * STRETCH, ry: EDGES[0] - 3 };

function at(radius: number, angle: number): Point {
  return {
    x: MIDDLE.x + radius * STRETCH * Math.cos(angle),
    y: MIDDLE.y + radius * Math.sin(angle),
  };
}

const said = ({ x, y }: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`;

function arc(radius: number, to: Point, clockwise: boolean): string {
  return `A${(radius * STRETCH).toFixed(1)} ${radius} 0 0 ${clockwise ? 1 : 0} ${said(to)}`;
}

function space(ring: number, direction: number): Space {
  const inner = (EDGES[ring - 1] ?? 0) + GAP;
  const outer = (EDGES[ring] ?? 0) - GAP;
  const angle = (direction * Math.PI) / 4 - Math.PI / 2;
  const half = Math.PI / 8;
  const side = (radius: number, sign: number): number => angle + sign * (half - GAP / radius);
  const [a, b] = [at(inner, side(inner, -1)), at(outer, side(outer, -1))];
  const [c, d] = [at(outer, side(outer, 1)), at(inner, side(inner, 1))];
  const edge = `${said(b)} ${arc(outer, c, true)}`;
  return {
    id: `K${ring}-${DIRECTIONS[direction]}`,
    ring,
    d: `M${said(a)} L${edge} L${said(d)} ${arc(inner, a, false)}Z`,
    edge: `M${edge}`,
    middle: at((inner + outer) / 2 + (ring === 1 ? 3 : 0), angle),
  };
}

export const SPACES: readonly Space[] = RINGS.flatMap((ring) =>
  DIRECTIONS.map((_, direction) => space(ring, direction)),
);

const BY_ID = new Map(SPACES.map((one) => [one.id, one]));

export const middleOf = (id: string): Point => BY_ID.get(id)?.middle ?? MIDDLE;

/** A way from the HUB over these spaces, as a line through their middles. `side` moves it a little, so
 * that several can be told apart. */
export function lineOf(way: readonly string[], side = 0): string {
  const points = way.map((id) => middleOf(id));
  const [first = MIDDLE] = points;
  const length = Math.hypot(first.x - MIDDLE.x, first.y - MIDDLE.y) || 1;
  const start = {
    x: MIDDLE.x + ((first.x - MIDDLE.x) / length) * 26,
    y: MIDDLE.y + ((first.y - MIDDLE.y) / length) * 22,
  };
  return [start, ...points]
    .map(({ x, y }, index) => `${index ? "L" : "M"}${said({ x: x + side, y: y + side })}`)
    .join(" ");
}

/** What the ground of an area looks like. */
const RELIEF: Readonly<Record<string, string>> = {
  plains: "flat",
  "gravel-field": "stones",
  "low-dunes": "dunes",
  "dry-bed": "bed",
  "old-lander": "lander",
  "boulder-row": "stones",
  "dust-bowl": "crater",
  "shallow-crater": "crater",
  "rust-flats": "flat",
  "wind-scoop": "dunes",
  geysers: "geyser",
  chasms: "chasm",
  "black-sands": "dunes",
  "ridge-line": "peaks",
  "frost-slope": "ice",
  "canyon-mouth": "chasm",
  "salt-pan": "flat",
  "broken-plateau": "stones",
  "lava-tube": "volcano",
  terraces: "bed",
  mountains: "peaks",
  "great-rift": "chasm",
  "ice-cliffs": "ice",
  "whirlwind-valley": "whirl",
  "fossil-delta": "bed",
  "dead-volcano": "volcano",
  "mirror-lake": "crater",
  labyrinth: "chasm",
  "polar-edge": "ice",
  "silent-basin": "crater",
};

export const reliefOf = (tile: string): string => RELIEF[tile] ?? "flat";

/** The glyphs for what an area asks of those who go there. */
export function signsOf(tile: Tile): readonly string[] {
  return [
    ...Array.from({ length: tile.pawns }, () => "foot"),
    ...tile.effects
      .filter((effect) => effect !== "impassable")
      .map((effect) => (effect === "morale" ? "morale" : `token-${effect}`)),
  ];
}

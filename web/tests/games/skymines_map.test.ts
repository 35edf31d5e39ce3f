import { describe, expect, it } from "vitest";
import {
  besidePath,
  closed,
  commonLine,
  companiesAt,
  covered,
  craters,
  halfPath,
  inset,
  linesAround,
  linesOf,
  middleOf,
  type Outline,
  sectorPath,
  smooth,
  waysTo,
} from "../../src/games/skymines/map";
import type { Belt, Moon } from "../../src/games/skymines/types";

const SQUARE: Outline = [
  [0, 0],
  [10, 0],
  [10, 10],
  [0, 10],
];
const RIGHT: Outline = [
  [10, 10],
  [10, 0],
  [20, 0],
  [20, 10],
];
const HOLE: Outline = [
  [4, 4],
  [6, 4],
  [6, 6],
  [4, 6],
];

const sector = (id: string, number: number, outline: Outline, borders: Record<string, number>) => ({
  id,
  number,
  outline,
  borders,
  buildings: [],
});
const away = { borders: {}, outline: [], columns: [], spaces: [] };
const MOON = {
  stations: {
    skymine: { ...away, borders: { west: 2 }, outline: [...SQUARE].map(([x, y]) => [x, y - 10]) },
    minerva: away,
    astrogo: away,
    tawac: away,
  },
  sectors: {
    west: sector("west", 1, SQUARE, { east: 2, hole: 1 }),
    east: sector("east", 2, RIGHT, { west: 2 }),
    hole: sector("hole", 3, HOLE, { west: 1 }),
  },
} as unknown as Moon;
// A sector with one neighbour counts as an enclave: a second one makes it none.
(MOON.sectors["east"] as { borders: Record<string, number> }).borders["elsewhere"] = 1;

describe("outlines", () => {
  it("become closed paths, with corners or without", () => {
    expect(closed(SQUARE)).toBe("M0 0L10 0L10 10L0 10Z");
    expect(smooth(SQUARE)).toMatch(/^M0 0(C[^C]+){4}Z$/);
  });

  it("are moved inwards, whichever way round they go", () => {
    const inner = inset(SQUARE, () => 1);
    const back = inset([...SQUARE].reverse(), () => 1);
    for (const [x, y] of [...inner, ...back]) {
      expect(Math.min(x, y, 10 - x, 10 - y)).toBeGreaterThan(0.5);
    }
  });

  it("have a line in common where they touch", () => {
    expect(commonLine(SQUARE, RIGHT)).toEqual([
      [
        [10, 0],
        [10, 10],
      ],
    ]);
    expect(commonLine(SQUARE, HOLE)).toEqual([]);
  });

  it("join a common line that goes past their first corner", () => {
    const turned = [...SQUARE.slice(2), ...SQUARE.slice(0, 2)];
    const around: Outline = [
      [0, 10],
      [10, 10],
      [10, 0],
      [30, 0],
      [30, 30],
      [0, 30],
    ];
    expect(commonLine(turned, around)).toEqual([
      [
        [10, 0],
        [10, 10],
        [0, 10],
      ],
    ]);
  });

  it("have a middle by length", () => {
    expect(
      middleOf([
        [0, 0],
        [2, 0],
        [10, 0],
      ]),
    ).toEqual([5, 0]);
  });
});

describe("the Moon", () => {
  const lines = linesOf(MOON);

  it("has each line once, with its cost, and those along stations", () => {
    const told = lines.map(({ sector, neighbour, cost }) => [sector, neighbour, cost]);
    expect(told).toEqual([
      ["west", "east", 2],
      ["west", "hole", 1],
      ["west", "skymine", 2],
    ]);
    expect(lines[1]?.d).toBe("M4 4L6 4L6 6L4 6L4 4");
  });

  it("says what is beyond the lines of a sector", () => {
    expect(linesAround("east", lines).map(({ neighbour, cost }) => [neighbour, cost])).toEqual([
      ["west", 2],
    ]);
    expect(linesAround("west", lines)).toHaveLength(3);
  });

  it("leaves the enclave out of the sector around it", () => {
    const west = MOON.sectors["west"];
    expect(west && sectorPath(west, MOON)).toBe(closed(SQUARE) + closed(HOLE));
  });
});

describe("the Belt", () => {
  const curve = [
    [0, 0],
    [30, 0],
    [70, 0],
    [100, 0],
  ];
  const shuttle = {
    id: "shuttle-3",
    at: [50, 0],
    curve,
    ends: { ceres: 0, iris: 1 },
    signs: [
      [20, 0],
      [80, 0],
    ],
  };
  const station = { home: "ceres", extra: 0, curve, shuttle: [9, 9] };
  const elsewhere = { ...station, home: "vesta" };
  const BELT = {
    stations: { skymine: station, minerva: elsewhere, astrogo: elsewhere, tawac: elsewhere },
    asteroids: {},
    outposts: { "ceres-1": { id: "ceres-1", asteroid: "ceres", at: [0, 0] } },
    shuttles: { "shuttle-3": shuttle },
  } as unknown as Belt;

  it("cuts flight paths in halves", () => {
    expect(halfPath(shuttle.curve as never, 0)).toBe("M0 0C15 0 32.5 0 50 0");
    expect(halfPath(shuttle.curve as never, 1)).toBe("M50 0C67.5 0 85 0 100 0");
  });

  it("knows the ways to a space, with the energy on them", () => {
    const told = (place: string) => waysTo(place, BELT).map(({ from, cost }) => [from, cost]);
    expect(told("shuttle-3")).toEqual([
      ["ceres", 1],
      ["iris", 2],
    ]);
    expect(told("ceres-1")).toEqual([
      ["skymine", 1],
      ["shuttle-3", 1],
    ]);
    expect(told("nowhere")).toEqual([]);
  });

  it("finds room beside a flight path, away from the middle of the Belt", () => {
    expect(besidePath(shuttle as never, 10)).toEqual([50, -10]);
  });
});

describe("pieces", () => {
  it("lie at the end of a column", () => {
    expect(covered(5, { pieces: 2, emptied: false })).toEqual([false, false, false, true, true]);
  });

  it("never again lie on a last space that was bare", () => {
    expect(covered(5, { pieces: 2, emptied: true })).toEqual([false, false, true, true, false]);
    expect(covered(5, { pieces: 0, emptied: true })).not.toContain(true);
  });

  it("can be got to places by several companies", () => {
    const found = companiesAt({ tawac: { a: 1 }, skymine: { a: 2, b: 1 } });
    expect(found.get("a")).toEqual(["skymine", "tawac"]);
    expect(found.get("b")).toEqual(["skymine"]);
  });
});

describe("craters", () => {
  const found = craters(1, { x: 0, y: 0, r: 100 }, 40, 12, [[0, 0]]);

  it("are the same at every look", () => {
    expect(craters(1, { x: 0, y: 0, r: 100 }, 40, 12, [[0, 0]])).toEqual(found);
  });

  it("stay inside, apart from each other and from what is printed", () => {
    found.forEach(({ x, y, r }, index) => {
      expect(Math.hypot(x, y) + r).toBeLessThanOrEqual(100);
      if (r > 5) expect(Math.hypot(x, y)).toBeGreaterThan(r + 20);
      for (const other of found.slice(0, index)) {
        expect(Math.hypot(x - other.x, y - other.y)).toBeGreaterThan(r + other.r);
      }
    });
  });
});

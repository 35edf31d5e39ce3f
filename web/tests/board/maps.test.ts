import { describe, expect, it } from "vitest";
import { boundsOf, disc, distance, hexPath, middleOf, neighbours } from "../../src/board/hex";
import { around, panned, shown, zoomed } from "../../src/board/zoom";

describe("hexes", () => {
  it("have six neighbours at distance 1", () => {
    const here = { q: 2, r: -1 };
    expect(new Set(neighbours(here).map(({ q, r }) => `${q},${r}`)).size).toBe(6);
    expect(neighbours(here).every((hex) => distance(hex, here) === 1)).toBe(true);
    expect(distance({ q: 0, r: 0 }, { q: 2, r: -1 })).toBe(2);
    expect(disc(2)).toHaveLength(19);
  });

  it("lie as far apart as they are wide", () => {
    const size = 10;
    const here = middleOf({ q: 0, r: 0 }, size);
    for (const hex of neighbours({ q: 0, r: 0 })) {
      const there = middleOf(hex, size);
      expect(Math.hypot(there.x - here.x, there.y - here.y)).toBeCloseTo(size * Math.sqrt(3));
    }
    expect(boundsOf([{ q: 0, r: 0 }], size)[3]).toBe(20);
    expect(hexPath(size).startsWith("M0 -10L8.66 -5")).toBe(true);
  });
});

describe("the seen part of a map", () => {
  const whole = { x: 0, y: 0, width: 100, height: 50 };

  it("is zoomed around a point, within bounds", () => {
    expect(zoomed(whole, whole, 2, 0, 0)).toEqual({ x: 0, y: 0, width: 50, height: 25 });
    expect(zoomed(whole, whole, 2, 1, 1)).toEqual({ x: 50, y: 25, width: 50, height: 25 });
    expect(zoomed(whole, whole, 0.1)).toEqual(whole);
    expect(zoomed(whole, whole, 100).width).toBe(20);
  });

  it("is moved no further than the map goes", () => {
    const seen = zoomed(whole, whole, 2, 0, 0);
    expect(panned(seen, whole, 0.5, 0)).toMatchObject({ x: 25, y: 0 });
    expect(panned(seen, whole, 9, 9)).toMatchObject({ x: 50, y: 25 });
  });

  it("closes in on a part of the map", () => {
    expect(around(whole, { x: 40, y: 20, width: 40, height: 10 })).toEqual({
      x: 40,
      y: 15,
      width: 40,
      height: 20,
    });
    expect(around(whole, { x: 0, y: 0, width: 1, height: 1 }).width).toBe(20);
    expect(around(whole, { x: -50, y: -50, width: 300, height: 300 })).toEqual(whole);
  });

  it("goes to what is out of sight, and not further than it must", () => {
    const seen = zoomed(whole, whole, 2, 0, 0);
    expect(shown(seen, whole, { x: 60, y: 0, width: 10, height: 5 })).toMatchObject({
      x: 20,
      y: 0,
    });
    expect(shown(seen, whole, { x: 10, y: 5, width: 5, height: 5 })).toEqual(seen);
  });
});

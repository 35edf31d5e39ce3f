import { describe, expect, it } from "vitest";
import {
  angleOf,
  angleTo,
  bottomPlace,
  facing,
  nearestTurn,
  nearness,
  placeAfter,
  pointAt,
  sector,
  stepsBetween,
  stepsOf,
  turnedBy,
} from "../../src/games/planet_unknown/ring";

/** Six depots, those at the indicators with their players. */
const depots = (...places: number[]): { seat: number | null }[] =>
  Array.from({ length: 6 }, (_, place) => ({
    seat: places.includes(place) ? places.indexOf(place) : null,
  }));

describe("the ring of depots", () => {
  it("has the reader's depot at the bottom", () => {
    expect(bottomPlace(depots(0, 2, 4), 1)).toBe(2);
    expect(bottomPlace(depots(0, 2, 4), null)).toBe(0);
    expect(bottomPlace([], 0)).toBe(0);
    expect(angleOf(2, 2)).toBe(0);
  });

  it("goes clockwise: from the bottom to the left, up and round", () => {
    const left = pointAt(angleOf(1, 0), 100);
    expect(left.x).toBeLessThan(0);
    expect(left.y).toBeCloseTo(50);
    const top = pointAt(angleOf(3, 0), 100);
    expect(top.y).toBeCloseTo(-100);
    expect(angleOf(5, 0)).toBe(-60);
    expect(pointAt(angleOf(5, 0), 100).x).toBeGreaterThan(0);
  });

  it("knows the angle of a point", () => {
    for (const angle of [-120, -60, 0, 45, 180]) {
      const { x, y } = pointAt(angle, 80);
      expect(turnedBy(angle, angleTo(x, y))).toBeCloseTo(0);
    }
  });

  it("counts steps clockwise", () => {
    expect(stepsBetween(4, 1)).toBe(3);
    expect(stepsBetween(1, 4)).toBe(3);
    expect(stepsBetween(2, 1)).toBe(5);
    expect(placeAfter(5, 2)).toBe(1);
  });

  it("says which depot each player would face: the one that many places before theirs", () => {
    expect(facing(depots(0, 3), 1)).toEqual(
      new Map([
        [0, 5],
        [1, 2],
      ]),
    );
    expect(facing(depots(0, 1, 3, 4), 0).get(2)).toBe(3);
    // Whatever the turn, no two players face the same depot.
    for (let steps = 0; steps < 6; steps += 1) {
      expect(new Set(facing(depots(0, 1, 2, 3, 4, 5), steps).values()).size).toBe(6);
    }
  });
});

describe("dragging the ring", () => {
  it("adds up turns the short way round", () => {
    expect(turnedBy(170, -170)).toBe(20);
    expect(turnedBy(-170, 170)).toBe(-20);
    expect(turnedBy(10, 70)).toBe(60);
  });

  it("comes to rest at the nearest depot", () => {
    expect(stepsOf(0)).toBe(0);
    expect(stepsOf(29)).toBe(0);
    expect(stepsOf(31)).toBe(1);
    expect(stepsOf(-31)).toBe(5);
    expect(stepsOf(-120)).toBe(4);
    expect(stepsOf(400)).toBe(1);
  });

  it("goes on the way it is going", () => {
    expect(nearestTurn(5, -62)).toBe(-60);
    expect(nearestTurn(5, 280)).toBe(300);
    expect(nearestTurn(0, 350)).toBe(360);
  });
});

describe("the drawing", () => {
  it("makes what is near to the reader larger", () => {
    expect(nearness(0)).toBe(1);
    expect(nearness(60)).toBe(0);
    expect(nearness(-360)).toBe(1);
    expect(nearness(30)).toBeCloseTo(0.5);
  });

  it("closes its sectors", () => {
    expect(sector(10, 20, -30, 30)).toMatch(/^M.*z$/);
    expect(sector(10, 20, -30, 30)).not.toContain("NaN");
  });
});

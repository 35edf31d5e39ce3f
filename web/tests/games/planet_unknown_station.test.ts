import { describe, expect, it } from "vitest";
import {
  angleOf,
  angleTo,
  bottomPlace,
  facing,
  nearestTurn,
  nearness,
  pointAt,
  sector,
  stepsBetween,
  stepsOf,
  turnedBy,
} from "../../src/games/planet_unknown/ring";
import {
  coveredPositions,
  fluxTrack,
  levelName,
  nextMilestone,
  placeOf,
  printed,
  standings,
  windingWay,
} from "../../src/games/planet_unknown/sheet";
import {
  type Corporation,
  type Player,
  type Position,
  TRACKS,
} from "../../src/games/planet_unknown/types";

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

// Sheets

const bare = (fields: Partial<Position> = {}): Position =>
  ({ gives: [], choose: [], medals: 0, at: null, ...fields }) as Position;

function sheet(
  tracks: Partial<Record<string, readonly Position[]>> = {},
  rule: Corporation["rule"] = null,
): Corporation {
  return {
    id: "test",
    rule,
    tracks: TRACKS.map((kind) => ({
      kind,
      positions: tracks[kind] ?? Array.from({ length: 16 }, () => bare()),
    })),
  } as unknown as Corporation;
}

const playing = (fields: Partial<Player> = {}): Player =>
  ({ trackers: [0, 0, 0, 0, 0], special: [], ...fields }) as Player;

describe("a corporation's sheet", () => {
  it("has a row for each track and a column for each position", () => {
    expect(placeOf(sheet(), "rover", 7)).toEqual({ row: 3, column: 7, span: 1 });
    expect(printed(sheet())).toHaveLength(5 * 16);
  });

  it("stretches a track of few steps to the length of the others", () => {
    const board = sheet({ biomass: Array.from({ length: 6 }, () => bare()) });
    expect(placeOf(board, "biomass", 0)).toEqual({ row: 2, column: 0, span: 1 });
    expect(placeOf(board, "biomass", 1)).toEqual({ row: 2, column: 1, span: 3 });
    const top = placeOf(board, "biomass", 5);
    expect(top.column + top.span).toBe(16);
  });

  it("lets a track wind over others, and prints it on its own row only", () => {
    const water = [
      bare({ at: { track: "water", row: 0 } }),
      bare({ at: { track: "biomass", row: 2 } }),
      bare({ at: { track: "water", row: 3 }, medals: 3 }),
    ];
    const board = sheet({ water });
    expect(windingWay(board).map(({ row, column }) => [row, column])).toEqual([
      [1, 0],
      [2, 2],
      [1, 3],
    ]);
    expect(printed(board).filter(({ track }) => track === "water")).toHaveLength(2);
    expect(windingWay(sheet())).toEqual([]);
  });

  it("shows trackers on the tracks where they stand", () => {
    const player = playing({ trackers: [3, 1, 0, 0, 2], special: [1, 1, 2, 3, 0] });
    expect(standings(sheet(), player)[0]).toEqual({ tracker: "civ", track: "civ", position: 3 });
    const wandering = standings(sheet({}, "diagonal-trackers"), player);
    expect(wandering[0]).toEqual({ tracker: "civ", track: "water", position: 3 });
    expect(wandering[4]).toEqual({ tracker: "tech", track: "civ", position: 2 });
  });

  it("shows lifepods on tracks and the flux token only where there are any", () => {
    const player = playing({ special: [0, 0b10100, 0, 0, 0] });
    expect(coveredPositions(sheet({}, "lifepods-on-tracks"), player)).toEqual([
      { track: "water", position: 2 },
      { track: "water", position: 4 },
    ]);
    expect(coveredPositions(sheet(), player)).toEqual([]);
    expect(fluxTrack(sheet({}, "flux-track"), playing({ special: [4] }))).toBe("tech");
    expect(fluxTrack(sheet({}, "flux-track"), playing())).toBeNull();
    expect(fluxTrack(sheet(), playing({ special: [4] }))).toBeNull();
  });

  it("looks ahead to the next thing that is more than movement", () => {
    const rover = Array.from({ length: 16 }, (_, position) =>
      bare({
        gives: [{ op: "movement", n: 1 }],
        medals: position === 8 ? 1 : 0,
      } as Partial<Position>),
    );
    expect(nextMilestone(sheet({ rover }), "rover", 3)).toBe(8);
    expect(nextMilestone(sheet({ rover }), "rover", 8)).toBeNull();
  });

  it("numbers technologies, or letters them where lifepods unlock them", () => {
    expect(levelName(sheet(), 2)).toBe("3");
    expect(levelName(sheet({}, "lifepods-on-technologies"), 2)).toBe("C");
  });
});

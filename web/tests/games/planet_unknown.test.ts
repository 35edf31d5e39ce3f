import { describe, expect, it } from "vitest";
import { Ghost, type GhostProps } from "../../src/board/ghost.svelte";
import { Offers } from "../../src/board/offers";
import type { Outcome, Tagged } from "../../src/board/props";
import {
  followUps,
  idleResources,
  marksOn,
  medalsGained,
  signsAfter,
  signsOf,
} from "../../src/games/planet_unknown/brings";
import { wayTo } from "../../src/games/planet_unknown/drive.svelte";
import { borders, CELL, differ, gridOf, isRound } from "../../src/games/planet_unknown/map";
import {
  ambiguous,
  isButton,
  layAll,
  motion,
  reading,
  takenRing,
} from "../../src/games/planet_unknown/reading";
import {
  cellOf,
  laidCells,
  nameOf,
  orientationOf,
  poseOf,
  terrainsOf,
  tileCells,
} from "../../src/games/planet_unknown/squares";
import { stepsOf } from "../../src/games/planet_unknown/steps.svelte";
import type {
  Data,
  Planet,
  Player,
  Props,
  Rover,
  Tile,
  View,
} from "../../src/games/planet_unknown/types";

const data = {
  shapes: [
    { id: "i2", picture: ["A", "B"], meteorite: [0, 1] },
    { id: "v3", picture: ["aA", ".B"], meteorite: [0, 0] },
  ],
  planets: { round: { grid: ["LI", "P."], rule: null } },
} as unknown as Data;
const domino: Tile = { number: 1, shape: "i2", a: "civ", b: "energy", meteorite: true };
const corner: Tile = { number: 2, shape: "v3", a: "water", b: "rover", meteorite: false };

const line = (empty: number, meteorites = 0) => ({ medals: 2, empty, meteorites });
const player = (more: Partial<Player> = {}): Player =>
  ({
    planet: "round",
    tiles: [{ tile: corner, orientation: 0, at: "C3" }],
    patches: ["F6"],
    meteorites: [],
    symbols: [],
    lifepods: ["A2"],
    rovers: [{ at: "D4", carrying: false, reach: [] }],
    rows: [line(1), line(0, 1)],
    columns: [line(2), line(0)],
    pending: [],
    medals: { planet: 2, tracks: 1 },
    movement: 2,
    ...more,
  }) as unknown as Player;
const view = (own: Player): View =>
  ({ seat: 0, phase: "tiles", depots: [], players: [own] }) as unknown as View;
const outcome = (more: Partial<Outcome<View>>): Outcome<View> => ({
  events: [],
  certain: true,
  view: null,
  options: [],
  ...more,
});

describe("squares and tiles", () => {
  it("names squares", () => {
    expect(cellOf("A1")).toEqual({ column: 0, row: 0 });
    expect(cellOf("L12")).toEqual({ column: 11, row: 11 });
    expect(nameOf({ column: 3, row: 9 })).toBe("D10");
  });

  it("turns orientations into poses and back", () => {
    for (let number = 0; number < 8; number += 1) {
      expect(orientationOf(poseOf(number))).toBe(number);
    }
    expect(poseOf(5)).toEqual({ turns: 1, flipped: true });
  });

  it("knows what is printed where on a tile, however it lies", () => {
    const cells = tileCells(domino, data);
    expect(cells.map(({ terrain, icon, meteorite }) => [terrain, icon, meteorite])).toEqual([
      ["civ", true, false],
      ["energy", true, true],
    ]);
    const turned = laidCells(cells, poseOf(2), cellOf("B2"));
    expect(turned.map((cell) => [nameOf(cell), cell.terrain])).toEqual([
      ["B3", "civ"],
      ["B2", "energy"],
    ]);
  });

  it("tells the terrain of covered squares, patches on top", () => {
    const terrains = terrainsOf(player(), data);
    expect([...terrains]).toEqual([
      ["C3", "water"],
      ["D3", "water"],
      ["D4", "rover"],
      ["F6", "biomass"],
    ]);
  });
});

describe("planets", () => {
  it("draws borders between squares of different kinds alone", () => {
    expect(borders(["12", ".2"], differ)).toBe(`M${CELL} 0v${CELL}`);
  });

  it("is a globe only where all squares are near the middle", () => {
    const planet = (grid: string[]) => ({ grid }) as unknown as Planet;
    expect(isRound(planet(["............", ".....LL....."]))).toBe(true);
    expect(isRound(planet(["L..........."]))).toBe(false);
    expect(gridOf(planet(["L.oI"])).map(({ column }) => column)).toEqual([0, 3]);
  });
});

describe("the ghost of a tile", () => {
  const cells = tileCells(domino, data);
  const props: GhostProps = {
    shape: cells,
    columns: 12,
    rows: 12,
    print: cells.map(({ terrain }) => terrain),
    placements: [
      { option: { type: "place", at: "B2" }, pose: poseOf(0), at: cellOf("B2") },
      { option: { type: "place", at: "C2" }, pose: poseOf(2), at: cellOf("C2") },
    ],
    choose: () => undefined,
    wish: (pose, at) => ({ type: "place", orientation: orientationOf(pose), at: nameOf(at) }),
    whyNot: () => undefined,
  };

  it("tells ways to lie apart by what is printed on them", () => {
    const ghost = new Ghost(() => props);
    ghost.lay(poseOf(0), cellOf("B2"));
    expect(ghost.option).toEqual({ type: "place", at: "B2" });
    ghost.lay(poseOf(2), cellOf("B2"));
    expect(ghost.option).toBeNull(); // the same squares, but the other way round
    expect(ghost.wish).toEqual({ type: "place", orientation: 2, at: "B2" });
    ghost.lay(poseOf(6), cellOf("C2"));
    expect(ghost.option).toEqual({ type: "place", at: "C2" }); // flipped it looks the same
  });
});

describe("where options lie", () => {
  const lay = (option: Tagged) => layAll([option]).get(option);
  const places = (option: Tagged) => lay(option)?.parts;

  it("gives every kind of option its places", () => {
    expect(places({ type: "take", ring: "small" })).toEqual(["depot:small"]);
    expect(places({ type: "patch", at: "B2" })).toEqual(["square:B2"]);
    expect(places({ type: "boost", track: "civ" })).toEqual(["track:civ"]);
    expect(places({ type: "move", start: "B2", to: "B3" })).toEqual(["rover:B2", "drive:B3"]);
    expect(places({ type: "move_tracker", track: "civ", position: 3 })).toEqual(["position:civ:3"]);
    expect(places({ type: "clear_row", row: 4 })).toEqual(["row:4"]);
    expect(places({ type: "place", orientation: 0, at: "B2" })).toEqual([]); // the tile in hand
  });

  it("leaves the rest to buttons", () => {
    for (const type of ["finish", "store_patch", "forgo", "peek", "stay", "leave_out"]) {
      expect(isButton({ type })).toBe(true);
      expect(lay({ type })).toEqual({ parts: [], confirm: true });
    }
    expect(isButton({ type: "place", orientation: 0, at: "B2" })).toBe(false);
    // The scoring area is small: it can be pressed, and has a button as well.
    expect(isButton({ type: "keep_lifepod" })).toBe(true);
    expect(lay({ type: "keep_lifepod" })).toEqual({ parts: ["store:lifepods"] });
  });

  it("asks which is meant only where a press could mean several things", () => {
    const options: Tagged[] = [
      { type: "advance", track: "civ" },
      { type: "boost", track: "civ" },
      { type: "boost", track: "tech" },
    ];
    expect([...ambiguous(options)]).toEqual(["advance", "boost"]);
    const laid = layAll(options);
    const offers = new Offers(options, (option) => laid.get(option) ?? null);
    expect(offers.at(["track:tech"])).toBe(options[2]);
    expect(offers.at(["track:civ"])).toBeNull();
    expect(offers.at(["track:civ", "effect:advance"])).toBe(options[0]);
    expect(offers.at(["effect:boost", "track:civ"])).toBe(options[1]);
  });

  it("keeps several objectives with a button, one with a press", () => {
    expect(lay({ type: "keep_objectives", objectives: ["a"] })?.confirm).toBe(false);
    expect(lay({ type: "keep_objectives", objectives: ["a", "b"] })?.confirm).toBe(true);
  });
});

describe("what is wished for", () => {
  const board = (options: readonly Tagged[]) =>
    reading(
      () =>
        ({
          view: view(player()),
          data,
          you: 0,
          names: [],
          captions: {},
          options,
        }) as unknown as Props,
    );

  it("is a step of the rover in hand", () => {
    expect(board([]).wish("square:D9", ["rover:D4"])).toEqual({
      type: "move",
      start: "D4",
      to: "D9",
    });
  });

  it("is of a kind that is offered elsewhere", () => {
    const patches = board([{ type: "patch", at: "A1" }]);
    expect(patches.wish("square:B2", [])).toEqual({ type: "patch", at: "B2" });
    expect(board([]).wish("square:B2", [])).toBeNull();
    expect(board([{ type: "boost", track: "civ" }]).wish("track:tech", [])).toEqual({
      type: "boost",
      track: "tech",
    });
  });
});

describe("what a choice would bring", () => {
  const placed: Tagged = { type: "tile_placed", seat: 0, at: "B2" };
  const own = player();

  it("is told in signs, of the reader alone", () => {
    const events: Tagged[] = [
      placed,
      { type: "advanced", seat: 0, track: "civ", position: 6 },
      { type: "advanced", seat: 1, track: "civ", position: 2 },
      { type: "movement", seat: 0, amount: 2 },
      { type: "lifepod_destroyed", seat: 0, at: "A2" },
    ];
    expect(signsOf(events, 0).map(({ glyph, text, bad }) => [glyph, text, bad])).toEqual([
      ["civ", "→ 6", false],
      ["movement", "+2", false],
      ["lifepod", "−1", true],
    ]);
  });

  it("is marked on the planet: what is lost and hit, and the lines that are done", () => {
    const after = player({ rows: [line(0), line(0, 1)], columns: [line(1), line(0)] });
    const events: Tagged[] = [
      { type: "lifepod_destroyed", seat: 0, at: "A2" },
      { type: "meteorite", seat: 0, at: "B3" },
    ];
    expect(marksOn(outcome({ events, view: view(after) }), own, 0)).toEqual({
      lost: [{ at: "A2", glyph: "lifepod" }],
      hit: ["B3"],
      rows: [0],
      columns: [],
    });
    const richer = outcome({ view: view(player({ medals: { planet: 4, tracks: 1 } })) });
    expect(medalsGained(richer, own, 0)).toEqual([{ part: "planet", count: 2 }]);
    expect(medalsGained(outcome({}), own, 0)).toEqual([]);
  });

  it("says which resources of the tile bring nothing", () => {
    const advance: Tagged = { type: "advance", track: "rover" };
    expect(idleResources(corner, outcome({ options: [advance] }))).toEqual(["water"]);
    expect(followUps(outcome({ options: [advance, { type: "finish" }] }))).toEqual([advance]);
    const energy: Tagged[] = [
      { type: "energy", track: "civ" },
      { type: "advance", track: "civ" },
    ];
    expect(idleResources(domino, outcome({ options: energy }))).toEqual([]);
  });

  it("tells of each resource what it brings by itself", () => {
    const first = outcome({
      events: [placed],
      options: [
        { type: "advance", track: "civ" },
        { type: "energy", track: "civ" },
        { type: "energy", track: "water" },
      ],
      view: view(player()),
    });
    const advanced = (track: string, position: number): Tagged => ({
      type: "advanced",
      seat: 0,
      track,
      position,
    });
    const texts = (option: Tagged, events: readonly Tagged[], pending: unknown[] = []) =>
      signsAfter(
        first,
        outcome({
          events: [placed, ...events],
          view: view(player({ pending } as unknown as Partial<Player>)),
        }),
        option,
        0,
      ).map(({ glyph, text }) => `${glyph} ${text}`);
    // The advance of the tile follows by itself when the energy is used, and is told by itself.
    expect(
      texts({ type: "energy", track: "civ" }, [advanced("civ", 5), advanced("civ", 6)]),
    ).toEqual(["civ → 5"]);
    expect(
      texts(
        { type: "energy", track: "water" },
        [advanced("water", 2), advanced("civ", 5)],
        [{ kind: "rover" }],
      ),
    ).toEqual(["water → 2"]);
    expect(
      texts({ type: "advance", track: "civ" }, [advanced("civ", 5)], [{ kind: "patch" }]),
    ).toEqual(["civ → 5", "patch +1"]);
  });
});

describe("trackers", () => {
  it("step one after the other, as the events tell", () => {
    const events: Tagged[] = [
      { type: "tile_placed", seat: 0, at: "B2" },
      { type: "advanced", seat: 0, track: "civ", position: 3 },
      { type: "advanced", seat: 1, track: "civ", position: 1 },
      { type: "advanced", seat: 0, track: "civ", position: 4 },
      { type: "regressed", seat: 0, track: "tech", position: 2 },
    ];
    const fresh = events.map((event, number) => ({ number, event }));
    expect(stepsOf(fresh, 0)).toEqual([
      { track: "civ", from: 2 },
      { track: "civ", from: 3 },
      { track: "tech", from: 3 },
    ]);
  });
});

describe("the tile in hand", () => {
  const place = { key: "", id: "place", about: null };

  it("is put back where it was taken from, as long as nothing else was done", () => {
    expect(takenRing({ question: place, back: { type: "take", ring: "small" } })).toBe("small");
    expect(
      takenRing({ question: place, back: { type: "move", start: "A1", to: "A2" } }),
    ).toBeNull();
    expect(takenRing({ question: place, back: null })).toBeNull();
    const next = { ...place, id: "next" };
    expect(takenRing({ question: next, back: { type: "take", ring: "small" } })).toBeNull();
  });
});

describe("rovers", () => {
  const rover = {
    at: "B2",
    carrying: false,
    reach: [
      { at: "B3", cost: 1, before: "B2" },
      { at: "B4", cost: 2, before: "B3" },
    ],
  } as unknown as Rover;

  it("drive the way that their reach says", () => {
    expect(wayTo(rover, "B4")).toEqual(["B3", "B4"]);
    expect(wayTo(rover, "B9")).toEqual([]);
  });

  it("send what they collect to the sheet of the reader alone", () => {
    const collected: Tagged = { type: "lifepod", seat: 0, at: "B3" };
    expect(motion(collected, 0)).toEqual([
      { piece: { glyph: "lifepod" }, from: "square:B3", to: "store:lifepods" },
    ]);
    expect(motion(collected, 1)).toEqual([]);
  });
});

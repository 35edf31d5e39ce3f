import { describe, expect, it } from "vitest";
import { linesOf } from "../../src/games/galaxy_trucker/cards";
import { chainOf, stepsOf } from "../../src/games/galaxy_trucker/hits";
import { litBy } from "../../src/games/galaxy_trucker/lights.svelte";
import { lay, pieceAt } from "../../src/games/galaxy_trucker/reading";
import { loopPoint } from "../../src/games/galaxy_trucker/track";
import type { Board, Card, GameEvent, Move, Player } from "../../src/games/galaxy_trucker/types";

const BOARD = {
  id: "I",
  drawing: ["..#..", ".###.", "##@##", "#####", "##.##"],
  row_numbers: [[5], [6], [7], [8], [9]],
  column_numbers: [[5], [6], [7], [8], [9]],
} as unknown as Board;

const PLAYER = {
  ship: {
    front: "front",
    cells: [
      { row: 7, column: 7, part: "starting-cabin-blue", humans: 2, alien: null, tokens: 0 },
      { row: 7, column: 8, part: "stasis-chamber-1", humans: 4, alien: null, tokens: 0 },
      { row: 8, column: 7, part: "battery-1", humans: 0, alien: null, tokens: 2 },
    ],
    figures: {
      cannons: [{ row: 6, column: 7, amount: 3, powered: true }],
      engines: [],
      open: [{ row: 7, column: 7, amount: 2, powered: false }],
    },
  },
  trips: [{ launched: [[6, 7, "cannon-1", 1]], landed: null, accounts: {} }],
} as unknown as Player;

const told = (...events: object[]) =>
  events.map((event, number) => ({ number, event: event as never }));

describe("hits", () => {
  const comes = { type: "threat_comes", kind: "large_meteor", side: "front", line: 7, reason: "x" };
  const lost = (row: number, column: number, how: string) => ({
    type: "part_lost",
    seat: 0,
    part: "cannon-1",
    row,
    column,
    how,
    reason: "x",
  });

  it("come along their line, break a part, and what hangs on it drifts away together", () => {
    const { steps } = stepsOf(
      told(comes, lost(6, 7, "destroyed"), lost(5, 7, "fell_off"), lost(6, 6, "fell_off")),
      0,
      BOARD,
      PLAYER,
    );
    expect(steps.map(({ kind }) => kind)).toEqual(["approach", "burst", "fall"]);
    expect(steps[0]?.threat).toMatchObject({ side: 0, line: 2 });
    expect(steps[0]?.reach).toBe(1);
    expect(steps[1]?.lost[0]?.turns).toBe(1); // as it was welded
    expect(steps[2]?.lost).toHaveLength(2);
  });

  it("wait for a defence, and go on with the next events", () => {
    const first = stepsOf(told(comes), 0, BOARD, PLAYER);
    expect(first.steps).toEqual([]);
    const shot = { type: "meteor_shot", seat: 0, row: 6, column: 7, tokens: 1 };
    const then = stepsOf(told(shot), 0, BOARD, PLAYER, first.threat);
    expect(then.steps.map(({ kind }) => kind)).toEqual(["approach", "shot"]);
    expect(then.threat).toBeNull();
  });

  it("of others are not shown on this ship", () => {
    const other = { ...lost(6, 7, "destroyed"), seat: 1 };
    expect(stepsOf(told(comes, other), 0, BOARD, PLAYER).steps).toEqual([]);
  });

  it("come from the other end on a ship that was turned round", () => {
    const turned = { ...PLAYER, ship: { ...PLAYER.ship, front: "rear" } } as Player;
    const { steps } = stepsOf(told(comes, lost(8, 7, "destroyed")), 0, BOARD, turned);
    expect(steps[0]?.threat?.side).toBe(2);
    expect(steps[0]?.reach).toBe(1);
  });

  it("are told as the chain of the last threat", () => {
    const missed = { type: "missed", seat: 0, kind: "large_meteor" };
    const events = [comes, missed, comes, lost(6, 7, "destroyed"), comes];
    const chain = chainOf([], events as unknown as GameEvent[], 0);
    // What did no harm is forgotten with the next threat.
    expect(chain.map(({ type }) => type)).toEqual(["threat_comes", "part_lost", "threat_comes"]);
    const turned = [{ type: "card_turned", card: "x", left: 1 }] as unknown as GameEvent[];
    expect(chainOf(chain, turned, 0)).toEqual([]);
  });
});

describe("figures", () => {
  it("come from parts", () => {
    expect(litBy(PLAYER, "firepower")).toMatchObject([
      { place: "cell:6:7", amount: "1½", powered: true },
    ]);
    expect(litBy(PLAYER, "exposed")).toMatchObject([{ place: "cell:7:7", amount: "2" }]);
    expect(litBy(PLAYER, "tokens")).toMatchObject([{ place: "cell:8:7", amount: "2" }]);
  });

  it("do not count sleepers as crew", () => {
    expect(litBy(PLAYER, "crew")).toMatchObject([{ place: "cell:7:7", amount: "2" }]);
  });
});

describe("cards", () => {
  it("of enemies say strength, reward and penalty", () => {
    const card = { kind: "slavers", strength: 6, crew_lost: 3, credits: 5, days: 1 } as Card;
    const [won, lost] = linesOf(card);
    expect(won?.when).toEqual([{ what: "firepower", count: 6, sort: "over" }]);
    expect(won?.gained).toEqual([
      { what: "credits", count: 5, sort: "plus" },
      { what: "days", count: 1, sort: "minus" },
    ]);
    expect(lost?.lost).toEqual([{ what: "crew", count: 3, sort: "minus" }]);
  });

  it("with planets have a place for each", () => {
    const card = { kind: "planets", planets: [["red", "blue"], ["green"]], days: 2 } as Card;
    expect(linesOf(card).map(({ place }) => place)).toEqual(["planet:1", "planet:2", undefined]);
  });
});

describe("what can be pressed in a flight", () => {
  const parts = (move: object) => lay(move as Move, PLAYER)?.parts;

  it("are parts of the ship", () => {
    for (const type of ["power", "shoot", "use_shield", "give_up_crew", "pay_token", "loosen"]) {
      expect(parts({ type, row: 7, column: 7 })).toEqual(["cell:7:7"]);
    }
    expect(
      parts({ type: "boost_cannon", row: 7, column: 7, cannon_row: 6, cannon_column: 7 }),
    ).toEqual(["cell:7:7", "cell:6:7"]);
  });

  it("are cubes and holds", () => {
    expect(parts({ type: "load", goods: "red", row: 7, column: 7 })).toEqual([
      "cube:red",
      "cell:7:7",
    ]);
    expect(parts({ type: "lift", goods: "red", row: 7, column: 7 })).toEqual(["aboard:red:7:7"]);
    expect(pieceAt("cube:red")).toEqual({ kind: "cube", goods: "red" });
    expect(pieceAt("cell:7:7")).toBeNull();
  });

  it("are lines, areas and dice of cards", () => {
    expect(parts({ type: "send_meteors", line: 2, opponent: 1 })).toEqual(["line:2", "seat:1"]);
    expect(parts({ type: "stop_at", area: 3 })).toEqual(["area:3"]);
    expect(parts({ type: "guess", number: 4 })).toEqual(["die:4"]);
    expect(parts({ type: "name_row", row: 6 })).toEqual(["row:6"]);
  });
});

describe("the track", () => {
  it("is a loop: a lap later a rocket is at the same place, and no two spaces are one", () => {
    expect(loopPoint(27, 24)).toEqual(loopPoint(3, 24));
    expect(loopPoint(-2, 24)).toEqual(loopPoint(22, 24));
    const all = Array.from({ length: 24 }, (_, day) => loopPoint(day, 24));
    for (const one of all) {
      for (const other of all) {
        if (one === other) continue;
        expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(20);
      }
    }
  });
});

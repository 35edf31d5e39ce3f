import { describe, expect, it } from "vitest";
import { flushSync } from "svelte";
import type { Tagged } from "../../src/board/props";
import {
  Ahead,
  aheadOf,
  FACE_DOWN,
  nextOptions,
} from "../../src/games/galaxy_trucker/ahead.svelte";
import { lay, motion, reading } from "../../src/games/galaxy_trucker/reading";
import {
  type Board,
  type CellView,
  type Data,
  type Move,
  type Part,
  partOf,
  type Player,
  type Props,
  type View,
} from "../../src/games/galaxy_trucker/types";
import {
  connectorsOf,
  jointsAt,
  lookOf,
  meet,
  pieceOf,
  sortedParts,
} from "../../src/games/galaxy_trucker/welding";

const part = (id: string, kind: string, connectors: number[], more: object = {}): Part =>
  ({ id, kind, connectors, colour: null, ...more }) as unknown as Part;
const board = {
  id: "I",
  drawing: [".#.", "#@#", ".#."],
  row_numbers: [[6], [7], [8]],
  column_numbers: [[6], [7], [8]],
} as unknown as Board;
const data = {
  parts: [
    part("cabin_1", "starting_cabin", [3, 3, 3, 3]),
    part("pipe", "structure", [1, 0, 2, 0]),
    part("gun", "cannon", [0, 1, 1, 1]),
    part("cross", "structure", [3, 3, 3, 3]),
    part("engine_10", "engine", [1, 0, 0, 0]),
    part("engine_9", "engine", [1, 0, 0, 0]),
  ],
  boards: { I: board },
} as unknown as Data;
const the = (id: string): Part => partOf(data, id) ?? part(id, "structure", [0, 0, 0, 0]);

const cell = (row: number, column: number, id: string, turns = 0, loose = false): CellView =>
  ({
    row,
    column,
    part: id,
    turns,
    loose,
    humans: 0,
    alien: null,
    tokens: 0,
    goods: [],
    dead: false,
  }) as CellView;
const player = (more: Partial<Player> = {}): Player =>
  ({
    ship: { cells: [cell(7, 7, "cabin_1")], faults: [], front: "front", nose: "front" },
    hand: null,
    aside: [],
    ordered: [],
    number: null,
    looking: null,
    roads: [],
    ...more,
  }) as unknown as Player;
const view = (own: Player, more: Partial<View> = {}): View =>
  ({
    phase: "building",
    building: "live",
    ship_class: "I",
    warehouse: 20,
    returned: ["gun", "pipe"],
    numbers: [1, 2],
    roads: [],
    piles: [],
    players: [own, player()],
    ...more,
  }) as unknown as View;

describe("parts beside parts", () => {
  it("turns connectors clockwise", () => {
    expect(connectorsOf(the("pipe"), 0)).toEqual([1, 0, 2, 0]);
    expect(connectorsOf(the("pipe"), 1)).toEqual([0, 1, 0, 2]);
    expect(connectorsOf(the("pipe"), 3)).toEqual([0, 2, 0, 1]);
  });

  it("knows which sides go together", () => {
    expect(meet(1, 1)).toBe("joint");
    expect(meet(1, 3)).toBe("joint");
    expect(meet(1, 2)).toBe("clash");
    expect(meet(0, 2)).toBe("clash");
    expect(meet(0, 0)).toBe("nothing");
  });

  it("tells turns apart that look different, and only those", () => {
    expect(lookOf(the("cross"), 0)).toBe(lookOf(the("cross"), 3));
    expect(lookOf(the("pipe"), 0)).not.toBe(lookOf(the("pipe"), 2));
    expect(lookOf(the("gun"), 0)).not.toBe(lookOf(the("gun"), 1));
  });

  it("finds joints and clashes with the neighbours of a cell", () => {
    const cells = [cell(7, 7, "cabin_1"), cell(6, 6, "gun")];
    const above = { part: the("pipe"), turns: 0, at: { row: 0, column: 1 } };
    // Below it the cabin; on its left the gun's connector meets a smooth side.
    expect(jointsAt(data, board, cells, above)).toEqual([
      { side: 2, fits: true },
      { side: 3, fits: false },
    ]);
  });

  it("finds the piece that a part belongs to", () => {
    const cells = [cell(6, 7, "pipe", 1), cell(7, 7, "cabin_1"), cell(8, 7, "cross")];
    expect([...pieceOf(data, board, cells, "cell:8:7")].sort()).toEqual(["cell:7:7", "cell:8:7"]);
    expect([...pieceOf(data, board, cells, "cell:6:7")]).toEqual(["cell:6:7"]);
  });

  it("sorts parts by kind and number", () => {
    const sorted = sortedParts(data, ["engine_10", "pipe", "engine_9", "gun"]);
    expect(sorted.map(({ id }) => id)).toEqual(["gun", "engine_9", "engine_10", "pipe"]);
  });
});

describe("shown ahead of the table", () => {
  const after = (own: Player, move: Move, more: Partial<View> = {}): View =>
    aheadOf(view(own, more), 0, move);

  it("draws a part face down", () => {
    const shown = after(player(), { type: "draw" });
    expect(shown.players[0]?.hand).toBe(FACE_DOWN);
    expect(shown.warehouse).toBe(19);
    expect(nextOptions(shown, 0)).toEqual([]);
  });

  it("takes a part from the table, unless it is gone", () => {
    const shown = after(player(), { type: "take", part: "gun" });
    expect(shown.players[0]?.hand).toBe("gun");
    expect(shown.returned).toEqual(["pipe"]);
    const late = after(player(), { type: "take", part: "gun" }, { returned: ["pipe"] });
    expect(late.players[0]?.hand).toBeNull();
  });

  it("welds the part in hand, and it can be lifted again", () => {
    const shown = after(player({ hand: "gun" }), { type: "weld", row: 6, column: 7, turns: 2 });
    expect(shown.players[0]?.hand).toBeNull();
    expect(shown.players[0]?.ship.cells.at(-1)).toMatchObject({
      part: "gun",
      row: 6,
      column: 7,
      turns: 2,
      loose: true,
    });
    const lifted = aheadOf(shown, 0, { type: "take_off" });
    expect(lifted.players[0]?.hand).toBe("gun");
    expect(lifted.players[0]?.ship.cells).toHaveLength(1);
    // Another part is taken: the last one is fixed.
    const fixed = aheadOf(shown, 0, { type: "draw" });
    expect(fixed.players[0]?.ship.cells.some(({ loose }) => loose)).toBe(false);
  });

  it("puts back, sets aside and takes from there", () => {
    const back = after(player({ hand: "cross" }), { type: "put_back" });
    expect(back.returned).toEqual(["gun", "pipe", "cross"]);
    const aside = after(player({ hand: "cross" }), { type: "set_aside" });
    expect(aside.players[0]).toMatchObject({ hand: null, aside: ["cross"] });
    const again = aheadOf(aside, 0, { type: "take_aside", part: "cross" });
    expect(again.players[0]).toMatchObject({ hand: "cross", aside: [] });
  });

  it("leaves it to the table where an ordered part goes back", () => {
    const own = player({ hand: "cross", roads: ["made_to_order"] });
    const back = after(own, { type: "put_back" });
    expect(back.players[0]?.hand).toBeNull();
    expect(back.returned).toEqual(["gun", "pipe"]);
  });

  it("takes a free number tile only", () => {
    expect(after(player(), { type: "finish", number: 2 }).players[0]?.number).toBe(2);
    const taken = after(player(), { type: "finish", number: 2 }, { numbers: [1] });
    expect(taken.players[0]?.number).toBeNull();
  });

  it("expects what comes next", () => {
    const shown = after(player({ hand: "cross" }), { type: "put_back" });
    expect(nextOptions(shown, 0)).toEqual([
      { type: "draw" },
      { type: "take", part: "gun" },
      { type: "take", part: "pipe" },
      { type: "take", part: "cross" },
    ]);
  });
});

describe("the properties ahead", () => {
  const setUp = (sending: Tagged, more: Partial<View> = {}) => {
    const chosen: Tagged[] = [];
    const props = {
      view: view(player(), more),
      you: 0,
      data,
      options: [],
      sending,
      choose: (option: Tagged) => chosen.push(option),
    } as unknown as Props;
    return { ahead: new Ahead(() => props), chosen };
  };

  it("shows nothing ahead in turns", () => {
    const { ahead, chosen } = setUp({ type: "draw" }, { building: "turns" });
    expect(ahead.props().view.players[0]?.hand).toBeNull();
    ahead.choose({ type: "draw" });
    expect(chosen).toEqual([{ type: "draw" }]);
  });

  it("asks the table nothing about choices while everybody builds", async () => {
    const { ahead } = setUp({ type: "draw" });
    expect(await ahead.props().outcome({ type: "draw" })).toMatchObject({ events: [] });
  });

  it("keeps what is pressed until the table has answered", () => {
    const { ahead, chosen } = setUp({ type: "put_back" });
    ahead.choose({ type: "draw" });
    ahead.follow();
    expect(chosen).toEqual([]);
  });

  it("then chooses it, if it is still offered", () => {
    const root = $effect.root(() => {
      let sending = $state.raw<Tagged | null>({ type: "put_back" });
      let options = $state.raw<Tagged[]>([]);
      const chosen: Tagged[] = [];
      const ahead = new Ahead(
        () =>
          ({
            view: view(player({ hand: "cross" })),
            you: 0,
            data,
            sending,
            options,
            choose: (option: Tagged) => chosen.push(option),
            whyNot: () => undefined,
          }) as unknown as Props,
      );
      ahead.choose({ type: "take", part: "gun" });
      options = [{ type: "draw" }, { type: "take", part: "gun" }];
      sending = null;
      flushSync();
      ahead.follow();
      expect(chosen).toEqual([{ type: "take", part: "gun" }]);
      // Once only.
      ahead.follow();
      expect(chosen).toHaveLength(1);
      // Somebody was faster.
      sending = { type: "put_back" };
      flushSync();
      ahead.choose({ type: "take", part: "pipe" });
      options = [{ type: "draw" }];
      sending = null;
      flushSync();
      ahead.follow();
      expect(chosen).toHaveLength(1);
    });
    root();
  });
});

describe("places in the shipyard", () => {
  it("lays what is asked before the launch", () => {
    expect(lay({ type: "choose_front", side: "left" }, null)).toEqual({ parts: ["front:left"] });
    expect(lay({ type: "board_humans", row: 7, column: 7 }, null)).toEqual({
      parts: ["board:humans"],
    });
    expect(lay({ type: "stop_looking" }, player({ looking: 2 }))).toEqual({ parts: ["pile:2"] });
  });

  it("lets any part of a piece stand for it", () => {
    const own = player({
      ship: {
        ...player().ship,
        cells: [cell(6, 7, "pipe", 1), cell(7, 7, "cabin_1"), cell(8, 7, "cross")],
      },
    });
    const props = {
      view: view(own),
      data,
      you: 0,
      names: [],
      captions: {},
      question: { key: "", id: "piece", about: null },
      options: [
        { type: "keep_part", row: 6, column: 7, parts: 1 },
        { type: "keep_part", row: 7, column: 7, parts: 2 },
      ],
    } as unknown as Props;
    const { kind } = reading(() => props);
    expect(kind?.("cell:8:7")).toBe("cell:7:7");
    expect(kind?.("cell:6:7")).toBe("cell:6:7");
  });

  it("lets others' parts fly, and one's own only where they were not shown already", () => {
    const taken = (seat: number): Tagged => ({
      type: "part_taken",
      seat,
      part: "gun",
      origin: "returned",
    });
    expect(motion(taken(1), 0, true)).toMatchObject([{ from: "returned:gun", to: "home:1" }]);
    expect(motion(taken(0), 0, true)).toEqual([]);
    expect(motion(taken(0), 0)).toMatchObject([{ from: "returned:gun", to: "hand" }]);
  });
});

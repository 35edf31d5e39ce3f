import { describe, expect, it } from "vitest";
import { Offers } from "../../src/board/offers";
import type { Tagged } from "../../src/board/props";
import { dockGrid } from "../../src/games/astrominers/docks";
import { lay, motion, reading, spentBy } from "../../src/games/astrominers/reading";
import {
  type Data,
  earnings,
  type Face,
  glyphsOf,
  glyphsOn,
  type Move,
  type Props,
  type Space,
  unitsOf,
  type View,
  WORKERS,
} from "../../src/games/astrominers/types";

const data = {
  faces: {
    miner: { worker: "miner", symbols: 1 },
    miner2: { worker: "miner", symbols: 2 },
    automaton: { worker: "automaton", symbols: 1 },
    automaton2: { worker: "automaton", symbols: 2 },
    inspector: { worker: "inspector", symbols: 1 },
    geologist: { worker: "geologist", symbols: 1 },
  },
  missions: {
    "flora-ridge": {
      type: "S",
      cost: { water: 2 },
      yellow: ["miner", "both"],
      white: ["miner", "both"],
      reward: { miner: { gold: 1 }, automaton: { gold: 1 }, inspector: { nickel: 2 } },
    },
  },
  orders: { "cargo-nets": { points: 3, cost: { plasteel: 2 }, discard: false, effect: "rebate" } },
  plans: {
    "flora-ridge": {
      yellow: 2,
      takes: [["miner"], ["miner", "automaton"], ["miner"], ["miner", "automaton"]],
    },
  },
} as unknown as Data;

const space = (id: string, accepts: readonly string[], like = id, taken = false): Space =>
  ({
    id,
    area: id.split("-")[0] ?? "",
    accepts,
    like,
    die: taken ? { seat: 1, face: "miner" } : null,
  }) as Space;

const pool: Record<Face, number> = {
  miner: 0,
  miner2: 1,
  automaton: 2,
  automaton2: 0,
  inspector: 1,
  geologist: 0,
};

const view = {
  seat: 0,
  spaces: [
    space("plasteel-1", ["miner"]),
    space("plasteel-3", ["miner"]),
    space("plasteel-4", ["miner"], "plasteel-3"),
    space("plasteel-5", ["miner"], "plasteel-5", true),
    space("dispatch-2", ["inspector"]),
  ],
  runs: [
    {
      card: "flora-ridge",
      owner: 0,
      dock: 2,
      slid: false,
      crew: [null, null, null, { seat: 1, face: "miner" }],
      like: [0, 1, 0, 3],
    },
  ],
  players: [{ pool }, { pool }],
} as unknown as View;

const props = { view, data, you: 0, names: ["Ala", "Olek"], captions: {} } as unknown as Props;
const board = reading(() => props);
const wish = (place: string, ...held: string[]) => board.wish(place, held);

describe("where options lie", () => {
  it("gives every kind of option its parts, but for passing and being done", () => {
    const moves: Move[] = [
      { type: "place", die: "miner", space: "water-1" },
      { type: "crew", die: "miner", card: "flora-ridge", space: 1 },
      { type: "use", die: "miner", card: "almanac" },
      { type: "launch", card: "flora-ridge" },
      { type: "take_top", deck: "orders" },
      { type: "exchange", die: "miner" },
      { type: "turn", die: "miner", to: "geologist" },
      { type: "rebate", resource: "gold" },
      { type: "pay_any", resource: "gold" },
      { type: "gain", resource: "gold" },
      { type: "reroll", dice: ["miner", "miner"] },
      { type: "substitute", lacking: "gold", paid: ["water", "water"] },
      { type: "pass" },
      { type: "done" },
    ];
    expect(moves.map((move) => lay(move)?.parts)).toEqual([
      ["die:miner", "space:water-1"],
      ["die:miner", "crew:flora-ridge:1"],
      ["die:miner", "own:almanac"],
      ["hand:flora-ridge"],
      ["deck:orders"],
      ["die:miner", "exchange"],
      ["die:miner", "face:geologist"],
      ["effect:rebate"],
      ["stock:gold"],
      ["bank:gold"],
      ["die:miner", "die:miner"],
      ["stock:water", "stock:water"],
      undefined,
      undefined,
    ]);
  });

  it("takes equal dice and equal spaces for each other, as the view says", () => {
    expect(board.kind?.("die:0")).toBe("die:miner2");
    expect(board.kind?.("die:2")).toBe("die:automaton");
    expect(board.places?.("die:automaton")).toEqual(["die:1", "die:2"]);
    expect(board.kind?.("space:plasteel-4")).toBe("space:plasteel-3");
    expect(board.kind?.("space:plasteel-1")).toBe("space:plasteel-1");
    expect(board.kind?.("crew:flora-ridge:2")).toBe("crew:flora-ridge:0");
    const launching = reading(() => ({ ...props, question: { id: "yellow" } }) as unknown as Props);
    expect(launching.kind?.("crew:flora-ridge:2")).toBe("crew:flora-ridge:2");
    const offered = { type: "place", die: "miner2", space: "plasteel-3" } satisfies Move;
    const offers = new Offers([offered], (option) => lay(option as unknown as Move));
    const held = ["die:0", "space:plasteel-4"].map((place) => board.kind?.(place) ?? place);
    expect(offers.at(held)).toBe(offered);
  });
});

describe("what an option takes from the stock", () => {
  it("is its cost without what is lacking", () => {
    const cost = ["plasteel", "plasteel", "water"] as const;
    expect(spentBy({ type: "launch", card: "m", cost: [...cost], lacking: ["plasteel"] })).toEqual([
      "plasteel",
      "water",
    ]);
    expect(spentBy({ type: "place", die: "miner", space: "water-1" })).toEqual([]);
    expect(spentBy({ type: "pay", cost: ["gold"] })).toEqual(["gold"]);
    expect(spentBy({ type: "give", resource: "xenon" })).toEqual(["xenon"]);
    expect(spentBy({ type: "substitute", lacking: "gold", paid: ["water", "water"] })).toEqual([
      "water",
      "water",
    ]);
  });
});

describe("what is asked about a place that is not legal", () => {
  it("takes the chosen die", () => {
    expect(wish("space:plasteel-5", "die:3")).toEqual({
      type: "place",
      die: "inspector",
      space: "plasteel-5",
      // Told without a price, in words of its own.
      cost: [],
      lacking: [],
    });
  });

  it("takes a die that fits where none is chosen", () => {
    expect(wish("space:dispatch-2")).toMatchObject({ die: "inspector" });
    expect(wish("crew:flora-ridge:3")).toMatchObject({ die: "miner2", space: 3 });
  });

  it("tells launching from buying, and knows the other places", () => {
    expect(wish("hand:flora-ridge")).toMatchObject({ type: "launch" });
    expect(wish("hand:cargo-nets")).toMatchObject({ type: "buy" });
    expect(wish("deck:missions")).toMatchObject({ deck: "missions" });
    expect(wish("stock:gold")).toMatchObject({ type: "give" });
    expect(wish("effect:extra_order")).toBeNull();
  });
});

describe("what events do to the board", () => {
  const placed = { type: "die_placed", seat: 1, die: "miner", space: "plasteel-5" };
  const gone = { type: "die_placed", seat: 1, die: "miner", space: "plasteel-3" };

  it("changes places, as long as the die is there", () => {
    const changes = (event: Tagged) => board.changes?.(event);
    expect(changes(placed)).toEqual(["space:plasteel-5"]);
    expect(changes(gone)).toEqual([]);
    expect(changes({ type: "slid", seat: 1, card: "flora-ridge" })).toEqual(["dock:2"]);
    expect(changes({ type: "passed", seat: 1 })).toEqual([]);
  });

  it("sends dice through the air", () => {
    expect(motion(placed)).toEqual([
      { piece: { seat: 1, face: "miner" }, from: "home:1", to: "space:plasteel-5" },
    ]);
    expect(motion({ type: "die_turned", seat: 1, die: "miner", to: "geologist" })).toEqual([]);
  });
});

describe("cards and dice", () => {
  it("tells workers with the same earning together", () => {
    const mission = data.missions["flora-ridge"];
    expect(mission && earnings(mission).map((group) => group.workers)).toEqual([
      ["miner", "automaton"],
      ["inspector"],
    ]);
  });

  it("shows what is on a face and what a space takes", () => {
    expect(glyphsOn("miner2", data)).toEqual(["miner", "miner"]);
    expect(glyphsOf(WORKERS)).toEqual(["anydie"]);
    expect(glyphsOf(["miner", "automaton"])).toEqual(["miner", "automaton"]);
  });

  it("lists amounts in the order of the resources", () => {
    expect(unitsOf({ any: 1, gold: 2, plasteel: 3 })).toEqual([
      ["plasteel", 3],
      ["gold", 2],
      ["any", 1],
    ]);
  });
});

describe("docks", () => {
  it("stand in one row where they can be read, the free ones beside them", () => {
    expect(dockGrid(2, 3, 860, 6)).toEqual({ shape: "long", columns: 2, together: true });
    expect(dockGrid(4, 1, 860, 6)).toEqual({ shape: "tall", columns: 4, together: true });
    expect(dockGrid(0, 6, 860, 6)).toMatchObject({ together: true });
  });

  it("stand two by two on a phone", () => {
    expect(dockGrid(4, 2, 344, 6)).toEqual({ shape: "tall", columns: 2, together: false });
    expect(dockGrid(5, 0, 640, 6)).toEqual({ shape: "tall", columns: 3, together: false });
  });
});

import { describe, expect, it } from "vitest";
import {
  columns,
  dockGrid,
  flow,
  rowsOf,
  textWidth,
  wrap,
} from "../../src/games/astrominers/layout";
import {
  bundle,
  leadsSomewhere,
  placeOf,
  readLegal,
  wishFor,
} from "../../src/games/astrominers/legal";
import { dockMark, NOBODY, playerMark, recentMarks } from "../../src/games/astrominers/recent";
import {
  crewSpaces,
  type Data,
  earnings,
  type Face,
  type Option,
  type Space,
  type View,
  WORKERS,
} from "../../src/games/astrominers/types";

const data = {
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
  awards: {},
  technologies: {},
  bulletins: {},
  expeditions: { "chiron-flyby": { cost: { water: 1 }, yellow: 1, white: 2 } },
} as unknown as Data;

const space = (id: string, accepts: Space["accepts"], taken = false): Space => ({
  id,
  area: id.split("-")[0] ?? "",
  accepts,
  die: taken ? { seat: 1, face: "miner" } : null,
});

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
    space("plasteel-2", ["automaton"]),
    space("plasteel-3", ["miner"]),
    space("plasteel-4", ["miner"]),
    space("plasteel-5", ["miner"], true),
    space("dispatch-1", ["inspector"]),
    space("dispatch-2", ["inspector"]),
    space("first-1", WORKERS),
  ],
  runs: [
    {
      card: "flora-ridge",
      owner: 0,
      dock: 2,
      slid: false,
      crew: [null, null, null, { seat: 1, face: "miner" }],
    },
    { card: "chiron-flyby", owner: 1, dock: 3, slid: true, crew: [null, null, null] },
  ],
  players: [{ pool }, { pool }],
} as unknown as View;

const legal = (...options: Option[]) => readLegal(view, data, options);
const pass: Option = { type: "pass" };

describe("where options lie", () => {
  it("gives every kind of option a place, but for passing and being done", () => {
    const options: Option[] = [
      { type: "place", die: "miner", space: "water-1" },
      { type: "crew", die: "miner", card: "flora-ridge", space: 1 },
      { type: "use", die: "miner", card: "almanac" },
      { type: "launch", card: "flora-ridge" },
      { type: "buy", card: "cargo-nets" },
      { type: "discard_card", card: "cargo-nets" },
      { type: "take", card: "cargo-nets" },
      { type: "take_top", deck: "orders" },
      { type: "exchange", die: "miner" },
      { type: "discard_die", die: "miner" },
      { type: "turn", die: "miner", to: "geologist" },
      { type: "effect", effect: "miner" },
      { type: "rebate", resource: "gold" },
      { type: "launch_free" },
      { type: "give", resource: "gold" },
      { type: "pay_any", resource: "gold" },
      { type: "gain", resource: "gold" },
      { type: "pay" },
      { type: "reroll", dice: [] },
      { type: "hand_in", cards: [] },
      { type: "substitute", lacking: "gold", paid: [] },
      pass,
      { type: "done" },
    ];
    expect(options.map(placeOf)).toEqual([
      "space:water-1",
      "crew:flora-ridge:1",
      "own:almanac",
      "hand:flora-ridge",
      "hand:cargo-nets",
      "hand:cargo-nets",
      "display:cargo-nets",
      "deck:orders",
      "exchange",
      "discard",
      "face:geologist",
      "effect:miner",
      "effect:rebate",
      "effect:free_launch",
      "stock:gold",
      "stock:gold",
      "bank:gold",
      "pay",
      "reroll",
      "hand-in",
      "substitute",
      null,
      null,
    ]);
  });

  it("finds the option of a place and a die", () => {
    const first: Option = { type: "place", die: "miner2", space: "first-1" };
    const other: Option = { type: "place", die: "inspector", space: "first-1" };
    const { moves } = legal(pass, first, other);
    expect(moves.get("space:first-1")?.get("miner2")).toBe(first);
    expect(moves.get("space:first-1")?.get("inspector")).toBe(other);
    expect(moves.get("space:first-1")?.has("geologist")).toBe(false);
  });

  it("lets equal spaces of a store stand for each other, but not the first", () => {
    const offered: Option = { type: "place", die: "miner2", space: "plasteel-3" };
    const { moves } = legal(pass, offered);
    expect([...moves.keys()]).toEqual(["space:plasteel-3", "space:plasteel-4"]);
    expect(moves.get("space:plasteel-4")?.get("miner2")).toBe(offered);
    const better: Option = { type: "place", die: "miner2", space: "plasteel-1" };
    expect([...legal(pass, better).moves.keys()]).toEqual(["space:plasteel-1"]);
  });

  it("keeps to the order of dispatch", () => {
    const offered: Option = { type: "place", die: "inspector", space: "dispatch-1" };
    expect([...legal(pass, offered).moves.keys()]).toEqual(["space:dispatch-1"]);
  });

  it("lets equal spaces of a mission stand for each other", () => {
    const offered: Option = { type: "crew", die: "miner2", card: "flora-ridge", space: 0 };
    expect([...legal(pass, offered).moves.keys()]).toEqual([
      "crew:flora-ridge:0",
      "crew:flora-ridge:2",
    ]);
  });

  it("leaves white spaces out while a card is launched", () => {
    const offered: Option = { type: "crew", die: "miner2", card: "chiron-flyby", space: 0 };
    expect([...legal({ type: "done" }, offered).moves.keys()]).toEqual(["crew:chiron-flyby:0"]);
    expect(legal(pass, offered).moves.size).toBe(3);
  });

  it("gathers several options of one place", () => {
    const { direct } = legal(
      { type: "rebate", resource: "gold" },
      { type: "rebate", resource: "water" },
    );
    expect(direct.get("effect:rebate")).toHaveLength(2);
  });

  it("knows bundles in any order", () => {
    const reroll: Option = { type: "reroll", dice: ["automaton", "miner2"] };
    expect(legal(reroll).rerolls.get(bundle(["miner2", "automaton"]))).toBe(reroll);
    const paid: Option = { type: "substitute", lacking: "gold", paid: ["water", "water", "xenon"] };
    const { substitutes } = legal(paid);
    expect(leadsSomewhere(["water"], substitutes)).toBe(true);
    expect(leadsSomewhere(["water", "water", "water"], substitutes)).toBe(false);
    expect(leadsSomewhere(["nickel"], substitutes)).toBe(false);
  });
});

describe("what is asked about a place that is not legal", () => {
  it("takes the chosen die", () => {
    expect(wishFor("space:plasteel-5", "inspector", view, data)).toEqual({
      type: "place",
      die: "inspector",
      space: "plasteel-5",
    });
  });

  it("takes a die that fits where none is chosen", () => {
    expect(wishFor("space:dispatch-2", null, view, data)).toMatchObject({ die: "inspector" });
    expect(wishFor("crew:flora-ridge:3", null, view, data)).toEqual({
      type: "crew",
      die: "miner2",
      card: "flora-ridge",
      space: 3,
    });
  });

  it("tells launching from buying, and knows the other places", () => {
    expect(wishFor("hand:flora-ridge", null, view, data)).toMatchObject({ type: "launch" });
    expect(wishFor("hand:cargo-nets", null, view, data)).toMatchObject({ type: "buy" });
    expect(wishFor("display:cargo-nets", null, view, data)).toMatchObject({ type: "take" });
    expect(wishFor("deck:missions", null, view, data)).toMatchObject({ deck: "missions" });
    expect(wishFor("stock:gold", null, view, data)).toMatchObject({ type: "give" });
    expect(wishFor("bank:gold", null, view, data)).toMatchObject({ type: "gain" });
    expect(wishFor("effect:miner", null, view, data)).toMatchObject({ type: "effect" });
    expect(wishFor("effect:extra_order", null, view, data)).toBeNull();
    expect(wishFor("reroll", null, view, data)).toBeNull();
  });
});

describe("what changed", () => {
  it("marks places with whoever did it, but not the reader's own doing", () => {
    const marks = recentMarks(
      [
        { type: "die_placed", seat: 1, die: "miner", space: "plasteel-5" },
        { type: "die_placed", seat: 0, die: "miner", space: "first-1" },
        { type: "crew_joined", seat: 1, die: "miner", card: "flora-ridge", space: 3 },
        { type: "card_revealed", card: "cargo-nets", deck: "orders" },
        { type: "slid", seat: 1, card: "chiron-flyby" },
      ],
      view,
    );
    expect(Object.fromEntries(marks)).toEqual({
      "space:plasteel-5": 1,
      "crew:flora-ridge:3": 1,
      "display:cargo-nets": NOBODY,
      [dockMark(3)]: 1,
      [playerMark(1)]: 1,
    });
  });

  it("forgets the dice that a new round has taken back", () => {
    const placed = { type: "die_placed", seat: 1, die: "miner", space: "plasteel-5" };
    expect(recentMarks([placed, { type: "round", round: 2, first: 0 }], view).size).toBe(0);
  });
});

describe("cards", () => {
  it("has the yellow spaces first; an expedition takes any die", () => {
    expect(crewSpaces("flora-ridge", data).map((one) => one.yellow)).toEqual([
      true,
      true,
      false,
      false,
    ]);
    expect(crewSpaces("flora-ridge", data)[1]?.takes).toEqual(["miner", "automaton"]);
    expect(crewSpaces("chiron-flyby", data).map((one) => one.takes)).toEqual([
      WORKERS,
      WORKERS,
      WORKERS,
    ]);
  });

  it("tells workers with the same earning together", () => {
    const mission = data.missions["flora-ridge"];
    expect(mission && earnings(mission).map((group) => group.workers)).toEqual([
      ["miner", "automaton"],
      ["inspector"],
    ]);
  });
});

describe("layout", () => {
  it("breaks and shortens names", () => {
    expect(wrap("Orbital Elevator", 6)).toEqual(["Orbital", "Elevator"]);
    expect(wrap("Eros", 6)).toEqual(["Eros"]);
    const [short] = wrap("Wstęga Głębokiej Żyły", 6, 1);
    expect(short?.endsWith("…")).toBe(true);
    expect(textWidth(short ?? "")).toBeLessThanOrEqual(6);
  });

  it("flows into rows", () => {
    expect(flow([40, 40, 40], { width: 90, gap: 5, row: 20 })).toEqual([
      { x: 0, y: 0 },
      { x: 45, y: 0 },
      { x: 0, y: 20 },
    ]);
    expect(rowsOf(5, 4).perRow).toBe(3);
  });

  it("shows docks two by two on a phone and as low as can be on a wide board", () => {
    expect(dockGrid(6, 328, 8)).toMatchObject({ shape: "tall", columns: 2 });
    expect(dockGrid(6, 860, 8)).toMatchObject({ shape: "long", columns: 3 });
    expect(dockGrid(5, 848, 8)).toMatchObject({ shape: "tall", columns: 5 });
    expect(dockGrid(3, 848, 8)).toMatchObject({ shape: "long", columns: 3 });
    expect(dockGrid(5, 1400, 8)).toMatchObject({ shape: "long", columns: 5 });
    expect(columns(6, 4)).toBe(3);
  });
});

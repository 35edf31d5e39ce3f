import { describe, expect, it } from "vitest";
import { Offers } from "../../src/board/offers";
import type { Outcome, Tagged } from "../../src/board/props";
import { box, DEPTH, place, shareTotals, standing } from "../../src/games/skymines/edge";
import { lay, motion, reading } from "../../src/games/skymines/reading";
import { changesOf, needSigns } from "../../src/games/skymines/signs";
import {
  type CompanyTrack,
  type Data,
  type Move,
  others,
  type Player,
  type Props,
  type View,
} from "../../src/games/skymines/types";

const slot = (card: string | null, open = true): Player["slots"][number] => ({
  open,
  card,
  face_up: true,
});
const player = {
  coins: 5,
  tracks: { skymine: 2, minerva: 0, astrogo: 0, tawac: 0 },
  tank: 1,
  upload: 0,
  markers: 3,
  hand: ["start-carbon-1"],
  slots: [slot(null, false), slot("energy-2"), slot("carbon-2"), slot("scientist"), slot("field")],
  resting: [[], ["carbon-2"], [], [], []],
  gained: [],
  screens: [{ plan: null, flipped: false }],
  score: { coins: 5, skymine: 3 },
} as unknown as Player;
const view = { phase: "action", players: [player], companies: [], spaces: [] } as unknown as View;
const data = {
  cards: {
    "energy-2": { kind: "energy" },
    "carbon-2": { kind: "carbon" },
    scientist: { kind: "scientist" },
    field: { kind: "field" },
  },
} as unknown as Data;
const props = (more: Partial<Props> = {}): Props =>
  ({
    view,
    data,
    captions: {},
    you: 0,
    names: [],
    question: { key: "1", id: "action", about: null },
    options: [],
    ...more,
  }) as unknown as Props;
const tagged = (move: Move): Tagged => move as unknown as Tagged;

describe("how moves lie on the board", () => {
  it("puts a card and a slot together", () => {
    const move: Move = { type: "put", card: "start-carbon-1", slot: "B" };
    expect(lay(move, "plan")).toEqual({ parts: ["hand:start-carbon-1", "slot:B"] });
  });

  it("makes a choice of several slots with a button", () => {
    const move: Move = { type: "use_resources", slots: ["B", "C"] };
    expect(lay(move, "action")).toEqual({ parts: ["slot:B", "slot:C"], confirm: true });
  });

  it("expands with any energy card and a station", () => {
    const move: Move = { type: "use_energy", company: "tawac" };
    const found = reading(() => props());
    const offers = new Offers([tagged(move)], (option) => found.lay(option));
    expect(found.kind?.("slot:B")).toBe("energy");
    expect(found.kind?.("slot:C")).toBe("slot:C");
    expect(found.places?.("energy")).toEqual(["slot:B", "tile:energy"]);
    expect(offers.at(["energy", "company:tawac"])).toEqual(move);
  });

  it("expands with a removed energy card without a slot", () => {
    const move: Move = { type: "use_energy", company: "tawac" };
    expect(lay(move, "company")).toEqual({ parts: ["company:tawac"] });
  });

  it("tells rewards of a space and one-time markers apart", () => {
    const parts = (move: Move): readonly string[] => lay(move, "action")?.parts ?? [];
    expect(parts({ type: "place_marker", space: "buy", reward: 0, once: false })).toEqual([
      "space:buy",
    ]);
    expect(parts({ type: "place_marker", space: "buy", reward: 2, once: true })).toEqual([
      "space:buy",
      "step:buy:2",
      "once",
    ]);
  });

  it("has buttons for what has no place", () => {
    expect(lay({ type: "pass" }, "action")).toBeNull();
    expect(lay({ type: "stop" }, "expand")).toBeNull();
    expect(lay({ type: "ready" }, "plan")).toBeNull();
  });
});

describe("what a press in vain would have been", () => {
  const wish = (name: string, held: readonly string[] = [], more: Partial<Props> = {}) =>
    reading(() => props(more)).wish(name, held);

  it("uses the card on a slot by its kind", () => {
    expect(wish("slot:B")).toEqual({ type: "use_energy", company: "skymine" });
    expect(wish("slot:C")).toEqual({ type: "use_resources", slots: ["C"] });
    expect(wish("slot:D")).toEqual({ type: "use_scientist", slot: "D" });
    expect(wish("slot:E")).toEqual({ type: "use_field", slot: "E" });
    expect(wish("slot:A")).toBeNull();
  });

  it("puts the card in hand there", () => {
    const held = ["hand:start-carbon-1"];
    expect(wish("slot:A", held)).toEqual({ type: "put", card: "start-carbon-1", slot: "A" });
  });

  it("follows the question where a place has several uses", () => {
    const question = { key: "2", id: "return", about: null };
    const returned = { type: "return_to", company: "minerva", column: 2 };
    expect(wish("column:minerva:2", [], { question })).toEqual(returned);
    expect(wish("column:minerva:2")).toEqual({ ...returned, type: "take_from" });
  });
});

describe("what moves", () => {
  it("lets an outpost fly from its column, and home again", () => {
    const entered = { type: "entered", seat: 1, company: "tawac", place: "clavius", column: 2 };
    const piece = { kind: "piece", company: "tawac" };
    expect(motion(entered, 0)).toEqual([{ piece, from: "column:tawac:2", to: "piece:clavius" }]);
    const ousted = { type: "ousted", company: "tawac", place: "clavius", column: 0 };
    expect(motion(ousted, 0)).toEqual([{ piece, from: "piece:clavius", to: "company:tawac" }]);
  });

  it("shows nobody which card another puts down", () => {
    const put = { type: "card_put", seat: 1, card: "carbon-2", slot: "B" };
    expect(motion(put, 0)).toEqual([]);
    expect(motion(put, 1)).toHaveLength(1);
  });
});

describe("the edges of the board", () => {
  it("runs clockwise", () => {
    expect(place("top", 400, 10, 5)).toEqual([10, 5]);
    expect(place("right", 400, 10, 5)).toEqual([DEPTH - 5, 10]);
    expect(place("bottom", 400, 10, 5)).toEqual([390, DEPTH - 5]);
    expect(place("left", 400, 10, 5)).toEqual([5, 390]);
  });

  it("gives every side the same rectangle, turned", () => {
    expect(box("top", 400, [10, 4], [20, 16])).toEqual({ x: 10, y: 4, width: 20, height: 16 });
    expect(box("left", 400, [10, 4], [20, 16])).toEqual({ x: 4, y: 370, width: 16, height: 20 });
  });

  it("knows the shares of every space", () => {
    const track = {
      last: 4,
      shares: [
        [1, 1],
        [4, 2],
      ],
    } as unknown as CompanyTrack;
    expect(shareTotals(track)).toEqual([null, 1, null, null, 2]);
  });

  it("keeps markers on one space apart", () => {
    const five = [0, 1, 2, 3, 4].map((order) => standing(order, 5).join());
    expect(new Set(five).size).toBe(5);
    expect(standing(0, 1)).toEqual([0, 0]);
  });
});

describe("signs", () => {
  it("draws what plans ask for", () => {
    const needs = [
      { op: "units", resource: "carbon", n: 3 },
      { op: "one-type", n: 2 },
      { op: "energy", n: 2 },
      { op: "research-cards", n: 1 },
    ] as const;
    expect(needSigns(needs).map(({ glyph, count }) => `${count} ${glyph}`)).toEqual([
      "3 carbon",
      "2 any-resource",
      "2 energy",
      "1 any-research",
    ]);
  });

  it("tells only what changes", () => {
    const after = { ...player, coins: 3, tank: 2, score: { coins: 3, skymine: 9 } };
    const outcome = { events: [], certain: true, options: [], view: { ...view, players: [after] } };
    const found = changesOf(view, outcome as unknown as Outcome<View>, 0);
    expect(found.map(({ what, from, to }) => [what, from, to])).toEqual([
      ["coins", 5, 3],
      ["tank", 1, 2],
      ["points", 8, 12],
    ]);
  });

  it("says nothing of what is not certain", () => {
    const outcome: Outcome<View> = { events: [], certain: false, options: [], view: null };
    expect(changesOf(view, outcome, 0)).toEqual([]);
  });
});

describe("the other players", () => {
  it("begin on the reader's left", () => {
    expect(others(4, 1)).toEqual([2, 3, 0]);
    expect(others(3, null)).toEqual([0, 1, 2]);
  });
});

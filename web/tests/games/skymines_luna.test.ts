import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { Tagged } from "../../src/board/props";
import { type Box, type Scene, scenesOf } from "../../src/games/skymines/luna";

const LUNA = 2;
const box = {
  tank: { steps: 28 },
  luna_cards: {
    "I-2": {
      lines: [
        { op: "luna-track", n: 2, companies: "second-most-valuable" },
        { op: "take-cards", spaces: { A: [7, 8], B: [2] } },
      ],
    },
    "I-3": {
      lines: [
        { op: "coins", n: 2 },
        { op: "luna-track", n: 2, companies: "most-valuable" },
        { op: "place-marker", spaces: { B: "mid2" } },
      ],
    },
    "I-6": {
      lines: [
        { op: "luna-track", n: 2, companies: "biggest-lead" },
        { op: "luna-expand", n: 2, companies: "biggest-lead", pick: "min" },
      ],
    },
    "I-11": {
      lines: [
        { op: "luna-track", n: 2, companies: "least-valuable" },
        { op: "discard-plan", letter: "B", positions: { C: 1 } },
        { op: "discard-plan", letter: "C", positions: { C: 1 } },
      ],
    },
    "II-5": {
      lines: [
        { op: "tank", n: 3 },
        { op: "upload", n: 1 },
        { op: "take-cards", spaces: { D: [1] } },
        { op: "take-share" },
      ],
    },
  },
} as unknown as Box;

const own = (type: string, fields: object = {}): Tagged => ({ type, seat: LUNA, ...fields });
const turned = (card: string, slot: string): Tagged => own("luna_card", { card, slot });
const compared = (by: string): Tagged =>
  own("luna_compared", {
    by,
    companies: ["tawac", "minerva", "skymine", "astrogo"],
    numbers: [3, 2, 1, 0],
  });
const chose = (company: string, why: string): Tagged => own("luna_chose", { company, why });
const moved = (company: string, spaces = 2): Tagged => own("moved", { company, spaces, to: 4 });
const placed = (place: string, why: string): Tagged =>
  own("luna_placed", { company: "tawac", place, column: 1, why });

const told = (events: readonly Tagged[], board: "moon" | "belt" = "moon"): readonly Scene[] =>
  scenesOf(events, LUNA, box, board);
/** The events of each step with the line that they belong to. */
const shape = ({ steps }: Scene): readonly string[] =>
  steps.map(({ line, events }) => `${line ?? "-"} ${events.map(({ type }) => type).join("+")}`);

describe("Luna’s turns", () => {
  it("go line by line: what she compared is told with what she chose", () => {
    const [scene] = told([
      turned("I-3", "B"),
      own("coins", { coins: 2 }),
      compared("value"),
      chose("tawac", "most-valuable"),
      moved("tawac", 1),
      own("luna_short", { company: "tawac", cost: 3 }),
      own("barrier", { company: "tawac", coins: 1 }),
      moved("tawac", 1),
      own("marker", { space: "sell", once: false }),
    ]);
    expect(scene).toMatchObject({ card: "I-3", slot: "B" });
    expect(shape(scene as Scene)).toEqual([
      "- luna_card",
      "0 coins",
      "1 luna_compared+luna_chose",
      "1 moved+luna_short+barrier+moved",
      "2 marker",
    ]);
    expect(scene?.steps.map(({ places }) => places)).toEqual([
      [],
      [],
      ["company:tawac"],
      ["track:tawac"],
      ["space:sell"],
    ]);
    expect(scene?.steps.map(({ rules }) => rules)).toEqual([
      ["SKY-1641"],
      ["SKY-1671"],
      ["SKY-1661", "SKY-1662", "SKY-1663"],
      ["SKY-1673", "SKY-1654"],
      ["SKY-1677"],
    ]);
  });

  it("expand with the company of the track line, and compare again to oust a rival", () => {
    const [scene] = told([
      turned("I-6", "B"),
      compared("lead"),
      chose("tawac", "biggest-lead"),
      moved("tawac"),
      placed("s4", "lowest-new"),
      compared("lead"),
      chose("minerva", "farthest-behind"),
      placed("s5", "lowest-rival"),
      { type: "ousted", company: "minerva", place: "s5", column: 2 },
    ]);
    expect(shape(scene as Scene)).toEqual([
      "- luna_card",
      "0 luna_compared+luna_chose",
      "0 moved",
      "1 luna_placed",
      "1 luna_compared+luna_chose",
      "1 luna_placed+ousted",
    ]);
    expect(scene?.steps.at(-1)?.places).toEqual(["place:s5"]);
    expect(scene?.steps[3]?.rules).toEqual(["SKY-1683", "SKY-1681"]);
  });

  it("name the rules of the Belt there", () => {
    const events = [turned("I-6", "B"), compared("lead"), chose("tawac", "biggest-lead")];
    const [scene] = told(
      [...events, placed("x", "lowest-new"), placed("y", "lowest-held")],
      "belt",
    );
    expect(scene?.steps.slice(-2).map(({ rules }) => rules)).toEqual([
      ["SKY-1691", "SKY-1681"],
      ["SKY-1693", "SKY-1681"],
    ]);
  });

  it("tell two lines of the same kind apart, also where there is nothing to do", () => {
    const [scene] = told([
      turned("I-11", "C"),
      compared("value"),
      chose("astrogo", "least-valuable"),
      moved("astrogo"),
      own("luna_discarded", { plan: "b-1", coins: 2 }),
      { type: "plans", plans: ["b-2"] },
      own("luna_idle", { why: "no-plan" }),
      own("coins", { coins: 1 }),
    ]);
    expect(shape(scene as Scene).slice(-2)).toEqual([
      "1 luna_discarded+plans",
      "2 luna_idle+coins",
    ]);
    expect(scene?.steps.at(-2)?.places).toEqual(["plan:b-2"]);
  });

  it("count coins past the end of the tank track with the tank line", () => {
    const rest = [own("luna_took", { card: "c", space: 1 }), compared("value")];
    const atEnd = told([
      turned("II-5", "D"),
      own("tank", { spaces: 1, to: 28 }),
      own("coins", { coins: 4 }),
      own("luna_uploaded", { steps: 1, to: 5 }),
      ...rest,
    ]);
    expect(shape(atEnd[0] as Scene).slice(1, 3)).toEqual(["0 tank+coins", "1 luna_uploaded"]);
    const bothAtEnd = told([
      turned("II-5", "D"),
      own("coins", { coins: 6 }),
      own("coins", { coins: 2 }),
      ...rest,
    ]);
    expect(shape(bothAtEnd[0] as Scene).slice(1, 4)).toEqual(["0 coins", "1 coins", "2 luna_took"]);
  });

  it("end with what becomes of her cards", () => {
    const [scene] = told([
      turned("I-2", "A"),
      compared("value"),
      chose("minerva", "second-most-valuable"),
      moved("minerva"),
      own("luna_took", { card: "c", space: 7 }),
      own("luna_idle", { why: "no-card" }),
      own("luna_finished", { top: "I-2", higher: "left" }),
      own("luna_dropped", { card: "I-3", top: "I-2" }),
    ]);
    expect(shape(scene as Scene).slice(-3)).toEqual([
      "1 luna_took",
      "1 luna_idle",
      "- luna_finished+luna_dropped",
    ]);
  });

  it("are parted from each other and from what players do", () => {
    const scenes = told([
      { type: "passed", seat: 1 },
      turned("I-3", "B"),
      own("coins", { coins: 2 }),
      turned("I-6", "C"),
      { type: "passed", seat: 0 },
      own("threshold", { company: "tawac", coins: 1, paid: [] }),
      { type: "plans", plans: ["b-2"] },
      own("luna_planned", { slots: 3 }),
      own("luna_majority", { left: "I-3", right: "I-6" }),
      own("tank", { spaces: 2, to: 3 }),
    ]);
    expect(scenes.map(({ card }) => card)).toEqual(["I-3", "I-6", null]);
    expect(scenes[2]?.steps.at(-1)?.rules).toEqual(["SKY-1623"]);
  });

  it("name only rules that there are", () => {
    const page = readFileSync("../src/kosmodrom/games/skymines/rules.md", "utf8");
    const source = readFileSync("src/games/skymines/luna.ts", "utf8");
    const named = new Set(source.match(/SKY-\d+/g));
    expect(named.size).toBeGreaterThan(20);
    expect([...named].filter((rule) => !page.includes(rule))).toEqual([]);
  });
});

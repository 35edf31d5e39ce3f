import { describe, expect, it } from "vitest";
import { choices, costMarks, rewardMarks, spaceMarks } from "../../src/games/skymines/gains";
import type { Effect } from "../../src/games/skymines/types";

const LAB: Effect = {
  op: "one-of",
  of: [
    [
      { op: "research", n: 2 },
      { op: "tank", n: 1 },
    ],
    [
      { op: "research", n: 1 },
      { op: "tank", n: 2 },
    ],
  ],
};

describe("what a bonus space says", () => {
  it("is as short as can be: one is told by the glyph alone", () => {
    expect(spaceMarks({ op: "coins", n: 1 })).toEqual([{ glyph: "coin" }]);
    expect(spaceMarks({ op: "coins", n: 3 })).toEqual([{ glyph: "coin", count: 3 }]);
    expect(spaceMarks({ op: "track", company: "tawac", n: 4 })).toEqual([
      { glyph: "tawac", count: 4 },
    ]);
  });

  it("parts rewards of which one is chosen", () => {
    expect(spaceMarks(LAB)).toEqual([
      { glyph: "research", count: 2 },
      { glyph: "tank" },
      { text: "/" },
      { glyph: "research" },
      { glyph: "tank", count: 2 },
    ]);
    expect(choices([LAB])).toHaveLength(2);
    expect(choices([{ op: "coins", n: 1 }])).toEqual([]);
  });

  it("tells coins and the card that it costs", () => {
    expect(costMarks({ coins: 0, removes: null })).toEqual([]);
    expect(costMarks({ coins: 2, removes: "carbon" })).toEqual([
      { glyph: "coin", count: 2 },
      { text: "−" },
      { glyph: "carbon" },
    ]);
  });
});

describe("a reward to be taken next", () => {
  it("shows the company on whose track it moves", () => {
    expect(rewardMarks("move", 2, "minerva")).toEqual([{ glyph: "minerva", count: 2 }]);
    expect(rewardMarks("move-any", 3, null)).toEqual([{ glyph: "track", count: 3 }]);
    expect(rewardMarks("research", 1, null)).toEqual([{ glyph: "research", count: 1 }]);
  });
});

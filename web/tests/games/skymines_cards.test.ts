/** Cards in order and in sums, the deck's letters, and the slide of the display. */

import { describe, expect, it } from "vitest";
import { inOrder, LAID, nextLetter, slideOf, sums } from "../../src/games/skymines/cards";
import type { Card, CardKind } from "../../src/games/skymines/types";

function card(id: string, kind: CardKind, value: number, share: Card["share"] = null): Card {
  const none = { company: null, tank: 0, coins: 0, seat: null };
  return { id, letter: "B", kind, value, share, cost: 1, source: "original", ...none };
}

const cards = Object.fromEntries(
  [
    card("carbon-1", "carbon", 1),
    card("carbon-3", "carbon", 3),
    card("carbon-3-tawac", "carbon", 3, "tawac"),
    card("energy-2", "energy", 2),
    card("field", "field", 0),
    card("share", "share", 0, "minerva"),
  ].map((entry) => [entry.id, entry]),
);

describe("cards", () => {
  it("lie by kind, the most valuable first, and with a share before those without", () => {
    const all = ["share", "energy-2", "carbon-1", "field", "carbon-3", "carbon-3-tawac"];
    expect(inOrder(all, { cards })).toEqual([
      "carbon-3-tawac",
      "carbon-3",
      "carbon-1",
      "energy-2",
      "field",
      "share",
    ]);
  });

  it("keep two of the same name", () => {
    expect(inOrder(["energy-2", "carbon-1", "energy-2"], { cards })).toEqual([
      "carbon-1",
      "energy-2",
      "energy-2",
    ]);
  });

  it("are summed up by kind: units and points, of the others their number", () => {
    const stack = ["field", "carbon-1", "energy-2", "carbon-3", "field", "share"];
    expect(sums(stack, { cards })).toEqual([
      ["carbon", 4],
      ["energy", 2],
      ["field", 2],
      ["share", 1],
    ]);
    expect(sums([], { cards })).toEqual([]);
  });
});

describe("the deck", () => {
  const decks = { A: ["1", "2"], B: ["3", "4", "5"], C: ["6"] };

  it("shows the letter that is next: the last ones lie at the bottom", () => {
    expect([6, 5, 4, 2, 1].map((left) => nextLetter(decks, left))).toEqual([
      "A",
      "A",
      "B",
      "B",
      "C",
    ]);
  });

  it("shows none when it is used up", () => {
    expect(nextLetter(decks, 0)).toBeNull();
  });
});

describe("the display", () => {
  it("lies with its first space at the upper right and its last at the lower left", () => {
    expect(LAID.map((space) => space + 1)).toEqual([9, 5, 1, 10, 6, 2, 11, 7, 3, 12, 8, 4]);
  });

  it("tells which cards leave and how far the others slide", () => {
    const display = ["a", "b", null, "d", "e", null, "g", "h", "i", "j", "k", null];
    const next_display = ["e", "j", "g", "h", "i", null, "k", null, null, null, null, null];
    const view = { display, next_display };
    expect([0, 1, 3].map((space) => slideOf(view, space))).toEqual([null, null, null]);
    expect([4, 6, 7, 8, 10].map((space) => slideOf(view, space))).toEqual([1, 1, 1, 1, 1]);
    expect(slideOf(view, 9)).toBe(2);
  });

  it("tells that nothing moves in the last round", () => {
    const display = ["a", null, "c"];
    expect(slideOf({ display, next_display: display }, 0)).toBe(0);
  });
});

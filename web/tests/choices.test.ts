import { describe, expect, it } from "vitest";
import type { Tagged } from "../src/board/props";
import { facets, FOLDED, group, keyOf, matches, narrow, pick, same } from "../src/table/choices";

const place = (die: string, space: string): Tagged => ({ type: "place", die, space });
const pass: Tagged = { type: "pass" };
const tell = (option: Tagged): string => `${option.type} ${String(option["die"] ?? "")}`.trim();

const TELLINGS = {
  place: { die: { kind: "word", prefix: "face" }, space: { kind: "word", prefix: "space" } },
  reroll: { dice: { kind: "list", of: { kind: "word", prefix: "face" } } },
} as const;

describe("groups", () => {
  it("keep the order, number as shown and put the single ones last", () => {
    const groups = group([pass, place("miner", "a"), { type: "done" }, place("miner", "b")], tell);
    expect(groups.map(({ type }) => type)).toEqual(["place", null]);
    const numbers = groups.flatMap(({ choices }) => choices.map(({ number }) => number));
    expect(numbers).toEqual([1, 2, 3, 4]);
    expect(groups[1]?.choices.map(({ option }) => option.type)).toEqual(["pass", "done"]);
  });

  it("of very many choices come last, so that the others keep low numbers", () => {
    const many = Array.from({ length: FOLDED }, (_, index) => place("miner", String(index)));
    expect(group([...many, pass], tell).map(({ type }) => type)).toEqual([null, "place"]);
  });

  it("of nothing are none", () => {
    expect(group([], tell)).toEqual([]);
  });
});

describe("a long list", () => {
  const spaces = [..."abcdefghij"];
  const many = spaces.flatMap((space) => [place("miner", space), place("geologist", space)]);

  it("is narrowed by named fields with a few values", () => {
    const found = facets([...many, pass], TELLINGS);
    expect(found.map(({ field }) => field)).toEqual(["die"]);
    expect(found[0]?.values).toEqual([
      { value: "miner", count: 10 },
      { value: "geologist", count: 10 },
    ]);
    expect(facets(many.slice(0, 5), TELLINGS)).toEqual([]);
  });

  it("is not narrowed by values of one choice each", () => {
    const cards = ["a", "b", "c"].map((card) => ({ type: "launch", card }));
    const tellings = { ...TELLINGS, launch: { card: { kind: "word", prefix: "card" } } } as const;
    const found = facets([...many, ...cards], tellings);
    expect(found.map(({ field }) => field)).toEqual(["die"]);
  });

  it("shows one value of a field at a time, or several of a list", () => {
    const [die] = facets(many, TELLINGS);
    const miner = pick({}, die!, "miner");
    expect(narrow([...many, pass], miner)).toHaveLength(10);
    expect(pick(miner, die!, "geologist")).toEqual({ die: ["geologist"] });
    expect(pick(miner, die!, "miner")).toEqual({});
    const faces = ["miner", "geologist", "automaton", "inspector"];
    const rerolls = faces.flatMap((one) =>
      faces.map((other) => ({ type: "reroll", dice: [one, other] })),
    );
    const [dice] = facets(rerolls, TELLINGS);
    const both = pick(pick({}, dice!, "miner"), dice!, "geologist");
    expect(narrow(rerolls, both).map(({ dice }) => dice)).toEqual([
      ["miner", "geologist"],
      ["geologist", "miner"],
    ]);
  });

  it("is searched by words without accents, or by number", () => {
    const choice = { option: pass, number: 12, text: "Postaw kość: górnik → zbiorniki wody 1" };
    expect(matches(choice, "")).toBe(true);
    expect(matches(choice, "Gornik WODY")).toBe(true);
    expect(matches(choice, "geolog")).toBe(false);
    expect(matches(choice, "12")).toBe(true);
  });
});

it("knows equal options whatever the order of their fields", () => {
  expect(keyOf({ type: "a", x: 1, y: { b: 2, a: [1] } })).toBe(
    keyOf({ y: { a: [1], b: 2 }, x: 1, type: "a" }),
  );
  expect(same(place("miner", "a"), place("miner", "a"))).toBe(true);
  expect(same(place("miner", "a"), place("miner", "b"))).toBe(false);
  expect(same(null, pass)).toBe(false);
});

import { describe, expect, test } from "vitest";
import { share } from "../src/lib/share";

describe("what is equal is shared", () => {
  const before = {
    round: 3,
    players: [
      { name: "Ala", dice: [1, 2] },
      { name: "Ola", dice: [3] },
    ],
    deck: { top: null, count: 12 },
  };
  const copy = () => structuredClone(before);

  test("an equal value is the one from before", () => {
    expect(share(before, copy())).toBe(before);
  });

  test("of a change only what it is in is new", () => {
    const now = copy();
    now.players[0]!.dice.push(6);
    const shared = share(before, now);
    expect(shared).toEqual(now);
    expect(shared.players[0]).not.toBe(before.players[0]);
    expect(shared.players[1]).toBe(before.players[1]);
    expect(shared.deck).toBe(before.deck);
  });

  test("neither value is changed", () => {
    const now = { ...copy(), round: 4 };
    const [old, late] = [structuredClone(before), structuredClone(now)];
    share(before, now);
    expect(before).toEqual(old);
    expect(now).toEqual(late);
  });

  test.each([
    [[1, 2], [1]],
    [[1], [1, 2]],
    [[], {}],
    [{}, []],
    [{ a: 1 }, {}],
    [{ a: undefined }, { b: undefined }],
    [{ a: 1, b: 2 }, { a: 1 }],
    [null, {}],
    [{}, null],
    [[null], [undefined]],
    [0, -0],
    ["1", 1],
    [{ length: 0 }, []],
  ])("%j is not %j", (one, other) => {
    expect(share<unknown>(one, other)).toStrictEqual(other);
    expect(share<unknown>(one, other)).not.toBe(one);
  });

  test("what is no plain data is taken as it is", () => {
    const now = new Map([["a", 1]]);
    expect(share(new Map([["a", 1]]), now)).toBe(now);
  });
});

describe("of random values", () => {
  /** The same numbers at every run. */
  function numbers(seed: number): () => number {
    let state = seed;
    return () => {
      state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
      return state / 2 ** 32;
    };
  }

  function make(next: () => number, depth = 0): unknown {
    const kind = Math.floor(next() * (depth < 4 ? 7 : 5));
    const count = Math.floor(next() * 4);
    if (kind < 2) return Math.floor(next() * 3);
    if (kind === 2) return next() < 0.5 ? null : next() < 0.5;
    if (kind < 5) return "abc".slice(count);
    if (kind === 5) return Array.from({ length: count }, () => make(next, depth + 1));
    return Object.fromEntries(
      Array.from({ length: count }, (_, key) => [`k${key}`, make(next, depth + 1)]),
    );
  }

  /** A copy in which a few things differ. */
  function alter(value: unknown, next: () => number): unknown {
    if (next() < 0.08) return make(next, 2);
    if (Array.isArray(value)) {
      const items = value.map((item) => alter(item, next));
      return next() < 0.1 ? items.slice(1) : items;
    }
    if (typeof value !== "object" || value === null) return value;
    return Object.fromEntries(
      Object.entries(value)
        .filter(() => next() > 0.03)
        .map(([key, item]) => [key, alter(item, next)]),
    );
  }

  /** Every part that equals the one in the same place before is that very part. */
  function expectShared(before: unknown, shared: unknown): void {
    if (typeof shared !== "object" || shared === null) return;
    if (JSON.stringify(before) === JSON.stringify(shared)) {
      expect(shared).toBe(before);
      return;
    }
    if (typeof before !== "object" || before === null) return;
    if (Array.isArray(before) !== Array.isArray(shared)) return;
    for (const [key, part] of Object.entries(shared)) {
      expectShared((before as Record<string, unknown>)[key], part);
    }
  }

  test.each(Array.from({ length: 300 }, (_, seed) => seed))("seed %i", (seed) => {
    const next = numbers(seed);
    const before = make(next);
    const now = alter(before, next);
    const shared = share(before, now);
    expect(shared).toStrictEqual(now);
    expectShared(before, shared);
    expect(share(before, structuredClone(before))).toBe(before);
  });
});

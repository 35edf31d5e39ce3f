import { describe, expect, it } from "vitest";
import { numbersOf } from "../src/table/numbers";

const counts = (most: number) =>
  Array.from({ length: most + 1 }, (_, number) => ({ type: "count", number }));

describe("numbers as answers", () => {
  it("are typed where there are many", () => {
    const numbers = numbersOf(counts(20));
    expect([...(numbers?.keys() ?? [])]).toEqual(Array.from({ length: 21 }, (_, n) => n));
    expect(numbers?.get(7)).toEqual({ type: "count", number: 7 });
  });

  it("are buttons where there are few", () => {
    expect(numbersOf(counts(3))).toBeNull();
    expect(numbersOf([])).toBeNull();
  });

  it("are nothing else than numbers", () => {
    expect(numbersOf([...counts(20), { type: "none" }])).toBeNull();
    expect(numbersOf([...counts(20), { type: "other", number: 21 }])).toBeNull();
    expect(numbersOf([...counts(20), { type: "count", number: "many" }])).toBeNull();
    expect(numbersOf([...counts(20), { type: "count", number: 21, more: 1 }])).toBeNull();
  });
});

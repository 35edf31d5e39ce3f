/** Options that hold together. */

import { describe, expect, test } from "vitest";

import { choicesFor, matters, valueFor } from "../src/lib/gameOptions";
import type { Field } from "../src/lib/wire";

const plain = { choices: [], min: 0, max: 0, needs: {}, seat: false };
const first: Field = {
  ...plain,
  name: "first",
  kind: "choice",
  default: "random",
  choices: ["random", "1", "2", "3", "4"],
  seat: true,
};
const ring: Field = { ...first, name: "ring", seat: false };
const green: Field = {
  ...plain,
  name: "green",
  kind: "number",
  default: 7,
  max: 20,
  needs: { mix: "custom" },
};

describe("options", () => {
  test("matter with others only", () => {
    expect(matters(green, { mix: "even" })).toBe(false);
    expect(matters(green, { mix: "custom" })).toBe(true);
    expect(matters(first, {})).toBe(true);
  });

  test("name players who are there", () => {
    expect(choicesFor(first, 2)).toEqual(["random", "1", "2"]);
    expect(choicesFor(ring, 2)).toEqual(["random", "1", "2", "3", "4"]);
    expect(valueFor(first, { first: "3" }, 2)).toBe("random");
    expect(valueFor(first, { first: "3" }, 3)).toBe("3");
    expect(valueFor(green, { mix: "custom", green: 18 }, 2)).toBe(18);
  });

  test("that do not matter are left at their default", () => {
    expect(valueFor(green, { mix: "even", green: 18 }, 2)).toBe(7);
  });
});

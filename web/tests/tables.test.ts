/** Tables in lists and lobbies. */

import { describe, expect, test } from "vitest";

import { fitsAutoma } from "../src/lib/tables";

describe("which seats can be an automa's", () => {
  test.each([
    [["me", "open"], 1, 1, true],
    [["me", "open"], 0, 1, false],
    [["me", "open"], 1, 0, false],
    [["me", "open", "automa"], 1, 2, true],
    [["me", "open", "automa"], 1, 1, false],
    [["me", "open", "automa"], 2, 1, true],
  ])("%j, seat %i, at most %i: %s", (kinds, seat, most, fits) => {
    expect(fitsAutoma(kinds, seat, most)).toBe(fits);
  });
});

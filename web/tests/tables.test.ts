/** Tables in lists and lobbies. */

import { describe, expect, test } from "vitest";

import { fitsAutoma, isMyTurn } from "../src/lib/tables";
import type { TableView } from "../src/lib/wire";

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

describe("whose turn it is", () => {
  test.each([
    [[1], [1], true],
    [[1], [0], false],
    [[0, 2], [2], true],
    [[0, 2], [1, 3], false],
    [[], [0], false],
  ])("with the seats %j, when %j are awaited: %s", (yours, waiting, mine) => {
    const table = { status: "playing", yours, waiting } as unknown as TableView;
    expect(isMyTurn(table)).toBe(mine);
    expect(isMyTurn({ ...table, status: "paused" })).toBe(false);
  });
});

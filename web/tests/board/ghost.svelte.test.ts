import { describe, expect, it } from "vitest";
import { Ghost, type GhostProps } from "../../src/board/ghost.svelte";
import type { Tagged } from "../../src/board/props";
import { shapeOf } from "../../src/board/square";

/** A domino on a board of three by two, which goes nowhere but upright in the right column. */
function ghost() {
  const said: string[] = [];
  const option: Tagged = { type: "put" };
  const props: GhostProps = {
    shape: shapeOf(["xx"]),
    columns: 3,
    rows: 2,
    placements: [{ option, pose: { turns: 1, flipped: false }, at: { column: 2, row: 0 } }],
    choose: (chosen) => said.push(`chosen ${chosen.type}`),
    wish: (_pose, { column, row }) => ({ type: `at ${column} ${row}` }),
    whyNot: (wished) => said.push(`why not ${wished.type}`),
    putBack: () => said.push("put back"),
  };
  return { ghost: new Ghost(() => props), option, said };
}

const press = (key: string): KeyboardEvent =>
  ({ key, shiftKey: false, preventDefault: () => undefined }) as KeyboardEvent;

describe("a piece that is placed", () => {
  it("begins where it goes", () => {
    const { ghost: piece, option } = ghost();
    expect(piece.option).toBe(option);
  });

  it("is turned and nudged inside the board, and goes wherever it looks the same", () => {
    const { ghost: piece, option } = ghost();
    piece.turn();
    expect(piece.option).toBeNull();
    expect(piece.at.column).toBeLessThanOrEqual(1);
    piece.turn();
    piece.nudge(9, 9);
    expect(piece.at).toEqual({ column: 2, row: 0 });
    expect(piece.option).toBe(option); // upside down it is the same
    piece.nudge(-1, 0);
    expect(piece.option).toBeNull();
  });

  it("is chosen where it goes; elsewhere the rules are asked", () => {
    const { ghost: piece, said } = ghost();
    piece.confirm();
    piece.key(press("ArrowLeft"));
    piece.key(press("Enter"));
    piece.key(press("ArrowRight"));
    piece.key(press(" "));
    expect(said).toEqual(["chosen put", "why not at 1 0", "chosen put"]);
    expect(piece.key(press("x"))).toBe(false);
  });

  it("is not moved by a pointer that stays over the same cell", () => {
    const { ghost: piece } = ghost();
    const { at } = piece;
    piece.hover({ column: 2, row: 0 });
    expect(piece.at).toBe(at);
    piece.hover({ column: 0, row: 0 });
    expect(piece.at).not.toBe(at);
  });

  it("is picked up again by Escape, and put back by a second one", () => {
    const { ghost: piece, said } = ghost();
    piece.key(press("ArrowLeft"));
    piece.key(press("Escape"));
    expect(piece.pinned).toBe(false);
    expect(said).toEqual([]);
    piece.key(press("Escape"));
    expect(said).toEqual(["put back"]);
  });

  it("is put down by a press, and confirmed by a second one on it", () => {
    const { ghost: piece, said } = ghost();
    piece.press({ column: 0, row: 0 });
    expect(piece.pinned).toBe(true);
    expect(said).toEqual([]);
    piece.press({ column: 2, row: 1 });
    expect(piece.at).toEqual({ column: 2, row: 0 });
    piece.press({ column: 2, row: 1 });
    expect(said).toEqual(["chosen put"]);
  });

  it("is told apart by what is printed on it where that turns with its cell", () => {
    const chosen: unknown[] = [];
    const props: GhostProps = {
      shape: shapeOf(["x"]),
      columns: 2,
      rows: 1,
      placements: [0, 2].map((turns) => ({
        option: { type: "weld", turns },
        pose: { turns, flipped: false },
        at: { column: 1, row: 0 },
      })),
      print: ({ turns }) => [["up", "aside", "down", "aside"][turns] ?? ""],
      flips: false,
      choose: (option) => chosen.push(option["turns"]),
      wish: () => null,
      whyNot: () => undefined,
    };
    const piece = new Ghost(() => props);
    piece.confirm();
    piece.turn();
    expect(piece.option).toBeNull();
    piece.flip(); // it has no back: it is turned on
    expect(piece.pose).toEqual({ turns: 2, flipped: false });
    piece.confirm();
    expect(chosen).toEqual([0, 2]);
  });

  it("begins again once it is known where it goes", () => {
    let placements: GhostProps["placements"] = [];
    const piece = new Ghost(() => ({
      shape: shapeOf(["x"]),
      columns: 3,
      rows: 3,
      placements,
      choose: () => undefined,
      wish: () => null,
      whyNot: () => undefined,
    }));
    expect(piece.at).toEqual({ column: 0, row: 0 });
    const pose = { turns: 1, flipped: false };
    placements = [{ option: { type: "put" }, pose, at: { column: 2, row: 1 } }];
    piece.begin();
    expect(piece.at).toEqual({ column: 2, row: 1 });
    expect(piece.pose).toEqual(pose);
  });
});

import { describe, expect, it } from "vitest";
import {
  cellsInPose,
  flipped,
  normal,
  outline,
  posed,
  shapeOf,
  sizeOf,
  turned,
  UPRIGHT,
} from "../../src/board/square";

const L = shapeOf(["x.", "x.", "xx"]);
const drawn = (shape: ReturnType<typeof shapeOf>): string[] => {
  const { columns, rows } = sizeOf(shape);
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (_, column) =>
      shape.some((cell) => cell.column === column && cell.row === row) ? "x" : ".",
    ).join(""),
  );
};

describe("shapes of squares", () => {
  it("turn clockwise", () => {
    expect(drawn(posed(L, { turns: 1, flipped: false }))).toEqual(["xxx", "x.."]);
    expect(drawn(posed(L, { turns: 2, flipped: false }))).toEqual(["xx", ".x", ".x"]);
    expect(drawn(posed(L, { turns: 3, flipped: false }))).toEqual(["..x", "xxx"]);
  });

  it("flip first, then turn", () => {
    expect(drawn(posed(L, { turns: 0, flipped: true }))).toEqual([".x", ".x", "xx"]);
    expect(drawn(posed(L, { turns: 1, flipped: true }))).toEqual(["x..", "xxx"]);
  });

  it("flip what is seen, however it lies", () => {
    for (let turns = 0; turns < 4; turns += 1) {
      const pose = turned(UPRIGHT, turns);
      const seen = drawn(posed(L, pose)).map((line) => [...line].reverse().join(""));
      expect(drawn(posed(L, flipped(pose)))).toEqual(seen);
      expect(flipped(flipped(pose))).toEqual(pose);
    }
  });

  it("take along what is printed on their cells", () => {
    expect(cellsInPose(L, { turns: 1, flipped: false })[0]).toEqual({ column: 2, row: 0 });
  });

  it("have an outline, with holes", () => {
    expect(outline([{ column: 0, row: 0 }], 10)).toBe("M0 0L10 0L10 10L0 10z");
    expect(outline(shapeOf(["xx"]), 10)).toBe("M0 0L20 0L20 10L0 10z");
    expect(outline(shapeOf(["xxx", "x.x", "xxx"]), 1).match(/M/g)).toHaveLength(2);
  });

  it("begin at 0, 0", () => {
    expect(normal([{ column: 3, row: -1 }])).toEqual([{ column: 0, row: 0 }]);
  });
});

import { describe, expect, it } from "vitest";
import { flow, rowsOf, textWidth, wrap } from "../../src/board/layout";
import { marksOf, NOBODY, playerMark } from "../../src/board/marks";

describe("layout", () => {
  it("breaks and shortens names", () => {
    expect(wrap("Orbital Elevator", 6)).toEqual(["Orbital", "Elevator"]);
    expect(wrap("Eros", 6)).toEqual(["Eros"]);
    const [short] = wrap("Wstęga Głębokiej Żyły", 6, 1);
    expect(short?.endsWith("…")).toBe(true);
    expect(textWidth(short ?? "")).toBeLessThanOrEqual(6);
  });

  it("flows into rows", () => {
    expect(flow([40, 40, 40], { width: 90, gap: 5, row: 20 })).toEqual([
      { x: 0, y: 0 },
      { x: 45, y: 0 },
      { x: 0, y: 20 },
    ]);
    expect(rowsOf(5, 4).perRow).toBe(3);
  });
});

describe("what changed", () => {
  it("is marked with the one who did it, but not the reader's own doing", () => {
    const marks = marksOf(
      [
        { type: "put", seat: 1, place: "a" },
        { type: "put", seat: 0, place: "b" },
        { type: "turned", place: "c" },
      ],
      0,
      (event) => [String(event["place"])],
    );
    expect(Object.fromEntries(marks)).toEqual({ a: 1, c: NOBODY, [playerMark(1)]: 1 });
  });
});

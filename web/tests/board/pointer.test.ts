import { describe, expect, it } from "vitest";
import { freeSide } from "../../src/board/pointer";

const box = (left: number, top: number, width = 60, height = 40) => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

describe("a pointer at the edge of a board", () => {
  const frame = box(0, 0, 360, 500);
  const own = box(150, 450);

  it("stands in the middle, or where it covers nothing that can be pressed", () => {
    expect(freeSide(own, frame, [])).toBe("center");
    expect(freeSide(own, frame, [box(0, 400, 360, 50)])).toBe("center");
    expect(freeSide(own, frame, [box(200, 460)])).toBe("end");
    expect(freeSide(own, frame, [box(200, 460), box(280, 440)])).toBe("start");
    expect(freeSide(own, frame, [box(0, 460, 360)])).toBe("center");
  });
});

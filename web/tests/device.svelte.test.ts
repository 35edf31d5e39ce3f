import { describe, expect, it } from "vitest";
import type { TableView } from "../src/lib/wire";
import { Device, nextHolder } from "../src/table/device.svelte";

/** A table with the seats of this device, and a device that follows it. */
function shared(yours: number[], waiting: number[], secrets = true) {
  let table = $state.raw({ status: "playing", yours, waiting } as unknown as TableView);
  const device = new Device(
    () => table,
    () => secrets,
  );
  device.follow();
  return {
    device,
    change(more: Partial<TableView>): void {
      table = { ...table, ...more };
      device.follow();
    },
  };
}

describe("who is next", () => {
  it.each([
    // yours, waiting, holder, next
    [[0, 2], [0], null, 0],
    [[0, 2], [2], 0, 2],
    [[0, 2], [1], 0, 0],
    [[0, 2], [0, 2], 0, 0],
    [[0, 2], [0, 2], 2, 2],
    [[0, 1, 3], [0, 1], 3, 0],
    [[0, 1, 3], [0, 3], 1, 3],
    [[0, 2], [1], null, null],
    [[0, 2], [0], 1, 0],
  ] as const)("of %j when %j are awaited and %j holds it", (yours, waiting, holder, next) => {
    expect(nextHolder(yours, waiting, holder)).toBe(next);
  });
});

describe("a device in a game with secrets", () => {
  it("shows nothing before somebody says who they are", () => {
    const { device } = shared([0, 2], [0]);
    expect(device.passing).toEqual({ to: 0 });
    expect(device.eyes).toBeNull();
    device.take(0);
    expect(device.passing).toBeNull();
    expect(device.eyes).toBe(0);
  });

  it("asks who looks when nobody here is asked", () => {
    const { device } = shared([0, 2], [1]);
    expect(device.passing).toEqual({ to: null });
    device.take(2);
    expect(device.eyes).toBe(2);
  });

  it("goes to whoever is asked next", () => {
    const { device, change } = shared([0, 2], [0]);
    device.take(0);
    change({ waiting: [1] });
    expect(device.eyes).toBe(0);
    change({ waiting: [2] });
    expect(device.passing).toEqual({ to: 2 });
    expect(device.eyes).toBeNull();
    device.take(2);
    expect(device.eyes).toBe(2);
  });

  it("takes those who are asked at the same time in turn", () => {
    const { device, change } = shared([0, 1, 3], [0, 1, 2, 3]);
    for (const [seat, rest] of [
      [0, [1, 2, 3]],
      [1, [2, 3]],
      [3, [2]],
    ] as const) {
      expect(device.passing).toEqual({ to: seat });
      device.take(seat);
      expect(device.passing).toBeNull();
      change({ waiting: [...rest] });
    }
    expect(device.eyes).toBe(3);
  });

  it("can be kept for a moment, to take back or to look", () => {
    const { device, change } = shared([0, 2], [0]);
    device.take(0);
    change({ waiting: [2] });
    device.take(0);
    expect(device.eyes).toBe(0);
    expect(device.due).toBe(2);
    // Taken back, and chosen again: then it goes on as before.
    change({ waiting: [0] });
    expect(device.due).toBeNull();
    change({ waiting: [2] });
    expect(device.passing).toEqual({ to: 2 });
  });

  it("is handed over on wish", () => {
    const { device } = shared([0, 2], [1]);
    device.take(0);
    device.pass(2);
    expect(device.passing).toEqual({ to: 2 });
    expect(device.eyes).toBeNull();
    device.take(2);
    expect(device.eyes).toBe(2);
  });

  it("forgets who has left", () => {
    const { device, change } = shared([0, 1, 2], [0]);
    device.take(0);
    change({ yours: [1, 2], waiting: [3] });
    expect(device.passing).toEqual({ to: null });
    change({ yours: [1] });
    expect(device.passing).toBeNull();
    expect(device.eyes).toBeNull();
  });

  it("is open to all when the game is over", () => {
    const { device, change } = shared([0, 2], [2]);
    change({ status: "finished", waiting: [] });
    expect(device.passing).toBeNull();
    expect(device.eyes).toBe(0);
  });
});

describe("a device in a game without secrets", () => {
  it("turns to whoever is asked, and stays there", () => {
    const { device, change } = shared([0, 2], [0], false);
    expect(device.eyes).toBe(0);
    change({ waiting: [2] });
    expect(device.passing).toBeNull();
    expect(device.eyes).toBe(2);
    change({ waiting: [1] });
    expect(device.eyes).toBe(2);
  });

  it("can be turned between those who are asked", () => {
    const { device, change } = shared([0, 2], [0, 2], false);
    device.pass(2);
    device.follow();
    expect(device.eyes).toBe(2);
    change({ waiting: [0] });
    expect(device.eyes).toBe(0);
  });
});

describe("a device of one person", () => {
  it("has nothing to hand over", () => {
    const { device } = shared([1], [1]);
    expect(device.shared).toBe(false);
    expect(device.passing).toBeNull();
    expect(device.eyes).toBeNull();
  });
});

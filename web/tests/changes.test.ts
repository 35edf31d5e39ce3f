import { describe, expect, it } from "vitest";
import { withChanges } from "../src/lib/changes";
import type { Changes, Update } from "../src/lib/wire";

const before = {
  type: "update",
  at: 3,
  since: 0,
  events: [{ number: 0, event: { type: "begun" } }],
  points: [1, 2],
  table: { id: "t", status: "playing", you: 0 },
  view: { round: 1, deck: { left: 9 }, players: [{ dice: [1] }, { dice: [2, 3] }] },
} as unknown as Update;

function changed(...changes: Changes["changes"]): Update {
  return withChanges(before, { type: "changes", since: 1, events: [], changes });
}

describe("an update of which only what differs was sent", () => {
  it("is as before where nothing is said, and has events of its own", () => {
    expect(changed([["at"], 4])).toEqual({ ...before, at: 4, since: 1, events: [] });
  });

  it("has other values at the ends of the paths", () => {
    const now = changed(
      [["points"], null],
      [["table", "status"], "finished"],
      [["view", "players", 1, "dice"], []],
      [["view", "deck", "left"], 8],
    );
    expect(now.points).toBeNull();
    expect(now.table).toEqual({ id: "t", status: "finished", you: 0 });
    expect(now.view).toEqual({
      round: 1,
      deck: { left: 8 },
      players: [{ dice: [1] }, { dice: [] }],
    });
  });

  it("gets new items at the end of a list, and new fields", () => {
    const now = changed([["view", "players", 0, "dice", 1], 6], [["view", "award"], "moon"]);
    expect(now.view).toEqual({
      round: 1,
      deck: { left: 9 },
      players: [{ dice: [1, 6] }, { dice: [2, 3] }],
      award: "moon",
    });
  });

  it("may lose its view, and get one", () => {
    const lost = changed([["view"], null]);
    expect(lost.view).toBeNull();
    const next = { type: "changes", since: 1, events: [], changes: [[["view"], {}]] } as const;
    expect(withChanges(lost, next as unknown as Changes).view).toEqual({});
  });

  it("shares what is the same, and leaves the one before alone", () => {
    const copy = structuredClone(before);
    const now = changed([["view", "players", 1, "dice", 0], 5]);
    const [old, late] = [before.view, now.view] as unknown as { deck: object; players: object[] }[];
    expect(late!.deck).toBe(old!.deck);
    expect(late!.players[0]).toBe(old!.players[0]);
    expect(late!.players[1]).not.toBe(old!.players[1]);
    expect(before).toEqual(copy);
  });
});

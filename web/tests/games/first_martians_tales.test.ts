import { expect, it } from "vitest";
import type { NumberedEvent } from "../../src/board/props";
import { waysOf } from "../../src/games/first_martians/choices";
import { isGood, lastRoll, malfunctionRolls } from "../../src/games/first_martians/rolls";
import { labelOf, phasesOf, phaseStart, talesOf } from "../../src/games/first_martians/tales";
import type { Data } from "../../src/games/first_martians/types";

/** Events of these types in order; a type alone stands for an event without fields. */
function told(...events: readonly (string | { type: string })[]): NumberedEvent[] {
  return events.map((event, number) => ({
    number,
    event: typeof event === "string" ? { type: event } : event,
  })) as unknown as NumberedEvent[];
}

const round = (n: number) => ({ type: "round", round: n, sols: 8, first: "medic" });
const phase = (name: string) => ({ type: "phase", phase: name });
const drawn = (id: string) => ({ type: "event_drawn", event: id, story: `${id}.story` });
const card = { type: "malfunction_drawn", card: "mould", story: "mould.story", block: "living" };
const adventure = {
  type: "adventure",
  adventure: "dust-devil",
  story: "dust-devil.story",
  colour: "green",
  astronaut: "geologist",
};
const kinds = (events: NumberedEvent[]): readonly (readonly string[])[] =>
  talesOf(events).map(({ tales }) => tales.map(({ kind, id }) => `${kind} ${id}`));

it("stories are told sol by sol", () => {
  const events = told(
    { type: "mission_began", mission: "mayday", story: "mayday.intro" } as { type: string },
    round(1),
    phase("events"),
    drawn("flicker"),
    round(2),
    drawn("mould-in-vents"),
  );
  expect(kinds(events)).toEqual([["mission mayday"], ["event flicker"], ["event mould-in-vents"]]);
  expect(talesOf(events)[1]).toMatchObject({
    round: 1,
    tales: [{ title: "mission-event-flicker", story: "mission-event-flicker.story", open: false }],
  });
});

it("what came of a story ends with the next step of the game", () => {
  const events = told(
    round(1),
    adventure,
    { type: "way_taken", seat: 0, way: "dust-devil-run" } as { type: string },
    "wounded",
    "stress_moved",
    "action_failed",
    "morale_tokens",
  );
  const [tale] = talesOf(events)[0]?.tales ?? [];
  expect(tale?.ways).toEqual(["dust-devil-run"]);
  expect(tale?.came.map(({ event }) => event.type)).toEqual(["wounded", "stress_moved"]);
  expect(tale).toMatchObject({ astronaut: "geologist", colour: "green", open: false });
});

it("an Event is told to its action", () => {
  const events = told(round(1), drawn("flicker"), "stress_moved", "event_action", "skill_used");
  const [tale] = talesOf(events)[0]?.tales ?? [];
  expect(tale?.came.map(({ event }) => event.type)).toEqual(["stress_moved"]);
  expect(tale?.open).toBe(false);
});

it("what a mission asks in a sol has its story, and its choice is part of it", () => {
  const events = told(
    round(3),
    phase("events"),
    { type: "sol_story", mission: "mayday", story: "mayday-3" } as { type: string },
    { type: "way_taken", seat: 0, way: "mayday-tell-them" } as { type: string },
    "stress_moved",
    "progress",
  );
  expect(talesOf(events)[0]?.tales).toMatchObject([
    { kind: "sol", id: "mayday", story: "sol-mayday-3", ways: ["mayday-tell-them"], open: false },
  ]);
});

it("what is done again is told without its words", () => {
  const done = (story: readonly string[]) =>
    ({ type: "sheet_action_done", action: "mayday-keep-talking", story }) as { type: string };
  const tales = talesOf(told(round(1), done(["mayday-keep-talking.deed"]), done([])));
  expect(tales[0]?.tales.map(({ story }) => story)).toEqual([
    "sheet-mayday-keep-talking.deed",
    null,
  ]);
});

it("no story says the same above its title and in it", () => {
  const events = told(
    round(1),
    drawn("flicker"),
    { type: "nothing_happened", colour: "green", astronaut: "medic" } as { type: string },
    { type: "sol_story", mission: "mayday", story: "mayday-3" } as { type: string },
    adventure,
    card,
    { type: "mission_lost", ending: "time", story: "mayday.lost" } as { type: string },
  );
  const tales = talesOf(events)[0]?.tales ?? [];
  expect(tales).toHaveLength(6);
  for (const tale of tales) expect(labelOf(tale)).not.toBe(tale.title);
});

it("after a Malfunction card the story goes on that brought it", () => {
  const reset = { type: "track_moved", block: "living", by: -5, level: 0 };
  const events = told(round(1), drawn("flicker"), card, "farm_wilted", reset, "stress_moved");
  const [event, malfunction] = talesOf(events)[0]?.tales ?? [];
  expect(malfunction?.came.map(({ event }) => event.type)).toEqual(["farm_wilted"]);
  expect(event?.came.map(({ event }) => event.type)).toEqual(["stress_moved"]);
  expect([event?.open, malfunction?.open]).toEqual([true, false]);
});

it("phases have what happened in them in this sol", () => {
  const events = told(round(1), phase("events"), "stress_moved", round(2), phase("events"), card);
  expect(phasesOf(events)).toMatchObject([{ phase: "events", events: [{ number: 5 }] }]);
  expect(phaseStart(events)).toBe(4);
  expect(phasesOf([])).toEqual([]);
});

it("dice lie there until the next action", () => {
  const rolled = {
    type: "dice_rolled",
    astronaut: "medic",
    colour: "blue",
    success: "miss",
    wound: "hit",
    adventure: "none",
  };
  const before = [phase("acting"), { type: "action_began" }, rolled] as const;
  const roll = lastRoll(
    told(...before, { type: "die_rerolled", die: "success", hit: true } as never),
  );
  expect(roll).toMatchObject({
    astronaut: "medic",
    success: null,
    dice: [
      { die: "success", hit: true, number: 3 },
      { die: "wound", hit: true, number: 2 },
    ],
  });
  expect(roll?.dice.map(isGood)).toEqual([true, false]);
  expect(lastRoll(told(...before, "action_failed"))?.success).toBe(false);
  expect(lastRoll(told(...before, "action_began"))).toBeNull();
  expect(lastRoll(told(...before, phase("malfunctions")))).toBeNull();
});

it("broken parts add to Malfunction dice, or to none", () => {
  const rolled = [
    { type: "malfunction_rolled", block: "working", face: 2, more: 0 },
    { type: "malfunction_rolled", block: "systems", face: -1, more: 1 },
  ];
  expect(malfunctionRolls(told(phase("malfunctions"), ...rolled))).toMatchObject([
    { block: "working", face: 2, more: 0 },
    { block: "systems", face: null, more: 1 },
  ]);
});

it("a choice has all its ways, also those that cannot be paid for", () => {
  const inner = [{ op: "choose", ways: [{ id: "a" }, { id: "b" }] }];
  const data = {
    adventures: [{ id: "cave", ways: [{ id: "in", effects: inner }, { id: "out" }], later: null }],
    events: [],
  } as unknown as Data;
  const tale = { kind: "adventure", id: "cave" } as const;
  expect(waysOf(tale, ["cave-out"], data)).toEqual(["cave-in", "cave-out"]);
  expect(waysOf(tale, ["cave-b"], data)).toEqual(["cave-a", "cave-b"]);
  expect(waysOf({ kind: "mission", id: "mayday" }, ["mayday-go"], data)).toEqual(["mayday-go"]);
});

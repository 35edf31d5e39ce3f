import { describe, expect, it } from "vitest";
import type { Tagged } from "../src/board/props";
import { pointSelector } from "../src/guide/points";
import { type Course, fits, follow, isSaid, propose, type Step } from "../src/guide/steps";

const said = (id: string): Step => ({
  id,
  point: [],
  choice: null,
  prefer: {},
  event: null,
  choices: null,
});
const STEPS: readonly Step[] = [
  said("hello"),
  { ...said("draw"), choice: { type: "draw" }, prefer: { card: 2 } },
  said("explain"),
  { ...said("round"), event: { type: "round", round: 2 } },
  { ...said("free"), choices: 2 },
  said("end"),
];
const READ = { choices: 0, events: 0 };

/** A course of the reader's choices, each with what happens after it. */
function course(...made: readonly (readonly [Tagged, ...Tagged[]])[]): Course {
  const events: { number: number; event: Tagged }[] = [];
  const decisions = made.map(([option, ...told], choices) => {
    const decision = { events: events.length, choices, option, rules: [] };
    for (const event of told) events.push({ number: events.length, event });
    return decision;
  });
  return { decisions, events, choices: made.length };
}

const draw = { type: "draw", card: 1 };
const stop = { type: "stop" };
const round = { type: "round", round: 2 };
const at = (done: readonly unknown[]): string | undefined => STEPS[done.length]?.id;

describe("a pattern", () => {
  it("has fields that are equal, or one of several", () => {
    expect(fits({ type: "draw", card: [1, 2] }, draw)).toBe(true);
    expect(fits({ type: "draw", card: [2, 3] }, draw)).toBe(false);
    expect(fits({ type: ["stop", "draw"] }, draw)).toBe(true);
    expect(fits({ dice: ["b", "a"] }, { type: "reroll", dice: ["a", "b"] })).toBe(true);
    expect(fits({ dice: [] }, { type: "reroll", dice: ["a"] })).toBe(false);
  });

  it("proposes what is preferred, else what fits, else nothing", () => {
    const [, step] = STEPS as [Step, Step];
    const second = { type: "draw", card: 2 };
    expect(propose(step, [stop, draw, second])).toBe(second);
    expect(propose(step, [stop, draw])).toBe(draw);
    expect(propose(step, [stop])).toBeNull();
    expect(propose(said("hello"), [draw])).toBeNull();
  });
});

describe("the way through a guide", () => {
  it("waits for the reader to read", () => {
    expect(STEPS.filter(isSaid).map(({ id }) => id)).toEqual(["hello", "explain", "end"]);
    expect(at(follow(STEPS, [], course()))).toBe("hello");
  });

  it("waits for the choice, whatever else is chosen", () => {
    expect(at(follow(STEPS, [READ], course([stop])))).toBe("draw");
    expect(at(follow(STEPS, [READ], course([stop], [draw])))).toBe("explain");
  });

  it("does not hold up somebody who has made the choice already", () => {
    expect(at(follow(STEPS, [], course([draw])))).toBe("explain");
  });

  it("notices what happens while the reader reads, and not what happened before", () => {
    const before = follow(STEPS, [READ], course([stop, round], [draw]));
    expect(at(before)).toBe("explain");
    const [last] = before.slice(-1);
    expect(at(follow(STEPS, [...before, last ?? READ], course([stop, round], [draw])))).toBe(
      "round",
    );
    const now = course([stop], [draw, round]);
    const reading = follow(STEPS, [READ], now);
    expect(at(reading)).toBe("explain");
    expect(at(follow(STEPS, [...reading, reading.at(-1) ?? READ], now))).toBe("free");
  });

  it("lets the reader play freely for a number of choices", () => {
    const played = [[draw, round], [stop], [stop]] as const;
    const reading = follow(STEPS, [READ], course(...played));
    const done = follow(STEPS, [...reading, reading.at(-1) ?? READ], course(...played));
    expect(at(done)).toBe("end");
    const once = course(...played.slice(0, 2));
    expect(at(follow(STEPS, done, once))).toBe("free");
  });

  it("is led past all the steps that wait for what has happened", () => {
    const waits = (id: string): Step => ({
      ...said(id),
      choice: { type: id },
      event: { type: "round", round: 2 },
    });
    const steps = [waits("buy"), waits("use"), said("end"), waits("sell"), said("over")];
    const early = follow(steps, [], course([stop, round]));
    expect(early).toHaveLength(2);
    expect(follow(steps, [...early, early.at(-1) ?? READ], course([stop, round]))).toHaveLength(4);
    // An undo takes back what happened, and all that it led past.
    expect(follow(steps, early, course([stop]))).toHaveLength(0);
    // What was chosen is not to be left out for what happened before.
    const use = { type: "use" };
    expect(follow(steps.slice(1), [], course([stop], [use, round], [stop]))).toHaveLength(1);
    expect(follow(steps, [], course([stop], [{ type: "buy" }]))).toHaveLength(1);
  });

  it("goes back with an undo", () => {
    const done = follow(STEPS, [READ], course([draw]));
    expect(at(done)).toBe("explain");
    expect(at(follow(STEPS, done, course()))).toBe("draw");
  });

  it("stays the same where nothing has changed", () => {
    const done = follow(STEPS, [READ], course([draw]));
    expect(follow(STEPS, done, course([draw]))).toBe(done);
  });
});

it("points at places and at parts of the page", () => {
  expect(pointSelector("place:space:water-1")).toBe(
    '[data-place="space:water-1"], [data-at="space:water-1"]',
  );
  expect(pointSelector("place:die:*")).toBe('[data-place^="die:"], [data-at^="die:"]');
  expect(pointSelector("part:log")).toBe('[data-part="log"]');
});

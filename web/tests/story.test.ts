import { describe, expect, it } from "vitest";
import { line, scale } from "../src/replay/chart";
import { chaptersOf } from "../src/replay/film.svelte";
import type { Moment } from "../src/lib/wire";
import { stepsOf } from "../src/table/rewind.svelte";
import { roundEnd } from "../src/table/round.svelte";
import { pieces } from "../src/table/rules.svelte";
import { chapters, type Decision, news, standing } from "../src/table/story";
import { clock } from "../src/table/time";

/** Events by who did them: "0" is the reader, "1" and "2" are others, "." is nobody. */
const log = (actors: string) =>
  [...actors].map((who, number) => ({
    number,
    event: who === "." ? { type: "round" } : { type: "did", seat: Number(who) },
  }));
const decision = (events: number, choices: number): Decision => ({
  events,
  choices,
  option: { type: "pass" },
  rules: ["AM-302"],
});
const numbers = (told: readonly { number: number }[]) => told.map(({ number }) => number);

describe("the log", () => {
  it("is parted by the reader's decisions", () => {
    const decisions = [decision(2, 1), decision(5, 4)];
    const parts = chapters(log(".10120"), decisions);
    expect(parts.map(({ events }) => numbers(events))).toEqual([[0, 1], [2, 3, 4], [5]]);
    expect(parts.map(({ decision }) => decision)).toEqual([null, ...decisions]);
  });

  it("has a part for a decision that has shown nothing yet", () => {
    const parts = chapters(log(".1"), [decision(2, 1)]);
    expect(parts).toHaveLength(2);
    expect(chapters([], [])).toEqual([]);
  });

  it("drops decisions that were taken back", () => {
    expect(standing([decision(2, 1), decision(5, 4)], 4)).toEqual([decision(2, 1)]);
  });
});

describe("news", () => {
  it("are what others did since the last decision", () => {
    expect(numbers(news(log(".10012"), [decision(2, 1)], 0))).toEqual([4, 5]);
    expect(news(log(".1000"), [decision(2, 1)], 0)).toEqual([]);
  });

  it("in the middle of a turn are what came before it", () => {
    const steps = [decision(1, 0), decision(4, 3), decision(5, 4)];
    expect(numbers(news(log("0.1200"), steps, 0, true))).toEqual([1, 2, 3]);
    expect(news(log("0.1200"), steps, 0)).toEqual([]);
  });

  it("begin behind the reader's last event where no decision is remembered", () => {
    expect(numbers(news(log("10112"), [], 0))).toEqual([2, 3, 4]);
  });

  it("for a spectator are the last few", () => {
    expect(numbers(news(log("012301.301"), [], null))).toEqual([4, 5, 6, 7, 8, 9]);
  });
});

describe("replays", () => {
  const moment = (number: number, chapter: number | null): Moment => ({
    number,
    seat: 0,
    option: { type: "pass" },
    chapter,
    scores: [0],
  });

  it("know the round that had begun before the first choice", () => {
    const moments = [moment(1, null), moment(2, null), moment(3, 2)];
    expect(chaptersOf(moments)).toEqual([
      { chapter: 1, number: 0 },
      { chapter: 2, number: 3 },
    ]);
    expect(chaptersOf([moment(1, 1)])).toEqual([{ chapter: 1, number: 1 }]);
    expect(chaptersOf([moment(1, null)])).toEqual([]);
  });

  it("draw scores as steps between round numbers", () => {
    const frame = { width: 100, height: 100, left: 0, right: 0, top: 0, bottom: 0 };
    const rows = [[0], [0], [7], [12], [12]];
    const scales = scale(rows, frame);
    expect(scales.ticks).toEqual([0, 2, 4, 6, 8, 10, 12]);
    expect(line(rows.flat(), scales)).toBe("M0 100H50V41.7H75V0H100V0");
  });
});

it("finds the rule numbers in a text", () => {
  expect(pieces("See AM-301 and AM-EX-04.")).toEqual([
    { text: "See ", rule: false },
    { text: "AM-301", rule: true },
    { text: " and ", rule: false },
    { text: "AM-EX-04", rule: true },
    { text: ".", rule: false },
  ]);
});

it("shows time as people read it", () => {
  expect([0, 5, 65, 3600, 3725, 90_000].map(clock)).toEqual([
    "0:00",
    "0:05",
    "1:05",
    "1:00:00",
    "1:02:05",
    "1 d 1 h",
  ]);
});

describe("what the others did, step by step", () => {
  it("begins after the reader's last decision", () => {
    expect(stepsOf([decision(2, 1), decision(5, 4)], 9)).toEqual({ from: 5, to: 9 });
  });

  it("is what came before the turn in the middle of one", () => {
    expect(stepsOf([decision(2, 1), decision(5, 6), decision(6, 7)], 8)).toEqual({
      from: 2,
      to: 6,
    });
    expect(stepsOf([decision(0, 0)], 1)).toBeNull();
    expect(stepsOf([], 5)).toBeNull();
  });
});

describe("the end of a round", () => {
  const events = [
    { type: "round" },
    { type: "gained", seat: 0 },
    { type: "bonus" },
    { type: "gained", seat: 1 },
    { type: "bought", seat: 0 },
    { type: "gained", seat: 1 },
    { type: "round" },
    { type: "rolled", seat: 0 },
  ].map((event, number) => ({ number, event }));
  const rounds = (settling: string[], settled: string[] = []) => ({
    round_event: "round",
    settling_events: settling,
    settled_events: settled,
  });
  const end = (since: number) => roundEnd(events, rounds(["bonus", "none"]), since);

  it("tells from the settling on who got what", () => {
    expect(end(3)?.next.number).toBe(6);
    const told = end(3)?.parts.map(({ seat, events }) => [seat, numbers(events)]);
    expect(told).toEqual([
      [null, [2]],
      [0, [4]],
      [1, [3, 5]],
    ]);
  });

  it("leaves out what a game does not tell again", () => {
    const told = roundEnd(events, rounds(["bonus"], ["bought"]), 3)?.parts;
    expect(told?.map(({ seat, events }) => [seat, numbers(events)])).toEqual([[0, [4]]]);
  });

  it("is past once the reader has decided, and not there in the first round", () => {
    expect(end(7)).toBeNull();
    expect(roundEnd(events.slice(0, 5), rounds(["bonus"]), 0)).toBeNull();
    expect(roundEnd(events, { settling_events: [], settled_events: [] }, 0)).toBeNull();
  });
});

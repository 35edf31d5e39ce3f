/**
 * The way through a guided first game: which steps are done, as the table tells. It is the same as in
 * `core/guide.py`; besides, an undo goes back on the way, too.
 */

import type { Tagged } from "../board/props";
import type { NumberedEvent } from "../lib/wire";
import type { Decision } from "../table/story";

export type Pattern = Readonly<Record<string, unknown>>;

export interface Step {
  readonly id: string;
  readonly point: readonly string[];
  readonly choice: Pattern | null;
  readonly prefer: Pattern;
  readonly event: Pattern | null;
  readonly choices: number | null;
}

/** A step that is done: it stands while the table has as many choices and events. */
export interface Done {
  readonly choices: number;
  readonly events: number;
  /** The event that did it. It leads past all the steps that wait for it. */
  readonly by?: number;
}

/** What a guide knows of the table: the reader's decisions, and what they saw happen. */
export interface Course {
  readonly decisions: readonly Decision[];
  readonly events: readonly NumberedEvent[];
  readonly choices: number;
}

const START: Done = { choices: 0, events: 0 };

/** Whether a step is only read. */
export function isSaid(step: Step): boolean {
  return step.choice === null && step.event === null && step.choices === null;
}

/** Whether an option or an event has the fields of a pattern. */
export function fits(pattern: Pattern, thing: Tagged): boolean {
  return Object.entries(pattern).every(([name, wanted]) => isWanted(wanted, thing[name]));
}

/** Equal, whatever the order of items; or, for a single value, one of those wanted. */
function isWanted(wanted: unknown, value: unknown): boolean {
  if (!Array.isArray(wanted)) return wanted === value;
  if (!Array.isArray(value)) return wanted.includes(value);
  return JSON.stringify([...wanted].sort()) === JSON.stringify([...value].sort());
}

/** What the reader is advised to choose: of what the step waits for, the preferred. */
export function propose(step: Step, options: readonly Tagged[]): Tagged | null {
  const { choice, prefer } = step;
  if (choice === null) return null;
  const fit = options.filter((option) => fits(choice, option));
  return fit.find((option) => fits(prefer, option)) ?? fit[0] ?? null;
}

/**
 * The steps that are done: those that still stand, and those that the table has brought about since.
 * A reader who has made the next choice need not say that they have read what stands before it.
 */
export function follow(
  steps: readonly Step[],
  done: readonly Done[],
  course: Course,
): readonly Done[] {
  const stands = done.findIndex(
    ({ choices, events }) => choices > course.choices || events > course.events.length,
  );
  let kept = stands < 0 ? done : done.slice(0, stands);
  for (;;) {
    const ahead = steps.findIndex((step, n) => n >= kept.length && !isSaid(step));
    const step = steps[ahead];
    if (step === undefined) return kept;
    const from = kept.at(-1) ?? START;
    const next = meet(step, from, course, ahead === kept.length);
    if (next === null) return kept;
    kept = [...kept, ...Array<Done>(ahead - kept.length).fill(from), next];
  }
}

/** What does a step, if anything has: the reader's choice, or, where they are at it, what happens. */
function meet(step: Step, from: Done, course: Course, reached: boolean): Done | null {
  const made = course.decisions.filter(({ choices }) => choices >= from.choices);
  const { choice, event, choices } = step;
  const chosen = choice && made.find(({ option }) => fits(choice, option));
  if (chosen) return { choices: chosen.choices + 1, events: chosen.events };
  const number = event && reached ? seen(event, from, course) : -1;
  if (number >= 0) return { choices: from.choices, events: number + 1, by: number };
  const last = choices === null ? undefined : made[choices - 1];
  return last ? { choices: last.choices + 1, events: last.events } : null;
}

function seen(pattern: Pattern, from: Done, { events }: Course): number {
  const first = from.by ?? from.events;
  return events.findIndex(({ event }, n) => n >= first && fits(pattern, event));
}

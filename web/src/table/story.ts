/** What happened, in the order of the reader's own decisions. */

import type { Tagged } from "../board/props";
import type { NumberedEvent } from "../lib/wire";

/** A decision of the reader: how many events and choices there were before it. */
export interface Decision {
  readonly events: number;
  readonly choices: number;
  readonly option: Tagged;
  readonly rules: readonly string[];
}

export interface Chapter {
  /** The decision that these events follow; null for those before the first. */
  readonly decision: Decision | null;
  readonly events: readonly NumberedEvent[];
}

/** Who did it, if anybody. */
export function actor(event: Tagged): number | null {
  return typeof event["seat"] === "number" ? event["seat"] : null;
}

function isOwn(event: Tagged, you: number | null): boolean {
  return you !== null && actor(event) === you;
}

/** Decisions that still count: those that an undo took back are dropped. */
export function standing(decisions: readonly Decision[], choices: number): Decision[] {
  return decisions.filter((decision) => decision.choices < choices);
}

export function chapters(
  events: readonly NumberedEvent[],
  decisions: readonly Decision[],
): Chapter[] {
  const bounds = [0, ...decisions.map((decision) => decision.events), events.length];
  const told = bounds.slice(1).map((end, n) => ({
    decision: decisions[n - 1] ?? null,
    events: events.slice(bounds[n], end),
  }));
  return told.filter(({ decision, events }) => decision !== null || events.length > 0);
}

/**
 * What others did since the reader last decided. In a turn of several steps nothing of others lies
 * between the last two of them: `turn` then goes back to what came before the turn.
 */
export function news(
  events: readonly NumberedEvent[],
  decisions: readonly Decision[],
  you: number | null,
  turn = false,
): NumberedEvent[] {
  const bounds = decisions.map((decision) => decision.events);
  let end = events.length;
  for (const start of bounds.length > 0 ? bounds.toReversed() : [lastOwn(events, you)]) {
    const others = events.slice(start, end).filter(({ event }) => !isOwn(event, you));
    if (others.length > 0 || !turn) return others;
    end = start;
  }
  return [];
}

/** Where nothing is remembered of the reader's decisions: behind the last event of theirs. */
function lastOwn(events: readonly NumberedEvent[], you: number | null): number {
  if (you === null) return Math.max(0, events.length - SPECTATOR);
  return events.findLastIndex(({ event }) => isOwn(event, you)) + 1;
}

/** To a spectator everything is somebody else's: the last few events are news. */
const SPECTATOR = 6;

/** The decisions at a table, kept in this browser so that a reload does not forget them. */
export function recall(table: string): Decision[] {
  try {
    return JSON.parse(localStorage.getItem(PREFIX + table) ?? "[]") as Decision[];
  } catch {
    return [];
  }
}

export function remember(table: string, decisions: readonly Decision[]): void {
  try {
    forgetOldest(table);
    localStorage.setItem(PREFIX + table, JSON.stringify(decisions));
  } catch {
    // A browser that keeps nothing: the log is not grouped after a reload.
  }
}

const PREFIX = "kosmodrom-decisions-";
const TABLES = 20;

/** So that the browser's storage never fills up. */
function forgetOldest(table: string): void {
  const kept = Object.keys(localStorage).filter((key) => key.startsWith(PREFIX));
  const others = kept.filter((key) => key !== PREFIX + table);
  for (const key of others.slice(0, Math.max(0, others.length - TABLES))) {
    localStorage.removeItem(key);
  }
}

/** The end of a round: what it brought to whom. */

import type { NumberedEvent } from "../lib/wire";
import { actor } from "./story";

export interface RoundEnd {
  /** The event with which the next round begins. */
  readonly next: NumberedEvent;
  /** What happened, by who got it; null: what concerns everyone. */
  readonly parts: readonly {
    readonly seat: number | null;
    readonly events: readonly NumberedEvent[];
  }[];
}

/** How a game's rounds end: the events with which one begins, those with which its end begins, and
 * those that are told of it, by their types; none of the last means all. */
export interface Rounds {
  readonly round_event?: string | null;
  readonly settling_events: readonly string[];
  readonly settled_events: readonly string[];
}

/**
 * The end of the last round that is over: from the first of its settling events on. Null if there is
 * none, or if it was before event number `since`.
 */
export function roundEnd(
  events: readonly NumberedEvent[],
  rounds: Rounds,
  since: number,
): RoundEnd | null {
  const { round_event, settling_events, settled_events } = rounds;
  const isRound = ({ event }: NumberedEvent): boolean => event.type === round_event;
  const end = events.findLastIndex(isRound);
  const next = events[end];
  if (next === undefined || next.number < since) return null;
  const before = events.slice(0, end).findLastIndex(isRound);
  const played = events.slice(before + 1, end);
  const start = played.findIndex(({ event }) => settling_events.includes(event.type));
  if (start < 0) return null;
  const told = played
    .slice(start)
    .filter(({ event }) => !settled_events.length || settled_events.includes(event.type));
  const seats = [...new Set(told.map(({ event }) => actor(event)))];
  const parts = seats
    .toSorted((one, other) => (one ?? -1) - (other ?? -1))
    .map((seat) => ({ seat, events: told.filter(({ event }) => actor(event) === seat) }));
  return { next, parts };
}

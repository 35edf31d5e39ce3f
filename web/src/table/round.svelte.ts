/** The end of a round: what it brought to whom. */

import { words } from "../lib/words.svelte";
import type { NumberedEvent } from "../lib/wire";
import type { Play } from "./play.svelte";
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
 * those that are told of it, by their types. Without the last, what concerns somebody is told. */
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
  // Of what concerns nobody in particular only the settling itself: new cards are no gain.
  const isTold = ({ event }: NumberedEvent): boolean =>
    settled_events.length
      ? settled_events.includes(event.type)
      : actor(event) !== null || settling_events.includes(event.type);
  const told = played.slice(start).filter(isTold);
  const seats = [...new Set(told.map(({ event }) => actor(event)))];
  const parts = seats
    .toSorted((one, other) => (one ?? -1) - (other ?? -1))
    .map((seat) => ({ seat, events: told.filter(({ event }) => actor(event) === seat) }));
  return { next, parts };
}

/** The end of the last round, to be read until the reader closes it or decides again. */
export class RoundEnds {
  readonly #play: Play;
  /** The last round that the reader has read about. */
  #read = $state(-1);

  readonly shown: RoundEnd | null = $derived.by(() => {
    const { table, live, game, decisions } = this.#play;
    if (table?.status !== "playing") return null;
    const details = words.details(game);
    const since = decisions.at(-1)?.events ?? 0;
    const end = details ? roundEnd(live.events, details, since) : null;
    return end !== null && end.next.number > this.#read ? end : null;
  });

  constructor(play: Play) {
    this.#play = play;
  }

  close(): void {
    if (this.shown) this.#read = this.shown.next.number;
  }
}

/** The end of a round: what it brought to whom. */

import { words } from "../lib/words.svelte";
import type { NumberedEvent } from "../lib/wire";
import type { Play } from "./play.svelte";
import { actor } from "./story";

export interface RoundEnd {
  /** The event with which the next round begins. */
  readonly next: NumberedEvent;
  /** What happened, by who got it; null: what concerns everybody. */
  readonly parts: readonly {
    readonly seat: number | null;
    readonly events: readonly NumberedEvent[];
  }[];
}

/**
 * The end of the last round that is over: from the first of its settling events on. Null if there is
 * none, or if it was before event number `since`.
 */
export function roundEnd(
  events: readonly NumberedEvent[],
  round: string | null | undefined,
  settling: readonly string[],
  since: number,
): RoundEnd | null {
  const end = events.findLastIndex(({ event }) => event.type === round);
  const next = events[end];
  if (next === undefined || next.number < since) return null;
  const before = events.slice(0, end).findLastIndex(({ event }) => event.type === round);
  const played = events.slice(before + 1, end);
  const start = played.findIndex(({ event }) => settling.includes(event.type));
  if (start < 0) return null;
  // Of what concerns nobody in particular only the settling itself: new cards are no gain.
  const told = played
    .slice(start)
    .filter(({ event }) => actor(event) !== null || settling.includes(event.type));
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
    const settling = details?.settling_events ?? [];
    const since = decisions.at(-1)?.events ?? 0;
    const end = roundEnd(live.events, details?.round_event, settling, since);
    return end !== null && end.next.number > this.#read ? end : null;
  });

  constructor(play: Play) {
    this.#play = play;
  }

  close(): void {
    if (this.shown) this.#read = this.shown.next.number;
  }
}

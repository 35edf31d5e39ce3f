/** What changed since the reader's last decision: places, with whose doing it was. */

import type { Seat, Tagged } from "./props";

export type Marks = ReadonlyMap<string, Seat>;

/** Nobody's doing: the game itself. */
export const NOBODY: Seat = -1;

/** The mark of a player's things as a whole. */
export function playerMark(seat: Seat): string {
  return `player:${seat}`;
}

/** The places that events have changed. One knows what one did oneself. */
export function marksOf(
  events: readonly Tagged[],
  you: Seat | null,
  placesOf: (event: Tagged) => readonly string[],
): Marks {
  const marks = new Map<string, Seat>();
  for (const event of events) {
    const seat = typeof event["seat"] === "number" ? event["seat"] : NOBODY;
    if (seat === you) continue;
    for (const place of placesOf(event)) marks.set(place, seat);
    if (seat !== NOBODY) marks.set(playerMark(seat), seat);
  }
  return marks;
}

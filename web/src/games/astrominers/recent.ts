/** What changed since the reader's last decision: places, with whose doing it was. */

import type { Seat, Tagged } from "../board";
import type { Place } from "./legal";
import type { GameEvent, View } from "./types";

export type Marks = ReadonlyMap<string, Seat>;

/** The mark of a dock as a whole. */
export function dockMark(dock: number): string {
  return `dock:${dock}`;
}

/** The mark of a player's things. */
export function playerMark(seat: Seat): string {
  return `player:${seat}`;
}

/** Nobody's doing: the game itself. */
export const NOBODY: Seat = -1;

export function recentMarks(events: readonly Tagged[], view: View): Marks {
  const marks = new Map<string, Seat>();
  for (const tagged of events) {
    const event = tagged as unknown as GameEvent; // the server sends no other
    const seat = "seat" in event ? event.seat : NOBODY;
    if (seat === view.seat) continue; // one knows what one did oneself
    if (event.type === "round") marks.clear(); // dice were taken back: earlier places are history
    for (const place of placesOf(event, view)) marks.set(place, seat);
    if (seat !== NOBODY) marks.set(playerMark(seat), seat);
  }
  return marks;
}

function placesOf(event: GameEvent, view: View): readonly (Place | string)[] {
  switch (event.type) {
    case "die_placed":
      return [`space:${event.space}`];
    case "crew_joined":
      return [`crew:${event.card}:${event.space}`];
    case "card_used":
      return [`own:${event.card}`];
    case "card_revealed":
      return [`display:${event.card}`];
    case "unseen_card_drawn":
      return [`deck:${event.deck}`];
    case "launched":
      return view.runs.some((run) => run.card === event.card) ? [dockMark(event.dock)] : [];
    case "slid":
      return view.runs.filter((run) => run.card === event.card).map((run) => dockMark(run.dock));
    case "award_revealed":
      return [`award:${event.card}`];
    default:
      return [];
  }
}

/** The pawns: astronauts and AOMs. */

import { byId, type View } from "./types";

/** The colour of whoever moves a pawn; an AOM has none before somebody runs it. */
export function colourOf(pawn: string, view: View): string {
  const operator = byId(view.machines, pawn)?.operator ?? pawn;
  const astronaut = byId(view.crew, operator);
  return astronaut ? `var(--seat-${astronaut.seat})` : "var(--text-soft)";
}

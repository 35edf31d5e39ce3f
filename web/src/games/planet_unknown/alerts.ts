/** The three colours of events; their signs have different shapes, too (`glyph-alert-green` ...). */

import type { EventCard } from "./types";

export type Colour = EventCard["colour"];

export const COLOURS = ["green", "orange", "red"] as const satisfies readonly Colour[];

/** The heads of their cards, on both grounds. */
export const TINTS: Readonly<Record<Colour, string>> = {
  green: "light-dark(#cdebd5, #20543a)",
  orange: "light-dark(#fde0b8, #64441a)",
  red: "light-dark(#f9d3cd, #642a2a)",
};

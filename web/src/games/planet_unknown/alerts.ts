/** The three colours of events: each with a shape of its own, so that nobody depends on the colour. */

import type { EventCard } from "./types";

export type Colour = EventCard["colour"];

export const COLOURS = ["green", "orange", "red"] as const satisfies readonly Colour[];

interface Look {
  readonly fill: string;
  /** The head of its cards, on both grounds. */
  readonly tint: string;
  /** In a square of 16. */
  readonly shape: string;
}

export const ALERTS: Readonly<Record<Colour, Look>> = {
  green: {
    fill: "#3fae73",
    tint: "light-dark(#cdebd5, #20543a)",
    shape: "M8 1.500a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13z",
  },
  orange: {
    fill: "#f0962e",
    tint: "light-dark(#fde0b8, #64441a)",
    shape: "M8 1.500 15 14H1z",
  },
  red: {
    fill: "#d8483e",
    tint: "light-dark(#f9d3cd, #642a2a)",
    shape: "M5 1.500h6l3.500 3.500v6L11 14.500H5L1.500 11V5z",
  },
};

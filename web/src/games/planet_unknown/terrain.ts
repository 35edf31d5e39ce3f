/**
 * How the six terrains look: a colour, a pattern and a sign each, so that nobody depends on one of
 * them. The colours differ in lightness, too; the patterns are in `Symbols.svelte`.
 */

import type { Terrain } from "./types";

export const FILLS: Readonly<Record<Terrain, string>> = {
  civ: "#d8dde6",
  water: "#4ba3e3",
  biomass: "#2f9e6e",
  rover: "#e0713a",
  tech: "#a988d8",
  energy: "#f5d84a",
};

/** The paint of a terrain's pattern, drawn over its colour. */
export const patternOf = (terrain: Terrain): string => `url(#pattern-${terrain})`;

/** The ground of planets, on both grounds of the page. */
export const GROUND = {
  land: "light-dark(#e3d3b0, #39405e)",
  ice: "light-dark(#d3ecf8, #54789c)",
  city: "light-dark(#cfc4e4, #4b4470)",
  ring: "light-dark(#dcc3a2, #574a5c)",
  pit: "light-dark(#a8916b, #1b2038)",
  toxic: "light-dark(#cfe08f, #4c5f35)",
  current: "light-dark(#f4e39a, #665c2c)",
} as const;
export type Ground = keyof typeof GROUND;

/** The ground that a letter of a planet's grid stands for; null where there is no square. */
export function groundOf(sign: string): Ground | null {
  switch (sign) {
    case ".":
    case "o":
      return null;
    case "I":
      return "ice";
    case "C":
      return "city";
    case "R":
      return "ring";
    case "H":
      return "pit";
    case "T":
      return "toxic";
    case "E":
    case "Q":
      return "current";
    default:
      return "land";
  }
}

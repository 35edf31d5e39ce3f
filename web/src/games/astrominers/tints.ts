/** The colours of the heads of cards, on both grounds. */

import type { AsteroidType } from "./types";

export const TINTS: Readonly<Record<AsteroidType | "order" | "board", string>> = {
  S: "light-dark(#fae6c4, #5f4a26)",
  C: "light-dark(#d9e8f6, #2b4c70)",
  M: "light-dark(#fbd9d0, #693542)",
  "?": "light-dark(#e8ddfa, #4a3b7a)",
  order: "light-dark(#fdeab0, #5c4a12)",
  board: "light-dark(#cdeee9, #1b5558)",
};

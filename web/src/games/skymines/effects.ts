/** What plans, spaces and tokens give, as signs: glyphs, numbers, and what is between them. */

import { needSigns } from "./signs";
import type { Effect, Need } from "./types";

/** A glyph, or a few characters; a number stands before its glyph. */
export type Mark = { readonly glyph: string; readonly count?: number } | { readonly text: string };

/** An effect as marks, in one row. */
export function effectMarks(effect: Effect): readonly Mark[] {
  switch (effect.op) {
    case "coins":
      return [{ glyph: "coin", count: effect.n }];
    case "coins-for-units":
      return [{ glyph: "coin" }, { text: "=" }, { glyph: effect.resource }, ...less(effect.less)];
    case "coins-for-removed":
      return [{ glyph: "coin" }, { text: "=" }, { glyph: "cost" }, ...plus(effect.plus)];
    case "tank":
      return [{ glyph: "tank", count: effect.n }];
    case "track":
      return [{ glyph: "track", count: effect.n }, { glyph: effect.company }];
    case "own-track":
      return [{ glyph: "track", count: effect.n }];
    case "any-track":
      return [{ glyph: "track", count: effect.n }, { glyph: "any" }];
    case "other-tracks":
      return [{ text: effect.moves.join("+") }, { glyph: "track" }, { glyph: "any" }];
    case "research":
      return [{ glyph: "research", count: effect.n }];
    case "remove-outposts":
      return [{ glyph: "outpost-out", count: effect.n }];
    case "buy-card":
      return [{ glyph: "cards" }, { text: "←" }, { glyph: "coin" }, ...less(effect.less)];
    case "first-player":
      return [{ glyph: "first" }];
    case "reserve-tile":
      return [{ text: "+" }, { glyph: effect.tile === "resource" ? "any-resource" : effect.tile }];
    case "play-removed":
      return [{ glyph: "card" }, { glyph: "gain" }];
    case "take-removed":
      return [
        { glyph: "cards" },
        { text: "←" },
        { glyph: "discard-card" },
        ...(effect.cost ? [{ text: "−" }, { glyph: "coin", count: effect.cost }] : []),
      ];
    case "one-of":
      return effect.of.flatMap((gains, index) => [
        ...(index ? [{ text: "/" }] : []),
        ...gains.flatMap(effectMarks),
      ]);
  }
}

const less = (n: number | undefined): readonly Mark[] => (n ? [{ text: `−${n}` }] : []);
const plus = (n: number): readonly Mark[] => (n ? [{ text: `+${n}` }] : []);

export const effectsMarks = (effects: readonly Effect[]): readonly Mark[] =>
  effects.flatMap(effectMarks);

export const needMarks = (needs: readonly Need[]): readonly Mark[] => needSigns(needs);

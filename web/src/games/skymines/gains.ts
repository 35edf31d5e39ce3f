/** What spaces, plans and tasks say, as short rows of text and glyphs. */

import { needSigns } from "./signs";
import type { Data, Effect, Need, Threat } from "./types";

/** A short text, or a glyph by its name. */
export type Token = string | { readonly glyph: string };

export type TaskNeed = Data["tasks"][string]["need"];
export type ThreatNeed = Threat["needs"][number];
export type Consequence = Threat["consequence"];

const sign = (glyph: string): Token => ({ glyph });
const counted = (n: number, glyph: string): readonly Token[] => [String(n), sign(glyph)];

/** The glyph of a bonus tile: what it works like. */
export const tileGlyph = (tile: string): string => (tile === "resource" ? "any-resource" : tile);

/** What one reward gives. */
export function gainTokens(effect: Effect): readonly Token[] {
  switch (effect.op) {
    case "coins":
      return counted(effect.n, "coin");
    case "coins-for-units":
      return [sign(effect.resource), `−${effect.less} →`, sign("coin")];
    case "coins-for-removed":
      return [`+${effect.plus}`, sign("coin")];
    case "tank":
      return counted(effect.n, "tank");
    case "track":
      return counted(effect.n, effect.company);
    case "own-track":
    case "any-track":
      return counted(effect.n, "track");
    case "other-tracks":
      return [effect.moves.join("+"), sign("track")];
    case "research":
      return counted(effect.n, "research");
    case "remove-outposts":
      return [`−${effect.n}`, sign("remove-outpost")];
    case "buy-card":
      return effect.less ? [`−${effect.less}`, sign("card")] : [sign("card")];
    case "first-player":
      return [sign("first")];
    case "reserve-tile":
      return effect.tile === "resource"
        ? ["+1", sign("any-resource")]
        : [sign(tileGlyph(effect.tile))];
    case "play-removed":
      return [sign("slot")];
    case "take-removed":
      return [...counted(effect.cost, "coin"), "→", sign("card")];
    case "one-of":
      return effect.of.flatMap((gains, index) => [
        ...(index ? ["/"] : []),
        ...gains.flatMap(gainTokens),
      ]);
  }
}

/** What a plan asks of the face-up cards. */
export const needTokens = (need: Need): readonly Token[] =>
  needSigns([need]).flatMap(({ glyph, count }) => counted(count, glyph));

/** A reward among those that are taken in an order of choice. */
export function rewardTokens(what: string, n: number, company: string | null): readonly Token[] {
  switch (what) {
    case "move":
      return counted(n, company ?? "track");
    case "move-any":
      return counted(n, "track");
    case "move-others":
      return [sign("track"), sign("exchange")];
    case "research":
      return counted(n, "research");
    case "remove-outposts":
      return [`−${n}`, sign("remove-outpost")];
    default:
      return [sign("card")];
  }
}

/** The rewards of a space from which one is chosen; none where there is nothing to choose. */
export function choices(gains: readonly Effect[]): readonly (readonly Effect[])[] {
  for (const gain of gains) if (gain.op === "one-of") return gain.of;
  return [];
}

/** What a task of a mission asks for. */
export function taskTokens(need: TaskNeed): readonly Token[] {
  switch (need.op) {
    case "tank-value":
      return [sign("tank"), `≥ ${need.n}`];
    case "research-value":
      return [sign("upload"), `≥ ${need.n}`];
    case "tank-moves":
      return [sign("tank"), `+${need.n}`];
    case "upload-moves":
      return [sign("upload"), `+${need.n}`];
    case "track-moves":
      return [sign("track"), `+${need.n}`];
    case "expansions":
      return [sign("outpost"), `+${need.n}`];
    case "research-cards":
      return counted(need.n, "any-research");
    case "one-type":
      return counted(need.n, "any-resource");
    case "units":
      return counted(need.n, need.resource);
    case "energy":
      return counted(need.n, "energy");
  }
}

/** What neutralises a threat, beside reaching it. */
export function threatTokens(need: ThreatNeed): readonly Token[] {
  switch (need.op) {
    case "tank-value":
      return [sign("tank"), `≥ ${need.n}`];
    case "research-value":
      return [sign("upload"), `≥ ${need.n}`];
    case "spend-energy":
      return [`+${need.n}`, sign("energy")];
    case "remove-energy-cards":
      return [`−${need.n}`, sign("card"), sign("energy")];
    case "pay-coins":
      return [`−${need.n}`, sign("coin")];
  }
}

/** What a threat does that is left on the board. */
export function consequenceTokens(consequence: Consequence): readonly Token[] {
  switch (consequence.op) {
    case "early-end":
      return [sign("last"), String(consequence.round)];
    case "hidden-symbols":
      return [`−${consequence.n}`, sign("share")];
    case "time-loop":
      return [sign("reroll")];
    case "lost-energy-cards":
      return ["0", sign("energy")];
    case "lost-coins":
      return ["0", sign("coin")];
    case "lost-tank":
      return ["0", sign("tank")];
  }
}

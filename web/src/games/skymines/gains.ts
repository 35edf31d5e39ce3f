/** What spaces, plans and tasks say, as short rows of text and glyphs. */

import { effectMarks, type Mark } from "./effects";
import type { Bonus, Data, Effect, Space, Threat } from "./types";

export type TaskNeed = Data["tasks"][string]["need"];
export type ThreatNeed = Threat["needs"][number];
export type Consequence = Threat["consequence"];

const sign = (glyph: string): Mark => ({ glyph });
const text = (words: string): Mark => ({ text: words });
const counted = (count: number, glyph: string): Mark => ({ glyph, count });
/** One is told by the glyph alone. */
const few = (n: number, glyph: string): Mark => (n === 1 ? sign(glyph) : counted(n, glyph));

/** What a bonus space gives, as short as can be: a company's sign stands for its track. */
export function spaceMarks(effect: Effect): readonly Mark[] {
  switch (effect.op) {
    case "coins":
      return [few(effect.n, "coin")];
    case "coins-for-removed":
      return [text(`+${effect.plus}`), sign("coin")];
    case "tank":
      return [few(effect.n, "tank")];
    case "track":
      return [counted(effect.n, effect.company)];
    case "any-track":
      return [counted(effect.n, "track")];
    case "other-tracks":
      return [text(effect.moves.join("+")), sign("track")];
    case "research":
      return [few(effect.n, "research")];
    case "remove-outposts":
      return [few(effect.n, "outpost-out")];
    case "buy-card":
      return effect.less ? [text(`−${effect.less}`), sign("cards")] : [sign("cards")];
    case "reserve-tile":
      return effect.tile === "resource" ? [text("+1"), sign("any-resource")] : [sign(effect.tile)];
    case "one-of":
      return effect.of.flatMap((gains, index) => [
        ...(index ? [text("/")] : []),
        ...gains.flatMap(spaceMarks),
      ]);
    default:
      return effectMarks(effect);
  }
}

/** What is to be given for a bonus space. */
export function costMarks({ coins, removes }: Pick<Space, "coins" | "removes">): readonly Mark[] {
  return [
    ...(coins ? [counted(coins, "coin")] : []),
    ...(removes ? [text("−"), sign(removes === "carbon" ? "carbon" : "card")] : []),
  ];
}

/** A reward among those that are taken in an order of choice. */
export function rewardMarks(what: string, n: number, company: string | null): readonly Mark[] {
  switch (what) {
    case "move":
      return [counted(n, company ?? "track")];
    case "move-any":
      return [counted(n, "track")];
    case "move-others":
      return [sign("track"), sign("exchange")];
    case "research":
      return [counted(n, "research")];
    case "remove-outposts":
      return [counted(n, "outpost-out")];
    default:
      return [sign("card")];
  }
}

/** The rewards of a space from which one is chosen; none where there is nothing to choose. */
export function choices(gains: readonly Effect[]): readonly (readonly Effect[])[] {
  for (const gain of gains) if (gain.op === "one-of") return gain.of;
  return [];
}

/** A permanent bonus of a company track. */
export function bonusMarks({ effect }: Bonus): readonly Mark[] {
  switch (effect.op) {
    case "discount":
      return [sign(effect.resource), text("→"), sign("cards"), text(`−${effect.less}`)];
    case "mixed-purchase":
      return [sign("any-resource"), text("→"), sign("cards"), text(`−${effect.less}`)];
    case "more-energy":
      return [text(`+${effect.n}`), sign("energy")];
    case "more-markers":
      return [text(`+${effect.n}`), sign("marker")];
    case "more-units":
      return [text(`+${effect.n}`), sign(effect.resource)];
    case "standing-symbol":
      return [sign("field"), text(`+${effect.collectors}`), sign("collector")];
  }
}

/** What a task of a mission asks for. */
export function taskMarks(need: TaskNeed): readonly Mark[] {
  switch (need.op) {
    case "tank-value":
      return [sign("tank"), text(`≥${need.n}`)];
    case "research-value":
      return [sign("upload"), text(`≥${need.n}`)];
    case "tank-moves":
      return [sign("tank"), text(`+${need.n}`)];
    case "upload-moves":
      return [sign("upload"), text(`+${need.n}`)];
    case "track-moves":
      return [sign("track"), text(`+${need.n}`)];
    case "expansions":
      return [sign("outpost"), text(`+${need.n}`)];
    case "research-cards":
      return [counted(need.n, "any-research")];
    case "one-type":
      return [counted(need.n, "any-resource")];
    case "units":
      return [counted(need.n, need.resource)];
    case "energy":
      return [counted(need.n, "energy")];
  }
}

/** What neutralises a threat, beside reaching it. */
export function threatMarks(need: ThreatNeed): readonly Mark[] {
  switch (need.op) {
    case "tank-value":
      return [sign("tank"), text(`≥${need.n}`)];
    case "research-value":
      return [sign("upload"), text(`≥${need.n}`)];
    case "spend-energy":
      return [text(`+${need.n}`), sign("energy")];
    case "remove-energy-cards":
      return [text(`−${need.n}`), sign("card"), sign("energy")];
    case "pay-coins":
      return [text(`−${need.n}`), sign("coin")];
  }
}

/** What a threat does that is left on the board. */
export function consequenceMarks(consequence: Consequence): readonly Mark[] {
  switch (consequence.op) {
    case "early-end":
      return [sign("last"), text(String(consequence.round))];
    case "hidden-symbols":
      return [text(`−${consequence.n}`), sign("share")];
    case "time-loop":
      return [sign("reroll")];
    case "lost-energy-cards":
      return [text("0"), sign("energy")];
    case "lost-coins":
      return [text("0"), sign("coin")];
    case "lost-tank":
      return [text("0"), sign("tank")];
  }
}

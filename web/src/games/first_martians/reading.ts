/**
 * The board for the hand: where its options lie, and what its places are.
 *
 * Each side of the board tells of its own places: the HUB (`hub-reading.ts`), the map and the plan
 * (`plan-reading.ts`), the stories (`story-reading.ts`).
 */

import type { Reading } from "../../board/hand.svelte";
import type { Laid } from "../../board/offers";
import type { NumberedEvent, Tagged } from "../../board/props";
import type { Motion } from "../../board/Surface.svelte";
import { hub } from "./hub-reading";
import { plan } from "./plan-reading";
import { story } from "./story-reading";
import { asEvent, asMove, type GameEvent, type Move, type Props } from "./types";
import { tellOption, tellOutcome, why } from "./words";

/** What a flying piece looks like. */
export type Flying =
  | { readonly kind: "pawn"; readonly pawn: string }
  | { readonly kind: "tile"; readonly tile: string }
  | { readonly kind: "objective"; readonly objective: string }
  | { readonly kind: "glyph"; readonly glyph: string };

/** One side of the board; undefined: this is not a thing of this side. */
export interface Side {
  /** The things on the board that an option is made of; null: only a button stands for it. */
  lay(move: Move, props: Props): Laid | null | undefined;
  /** What a place stands for in an option, where that is not its own name: one of two equal pawns. */
  kind?(place: string, props: Props): string | undefined;
  /** The places that stand for a part of an option, where they have other names. */
  places?(part: string, props: Props): readonly string[] | undefined;
  /** Whether a place holds something that can be dragged. */
  drags?(place: string): boolean;
  /** The option that a press would have been, to ask why it is not one. */
  wish(place: string, held: readonly string[], props: Props): Move | null | undefined;
  /** What there is to know of a place, in short sentences. */
  tell(place: string, held: readonly string[], props: Props): readonly string[] | undefined;
  /** The places that an event has changed. */
  changes?(event: GameEvent): readonly string[];
  /** What an event sends through the air, after all that came before it. */
  motion?(event: GameEvent, events: readonly NumberedEvent[]): readonly Motion<Flying>[];
  /** Kinds of events that say what a choice would bring. */
  readonly foretold?: readonly GameEvent["type"][];
}

/** The plan is asked first: a pawn in hand makes places of the HUB its own. */
const SIDES: readonly Side[] = [plan, hub, story];

/** The first answer of a side of the board. */
function first<Answer>(ask: (side: Side) => Answer | undefined): Answer | undefined {
  for (const side of SIDES) {
    const answer = ask(side);
    if (answer !== undefined) return answer;
  }
  return undefined;
}

/** The things on the board that an option is made of. */
export const lay = (option: Tagged, props: Props): readonly string[] =>
  first((side) => side.lay(asMove(option), props))?.parts ?? [];

export function reading(read: () => Props): Reading {
  const foretold: readonly string[] = SIDES.flatMap((side) => side.foretold ?? []);
  return {
    lay: (option) => first((side) => side.lay(asMove(option), read())) ?? null,
    kind: (place) => first((side) => side.kind?.(place, read())) ?? place,
    places: (part) => first((side) => side.places?.(part, read())) ?? [part],
    drags: (place) => SIDES.some((side) => side.drags?.(place)),
    wish: (place, held) =>
      (first((side) => side.wish(place, held, read())) ?? null) as unknown as Tagged | null,
    tell: (place, held) =>
      first((side) => side.tell(place, held, read())) ?? read().captions[place] ?? [],
    tellOption: (option) => tellOption(option, read().names),
    why,
    tellEvent: (event) =>
      foretold.includes(event.type) ? tellOutcome(event, read().names, read().you) : null,
    changes: (event) => SIDES.flatMap((side) => side.changes?.(asEvent(event)) ?? []),
  };
}

/** What an event sends through the air. */
export const motion = (
  event: Tagged,
  events: readonly NumberedEvent[],
): readonly Motion<Flying>[] =>
  SIDES.flatMap((side) => side.motion?.(asEvent(event), events) ?? []);

/** The states of a place, each as a hand that brings it about. */

import { Hand, type HandProps } from "../board/hand.svelte";
import type { Tagged } from "../board/props";
import { words } from "../lib/words.svelte";

export const STATES = [
  "plain",
  "legal",
  "lit",
  "chosen",
  "over",
  "marked",
  "refused",
  "fresh",
] as const;
export type State = (typeof STATES)[number];

const OTHER = "other";
const NOTHING = (): void => undefined;

/** A hand over a board on which `place` is in this state. */
export function handIn(state: State, place: string, told: () => string): Hand {
  const together = state === "lit" || state === "over" || state === "chosen";
  const offers = state !== "plain" && state !== "refused" && state !== "fresh";
  const option: Tagged = { type: "put", parts: together ? [OTHER, place] : [place] };
  const props: HandProps = {
    you: 0,
    question: null,
    options: offers ? [option] : [],
    marked: state === "marked" ? option : null,
    recent: state === "fresh" ? [{ type: "put", seat: 1 }] : [],
    choose: NOTHING,
    whyNot: NOTHING,
  };
  const hand = new Hand(() => props, {
    lay: ({ parts }) => ({ parts: parts as string[] }),
    wish: () => null,
    tell: () => [told(), words.t(`gallery-${state}`)],
    tellOption: () => told(),
    changes: () => [place],
  });
  if (state === "lit") hand.held = [OTHER];
  if (state === "chosen") hand.held = [place];
  if (state === "over") hand.drag = { place: OTHER, x: -99, y: -99, over: place };
  if (state === "refused") hand.refused = place;
  return hand;
}

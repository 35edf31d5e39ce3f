/** The words of the board: the game's own, and those that only the drawn board has. */

import { words as house } from "../../lib/words.svelte";
import type { Seat, Tagged } from "../../board/props";

const words = house.of("first_martians");

export const t = (id: string, args?: Record<string, string | number>): string => words.t(id, args);

export const why = (option: Tagged): string => words.why(option);

export const tellOption = (option: Tagged, names: readonly string[]): string =>
  words.tellOption(option, names);

export const tellOutcome = (event: Tagged, names: readonly string[], you: Seat | null): string =>
  words.tellOutcome(event, names, you);

/** What happened, in words. */
export const tellEvent = (event: Tagged, names: readonly string[]): string =>
  words.tellEvent(event, names);

/** The message of a mission's chapter, if it is one of the campaign. */
export function chapterOf(mission: string): string | null {
  const message = `campaign-first-steps-chapter-${mission}`;
  return words.has(message) ? message : null;
}

export const playerName = (seat: Seat, names: readonly string[]): string => house.seat(seat, names);

/** The words of the board: the game's own, and those that only the drawn board has. */

import { words as house } from "../../lib/words.svelte";
import type { Seat, Tagged } from "../../board/props";

const words = house.of("galaxy_trucker");

export const t = (id: string, args?: Record<string, string | number>): string => words.t(id, args);

export const why = (option: Tagged): string => words.why(option);

export const tellOption = (option: Tagged, names: readonly string[]): string =>
  words.tellOption(option, names);

export const tellOutcome = (event: Tagged, names: readonly string[], you: Seat | null): string =>
  words.tellOutcome(event, names, you);

export const tellEvent = (event: Tagged, names: readonly string[]): string =>
  words.tellEvent(event, names);

export const playerName = (seat: Seat, names: readonly string[]): string => house.seat(seat, names);
export const partName = (part: string): string => t(`part-${part}`);
export const cardName = (card: string): string => t(`card-${card}`);

/** A doubled value as people write it: 9 is 4½. */
export function halved(doubled: number): string {
  const whole = Math.floor(doubled / 2);
  if (doubled % 2 === 0) return String(whole);
  return whole ? `${whole}½` : "½";
}

/** The half of a ship that flies in two, in words; nothing for a ship of one piece. */
export function halves(flying: readonly boolean[], half: number): string {
  return flying.every(Boolean) && flying.length > 1 ? t(`half-${half ? "right" : "left"}`) : "none";
}

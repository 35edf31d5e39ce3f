/** The words of the board: the game's own, and those that only the drawn board has. */

import { words as house } from "../../lib/words.svelte";
import type { Seat, Tagged } from "../../board/props";
import type { Die, Face } from "./types";

const words = house.of("astrominers");

export const t = (id: string, args?: Record<string, string | number>): string => words.t(id, args);

export const why = (option: Tagged): string => words.why(option);

export const tellOption = (option: Tagged, names: readonly string[]): string =>
  words.tellOption(option, names);

export const tellOutcome = (event: Tagged, names: readonly string[], you: Seat | null): string =>
  words.tellOutcome(event, names, you);

export const cardName = (card: string): string => t(`card-${card}`);
export const faceName = (face: Face): string => t(`face-${face}`);
export const resourceName = (kind: string): string => t(`resource-${kind}`);
export const playerName = (seat: Seat, names: readonly string[]): string => house.seat(seat, names);

export function dieText(die: Die, names: readonly string[]): string {
  return t("astrominers-taken", { player: playerName(die.seat, names), face: faceName(die.face) });
}

/** The words of the board: the game's own, and those that only the drawn board has. */

import { words as house } from "../../lib/words.svelte";
import type { Seat, Tagged } from "../../board/props";
import type { Company, Slot } from "./types";

const words = house.of("skymines");

export const t = (id: string, args?: Record<string, string | number>): string => words.t(id, args);

export const why = (option: Tagged): string => words.why(option);

export const tellOption = (option: Tagged, names: readonly string[]): string =>
  words.tellOption(option, names);

export const tellOutcome = (event: Tagged, names: readonly string[], you: Seat | null): string =>
  words.tellOutcome(event, names, you);

export const companyName = (company: Company): string => t(`company-${company}`);
export const slotName = (slot: Slot): string => t(`slot-${slot}`);
export const placeName = (place: string): string => t(`place-${place}`);
export const playerName = (seat: Seat, names: readonly string[]): string => house.seat(seat, names);

/** What happened, in words. */
export const tellEvent = (event: Tagged, names: readonly string[]): string =>
  words.tellEvent(event, names);

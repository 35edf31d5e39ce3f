/** The words of the board: the game's own, and those that only the drawn board has. */

import { words as house } from "../../lib/words.svelte";
import type { Seat, Tagged } from "../../board/props";
import { type Die, type Face, type Player, total } from "./types";

const words = house.of("astrominers");

export const t = (id: string, args?: Record<string, string | number>): string => words.t(id, args);

export const tellOption = (option: Tagged, names: readonly string[]): string =>
  words.tellOption(option, names);

export const cardName = (card: string): string => t(`card-${card}`);
export const faceName = (face: Face): string => t(`face-${face}`);
export const resourceName = (kind: string): string => t(`resource-${kind}`);
export const playerName = (seat: Seat, names: readonly string[]): string => house.seat(seat, names);

export function dieText(die: Die, names: readonly string[]): string {
  return t("astrominers-taken", { player: playerName(die.seat, names), face: faceName(die.face) });
}

/** The points of a player, and where they come from. */
export function pointsText(player: Player): string {
  const points = total(player.score);
  const parts = Object.entries(player.score)
    .filter(([, part]) => part)
    .map(([name, part]) => `${t(`score-${name}`)}\u00a0${part}`);
  if (!parts.length) return t("board-points", { points });
  return t("board-points-parts", { points, parts: parts.join(", ") });
}

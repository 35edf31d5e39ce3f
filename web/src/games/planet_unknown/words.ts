/** The words of the board: the game's own, and those that only the drawn board has. */

import { words as house } from "../../lib/words.svelte";
import type { Seat, Tagged } from "../../board/props";
import { type Player, type Terrain, type Tile, total } from "./types";

const words = house.of("planet_unknown");

export const t = (id: string, args?: Record<string, string | number>): string => words.t(id, args);

export const why = (option: Tagged): string => words.why(option);

export const tellOption = (option: Tagged, names: readonly string[]): string =>
  words.tellOption(option, names);

export const playerName = (seat: Seat, names: readonly string[]): string => house.seat(seat, names);
export const resourceName = (terrain: Terrain): string => t(`resource-${terrain}`);
export const planetName = (id: string): string => t(`planet-${id}`);
export const corporationName = (id: string): string => t(`corporation-${id}`);

/** A tile in words: its shape, its two resources, and whether a meteorite comes with it. */
export function tileText(tile: Tile): string {
  const parts = {
    shape: t(`shape-${tile.shape}`),
    a: resourceName(tile.a),
    b: resourceName(tile.b),
  };
  return t(tile.meteorite ? "drawn-tile-meteorite" : "drawn-tile", parts);
}

/** The medals of a player so far, and where they come from. */
export function medalsText(player: Player): string {
  const medals = total(player.medals);
  const parts = Object.entries(player.medals)
    .filter(([, part]) => part)
    .map(([name, part]) => `${t(`score-${name}`)}\u00a0${part}`);
  if (!parts.length) return t("board-medals", { medals });
  return t("board-medals-parts", { medals, parts: parts.join(", ") });
}

export const has = (id: string): boolean => words.has(id);
export const tellEvent = (event: Tagged, names: readonly string[]): string =>
  words.tellEvent(event, names);

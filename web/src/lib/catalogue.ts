/** The games: those that the server plays, and those that are being prepared. */

import { get } from "./api";
import type { GameCard, ServerView } from "./wire";
import { words } from "./words.svelte";

export interface Facts {
  readonly id: string;
  readonly seats: { readonly min: number; readonly max: number; readonly cooperative: boolean };
  readonly minutes: readonly [number, number];
  readonly complexity: number;
}

/** The five games of the house; one that the server has not is "in preparation". */
const HOUSE: readonly Facts[] = [
  facts("astrominers", 2, 4, [60, 90], 3),
  facts("planet_unknown", 1, 6, [60, 80], 2),
  facts("skymines", 1, 4, [75, 150], 4),
  facts("galaxy_trucker", 2, 5, [60, 120], 3),
  {
    ...facts("first_martians", 1, 4, [90, 120], 5),
    seats: { min: 1, max: 4, cooperative: true },
  },
];

function facts(
  id: string,
  min: number,
  max: number,
  minutes: readonly [number, number],
  complexity: number,
): Facts {
  return { id, seats: { min, max, cooperative: false }, minutes, complexity };
}

/** The games that can be played here, in the house's order, with their words. */
export async function loadGames(): Promise<GameCard[]> {
  const cards = await get<GameCard[]>("/api/games");
  await words.loadWords(cards.map((card) => card.id));
  const order = new Map(HOUSE.map((game, index) => [game.id, index]));
  const place = (card: GameCard): number => order.get(card.id) ?? HOUSE.length;
  return cards.sort((one, other) => place(one) - place(other));
}

export function inPreparation(playable: readonly { readonly id: string }[]): Facts[] {
  const ids = new Set(playable.map((card) => card.id));
  return HOUSE.filter((game) => !ids.has(game.id));
}

export const loadServer = (): Promise<ServerView> => get<ServerView>("/api/server");

/** The opponent that people get who ask for none: not the weakest, not the slowest. */
export function usualBot(bots: readonly string[]): string {
  return bots[Math.min(1, bots.length - 1)] ?? "random";
}

/** The games and the server that plays them. */

import { get } from "./api";
import type { GameCard, ServerView } from "./wire";
import { settings } from "./settings.svelte";
import { words } from "./words.svelte";

/** The games that can be played here, the easiest to learn first, with their names. */
export async function loadGames(): Promise<GameCard[]> {
  const cards = await get<GameCard[]>("/api/games");
  words.know(cards);
  return cards;
}

export const loadServer = (): Promise<ServerView> => get<ServerView>("/api/server");

/** The default opponent: not the weakest, not the slowest. */
export function usualBot(bots: readonly string[]): string {
  return bots[Math.min(1, bots.length - 1)] ?? "random";
}

/** The strength that the reader has chosen, else the usual one. */
export function chosenBot(bots: readonly string[]): string {
  return bots.find((bot) => bot === settings.bot) ?? usualBot(bots);
}

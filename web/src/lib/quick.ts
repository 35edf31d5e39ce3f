/** From the front page to a game against bots, with nothing to fill in. */

import { post } from "./api";
import { chosenBot, loadServer } from "./games";
import { ensureGuest } from "./me.svelte";
import type { GameCard, NewSeat, NewTable, TableView } from "./wire";

/** How many sit at a table by default: three where the game allows. */
export function usualSeats(seats: { readonly min: number; readonly max: number }): number {
  return Math.min(seats.max, Math.max(seats.min, 3));
}

/** A table that has begun; null if the person did not want to give a nickname. */
export async function quickTable(card: GameCard): Promise<TableView | null> {
  if (!(await ensureGuest())) return null;
  const { bots } = await loadServer();
  const bot: NewSeat = { kind: "bot", bot: chosenBot(bots) };
  const others = Array.from({ length: usualSeats(card.seats) - 1 }, () => bot);
  const wish: NewTable = {
    game: card.id,
    seats: [{ kind: "me", bot: null }, ...others],
    options: {},
    pace: { kind: "none", bank: 600, move: 30, days: 2, timeout: "bot" },
    public: false,
    hints: true,
    start: true,
  };
  return post<TableView>("/api/tables", wish);
}

/** How a game ended, in one sentence. */

import type { Result, TableView } from "../lib/wire";
import { words } from "../lib/words.svelte";

export function headline(table: TableView, result: Result): string {
  if (result.outcome !== "ranked") {
    return words.t(`play-${result.outcome}`, { count: table.seats.length });
  }
  const winners = result.ranking[0] ?? [];
  const mine = table.yours.length === 1 ? table.yours[0] : null;
  if (winners.length === 1 && winners[0] === mine) return words.t("play-you-win");
  const names = winners.map((seat) => table.seats[seat]?.name ?? "").join(", ");
  return words.t("play-winners", { winners: names, count: winners.length });
}

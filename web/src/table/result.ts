/** How a game ended. */

import type { Result, TableView } from "../lib/wire";
import { words } from "../lib/words.svelte";

/** Whether several players won or lost together, all with the same score. */
export const haveOneScore = ({ outcome, scores, breakdown }: Result): boolean =>
  outcome !== "ranked" &&
  scores.length > 1 &&
  new Set(breakdown.map((parts) => JSON.stringify(parts))).size === 1;

/** In one sentence. */
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

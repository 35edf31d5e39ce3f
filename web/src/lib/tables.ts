/** Tables as lists show them. */

import type { SeatView, TableView } from "./wire";
import { words } from "./words.svelte";

export function seatName(seat: SeatView): string {
  return seat.kind === "open" ? words.t("seat-open") : seat.name;
}

/** Whether it only helps at a real table: nothing there is a turn of the reader's, or a victory. */
export function isCompanion(table: TableView): boolean {
  return words.home(table.game) !== table.game;
}

/** Whether the table waits for the reader, at any of their seats. */
export function isMyTurn(table: TableView): boolean {
  if (isCompanion(table)) return false;
  return table.status === "playing" && table.yours.some((seat) => table.waiting.includes(seat));
}

export function isRunning(table: TableView): boolean {
  return ["lobby", "playing", "paused"].includes(table.status);
}

/** What stands beside a table in a list: whose turn it is, that it waits, who won. */
export function standing(table: TableView): string {
  switch (table.status) {
    case "lobby":
      return words.t("table-free-seats", {
        count: table.seats.filter((seat) => seat.kind === "open").length,
      });
    case "playing":
      if (isCompanion(table)) return words.t("table-companion");
      return isMyTurn(table) && table.yours.length === 1
        ? words.t("table-your-turn")
        : words.t("table-turn-of", { names: turnNames(table) });
    case "paused":
      return words.t("table-paused");
    case "finished":
      return isCompanion(table) ? words.t("table-finished") : outcome(table);
    case "closed":
      return words.t("table-closed");
  }
}

function turnNames(table: TableView): string {
  return names(table, table.waiting);
}

function names(table: TableView, seats: readonly number[]): string {
  return seats.map((seat) => table.seats[seat]?.name ?? "").join(", ");
}

function outcome(table: TableView): string {
  const { result } = table;
  const you = table.yours.length === 1 ? table.yours[0] : undefined;
  if (result === null) return words.t("table-finished");
  if (result.outcome !== "ranked") {
    return words.t(`table-${result.outcome}-together`, { count: table.seats.length });
  }
  const winners = result.ranking[0] ?? [];
  if (you !== undefined && winners.includes(you)) {
    return words.t(winners.length > 1 ? "table-you-shared" : "table-you-won");
  }
  return words.t("table-winners", { names: names(table, winners), count: winners.length });
}

/** Whether a seat can be an automa's: they have the last seats, as many as the game takes. */
export function fitsAutoma(kinds: readonly string[], seat: number, most: number): boolean {
  const after = kinds.slice(seat + 1);
  return after.length < most && after.every((kind) => kind === "automa");
}

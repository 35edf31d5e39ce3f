/** Who has not played a game yet: they are offered its guide. */

import { SvelteSet } from "svelte/reactivity";
import { post } from "../lib/api";
import { ensureGuest } from "../lib/me.svelte";
import { pathTo } from "../lib/paths";
import type { TableView } from "../lib/wire";

const PREFIX = "kosmodrom-knows-";
/** The games that the reader has come to know since this page was opened. */
const learned = new SvelteSet<string>();

/** Whether nothing in this browser says that the reader knows a game. */
export function isNewcomer(game: string): boolean {
  if (learned.has(game)) return false;
  try {
    return localStorage.getItem(PREFIX + game) === null;
  } catch {
    return false;
  }
}

/** The reader knows the game, or wants to find out by themselves. */
export function knows(game: string): void {
  learned.add(game);
  try {
    localStorage.setItem(PREFIX + game, "yes");
  } catch {
    // A browser that keeps nothing: they may be asked again.
  }
}

/** The table of a game's guide; null if the person did not want to give a nickname. */
export async function guidedTable(game: string): Promise<TableView | null> {
  if (!(await ensureGuest())) return null;
  const table = await post<TableView>(pathTo`/api/games/${game}/guide`);
  knows(game);
  return table;
}

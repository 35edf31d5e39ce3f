/** The boards of the games. */

import type { Board } from "../board/props";

/** What was found in the games' folders, by game. */
export function byGame<T>(found: Readonly<Record<string, T>>): Readonly<Record<string, T>> {
  return Object.fromEntries(
    Object.entries(found).map(([path, part]) => [path.split("/").at(-2) ?? "", part]),
  );
}

/** The boards that are drawn; every other game gets the one in words. */
export const BOARDS = byGame(import.meta.glob<Board>("./*/Board.svelte", { import: "default" }));

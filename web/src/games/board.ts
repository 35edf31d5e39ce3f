/** What a drawn board is given, whatever the game. */

import type { Component } from "svelte";

export type Seat = number;
export type Tagged = { readonly type: string; readonly [field: string]: unknown };

export interface BoardProps<View = unknown, Data = unknown> {
  /** The table as the reader may see it, as the game's `view` gives it. */
  view: View;
  /** The game's components: cards, spaces, tracks. */
  data: Data;
  /** The reader's seat; null for a spectator. */
  you: Seat | null;
  /** The names of the players, by seat. */
  names: readonly string[];
  /** What the reader may choose now; empty while nothing is asked of them. */
  options: readonly Tagged[];
  /** The option that a hint proposes or that waits for its confirmation: marked on the board. */
  marked: Tagged | null;
  /** What happened since the reader's last decision: marked on the board until they decide. */
  recent: readonly Tagged[];
  /** Choose one of `options`. */
  choose: (option: Tagged) => void;
  /** Ask why an option is not among `options`: the rules answer. */
  whyNot: (option: Tagged) => void;
}

export type Board = Component<BoardProps<never, never>>;

/** What was found in the games' folders, by game. */
export function byGame<T>(found: Readonly<Record<string, T>>): Readonly<Record<string, T>> {
  return Object.fromEntries(
    Object.entries(found).map(([path, part]) => [path.split("/").at(-2) ?? "", part]),
  );
}

/** The boards that are drawn; every other game gets the one in words. */
export const BOARDS = byGame(import.meta.glob<Board>("./*/Board.svelte", { import: "default" }));

/** The boards of the games. */

import type { Board } from "../board/props";

/** The boards that are drawn; every other game gets the one in words. */
export const BOARDS: Readonly<Record<string, () => Promise<{ default: Board }>>> = {
  astrominers: () => import("./astrominers/Board.svelte") as unknown as Promise<{ default: Board }>,
};

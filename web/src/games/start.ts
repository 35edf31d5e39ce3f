/** The pages "How to play" of the games. */

import type { Component } from "svelte";
import { byGame } from "./board";

/** What such a page is given: the game's cards, spaces and tracks. */
export interface StartProps<Data = unknown> {
  readonly data: Data;
}

type Start = Component<StartProps<never>>;

export const STARTS = byGame(import.meta.glob<Start>("./*/Start.svelte", { import: "default" }));

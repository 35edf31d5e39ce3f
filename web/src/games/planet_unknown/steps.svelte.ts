/** Trackers step one after the other, in the order in which the events tell of it. */

import { untrack } from "svelte";
import type { NumberedEvent, Seat } from "../../board/props";
import { animated, slowness } from "../../lib/settings.svelte";
import { asEvent, type Track } from "./types";

/** How long a step takes, and how long a tile falls before the first one. */
const STEP = 190;
const FALL = 240;

/** A step that is still to be seen: until then the tracker stands where it began. */
export interface Step {
  readonly track: Track;
  readonly from: number;
}

/** The steps of a player's trackers, in order. */
export function stepsOf(fresh: readonly NumberedEvent[], seat: Seat): readonly Step[] {
  return fresh.flatMap(({ event }): Step[] => {
    const told = asEvent(event);
    if (!("seat" in told) || told.seat !== seat) return [];
    if (told.type === "advanced") return [{ track: told.track, from: told.position - 1 }];
    if (told.type === "regressed") return [{ track: told.track, from: told.position + 1 }];
    return [];
  });
}

export class Steps {
  #left = $state.raw<readonly Step[]>([]);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #seen = -1;

  /** Made by a part of a board when it begins. */
  constructor(read: () => { readonly fresh: readonly NumberedEvent[]; readonly seat: Seat }) {
    $effect.pre(() => {
      const { fresh, seat } = read();
      const news = fresh.filter(({ number }) => number > this.#seen);
      this.#seen = news.at(-1)?.number ?? this.#seen;
      if (!news.length || !animated()) return;
      const fallen = news.some(({ event }) => event.type === "tile_placed");
      untrack(() => this.#begin(stepsOf(news, seat), fallen ? FALL : 0));
    });
    $effect(() => () => clearTimeout(this.#timer));
  }

  #begin(steps: readonly Step[], wait: number): void {
    if (!steps.length) return;
    clearTimeout(this.#timer);
    this.#left = steps;
    this.#timer = setTimeout(() => this.#next(), wait * slowness());
  }

  #next(): void {
    this.#left = this.#left.slice(1);
    if (this.#left.length) this.#timer = setTimeout(() => this.#next(), STEP * slowness());
  }

  /** Where a tracker is to be seen: its position, or where the first of its steps begins. */
  seen(track: Track, position: number): number {
    return this.#left.find((step) => step.track === track)?.from ?? position;
  }

  /** Whoever does not want to wait presses anything. */
  skip(): void {
    clearTimeout(this.#timer);
    this.#left = [];
  }
}

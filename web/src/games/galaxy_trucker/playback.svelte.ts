/** Hits on a ship shown one step at a time; any press ends the show. */

import type { NumberedEvent, Seat } from "../../board/props";
import { animated, slowness } from "../../lib/settings.svelte";
import { type LostPart, type Step, stepsOf, type Threat } from "./hits";
import type { Board, Player } from "./types";

/** How long a step is shown, in milliseconds. */
export const STEP = 280;

export class Playback {
  steps = $state.raw<readonly Step[]>([]);
  index = $state(0);
  #threat: Threat | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  readonly step: Step | null = $derived(this.steps[this.index] ?? null);
  /** Parts that are lost in a step to come: they are still there. */
  readonly waiting: readonly LostPart[] = $derived(
    this.steps.slice(this.index + 1).flatMap(({ lost }) => lost),
  );

  /** A threat is on its way, and waits for a defence. */
  expect(threat: Threat): void {
    this.#threat = threat;
  }

  play(events: readonly NumberedEvent[], seat: Seat, board: Board, player: Player): void {
    const { steps, threat } = stepsOf(events, seat, board, player, this.#threat);
    this.#threat = threat;
    if (!steps.length || !animated()) return;
    this.steps = [...this.steps.slice(this.index), ...steps];
    this.index = 0;
    this.#wait();
  }

  /** Show everything as it is now. */
  skip(): void {
    clearTimeout(this.#timer);
    if (this.steps.length) this.steps = [];
    this.index = 0;
  }

  #wait(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      if (this.index + 1 >= this.steps.length) this.skip();
      else {
        this.index += 1;
        this.#wait();
      }
    }, STEP * slowness());
  }
}

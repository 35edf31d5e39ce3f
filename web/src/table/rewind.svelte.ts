/** Stepping once more through what the others did since the reader's last decision. */

import { get } from "../lib/api";
import { pathTo } from "../lib/paths";
import { pause } from "../lib/settings.svelte";
import type { NumberedEvent, Update } from "../lib/wire";
import type { Decision } from "./story";

/** The choices to step through: the table after `from` of them up to the table after `to`. */
export interface Steps {
  readonly from: number;
  readonly to: number;
}

/**
 * What lies between the reader's last decision and now. In the middle of a turn nothing does: then
 * it is what came before the turn.
 */
export function stepsOf(decisions: readonly Decision[], choices: number): Steps | null {
  let to = choices;
  for (const { choices: before } of decisions.toReversed()) {
    if (before + 1 < to) return { from: before + 1, to };
    to = before;
  }
  return null;
}

export class Rewind {
  readonly #path: () => string;
  /** What is stepped through; null: the table is shown as it stands. */
  steps: Steps | null = $state.raw(null);
  at = $state(0);
  playing = $state(false);
  shown: Update | null = $state.raw(null);
  /** What happened in the step to what is shown. */
  fresh: readonly NumberedEvent[] = $state.raw([]);

  #timer: ReturnType<typeof setTimeout> | undefined;
  #kept = new Map<number, Promise<Update>>();

  /** `path` is where a step of the table is found, without its number: "/api/.../steps/?seat=1". */
  constructor(path: () => string) {
    this.#path = path;
  }

  async begin(steps: Steps, playing = false): Promise<void> {
    this.#kept.clear();
    this.steps = steps;
    this.playing = playing;
    await this.#show(steps.from);
  }

  async step(by: number): Promise<void> {
    this.playing = false;
    await this.#show(this.at + by);
  }

  toggle(): void {
    this.playing = !this.playing;
    if (this.playing) void this.#show(this.at + 1);
  }

  /** Back to the table as it stands. */
  end(): void {
    clearTimeout(this.#timer);
    this.steps = null;
    this.shown = null;
    this.fresh = [];
    this.playing = false;
  }

  async #show(at: number): Promise<void> {
    clearTimeout(this.#timer);
    const { steps } = this;
    if (steps === null) return;
    if (at > steps.to) {
      this.end();
      return;
    }
    this.at = Math.max(steps.from, at);
    const wanted = this.at;
    try {
      const [before, update] = await Promise.all([
        wanted > steps.from ? this.#fetch(wanted - 1) : null,
        this.#fetch(wanted),
      ]);
      if (this.steps !== steps || this.at !== wanted) return;
      this.fresh = before ? update.events.slice(before.events.length) : [];
      this.shown = update;
      if (this.playing) this.#timer = setTimeout(() => void this.#show(wanted + 1), pause());
    } catch {
      // The table has moved on, or the line is gone: the table itself is still there.
      if (this.steps === steps) this.end();
    }
  }

  #fetch(at: number): Promise<Update> {
    const known = this.#kept.get(at);
    if (known) return known;
    const found = get<Update>(this.#path().replace("/steps/", pathTo`/steps/${at}`));
    this.#kept.set(at, found);
    return found;
  }
}

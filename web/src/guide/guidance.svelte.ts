/** A guided first game at a table: the step that the reader is at, and what it proposes. */

import { get } from "../lib/api";
import { pathTo } from "../lib/paths";
import type { GuideView } from "../lib/wire";
import { words } from "../lib/words.svelte";
import type { Play } from "../table/play.svelte";
import { isNewcomer } from "./newcomer.svelte";
import { type Done, follow, isSaid, propose, type Step } from "./steps";

/** What is kept of a guide in this browser, so that it goes on after a reload. */
interface Kept {
  readonly done: readonly Done[];
  /** The reader has put it aside; it can be taken up again. */
  readonly aside: boolean;
  /** It has come to its end. */
  readonly over: boolean;
}

const NEW: Kept = { done: [], aside: false, over: false };

export class Guidance {
  readonly play: Play;

  steps: readonly Step[] = $state.raw([]);
  #kept: Kept = $state.raw(NEW);
  /** An earlier step that the reader looks at again. */
  #back: number | null = $state(null);

  /** The number of the step that the reader is at, and of the one that is shown. */
  readonly at: number = $derived.by(() => this.#kept.done.length);
  readonly number: number = $derived.by(() => Math.min(this.#back ?? this.at, this.at));
  readonly step: Step | null = $derived.by(() => this.steps[this.number] ?? null);
  readonly shown: boolean = $derived.by(() => this.step !== null && !this.#kept.over);
  readonly aside: boolean = $derived.by(() => this.#kept.aside);
  /** Whether the reader looks at what they have done already. */
  readonly past: boolean = $derived.by(() => this.number < this.at);
  /** Whether the reader only has to read. */
  readonly said: boolean = $derived.by(() => this.step !== null && isSaid(this.step));
  readonly last: boolean = $derived.by(() => this.number === this.steps.length - 1);
  /** What the reader is advised to choose now. */
  readonly proposed = $derived.by(() =>
    this.step && this.shown && !this.aside && !this.past
      ? propose(this.step, this.play.options)
      : null,
  );
  /** The reader has gone another way, and what the step waits for is not offered. */
  readonly astray: boolean = $derived.by(
    () =>
      !this.past &&
      this.step?.choice != null &&
      this.proposed === null &&
      !this.aside &&
      this.play.options.length > 0,
  );

  /** The minutes that the guide takes, where a newcomer plays without it; null: it is not offered. */
  readonly offered: number | null = $derived.by(() => {
    const { table, you, game } = this.play;
    const plays = table?.status === "playing" && !table.guided && you !== null;
    return plays && isNewcomer(game) ? (words.details(game)?.card.guide ?? null) : null;
  });

  constructor(play: Play) {
    this.play = play;
    this.#kept = recall(play.id);
    play.guide = this;
  }

  /** Get the steps, if this is a guided table. */
  async load(): Promise<void> {
    const { table } = this.play;
    if (!table?.guided || this.steps.length > 0) return;
    const guide = await get<GuideView>(pathTo`/api/games/${table.game}/guide`);
    this.steps = guide.steps as unknown as readonly Step[];
  }

  /** Go on, or back, as the table tells. */
  follow(): void {
    const { update, events } = this.play.live;
    if (update === null || this.steps.length === 0) return;
    const { decisions } = this.play;
    const done = follow(this.steps, this.#kept.done, {
      decisions,
      events,
      choices: update.choices,
    });
    if (done === this.#kept.done) return;
    this.#keep({ done });
    this.#back = null;
  }

  /** Look at the step before. */
  back(): void {
    this.#back = Math.max(0, this.number - 1);
  }

  /** Go on to the next step: of those that were, or because this one is read or left out. */
  next(): void {
    if (this.past) {
      this.#back = this.number + 1;
      return;
    }
    const last = this.#kept.done.at(-1) ?? { choices: 0, events: 0 };
    const { update, events } = this.play.live;
    const now = { choices: update?.choices ?? 0, events: events.length };
    this.#keep({ done: [...this.#kept.done, this.said ? last : now], over: this.last });
    this.follow();
  }

  /** Put the guide aside, or take it up again. */
  putAside(aside: boolean): void {
    this.#keep({ aside });
  }

  #keep(change: Partial<Kept>): void {
    this.#kept = { ...this.#kept, ...change };
    remember(this.play.id, this.#kept);
  }
}

const PREFIX = "kosmodrom-guide-";

function recall(table: string): Kept {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(PREFIX + table) ?? "{}");
    return { ...NEW, ...(kept as Partial<Kept>) };
  } catch {
    return NEW;
  }
}

/** Only that of one table: a guide is played once. */
function remember(table: string, kept: Kept): void {
  try {
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith(PREFIX)) localStorage.removeItem(key);
    }
    localStorage.setItem(PREFIX + table, JSON.stringify(kept));
  } catch {
    // A browser that keeps nothing: the guide begins again with the page.
  }
}

/** What the reader has still to be told: stories that came since their last decision, and the whole
 * tale if they ask for it. */

import { getContext, setContext, untrack } from "svelte";
import { phaseStart, type SolTales, type Tale, talesOf } from "./tales";
import type { Props, View } from "./types";

const KEY = Symbol("telling");
/** Questions that effects of a story ask and that are answered on the map: the story makes room. */
const ON_THE_MAP: ReadonlySet<string> = new Set([
  "where",
  "clear-area",
  "lose-sample",
  "reveal",
  "discard-sample",
]);
/** Questions that belong to the story that is told now. */
const OF_THE_STORY: ReadonlySet<string> = new Set([
  ...ON_THE_MAP,
  "way-out",
  "whom",
  "block",
  "break",
  "repair",
  "producer",
  "shut",
  "lift",
  "token",
  "clear",
  "rover",
  "cure",
  "discard-skill",
  "spare",
  "pay-spare",
  "lose-upgrade",
]);
/** What a mission asks by itself, at the beginning of a sol for one. */
function ownTale({ mission, round }: View): Tale {
  return {
    number: Infinity,
    kind: "sol",
    id: mission,
    round,
    title: `mission-${mission}`,
    story: null,
    astronaut: null,
    colour: null,
    ways: [],
    came: [],
    open: true,
  };
}

/** What the reader looks at: what is told now, the whole tale, or an open Event by its id. */
export type Page = { readonly kind: "now" | "whole" } | { readonly kind: "event"; id: string };

export class Telling {
  readonly #table: Props;
  /** The last event that the reader had before their last decision, or has put away since. */
  #seen = $state(-1);
  page = $state.raw<Page>({ kind: "now" });

  constructor(table: Props) {
    this.#table = table;
    this.#seen = this.#start();
  }

  readonly sols: readonly SolTales[] = $derived.by(() => talesOf(this.#events));
  readonly #tales: readonly Tale[] = $derived(this.sols.flatMap(({ tales }) => tales));
  /** The story that a question belongs to. */
  readonly asked: Tale | null = $derived.by(() => {
    const { question, view } = this.#table;
    if (!question || !OF_THE_STORY.has(question.id)) return null;
    const last = this.#tales.at(-1);
    return last?.open ? last : question.id === "way-out" ? ownTale(view) : null;
  });
  /** The stories that are new to the reader. */
  readonly news: readonly Tale[] = $derived.by(() => {
    const fresh = new Set(this.#table.fresh.map(({ number }) => number));
    const news = this.#tales.filter(({ number, came }) =>
      this.#isFilm
        ? fresh.has(number)
        : number > this.#seen || came.some((event) => event.number > this.#seen),
    );
    return this.asked && !news.includes(this.asked) ? [...news, this.asked] : news;
  });
  /** Whether the story makes room for the map, on which its question is answered. */
  readonly makesRoom: boolean = $derived.by(() => ON_THE_MAP.has(this.#table.question?.id ?? ""));

  get #events() {
    return this.#table.events ?? [];
  }

  /** In a replay nobody decides: what a step brings is told with it. */
  get #isFilm(): boolean {
    return this.#table.takeBack === undefined;
  }

  /** Turn to the whole tale, and back. */
  turn(): void {
    this.page = { kind: this.page.kind === "whole" ? "now" : "whole" };
  }

  /** Read an open Event again (FM-1322). */
  read(event: string): void {
    this.page = { kind: "event", id: event };
  }

  /** Whether something with this number was put away. */
  putAwaySince(number: number): boolean {
    return !this.#isFilm && number <= this.#seen;
  }

  /** Whether the reader has put away everything there is. */
  get closed(): boolean {
    return this.#seen >= (this.#events.at(-1)?.number ?? -1);
  }

  /** The reader has read what there is: they close it, or decide something. */
  putAway(): void {
    this.#seen = this.#events.at(-1)?.number ?? -1;
    this.page = { kind: "now" };
  }

  /** Follow the table: what the reader decides on they have read; what is taken back was not told. */
  follow(): void {
    const { sending } = this.#table;
    const last = this.#events.at(-1)?.number ?? -1;
    untrack(() => {
      if (sending) this.putAway();
      else if (last < this.#seen) this.#seen = this.#start();
    });
  }

  /** Where somebody begins to read who comes to the table: with this phase, or with the mission. */
  #start(): number {
    const { round, phase } = this.#table.view;
    return round === 1 && phase === "events" ? -1 : phaseStart(this.#events);
  }
}

/** Give the parts of a board what is told. */
export function provideTelling(table: Props): Telling {
  const telling = new Telling(table);
  $effect.pre(() => telling.follow());
  return setContext(KEY, telling);
}

export function useTelling(): Telling {
  return getContext<Telling>(KEY);
}

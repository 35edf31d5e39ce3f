/** A finished game as a film: where it stands, who looks, and what they see there. */

import type { Tagged } from "../board/props";
import { get } from "../lib/api";
import { pathTo } from "../lib/paths";
import type { Moment, NumberedEvent, Replay, Update } from "../lib/wire";

export interface Chapter {
  readonly chapter: number;
  /** The first moment of it. */
  readonly number: number;
}

/** Milliseconds between two moments at single speed. */
const STEP = 1600;
const KEPT = 400;

export class Film {
  readonly id: string;
  readonly #invite: string | null;
  replay: Replay | null = $state.raw(null);
  /** The update of the moment shown; the one before it until the next has come. */
  shown: Update | null = $state.raw(null);
  /** Moment 0 is the beginning, moment n stands after choice n. */
  at = $state(0);
  seat: number | null = $state(null);
  sections: "en" | "pl" | null = $state(null);
  playing = $state(false);
  speed = $state(1);
  failure: unknown = $state.raw(null);
  /** What happened in the step to the moment shown, if the one before it was shown last. */
  fresh: readonly NumberedEvent[] = $state.raw([]);

  readonly moments: readonly Moment[] = $derived.by(() => this.replay?.moments ?? []);
  readonly length: number = $derived(this.moments.length);
  readonly moment: Moment | null = $derived.by(() => this.moments[this.at - 1] ?? null);
  readonly chapters: readonly Chapter[] = $derived(chaptersOf(this.moments));
  readonly chapter: Chapter | null = $derived.by(
    () => this.chapters.findLast(({ number }) => number <= this.at) ?? null,
  );
  readonly events: readonly NumberedEvent[] = $derived.by(() => this.shown?.events ?? []);

  #cells = new Map<string, Promise<Update>>();
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `invite` is the code of the invitation that the reader came with. */
  constructor(id: string, invite: string | null = null) {
    this.id = id;
    this.#invite = invite;
  }

  async open(): Promise<void> {
    this.failure = null;
    try {
      const query =
        this.#invite === null ? "" : `?${new URLSearchParams({ invite: this.#invite })}`;
      this.replay = await get<Replay>(pathTo`/api/tables/${this.id}/replay` + query);
      this.jump(this.at);
    } catch (error) {
      this.failure = error;
    }
  }

  jump(to: number): void {
    this.at = Math.min(Math.max(0, Math.round(to)), this.length);
    if (this.at === this.length) this.playing = false;
  }

  step(by: number): void {
    this.playing = false;
    this.jump(this.at + by);
  }

  toggle(): void {
    if (this.at === this.length) this.at = 0;
    this.playing = !this.playing;
  }

  /** Show the moment that the film stands at, then fetch the next: called whenever it moves. */
  async show(): Promise<void> {
    const { at, seat, sections } = this;
    if (this.replay === null) return;
    try {
      const update = await this.#cell(at, seat, sections);
      if (this.at !== at || this.seat !== seat || this.sections !== sections) return;
      const next = this.shown?.choices === update.choices - 1;
      this.fresh = next ? update.events.slice(this.shown?.events.length) : [];
      this.shown = update;
      this.failure = null;
      if (at < this.length) void this.#cell(at + 1, seat, sections).catch(() => undefined);
    } catch (error) {
      this.failure = error;
    }
  }

  /** Go on by itself after a while: called for each moment while it plays. */
  wait(): () => void {
    this.#timer = setTimeout(() => this.jump(this.at + 1), STEP / this.speed);
    return () => clearTimeout(this.#timer);
  }

  /** What happened in the step to the moment shown, as far as the one before is known. */
  recent(): Tagged[] {
    const before = this.#before;
    return this.events.slice(before ?? this.events.length).map(({ event }) => event);
  }

  /** How many events there were one moment before the one shown. */
  get #before(): number | null {
    return this.shown && this.shown.choices > 0
      ? (this.#counts.get(`${this.shown.choices - 1}/${this.seat}`) ?? null)
      : null;
  }

  #counts = new Map<string, number>();

  #cell(at: number, seat: number | null, sections: string | null): Promise<Update> {
    const query = new URLSearchParams();
    if (seat !== null) query.set("seat", String(seat));
    if (this.#invite !== null) query.set("invite", this.#invite);
    if (sections !== null) query.set("sections", sections);
    const path = pathTo`/api/tables/${this.id}/replay/${at}` + (query.size > 0 ? `?${query}` : "");
    const known = this.#cells.get(path);
    if (known) return known;
    const cell = get<Update>(path);
    this.#cells.set(path, cell);
    cell.then(
      (update) => this.#counts.set(`${at}/${seat}`, update.events.length),
      () => this.#cells.delete(path),
    );
    for (const oldest of [...this.#cells.keys()].slice(0, -KEPT)) this.#cells.delete(oldest);
    return cell;
  }
}

/** Where rounds begin. The first begins before anyone chooses. */
export function chaptersOf(moments: readonly Moment[]): Chapter[] {
  const begun = moments.flatMap(({ chapter, number }) =>
    chapter === null ? [] : [{ chapter, number }],
  );
  const first = begun[0];
  if (first === undefined || first.number <= 1) return begun;
  return [{ chapter: first.chapter - 1, number: 0 }, ...begun];
}

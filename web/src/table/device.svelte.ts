/**
 * Several seats at one device. Where a game has secrets, it is handed over: nobody looks through the
 * next one's eyes before they say that they have it. Where it has none, the screen simply turns to
 * the one who is asked.
 */

import type { TableView } from "../lib/wire";

/** Whose turn it is to have the device: the holder's as long as they are asked, or nobody is. */
export function nextHolder(
  yours: readonly number[],
  waiting: readonly number[],
  holder: number | null,
): number | null {
  const asked = yours.filter((seat) => waiting.includes(seat));
  const holds = holder !== null && yours.includes(holder);
  if (holds && (asked.length === 0 || asked.includes(holder))) return holder;
  return asked.find((seat) => seat > (holder ?? -1)) ?? asked[0] ?? null;
}

export class Device {
  readonly #table: () => TableView | null;
  readonly #secrets: () => boolean;
  #holder: number | null = $state(null);
  /** To whom the holder wants to give it. */
  #wanted: number | null = $state(null);
  /** Those who were asked when the holder kept it all the same. */
  #kept: string = $state("");

  readonly yours: readonly number[] = $derived.by(() => this.#table()?.yours ?? []);
  readonly shared: boolean = $derived.by(() => this.yours.length > 1);
  readonly running: boolean = $derived.by(() =>
    ["playing", "paused"].includes(this.#table()?.status ?? ""),
  );
  /** Whether it has to be handed over. */
  readonly guarded: boolean = $derived.by(() => this.shared && this.running && this.#secrets());
  /** Which of these seats are asked. */
  readonly asked: readonly number[] = $derived.by(() => {
    const table = this.#table();
    return table?.status === "playing" ? this.yours.filter((s) => table.waiting.includes(s)) : [];
  });
  readonly holder: number | null = $derived.by(() =>
    this.#holder !== null && this.yours.includes(this.#holder) ? this.#holder : null,
  );
  /** Who should have it, if that is not the holder. */
  readonly due: number | null = $derived.by(() => {
    const next = nextHolder(this.yours, this.asked, this.holder);
    return next === this.holder ? null : next;
  });
  /** It is on its way, to that seat if it is known to which one. Nobody may see anything now. */
  readonly passing: { readonly to: number | null } | null = $derived.by(() => {
    if (!this.guarded) return null;
    if (this.#wanted !== null) return { to: this.#wanted };
    if (this.holder === null) return { to: this.due };
    return this.due !== null && this.#kept !== this.asked.join() ? { to: this.due } : null;
  });
  /** Through whose eyes the table is seen; null: through those of the only seat, or of nobody. */
  readonly eyes: number | null = $derived.by(() => {
    if (!this.shared || this.passing !== null) return null;
    if (this.guarded) return this.holder;
    return this.due ?? this.holder ?? this.yours[0] ?? null;
  });

  constructor(table: () => TableView | null, secrets: () => boolean) {
    this.#table = table;
    this.#secrets = secrets;
  }

  /** Give it to another, who has to say that they have it. */
  pass(seat: number): void {
    if (this.guarded) this.#wanted = seat;
    else this.#holder = seat;
  }

  /** Somebody says that they have it. */
  take(seat: number): void {
    this.#holder = seat;
    this.#wanted = null;
    this.#kept = this.asked.includes(seat) ? "" : this.asked.join();
  }

  /** Follow the table; to be called whenever it has changed. */
  follow(): void {
    if (!this.guarded && this.shared) this.#holder = this.eyes;
    if (this.holder !== null && this.asked.includes(this.holder)) this.#kept = "";
  }
}

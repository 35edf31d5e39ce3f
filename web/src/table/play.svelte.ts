/** Playing at a table: what is asked of the reader, what they point at, and what is said to that. */

import type { Deadline, Holding, Outcome, Question, Tagged } from "../board/props";
import { ApiError, post } from "../lib/api";
import { type Live, Refused } from "../lib/live.svelte";
import { afterPaint } from "../lib/paint";
import { pathTo } from "../lib/paths";
import { settings } from "../lib/settings.svelte";
import { share } from "../lib/share";
import type {
  AskView,
  Hint,
  NumberedEvent,
  Problem,
  Section,
  TableView,
  UndoRequest,
} from "../lib/wire";
import { keyOf, same } from "./choices";
import { type Decision, news, recall, remember, standing as standingOf } from "./story";

/** Something to tell the reader, in words that follow the language. */
export type Notice =
  | { readonly kind: "hint"; readonly hint: Hint }
  | { readonly kind: "why"; readonly option: Tagged; readonly problem: Problem | null }
  | { readonly kind: "refused"; readonly problem: Problem }
  | { readonly kind: "words"; readonly id: string };

/** Something that counts only as long as the same is asked. */
interface Held<T> {
  readonly question: string;
  readonly value: T;
}

type Deed = "pause" | "resume" | "leave" | "rematch";

export class Play {
  readonly live: Live;
  readonly id: string;

  readonly table: TableView | null = $derived.by(() => this.live.update?.table ?? null);
  readonly game: string = $derived.by(() => this.table?.game ?? "");
  // What an update makes anew but does not change stays the same: then nothing is told again.
  #kept: {
    names: readonly string[];
    recent: readonly Tagged[];
    news: readonly NumberedEvent[];
    decisions: readonly Decision[];
  } = { names: [], recent: [], news: [], decisions: [] };
  readonly names: readonly string[] = $derived.by(() => {
    const names = this.table?.seats.map((seat) => seat.name) ?? [];
    return (this.#kept.names = share(this.#kept.names, names));
  });
  readonly you: number | null = $derived.by(() => this.table?.you ?? null);
  /** The reader's name, where several people play at one device. */
  readonly name: string | null = $derived.by(() =>
    this.you !== null && (this.table?.yours.length ?? 0) > 1
      ? (this.names[this.you] ?? null)
      : null,
  );
  readonly ask: AskView | null = $derived.by(
    () => this.live.update?.asks.find((ask) => ask.seat === this.you) ?? null,
  );
  /** What the reader may choose: nothing while the table is paused or a choice is on its way. */
  readonly options: readonly Tagged[] = $derived.by(() =>
    this.table?.status === "playing" ? (this.ask?.options ?? []) : [],
  );
  /** Whom the table waits for: the reader, if they are asked too. */
  readonly prompt: AskView | null = $derived.by(() => {
    const asks = this.live.update?.asks ?? [];
    const waiting = this.table?.waiting ?? [];
    return this.ask ?? asks.find(({ seat }) => waiting.includes(seat)) ?? asks[0] ?? null;
  });
  readonly decisions: readonly Decision[] = $derived.by(() => {
    const standing = standingOf(this.#decisions, this.live.update?.choices ?? 0);
    return (this.#kept.decisions = share(this.#kept.decisions, standing));
  });
  /** What the board is told of what is asked of the reader. */
  readonly asked: Question | null = $derived.by(() => {
    const { ask } = this;
    return ask && { key: this.question, id: ask.question, about: ask.about };
  });
  /** Whom the table waits for: the reader alone, if they are asked too. */
  readonly deciding: readonly number[] = $derived.by(() => {
    if (this.table?.status !== "playing") return [];
    if (this.ask && this.you !== null) return [this.you];
    const asked = this.live.update?.asks.map(({ seat }) => seat) ?? [];
    return this.table.waiting.filter((seat) => asked.includes(seat));
  });
  /** When time is up: the game's own clock's, beside which no other runs, or that of the first of
   * those who decide. */
  readonly deadline: Deadline | null = $derived.by(() => {
    if (this.table?.status !== "playing") return null;
    if (this.table.hourglass !== null) return { at: this.table.hourglass, hourglass: true };
    const times = this.deciding.flatMap((seat) => this.table?.seats[seat]?.deadline ?? []);
    return times.length > 0 ? { at: Math.min(...times), hourglass: false } : null;
  });
  /** What others did since the reader last decided. */
  readonly recent: readonly Tagged[] = $derived.by(() => {
    const told = news(this.live.events, this.decisions, this.you).map(({ event }) => event);
    return (this.#kept.recent = share(this.#kept.recent, told));
  });
  /** The same, but in the middle of a turn still what came before it. */
  readonly news: readonly NumberedEvent[] = $derived.by(() => {
    const told = news(this.live.events, this.decisions, this.you, this.ask !== null);
    return (this.#kept.news = share(this.#kept.news, told));
  });
  /** What is asked of the reader: the same text for as long as it is the same question. In a race
   * others change its options meanwhile. */
  readonly question: string = $derived.by(() =>
    [this.table?.status, this.ask?.seat, this.ask?.since, this.ask?.question].join("\n"),
  );
  readonly sending: Tagged | null = $derived.by(() => this.live.choosing?.option ?? null);
  readonly marked: Tagged | null = $derived.by(() => {
    const marked = this.#holding(this.#marked);
    return marked && this.#offers(marked) ? marked : null;
  });
  readonly hinted: Hint | null = $derived.by(() => {
    const hint = this.#holding(this.#hint) ?? this.#suggestion;
    return hint && this.#offers(hint.option) ? hint : null;
  });
  readonly notice: Notice | null = $derived.by(() => {
    const notice = this.#holding(this.#notice);
    return notice?.kind === "hint" && !this.#offers(notice.hint.option) ? null : notice;
  });
  /** Whether pointing at something asks why it is not offered. */
  readonly asking: boolean = $derived.by(() => this.#holding(this.#asking) ?? false);
  /** Nothing is asked of the reader, and they ask nothing: they see what others do. */
  readonly waits: boolean = $derived.by(() => this.options.length === 0 && !this.asking);
  /** What the list beside the board shows: with something in hand only what can be done with it. */
  readonly listed: readonly Tagged[] = $derived.by(() =>
    this.asking ? this.wishes : (this.held?.options ?? this.options),
  );
  /** What was offered to the reader before and is not now: they may ask about it. */
  readonly wishes: readonly Tagged[] = $derived.by(() => this.#gone());
  /** The rows of the board in words when the reader last decided. */
  known: { language: string; rows: ReadonlySet<string> } | null = $state.raw(null);
  /** What the reader has picked up on the board. */
  held: Holding | null = $state.raw(null);
  /** What the reader waits for: a hint, a reason, a pause ... */
  busy: string | null = $state(null);

  /** What a guide proposes is marked like a hint, until there is one. */
  guide: { readonly proposed: Tagged | null } | null = $state.raw(null);

  #decisions: readonly Decision[] = $state.raw([]);
  #marked: Held<Tagged> | null = $state.raw(null);
  #hint: Held<Hint> | null = $state.raw(null);
  #notice: Held<Notice> | null = $state.raw(null);
  #asking: Held<boolean> | null = $state.raw(null);
  #outcomes: Held<Map<string, Promise<Outcome>>> = { question: "", value: new Map() };
  #offered = new Map<string, Tagged>();
  #request: UndoRequest | null = null;
  #withdrawn = false;

  /** What is remembered of the reader's decisions: each of several at a device has their own. */
  readonly #story: string;

  constructor(live: Live, id: string, seat: number | null = null) {
    this.live = live;
    this.id = id;
    this.#story = seat === null ? id : `${id}-${seat}`;
    this.#decisions = recall(this.#story);
  }

  /** Choose. If people want to confirm, the first call only marks and the second sends. */
  choose = (option: Tagged): void => {
    if (this.sending !== null || this.ask === null) return;
    if (settings.confirm && !same(option, this.marked)) this.#marked = this.#hold(option);
    else void this.#send(option);
  };

  /** Unmark the marked option. */
  unmark(): void {
    this.#marked = null;
  }

  /** The board tells what is in the reader's hand. */
  hold = (holding: Holding | null): void => {
    const more = holding?.things.join() !== this.held?.things.join();
    this.held = holding;
    // Somebody who picks something up has read what was said.
    if (more && holding !== null && this.notice?.kind === "why") this.dismiss();
  };

  /** Put down everything that was begun and not chosen. */
  release(): void {
    this.#asking = null;
    this.#marked = null;
    this.#notice = null;
  }

  whyNot = async (option: Tagged): Promise<void> => {
    await this.#wait("why", async () => {
      const problem = await this.live.whyNot(option);
      this.#asking = null;
      this.tell({ kind: "why", option, problem });
    });
  };

  /** What choices would do: asked once for as long as the same is asked of the reader. One that was
   * not told, because the server was busy say, is asked again when it is next wanted. */
  outcome = (...options: readonly Tagged[]): Promise<Outcome> => {
    const question = `${this.question}\n${this.live.update?.at}`;
    if (this.#outcomes.question !== question) this.#outcomes = { question, value: new Map() };
    const known = this.#outcomes.value;
    const key = JSON.stringify(options);
    const before = known.get(key);
    if (before !== undefined) return before;
    const asked = this.live.outcome(options) as Promise<Outcome>;
    known.set(key, asked);
    asked.catch(() => known.delete(key));
    return asked;
  };

  /** Start or stop asking why something is not offered. */
  toggleAsking(): void {
    this.#asking = this.asking ? null : this.#hold(true);
    this.#marked = null;
    this.#notice = null;
  }

  async hint(): Promise<void> {
    await this.#wait("hint", async () => {
      const hint = await this.live.hint();
      this.#hint = this.#hold(hint);
      this.tell({ kind: "hint", hint });
    });
  }

  /** The choice that undo takes back, and whether the others have to agree. */
  get back(): { to: number; alone: boolean } | null {
    const undo = this.live.update?.undo;
    if (!undo || undo.request) return null;
    if (undo.alone !== null) return { to: undo.alone, alone: true };
    return undo.further === null ? null : { to: undo.further, alone: false };
  }

  /** The choice that undo takes back, where nobody has to agree; null otherwise. */
  get returnable(): Tagged | null {
    const last = this.decisions.at(-1);
    const { back } = this;
    return back?.alone && last && last.choices <= back.to ? last.option : null;
  }

  /** Take the last choice back. */
  takeBack = (): void => {
    const { back } = this;
    if (back) void this.#wait("undo", () => this.live.undo(back.to));
  };

  /** What is in hand goes back first; then choices are taken back. */
  undo(): void {
    if (this.held !== null) {
      this.held.putBack();
      return;
    }
    this.takeBack();
  }

  /** Whether a seat is one of those at this device. */
  isOwn(seat: number | undefined): boolean {
    return seat !== undefined && (this.table?.yours.includes(seat) ?? false);
  }

  /** Answer another player's wish to undo; or withdraw the reader's. */
  answerUndo(agree: boolean): void {
    this.#withdrawn = this.isOwn(this.live.update?.undo.request?.by);
    this.live.answerUndo(agree);
  }

  /** Say so when the others refused the reader's undo. */
  followUndo(): void {
    const before = this.#request;
    this.#request = this.live.update?.undo.request ?? null;
    if (before === null || !this.isOwn(before.by) || this.#request !== null) return;
    const done = (this.live.update?.choices ?? 0) <= before.to;
    if (!done && !this.#withdrawn) this.tell({ kind: "words", id: "play-undo-refused" });
    this.#withdrawn = false;
  }

  async say(text: string): Promise<void> {
    try {
      await this.live.say(text);
    } catch (error) {
      this.#tellError(error);
    }
  }

  /** Something with the whole table. */
  async arrange(deed: Deed): Promise<TableView | null> {
    return this.#wait(deed, () => post<TableView>(pathTo`/api/tables/${this.id}/${deed}`));
  }

  /** Take the reader's seat again, where a bot has played since they left. */
  async comeBack(invite: string | null): Promise<void> {
    const path = pathTo`/api/tables/${this.id}/join`;
    await this.#wait("join", () => post<TableView>(path, { invite }));
  }

  tell(notice: Notice): void {
    this.#notice = this.#hold(notice);
  }

  dismiss(): void {
    this.#notice = null;
  }

  /** Note what is offered, so that it can be asked about when it is no longer. */
  note(): void {
    const { options } = this;
    afterPaint(() => {
      for (const option of options) this.#offered.set(keyOf(option), option);
    });
  }

  async #send(option: Tagged): Promise<void> {
    const { update } = this.live;
    if (update === null || this.ask === null) return;
    const decision = {
      events: this.live.events.length,
      choices: update.choices,
      option,
      rules: this.ask.rules,
    };
    const rows = rowsOf(update.sections);
    this.#marked = this.#hint = this.#notice = this.#asking = null;
    try {
      await this.live.choose(option);
      this.#decisions = [...standingOf(this.#decisions, update.choices), decision];
      this.known = { language: document.documentElement.lang, rows };
      remember(this.#story, this.#decisions);
    } catch (error) {
      this.#tellError(error);
    }
  }

  async #wait<T>(what: string, work: () => Promise<T>): Promise<T | null> {
    if (this.busy !== null) return null;
    this.busy = what;
    try {
      return await work();
    } catch (error) {
      this.#tellError(error);
      return null;
    } finally {
      this.busy = null;
    }
  }

  #tellError(error: unknown): void {
    if (error instanceof Refused || error instanceof ApiError) {
      this.tell({ kind: "refused", problem: error.problem });
    } else {
      throw error;
    }
  }

  #hold<T>(value: T): Held<T> {
    return { question: this.question, value };
  }

  #holding<T>(held: Held<T> | null): T | null {
    return held?.question === this.question ? held.value : null;
  }

  get #suggestion(): Hint | null {
    const option = this.guide?.proposed ?? null;
    return option && { type: "hint", key: "", option, bot: "", gain: null, reasons: {} };
  }

  #offers(option: Tagged): boolean {
    return this.options.some((offered) => same(offered, option));
  }

  #gone(): Tagged[] {
    const now = new Set(this.options.map(keyOf));
    return [...this.#offered].filter(([key]) => !now.has(key)).map(([, option]) => option);
  }
}

/** Sections as a set of their rows, each with its title. */
export function rowsOf(sections: readonly Section[] | null): Set<string> {
  return new Set(
    sections?.flatMap(({ title, picture, rows }) =>
      [...picture, ...rows].map((row) => `${title}\n${row}`),
    ),
  );
}

/**
 * The line to the server: one WebSocket a tab. It watches one table at a time, comes back by itself
 * when the line breaks, catches up from the last event it knows, and sends what was on its way
 * again. Everything sent has a key, so that the server does it once however often it arrives. Of
 * most updates only what has changed is sent: `withChanges` makes whole ones of them.
 */

import type { Tagged } from "../board/props";
import { isAway } from "./away";
import { withChanges } from "./changes";
import { share } from "./share";
import type {
  Accepted,
  AskHint,
  AskOutcome,
  AskWhyNot,
  Chat,
  ChatLine,
  Choose,
  FromClient,
  FromServer,
  Hint,
  NumberedEvent,
  Outcome,
  Parted,
  Problem,
  Speak,
  Undo,
  Update,
  WhyNot,
} from "./wire";

export type Connection = "open" | "connecting" | "offline";
export interface Wishes {
  readonly invite?: string | null;
  /** The language to tell the board in, for games without a drawn one. */
  readonly sections?: "en" | "pl" | null;
  /** Through whose eyes, for those who have several seats. */
  readonly seat?: number | null;
  /** Whether other eyes see other things: then nothing is kept of what the last ones saw. */
  readonly apart?: boolean;
}

/** The part of a WebSocket that is used, so that tests can bring their own. */
export interface Socket {
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onclose: ((end?: { readonly code: number }) => void) | null;
  onmessage: ((message: { data: unknown }) => void) | null;
}

/** What the server said no to, and why. */
export class Refused extends Error {
  constructor(readonly problem: Problem) {
    super(problem.text.en);
  }
}

/** What is sent until it is answered. */
type Message = Choose | Undo | Speak | AskWhyNot | AskOutcome | AskHint;

interface Letter {
  readonly message: Message;
  readonly done: (answer: FromServer) => void;
  readonly refused: (problem: Problem) => void;
  tries: number;
}

interface Choosing {
  readonly key: string;
  readonly option: Tagged;
  /** Where the table will stand when this choice is in it; null until the server has accepted. */
  at: number | null;
}

export interface Saying {
  readonly key: string;
  readonly text: string;
}

const FIRST_WAIT = 400;
const LONGEST_WAIT = 15_000;
const PING_EVERY = 20_000;
const PATIENCE = 10_000;
/** While somebody waits for an answer, the server says something at least this often, or is gone. */
const SILENCE = 5_000;
/** A connection that is not open by then will never open: a hotel's network, a dead proxy. */
const HANDSHAKE = 8_000;
const SEND_AGAIN = 2_000;
/** A message that only meets errors is given up after this number of tries. */
const TRIES = 5;
/** The code of a line that the server closes because its session has ended. */
const SIGNED_OUT = 4401;
/** A new session, begun in another tab, is known to the browser a moment after the old one ends. */
const NEW_SESSION = 1_000;
/** After this number of failures in a row the state is offline, no longer connecting. */
const HOPEFUL = 2;

export class Live {
  update: Update | null = $state.raw(null);
  events: readonly NumberedEvent[] = $state.raw([]);
  /** Those that came with the last update and were not known before: what moves on the board. */
  fresh: readonly NumberedEvent[] = $state.raw([]);
  chat: readonly ChatLine[] = $state.raw([]);
  connection: Connection = $state("connecting");
  /** What the server last said that concerns nothing in particular: no such table, slow down ... */
  trouble: Problem | null = $state.raw(null);
  /** Why the reader may not watch the table, or no longer; or why they have lost their seat. */
  parted: Parted | null = $state.raw(null);
  /** Whether the reader is signed out in this browser, by another tab or device. */
  signedOut = $state(false);
  /** Finds out whether the reader is still somebody, perhaps with a new session: see `me.svelte.ts`. */
  whoAmI: () => Promise<boolean> = () => Promise.resolve(true);
  /** The choice that is on its way, until the table that contains it is here. */
  choosing: Choosing | null = $state.raw(null);
  /** Chat that is on its way. */
  saying: readonly Saying[] = $state.raw([]);

  readonly #open: () => Socket;
  #socket: Socket | null = null;
  /** The last update that came over this connection, whether or not it is shown. */
  #heard: Update | null = null;
  #table: string | null = null;
  #wishes: Wishes = {};
  #letters: Letter[] = [];
  #answer: { by: number; to: number; agree: boolean } | null = null;
  #failures = 0;
  /** Whether the next update is the first of its connection: then it counts, whatever its number. */
  #fresh = true;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #pings: ReturnType<typeof setInterval> | undefined;
  #checks: ReturnType<typeof setInterval> | undefined;
  #doubt: ReturnType<typeof setTimeout> | undefined;
  #silence: ReturnType<typeof setTimeout> | undefined;
  #again: ReturnType<typeof setTimeout> | undefined;

  constructor(open: () => Socket = openSocket) {
    this.#open = open;
  }

  /** Watch a table from now on. Watching the same one again changes only the wishes. */
  watch(table: string, wishes: Wishes = {}): void {
    const others = (wishes.seat ?? null) !== (this.#wishes.seat ?? null);
    if (table !== this.#table) this.#forget();
    else if (others && wishes.apart) this.#blink();
    const changed = table !== this.#table || others || wishes.sections !== this.#wishes.sections;
    this.#table = table;
    this.#wishes = wishes;
    if (this.#socket === null) this.#connect();
    else if (changed && this.connection === "open") this.#catchUp();
  }

  /** Watch nothing, and hang up. */
  unwatch(): void {
    this.#forget();
    this.#table = null;
    this.#hangUp();
    clearTimeout(this.#retry);
    this.connection = "connecting";
    this.#failures = 0;
  }

  /** Come back at once: the line is said to be there again, or we are somebody else now. */
  reconnect(): void {
    if (this.#table === null) return;
    this.#hangUp();
    this.#failures = 0;
    this.#connect();
  }

  /** The browser says that there is no line. */
  interrupt(): void {
    if (this.#table === null) return;
    this.#hangUp();
    clearTimeout(this.#retry);
    this.#failures = HOPEFUL;
    this.#wait();
  }

  /** Make sure that the line is alive, after the tab has slept. */
  probe(): void {
    if (this.connection === "open") this.#ping();
    else if (this.#table !== null) this.reconnect();
  }

  /** Choose an option. Rejects with `Refused`; until then it is sent again and again. */
  async choose(option: Tagged): Promise<void> {
    if (this.choosing !== null || this.update === null) return;
    const key = newKey();
    this.choosing = { key, option, at: null };
    try {
      const { at } = this.update;
      const message = { type: "choose", key, at, option, seat: this.#you } as const;
      const accepted = (await this.#send(message)) as Accepted;
      if (this.choosing?.key === key) this.choosing = { key, option, at: accepted.at };
      this.#settleChoice();
    } catch (error) {
      if (this.choosing?.key === key) this.choosing = null;
      throw error;
    }
  }

  /** Take back everything from the reader's choice of this number on, or ask the others to agree. */
  async undo(to: number): Promise<void> {
    const key = newKey();
    await this.#send({ type: "undo", key, to, seat: this.#you });
  }

  /** Agree to another player's undo, or refuse. */
  answerUndo(agree: boolean): void {
    const request = this.update?.undo.request;
    if (!request) return;
    this.#answer = { by: request.by, to: request.to, agree };
    this.#transmit({ type: "answer", agree });
  }

  async say(text: string): Promise<void> {
    const key = newKey();
    this.saying = [...this.saying, { key, text }];
    try {
      await this.#send({ type: "say", key, text, seat: this.#you });
    } finally {
      this.saying = this.saying.filter((line) => line.key !== key);
    }
  }

  /** Why an option is not offered; null: it is. */
  async whyNot(option: Tagged): Promise<Problem | null> {
    const key = newKey();
    const answer = await this.#send({ type: "ask_why_not", key, option, seat: this.#you });
    return (answer as WhyNot).problem;
  }

  /** What choices, one after the other, would do. Rejects with `Refused` where they are not offered. */
  async outcome(options: readonly Tagged[]): Promise<Outcome> {
    const key = newKey();
    const message = { type: "ask_outcome" as const, key, options: [...options], seat: this.#you };
    return (await this.#send(message)) as Outcome;
  }

  /** What a bot would choose. */
  async hint(): Promise<Hint> {
    const key = newKey();
    return (await this.#send({ type: "ask_hint", key, seat: this.#you })) as Hint;
  }

  /** The seat for which the reader speaks. */
  get #you(): number | null {
    return this.update?.table.you ?? null;
  }

  // The line

  #connect(): void {
    clearTimeout(this.#retry);
    if (this.connection === "open") this.connection = "connecting";
    this.#fresh = true;
    this.#heard = null;
    const socket = this.#open();
    this.#socket = socket;
    socket.onopen = () => {
      if (this.#socket === socket) this.#opened();
    };
    socket.onmessage = (message) => {
      if (this.#socket === socket) this.#hear(String(message.data));
    };
    socket.onclose = (end) => {
      if (this.#socket !== socket) return;
      if (end?.code === SIGNED_OUT) this.#ended();
      else this.#lost();
    };
    this.#doubt = setTimeout(() => this.#lost(), HANDSHAKE);
  }

  #opened(): void {
    this.connection = "open";
    this.#failures = 0;
    this.#trust();
    this.#pings = setInterval(() => this.#ping(), PING_EVERY);
    this.#checks = setInterval(() => this.#expectSigns(), SILENCE);
    this.#expectSigns();
    this.#catchUp();
    this.#sendAgain();
  }

  #lost(): void {
    this.#hangUp();
    this.#failures += 1;
    this.#wait();
  }

  /** The session has ended: perhaps there is a new one. */
  #ended(): void {
    this.#hangUp();
    this.connection = "connecting";
    this.#retry = setTimeout(() => void this.#askWho(), NEW_SESSION);
  }

  async #askWho(): Promise<void> {
    const table = this.#table;
    const somebody = await this.whoAmI().catch(() => null);
    if (table === null || this.#table !== table) return;
    if (somebody === null) {
      this.#retry = setTimeout(() => void this.#askWho(), LONGEST_WAIT);
    } else if (!somebody) {
      this.#forget();
      this.signedOut = true;
    } else if (this.#socket === null) this.#connect();
  }

  #hangUp(): void {
    const socket = this.#socket;
    this.#socket = null;
    clearInterval(this.#pings);
    clearInterval(this.#checks);
    clearTimeout(this.#again);
    this.#again = undefined;
    this.#trust();
    socket?.close();
  }

  /** Try again later: longer after each failure, and not everyone at the same moment. */
  #wait(): void {
    this.connection = this.#failures > HOPEFUL ? "offline" : "connecting";
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** Math.min(this.#failures - 1, 10));
    this.#retry = setTimeout(() => this.#connect(), wait * (0.5 + Math.random() / 2));
  }

  #ping(): void {
    this.#transmit({ type: "ping" });
    this.#doubt ??= setTimeout(() => this.#lost(), PATIENCE);
  }

  /** While something waits for its answer: whether the server is still alive. The answer itself may
   * take longer, so it is asked for a sign of life, before all that it may be busy with. */
  #expectSigns(): void {
    if (this.#letters.length === 0 || this.#silence !== undefined) return;
    this.#transmit({ type: "ping" });
    this.#silence = setTimeout(() => this.#lost(), SILENCE);
  }

  /** The line has shown that it is alive. */
  #trust(): void {
    clearTimeout(this.#doubt);
    clearTimeout(this.#silence);
    this.#doubt = this.#silence = undefined;
  }

  #transmit(message: FromClient): void {
    if (this.connection === "open") this.#socket?.send(JSON.stringify(message));
  }

  #send(message: Message): Promise<FromServer> {
    return new Promise((resolve, reject) => {
      const refused = (problem: Problem) => reject(new Refused(problem));
      const letter: Letter = { message, done: resolve, refused, tries: 0 };
      this.#letters.push(letter);
      this.#post(letter);
    });
  }

  #post(letter: Letter): void {
    if (this.connection !== "open") return;
    this.#expectSigns();
    letter.tries += 1;
    this.#transmit(letter.message);
  }

  #sendAgain(): void {
    for (const letter of this.#letters) this.#post(letter);
  }

  #catchUp(): void {
    if (this.#table === null) return;
    this.#transmit({
      type: "watch",
      table: this.#table,
      at: this.update?.at ?? 0,
      since: this.events.length,
      // After a break all of it: something may have been deleted meanwhile.
      chat: this.#fresh ? 0 : this.chat.length,
      invite: this.#wishes.invite ?? null,
      sections: this.#wishes.sections ?? null,
      seat: this.#wishes.seat ?? null,
      changes: true,
    });
  }

  // What comes

  #hear(text: string): void {
    this.#trust();
    const message = JSON.parse(text) as FromServer;
    switch (message.type) {
      case "update":
        return this.#takeUpdate((this.#heard = message));
      case "changes":
        if (this.#heard === null) return;
        return this.#takeUpdate((this.#heard = withChanges(this.#heard, message)));
      case "chat":
        return this.#takeChat(message);
      case "accepted":
      case "hint":
      case "why_not":
      case "outcome":
        return this.#openLetter(message.key)?.done(message);
      case "refused":
        return this.#openLetter(message.key)?.refused(message.problem);
      case "parted":
        return this.#takeParted(message);
      case "trouble":
        return this.#takeTrouble(message.problem);
    }
  }

  #takeUpdate(heard: Update): void {
    if (heard.table.id !== this.#table || !this.#hasOurEyes(heard)) return;
    const update = share(this.update, heard);
    if (!this.#fresh && update.at < (this.update?.at ?? 0)) return;
    if (update.since > this.events.length) {
      // Something is missing: begin again rather than show a log with a hole.
      this.update = null;
      this.events = this.fresh = [];
      this.#catchUp();
      return;
    }
    // After a break, or when something was taken back, the table is simply shown as it is.
    const goesOn = !this.#fresh && update.since === this.events.length;
    this.fresh = goesOn ? update.events : [];
    this.#fresh = false;
    this.trouble = null;
    if (update.table.yours.length > 0 || this.parted?.watching === false) this.parted = null;
    const kept = this.events.slice(0, update.since);
    this.events = [...kept, ...update.events];
    this.update = update;
    this.#settleChoice();
    this.#settleAnswer();
  }

  /** Whether an update is for the eyes we asked for, and not a late one for the last ones. */
  #hasOurEyes({ table: { you, yours } }: Update): boolean {
    const seat = this.#wishes.seat ?? null;
    return yours.length < 2 || you === (seat !== null && yours.includes(seat) ? seat : null);
  }

  #takeChat(chat: Chat): void {
    if (chat.table !== this.#table) return;
    const since = chat.lines[0]?.number ?? this.chat.length;
    this.chat = [...this.chat.slice(0, since), ...chat.lines];
  }

  /** Of a table that may not be watched nothing is left, nor of what was on its way there. */
  #takeParted(parted: Parted): void {
    if (parted.table !== this.#table) return;
    if (!parted.watching) {
      for (const letter of this.#letters) letter.refused(parted.problem);
      this.#forget();
    }
    this.parted = parted;
  }

  /** A choice is made when the table that is shown contains it, not a moment earlier. */
  #settleChoice(): void {
    const at = this.choosing?.at ?? null;
    if (at !== null && this.update !== null && this.update.at >= at) this.choosing = null;
  }

  /** An answer has no key: it is given again as long as the same request still waits for it. */
  #settleAnswer(): void {
    const [given, request] = [this.#answer, this.update?.undo.request];
    if (given === null) return;
    const yours = this.update?.table.yours ?? [];
    const same = request?.by === given.by && request.to === given.to;
    if (!request || !same || !yours.some((seat) => request.missing.includes(seat))) {
      this.#answer = null;
    } else this.#transmit({ type: "answer", agree: given.agree });
  }

  /** Trouble does not say what it is about: whatever waits for an answer is sent again, while the
   * server's database is away for as long as that takes. */
  #takeTrouble(problem: Problem): void {
    this.trouble = problem;
    const away = isAway(problem);
    if (away) for (const letter of this.#letters) letter.tries = 0;
    const hopeless = this.#letters.filter((letter) => letter.tries >= TRIES);
    this.#letters = this.#letters.filter((letter) => letter.tries < TRIES);
    for (const letter of hopeless) letter.refused(problem);
    if (this.#letters.length === 0 && !away) return;
    this.#again ??= setTimeout(() => {
      this.#again = undefined;
      if (this.update === null) this.#catchUp();
      this.#sendAgain();
    }, SEND_AGAIN);
  }

  #openLetter(key: string): Letter | undefined {
    const found = this.#letters.find(({ message }) => message.key === key);
    this.#letters = this.#letters.filter((letter) => letter !== found);
    return found;
  }

  /** Another table: nothing of the last one counts, and what was on its way there is given up. */
  #forget(): void {
    this.#blink();
    this.chat = [];
    this.trouble = null;
    this.parted = null;
    this.signedOut = false;
    this.saying = [];
    this.#letters = [];
    this.#answer = null;
  }

  /** Other eyes: they have not seen the table yet. */
  #blink(): void {
    this.update = null;
    this.events = this.fresh = [];
    this.choosing = null;
    this.#fresh = true;
  }
}

/** A key that nobody else makes. (`randomUUID` exists on https only, and friends play over http.) */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

function openSocket(): Socket {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  return new WebSocket(`${scheme}://${location.host}/api/live`) as unknown as Socket;
}

/** The tab's line. */
export const live = new Live();

if (typeof window !== "undefined") {
  window.addEventListener("online", () => live.reconnect());
  window.addEventListener("offline", () => live.interrupt());
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible") live.probe();
  });
}

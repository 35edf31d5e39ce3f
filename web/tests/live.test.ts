import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Live, Refused, type Socket } from "../src/lib/live.svelte";

/** A server's end of the line. */
class Line implements Socket {
  static all: Line[] = [];
  sent: Record<string, unknown>[] = [];
  closed = false;
  onopen: (() => void) | null = null;
  onclose: ((end?: { readonly code: number }) => void) | null = null;
  onmessage: ((message: { data: unknown }) => void) | null = null;

  constructor() {
    Line.all.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {
    this.closed = true;
  }
  open(): void {
    this.onopen?.();
  }
  say(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  of(type: string): Record<string, unknown>[] {
    return this.sent.filter((message) => message["type"] === type);
  }
}

function update(at: number, since: number, events: string[], more: object = {}): object {
  return {
    type: "update",
    table: { id: "t", you: 0, yours: [0] },
    at,
    choices: at,
    since,
    events: events.map((tag, n) => ({ number: since + n, event: { type: tag } })),
    view: null,
    asks: [],
    undo: { alone: null, further: null, request: null },
    sections: null,
    ...more,
  };
}

const problem = { id: "refusal-x", text: { en: "No.", pl: "Nie." }, rules: ["AM-301"] };
const pass = { type: "pass" };
const last = (): Line => Line.all.at(-1)!;
const tags = (live: Live): string[] => live.events.map(({ event }) => event.type);

let live: Live;

/** A line that is open, with a table that has seen three events. */
function playing(): Line {
  live.watch("t");
  last().open();
  last().say(update(3, 0, ["a", "b", "c"]));
  return last();
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, "random").mockReturnValue(1);
  Line.all = [];
  live = new Live(() => new Line());
});

afterEach(() => {
  live.unwatch();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe("watching", () => {
  it("asks for everything first", () => {
    live.watch("t", { invite: "abc", sections: "pl" });
    expect(live.connection).toBe("connecting");
    last().open();
    expect(live.connection).toBe("open");
    const wish = { type: "watch", table: "t", at: 0, since: 0, chat: 0 };
    const wishes = { invite: "abc", sections: "pl", seat: null, changes: true };
    expect(last().sent).toEqual([{ ...wish, ...wishes }]);
  });

  it("knows what is shown for the first time: not after a break, nor after an undo", () => {
    const fresh = (): string[] => live.fresh.map(({ event }) => event.type);
    const line = playing();
    expect(fresh()).toEqual([]);
    line.say(update(4, 3, ["d", "e"]));
    expect(fresh()).toEqual(["d", "e"]);
    line.say(update(4, 5, []));
    expect(fresh()).toEqual([]);
    line.say(update(5, 3, ["x"]));
    expect(fresh()).toEqual([]);
    live.reconnect();
    last().open();
    last().say(update(6, 4, ["y"]));
    expect(fresh()).toEqual([]);
    expect(tags(live)).toEqual(["a", "b", "c", "x", "y"]);
  });

  it("makes whole updates of what has changed since the last one", () => {
    const line = playing();
    const changes = [
      [["at"], 4],
      [["view"], { round: 2 }],
    ];
    line.say({ type: "changes", since: 3, events: [{ number: 3, event: pass }], changes });
    expect(live.update).toMatchObject({ at: 4, choices: 3, view: { round: 2 } });
    expect(tags(live)).toEqual(["a", "b", "c", "pass"]);
    line.say({ type: "changes", since: 4, events: [], changes: [[["view", "round"], 3]] });
    expect(live.update).toMatchObject({ at: 4, view: { round: 3 } });
    expect(tags(live)).toEqual(["a", "b", "c", "pass"]);
  });

  it("knows what has changed of an update that it did not show", () => {
    const line = playing();
    const other = { id: "t", you: 1, yours: [0, 1] };
    live.watch("t", { seat: 0 });
    line.say({ ...update(5, 3, ["d"]), table: other });
    expect(live.update?.at).toBe(3);
    const changes = [
      [["at"], 6],
      [["table"], { ...other, you: 0 }],
    ];
    line.say({ type: "changes", since: 3, events: [], changes });
    expect(live.update).toMatchObject({ at: 6, choices: 5 });
  });

  it("begins with a whole update after a break", () => {
    playing();
    live.reconnect();
    last().open();
    last().say({ type: "changes", since: 3, events: [], changes: [[["at"], 9]] });
    expect(live.update?.at).toBe(3);
    last().say(update(4, 3, []));
    last().say({ type: "changes", since: 3, events: [], changes: [[["at"], 5]] });
    expect(live.update).toMatchObject({ at: 5, choices: 4 });
  });

  it("appends events and replaces those that an undo took back", () => {
    const line = playing();
    line.say(update(4, 3, ["d", "e"]));
    expect(tags(live)).toEqual(["a", "b", "c", "d", "e"]);
    line.say(update(5, 2, ["x"]));
    expect(tags(live)).toEqual(["a", "b", "x"]);
    line.say(update(6, 1, []));
    expect(tags(live)).toEqual(["a"]);
  });

  it("does not go back to an older table, and takes no other table's", () => {
    const line = playing();
    line.say(update(2, 0, ["old"]));
    line.say({ ...update(9, 0, ["foreign"]), table: { id: "u", you: 0, yours: [0] } });
    expect(tags(live)).toEqual(["a", "b", "c"]);
    expect(live.update?.at).toBe(3);
  });

  it("begins again rather than show a log with a hole", () => {
    const line = playing();
    line.say(update(8, 7, ["h"]));
    expect(line.of("watch").at(-1)).toMatchObject({ at: 0, since: 0 });
    line.say(update(8, 0, [..."abcdefgh"]));
    expect(tags(live).join("")).toBe("abcdefgh");
  });

  it("repeats no line of the chat", () => {
    const line = playing();
    const say = (number: number) => ({
      number,
      seat: 1,
      name: "B",
      text: `${number}`,
      time: 0,
    });
    line.say({ type: "chat", table: "t", lines: [say(0), say(1)] });
    line.say({ type: "chat", table: "t", lines: [say(1), say(2)] });
    expect(live.chat.map(({ text }) => text)).toEqual(["0", "1", "2"]);
  });

  it("keeps nothing of the chat that was deleted, whether it hears of it or was away", () => {
    const line = playing();
    const say = (number: number, text: string) => ({ number, seat: 1, name: "B", text, time: 0 });
    line.say({ type: "chat", table: "t", lines: [say(0, "secret"), say(1, "hello")] });
    line.say({ type: "chat", table: "t", lines: [say(0, ""), say(1, "hello")] });
    expect(live.chat.map(({ text }) => text)).toEqual(["", "hello"]);
    live.reconnect();
    last().open();
    expect(last().of("watch").at(-1)).toMatchObject({ chat: 0 });
    last().say({ type: "chat", table: "t", lines: [say(0, ""), say(1, ""), say(2, "new")] });
    expect(live.chat.map(({ text }) => text)).toEqual(["", "", "new"]);
  });

  it("asks again when the language of the board changes, and forgets another table", () => {
    const line = playing();
    live.watch("t", { sections: "pl" });
    expect(line.of("watch").at(-1)).toMatchObject({ since: 3, at: 3, sections: "pl" });
    live.watch("u");
    expect(line.of("watch").at(-1)).toMatchObject({ table: "u", since: 0, at: 0 });
    expect(live.update).toBeNull();
    expect(live.events).toEqual([]);
  });
});

describe("a broken line", () => {
  it("comes back by itself, later each time, and catches up from the last event", () => {
    playing().onclose?.();
    expect(live.connection).toBe("connecting");
    const waits = [400, 800, 1600, 3200, 6400, 12800, 15000, 15000];
    for (const [n, wait] of waits.entries()) {
      vi.advanceTimersByTime(wait - 1);
      expect(Line.all).toHaveLength(n + 1);
      vi.advanceTimersByTime(1);
      expect(Line.all).toHaveLength(n + 2);
      last().onclose?.();
    }
    expect(live.connection).toBe("offline");
    live.reconnect();
    last().open();
    expect(live.connection).toBe("open");
    expect(last().sent[0]).toMatchObject({ type: "watch", table: "t", at: 3, since: 3 });
  });

  it("spreads the returns of many", () => {
    vi.spyOn(Math, "random").mockReturnValue(0);
    playing().onclose?.();
    vi.advanceTimersByTime(200);
    expect(Line.all).toHaveLength(2);
  });

  it("takes the first table of a new line whatever its number", () => {
    playing().onclose?.();
    vi.advanceTimersByTime(400);
    last().open();
    last().say(update(2, 0, ["a", "b"]));
    expect(tags(live)).toEqual(["a", "b"]);
  });

  it("hangs up on a line that is silent", () => {
    const line = playing();
    vi.advanceTimersByTime(20_000);
    expect(line.of("ping")).toHaveLength(1);
    line.say({ type: "pong" });
    vi.advanceTimersByTime(20_000);
    expect(line.closed).toBe(false);
    vi.advanceTimersByTime(10_000);
    expect(line.closed).toBe(true);
    expect(live.connection).toBe("connecting");
  });

  it("gives up a line that never opens, and tries again, later each time", () => {
    live.watch("t");
    for (const [n, wait] of [400, 800, 1600].entries()) {
      const hanging = last();
      vi.advanceTimersByTime(7_999);
      expect(hanging.closed).toBe(false);
      vi.advanceTimersByTime(1);
      expect(hanging.closed).toBe(true);
      vi.advanceTimersByTime(wait - 1);
      expect(Line.all).toHaveLength(n + 1);
      vi.advanceTimersByTime(1);
      expect(Line.all).toHaveLength(n + 2);
      hanging.open();
      expect(live.connection).not.toBe("open");
    }
    expect(live.connection).toBe("offline");
    last().open();
    vi.advanceTimersByTime(8_000);
    expect(last().closed).toBe(false);
    expect(live.connection).toBe("open");
  });

  it("hears nothing more from the old line", () => {
    const old = playing();
    old.onclose?.();
    old.say(update(9, 3, ["late"]));
    expect(tags(live)).toEqual(["a", "b", "c"]);
  });

  it("does not come back when nothing is watched", () => {
    const line = playing();
    live.unwatch();
    expect(line.closed).toBe(true);
    vi.advanceTimersByTime(60_000);
    live.reconnect();
    expect(Line.all).toHaveLength(1);
  });
});

describe("a choice", () => {
  it("is on its way until the table that contains it is here", async () => {
    const line = playing();
    const chosen = live.choose(pass);
    const { key } = line.of("choose")[0] as { key: string };
    expect(line.of("choose")).toEqual([{ type: "choose", key, at: 3, option: pass, seat: 0 }]);
    expect(key).toMatch(/^\w{32}$/);
    line.say({ type: "accepted", key, at: 4 });
    await chosen;
    expect(live.choosing?.option).toEqual(pass);
    line.say(update(4, 3, ["passed"]));
    expect(live.choosing).toBeNull();
  });

  it("is settled too if its table came first", async () => {
    const line = playing();
    const chosen = live.choose(pass);
    line.say(update(4, 3, ["passed"]));
    expect(live.choosing?.option).toEqual(pass);
    line.say({ type: "accepted", key: live.choosing?.key, at: 4 });
    await chosen;
    expect(live.choosing).toBeNull();
  });

  it("is sent again, under the same key, until it is answered", async () => {
    const line = playing();
    const chosen = live.choose(pass);
    const first = line.of("choose")[0];
    line.onclose?.();
    vi.advanceTimersByTime(400);
    last().open();
    expect(last().sent.map(({ type }) => type)).toEqual(["ping", "watch", "choose"]);
    expect(last().of("choose")).toEqual([first]);
    last().onclose?.();
    vi.advanceTimersByTime(400);
    last().open();
    expect(last().of("choose")).toEqual([first]);
    last().say({ type: "accepted", key: first!["key"], at: 4 });
    await chosen;
    last().onclose?.();
    vi.advanceTimersByTime(400);
    last().open();
    expect(last().of("choose")).toEqual([]);
  });

  it("is sent again over another line when nothing comes from the server", async () => {
    const line = playing();
    const chosen = live.choose(pass);
    vi.advanceTimersByTime(4_999);
    expect(line.closed).toBe(false);
    vi.advanceTimersByTime(1);
    expect(line.closed).toBe(true);
    vi.advanceTimersByTime(400);
    expect(last()).not.toBe(line);
    last().open();
    expect(last().of("choose")).toEqual(line.of("choose"));
    last().say({ type: "accepted", key: line.of("choose")[0]!["key"], at: 4 });
    last().say(update(4, 3, ["d"]));
    await chosen;
    vi.advanceTimersByTime(19_000);
    expect(last().of("ping")).toHaveLength(1);
    expect(last().closed).toBe(false);
  });

  it("may take long while the server shows that it is alive", () => {
    const line = playing();
    void live.choose(pass);
    for (let seconds = 0; seconds < 60; seconds += 5) {
      line.say({ type: "pong" });
      vi.advanceTimersByTime(5_000);
    }
    expect(line.closed).toBe(false);
    expect(line.of("choose")).toHaveLength(1);
    vi.advanceTimersByTime(5_000);
    expect(line.closed).toBe(true);
  });

  it("asks for one sign of life, however much is asked at once", () => {
    const line = playing();
    const asked = [pass, { type: "skip" }].map((option) => live.outcome([option]));
    expect(line.of("ping")).toHaveLength(1);
    expect(line.sent.at(-3)).toEqual({ type: "ping" });
    expect(asked).toHaveLength(2);
  });

  it("made without a line waits for one", async () => {
    playing().onclose?.();
    const chosen = live.choose(pass);
    vi.advanceTimersByTime(400);
    last().open();
    const [letter] = last().of("choose");
    expect(letter).toMatchObject({ at: 3, option: pass, seat: 0 });
    last().say({ type: "accepted", key: letter!["key"], at: 4 });
    await chosen;
  });

  it("cannot be made twice at once", () => {
    const line = playing();
    void live.choose(pass);
    void live.choose({ type: "done" });
    expect(line.of("choose")).toHaveLength(1);
  });

  it("that is refused says why", async () => {
    const line = playing();
    const chosen = live.choose(pass);
    line.say({ type: "refused", key: live.choosing?.key, at: 3, problem });
    const error = await chosen.catch((refused: unknown) => refused);
    expect(error).toBeInstanceOf(Refused);
    expect((error as Refused).problem).toEqual(problem);
    expect(live.choosing).toBeNull();
  });

  it("that meets trouble is sent again, but not for ever", async () => {
    const line = playing();
    const chosen = live.choose(pass).catch((refused: unknown) => refused);
    for (let n = 0; n < 5; n++) {
      line.say({ type: "trouble", problem });
      vi.advanceTimersByTime(2000);
    }
    expect(line.of("choose")).toHaveLength(5);
    expect(await chosen).toBeInstanceOf(Refused);
    expect(live.trouble).toEqual(problem);
  });

  it("waits for a database that is away", async () => {
    const line = playing();
    const away = { ...problem, id: "error-not-saved" };
    const chosen = live.choose(pass);
    const key = live.choosing?.key;
    for (let n = 0; n < 20; n++) {
      line.say({ type: "trouble", problem: away });
      vi.advanceTimersByTime(2000);
    }
    expect(line.of("choose").map((sent) => sent["key"])).toEqual(Array(21).fill(key));
    expect(live.trouble).toEqual(away);
    line.say({ type: "accepted", key, at: 4 });
    line.say(update(4, 3, ["d"]));
    await chosen;
    expect(live.trouble).toBeNull();
    expect(live.choosing).toBeNull();
  });

  it("is not given up for other trouble right after that", () => {
    const line = playing();
    void live.choose(pass).catch(() => null);
    for (let n = 0; n < 5; n++) {
      line.say({ type: "trouble", problem: { ...problem, id: "error-not-read" } });
      vi.advanceTimersByTime(2000);
    }
    line.say({ type: "trouble", problem });
    expect(live.choosing).not.toBeNull();
  });

  it("asks again for a table that could not be read", () => {
    live.watch("t");
    last().open();
    last().say({ type: "trouble", problem: { ...problem, id: "error-not-read" } });
    vi.advanceTimersByTime(2000);
    expect(last().of("watch")).toHaveLength(2);
    last().say(update(3, 0, ["a", "b", "c"]));
    expect(live.trouble).toBeNull();
  });
});

describe("several seats", () => {
  /** What those are told who look through the eyes of a seat. */
  const through = (you: number | null, at: number, since: number, events: string[]): object =>
    update(at, since, events, { table: { id: "t", you, yours: [0, 2] } });

  it("sees nothing of the last eyes through other ones", () => {
    live.watch("t", { seat: 0, apart: true });
    last().open();
    last().say(through(0, 3, 0, ["a", "secret"]));
    live.watch("t", { seat: null, apart: true });
    expect(live.update).toBeNull();
    expect(live.events).toEqual([]);
    expect(last().of("watch").at(-1)).toMatchObject({ at: 0, since: 0, seat: null });
    last().say(through(0, 4, 0, ["a", "late secret"]));
    expect(live.update).toBeNull();
    last().say(through(null, 4, 0, ["a"]));
    expect(tags(live)).toEqual(["a"]);
    live.watch("t", { seat: 2, apart: true });
    last().say(through(null, 4, 0, ["a"]));
    expect(live.update).toBeNull();
    last().say(through(2, 4, 0, ["a", "other"]));
    expect(tags(live)).toEqual(["a", "other"]);
  });

  it("keeps the table where other eyes see the same", () => {
    live.watch("t", { seat: 0 });
    last().open();
    last().say(through(0, 3, 0, ["a", "b"]));
    live.watch("t", { seat: 2 });
    expect(tags(live)).toEqual(["a", "b"]);
    expect(last().of("watch").at(-1)).toMatchObject({ at: 3, since: 2, seat: 2 });
    last().say(through(2, 3, 2, []));
    expect(live.update?.table.you).toBe(2);
  });

  it("speaks for the seat through whose eyes it looks", () => {
    live.watch("t", { seat: 2, apart: true });
    last().open();
    last().say(through(2, 3, 0, []));
    void live.choose(pass);
    void live.undo(1);
    void live.whyNot(pass);
    void live.hint();
    void live.say("hello");
    const spoken = last().sent.filter(({ type }) => type !== "watch" && type !== "ping");
    expect(spoken.map(({ seat }) => seat)).toEqual([2, 2, 2, 2, 2]);
  });

  it("takes what is left when a seat is gone", () => {
    live.watch("t", { seat: 2, apart: true });
    last().open();
    last().say(update(3, 0, ["a"], { table: { id: "t", you: 0, yours: [0] } }));
    expect(live.update?.table.you).toBe(0);
  });
});

describe("the rest of the talk", () => {
  it("hints and reasons find who asked", async () => {
    const line = playing();
    const hint = live.hint();
    const reason = live.whyNot(pass);
    const offered = live.whyNot({ type: "done" });
    const [one, other] = line.of("ask_why_not");
    line.say({ type: "why_not", key: other!["key"], problem: null });
    line.say({ type: "why_not", key: one!["key"], problem });
    const [{ key }] = line.of("ask_hint") as [{ key: string }];
    line.say({ type: "hint", key, option: pass, bot: "greedy", gain: 20 });
    expect(await hint).toMatchObject({ option: pass, bot: "greedy", gain: 20 });
    expect(await reason).toEqual(problem);
    expect(await offered).toBeNull();
  });

  it("shows chat that is on its way", async () => {
    const line = playing();
    const said = live.say("hello");
    expect(live.saying.map(({ text }) => text)).toEqual(["hello"]);
    line.say({ type: "accepted", key: line.of("say")[0]!["key"], at: 3 });
    await said;
    expect(live.saying).toEqual([]);
  });

  it("answers a wish to take back again while it is still waited for", () => {
    const request = { by: 1, to: 2, missing: [0] };
    const undo = { alone: null, further: null, request };
    const line = playing();
    line.say(update(3, 3, [], { undo }));
    live.answerUndo(true);
    expect(line.of("answer")).toEqual([{ type: "answer", agree: true }]);
    line.onclose?.();
    vi.advanceTimersByTime(400);
    last().open();
    last().say(update(3, 3, [], { undo }));
    expect(last().of("answer")).toHaveLength(1);
    last().say(update(4, 1, []));
    last().say(update(5, 1, [], { undo: { ...undo, request: { ...request, to: 0 } } }));
    expect(last().of("answer")).toHaveLength(1);
  });
});

describe("rights that end", () => {
  const parted = { type: "parted", table: "t", problem, watching: false };

  it("shows nothing more of a table that may not be watched", async () => {
    const line = playing();
    const choice = live.choose(pass);
    line.say(parted);
    await expect(choice).rejects.toBeInstanceOf(Refused);
    expect(live.parted?.problem).toEqual(problem);
    expect([live.update, live.events, live.choosing]).toEqual([null, [], null]);
    expect(line.closed).toBe(false);
    // Invited again.
    line.say(update(3, 0, ["a"]));
    expect(live.parted).toBeNull();
  });

  it("says why a seat is lost until there is another, and goes on watching", () => {
    const line = playing();
    line.say({ ...parted, watching: true });
    line.say(update(3, 3, [], { table: { id: "t", you: null, yours: [] } }));
    expect(live.parted?.problem).toEqual(problem);
    expect(tags(live)).toEqual(["a", "b", "c"]);
    line.say(update(3, 3, [], { table: { id: "t", you: 1, yours: [1] } }));
    expect(live.parted).toBeNull();
  });

  it("is not concerned with another table", () => {
    playing().say({ ...parted, table: "u" });
    expect(live.parted).toBeNull();
    expect(live.update).not.toBeNull();
  });

  it("says that the reader is signed out, and tries nothing more", async () => {
    const line = playing();
    live.whoAmI = () => Promise.resolve(false);
    line.onclose?.({ code: 4401 });
    await vi.advanceTimersByTimeAsync(60_000);
    expect([live.signedOut, live.update]).toEqual([true, null]);
    expect(Line.all).toHaveLength(1);
    // At another table, or the same one as somebody else.
    live.watch("u");
    expect(live.signedOut).toBe(false);
    expect(Line.all).toHaveLength(2);
  });

  it("goes on with a new session, and sends again what was on its way", async () => {
    const line = playing();
    void live.choose(pass);
    live.whoAmI = () => Promise.resolve(true);
    line.onclose?.({ code: 4401 });
    await vi.advanceTimersByTimeAsync(1_000);
    last().open();
    expect(live.signedOut).toBe(false);
    expect(last().of("choose")).toEqual(line.of("choose"));
  });

  it("asks again who it is while the server does not answer", async () => {
    const line = playing();
    live.whoAmI = vi.fn().mockRejectedValueOnce(new Error("offline")).mockResolvedValue(false);
    line.onclose?.({ code: 4401 });
    await vi.advanceTimersByTimeAsync(1_000);
    expect(live.signedOut).toBe(false);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(live.signedOut).toBe(true);
  });

  it("does not stir after the page is left", async () => {
    const line = playing();
    live.whoAmI = () => Promise.resolve(false);
    line.onclose?.({ code: 4401 });
    live.unwatch();
    await vi.advanceTimersByTimeAsync(60_000);
    expect([live.signedOut, Line.all.length]).toEqual([false, 1]);
  });
});

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Hand, type HandProps } from "../../src/board/hand.svelte";
import type { Tagged } from "../../src/board/props";

const put = (...parts: string[]): Tagged => ({ type: "put", parts });

/** A hand over a board with these options, and what it has done. */
function handOver(
  options: readonly Tagged[],
  marked: Tagged | null = null,
  sending: Tagged | null = null,
) {
  const said: string[] = [];
  const tell = ({ type, parts }: Tagged): string => `${type} ${(parts as string[]).join("+")}`;
  const props: HandProps = {
    you: 0,
    question: null,
    options,
    marked,
    sending,
    recent: [],
    choose: (option) => said.push(tell(option)),
    whyNot: (option) => said.push(`why not ${tell(option)}`),
  };
  const hand = new Hand(() => props, {
    lay: ({ type, parts }) => ({ parts: parts as string[], confirm: type === "many" }),
    kind: (place) => place.replace("die:b2", "die:b"),
    places: (part) => (part === "die:b" ? ["die:b", "die:b2"] : [part]),
    counted: (place) => place.startsWith("stock:"),
    anew: (place) => place.startsWith("effect:"),
    wish: (place, held) => put(...held, place),
    tell: (place) => [place],
    tellOption: tell,
  });
  return { hand, said };
}

const BOARD = [
  put("die:a", "space:1"),
  put("die:b", "space:1"),
  put("die:b", "space:2"),
  put("card:x"),
];

describe("a hand over a board", () => {
  it("puts two things together, the one or the other first", () => {
    const { hand, said } = handOver(BOARD);
    hand.press("die:a");
    expect(hand.isHeld("die:a")).toBe(true);
    hand.press("space:1");
    hand.clear();
    hand.press("space:2");
    hand.press("die:b2");
    expect(said).toEqual(["put die:a+space:1", "put die:b+space:2"]);
  });

  it("does not ask why not while a choice is on its way: the second tap of two", () => {
    const { hand, said } = handOver([], null, put("card:x"));
    hand.press("card:x");
    expect(said).toEqual([]);
  });

  it("knows what a press would choose, for a board to show what it costs", () => {
    const { hand } = handOver(BOARD);
    const element = {} as Element;
    hand.show("space:2", element);
    expect(hand.proposed).toBeNull();
    hand.press("die:b");
    hand.show("space:2", element);
    expect(hand.proposed).toEqual(put("die:b", "space:2"));
    hand.hide("space:2");
    expect(hand.proposed).toBeNull();
    hand.show("card:x", element);
    expect(hand.proposed).toEqual(put("card:x"));
  });

  it("lights what goes with what is held, and leaves the rest", () => {
    const { hand } = handOver(BOARD);
    expect(hand.isLegal("space:2")).toBe(true);
    expect(hand.isLit("space:2")).toBe(false);
    hand.press("die:a");
    expect(hand.isLit("space:1")).toBe(true);
    expect(hand.isLegal("space:2")).toBe(false);
    expect(hand.isLegal("die:b")).toBe(true); // it would be taken instead
    expect(hand.isLegal("card:x")).toBe(true); // it needs nothing
  });

  it("puts down what does not go with a place that says what is meant", () => {
    const { hand, said } = handOver([...BOARD, put("effect:drill", "space:1")]);
    hand.press("die:b");
    expect(hand.isLegal("effect:drill")).toBe(true);
    expect(hand.spot("effect:drill")).toMatchObject({ tabindex: 0 });
    hand.press("effect:drill");
    expect(hand.held).toEqual(["effect:drill"]);
    hand.press("space:1");
    expect(said).toEqual(["put effect:drill+space:1"]);
    // What it goes with stays in hand.
    hand.clear();
    hand.press("space:1");
    hand.press("effect:drill");
    expect(said).toHaveLength(2);
  });

  it("takes another of the same sort instead, and puts down what is pressed again", () => {
    const { hand } = handOver(BOARD);
    hand.press("die:a");
    hand.press("die:b");
    expect(hand.held).toEqual(["die:b"]);
    hand.press("die:b");
    expect(hand.held).toEqual([]);
  });

  it("chooses at once what stands alone", () => {
    const { hand, said } = handOver(BOARD);
    hand.press("die:a");
    hand.press("card:x");
    expect(said).toEqual(["put card:x"]);
  });

  it("asks why something does not go, and marks the place", () => {
    const { hand, said } = handOver(BOARD);
    hand.press("die:a");
    hand.press("space:2");
    expect(said).toEqual(["why not put die:a+space:2"]);
    expect(hand.refused).toBe("space:2");
    expect(String(hand.spot("space:2")["data-state"])).toContain("refused");
    hand.press("space:1");
    expect(hand.refused).toBeNull();
  });

  it("gathers several things for a button, counted ones more than once", () => {
    const many: Tagged = { type: "many", parts: ["stock:w", "stock:w", "stock:x"] };
    const { hand, said } = handOver([many]);
    hand.press("stock:w");
    hand.press("stock:w");
    expect(hand.made).toEqual([]);
    hand.press("stock:x");
    expect(hand.made).toEqual([many]);
    expect(said).toEqual([]);
    hand.press("stock:w"); // there is no use for a third: one goes back
    expect(hand.held).toEqual(["stock:w", "stock:x"]);
  });

  it("tells the option that a press would choose", () => {
    const { hand } = handOver(BOARD);
    expect(hand.tell("space:1")).toEqual(["space:1"]);
    hand.press("die:a");
    expect(hand.tell("space:1")).toEqual(["put die:a+space:1", "space:1"]);
  });

  it("marks the places of a proposed option, one for each part", () => {
    const { hand } = handOver(BOARD, put("die:b", "space:2"));
    expect(hand.isMarked("die:b")).toBe(true);
    expect(hand.isMarked("die:b2")).toBe(false);
    expect(hand.isMarked("space:2")).toBe(true);
  });

  it("has what can be pressed in the Tab order", () => {
    const { hand } = handOver(BOARD);
    expect(hand.spot("space:2")["tabindex"]).toBe(0);
    hand.press("die:a");
    expect(hand.spot("space:2")["tabindex"]).toBe(-1);
    expect(hand.spot("space:1")["tabindex"]).toBe(0);
    expect(hand.spot("die:a")["tabindex"]).toBe(0);
    expect(hand.spot("die:b")["tabindex"]).toBe(0);
  });
});

describe("a hand that asks, and tells what it holds", () => {
  function asked() {
    const said: string[] = [];
    let asking = false;
    const held: (readonly string[] | null)[] = [];
    const props = (): HandProps => ({
      you: 0,
      question: null,
      options: BOARD,
      marked: null,
      recent: [],
      asking,
      hold: (holding) => held.push(holding && holding.things),
      choose: () => said.push("chosen"),
      whyNot: (option) => said.push(`why not ${(option["parts"] as string[]).join("+")}`),
    });
    const hand = new Hand(props, {
      lay: ({ parts }) => ({ parts: parts as string[] }),
      drags: (place) => place.startsWith("die:"),
      wish: (place, others) => put(...others, place),
      tell: (place) => [`the ${place}`],
      tellOption: () => "",
    });
    return { hand, said, held, ask: () => (asking = true) };
  }

  it("asks about everything, also what could be chosen, and keeps what it holds", () => {
    const { hand, said, ask } = asked();
    hand.press("die:a");
    ask();
    hand.press("space:1");
    hand.press("card:x");
    expect(said).toEqual(["why not die:a+space:1", "why not die:a+card:x"]);
    expect(hand.held).toEqual(["die:a"]);
  });

  it("tells what is in hand and what can be done with it", () => {
    const { hand, held } = asked();
    hand.press("die:a");
    expect(hand.holding?.options).toEqual([put("die:a", "space:1")]);
    hand.report(hand.holding);
    hand.holding?.putBack();
    hand.report(hand.holding);
    expect(held).toEqual([["the die:a"], null]);
  });

  it("lets Tab stop at pieces, and at their goals once one is in hand", () => {
    const { hand } = asked();
    const stops = () =>
      ["die:a", "space:1", "space:2", "card:x"].filter(
        (place) => hand.spot(place)["tabindex"] === 0,
      );
    expect(stops()).toEqual(["die:a", "card:x"]);
    hand.press("die:a");
    expect(stops()).toEqual(["die:a", "space:1"]);
  });
});

describe("a finger on a board", () => {
  let heard: Map<string, (event: object) => void>;

  beforeEach(() => {
    heard = new Map();
    vi.useFakeTimers();
    vi.stubGlobal("addEventListener", (name: string, handler: (event: object) => void) =>
      heard.set(name, handler),
    );
    vi.stubGlobal("removeEventListener", (name: string) => heard.delete(name));
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  /** A tap on a card, of which the page hears late; the finger was down for so long. */
  function tap(down: number): readonly string[] {
    const { hand, said } = handOver(BOARD);
    const spot = hand.spot("card:x") as Record<string, (event?: object) => void>;
    const touch = { pointerId: 1, pointerType: "touch", button: 0, currentTarget: {} };
    spot["onpointerdown"]?.({ ...touch, timeStamp: 1000 });
    vi.advanceTimersByTime(900);
    heard.get("pointerup")?.({ ...touch, type: "pointerup", timeStamp: 1000 + down });
    spot["onclick"]?.();
    return said;
  }

  it("presses with a quick tap, also on a page that was busy", () => {
    expect(tap(80)).toEqual(["put card:x"]);
  });

  it("presses nothing where it rested to be told what that is", () => {
    expect(tap(800)).toEqual([]);
  });

  it("explains nothing once it scrolls", () => {
    const { hand } = handOver(BOARD);
    const spot = hand.spot("card:x") as Record<string, (event: object) => void>;
    const touch = { pointerId: 1, pointerType: "touch", button: 0, currentTarget: {} };
    spot["onpointerdown"]?.({ ...touch, timeStamp: 1000 });
    heard.get("pointercancel")?.({ ...touch, type: "pointercancel", timeStamp: 1050 });
    vi.advanceTimersByTime(900);
    expect(hand.told).toBeNull();
  });
});

/**
 * The reader's hand over the board: what is picked up, what lights up, what a press means.
 *
 * Everything that can be pointed at is a place with a name of its own: "die:2", "space:water-1".
 * Pressing one thing and then another puts them together, in any order; dragging the first onto the
 * second does the same. What does not go can be pressed as well: then the rules are asked why.
 */

import { getContext, setContext } from "svelte";
import { type Marks, marksOf } from "./marks";
import { type Laid, Offers } from "./offers";
import { ARROWS, followDrag, moveFocus, placeAt } from "./pointer";
import type { BoardProps, Holding, Seat, Tagged } from "./props";
import { share } from "../lib/share";

/** How long a finger rests on a place to be told what it is. */
const HOLD = 450;
/** An empty hand: always the same one, so that putting nothing down changes nothing. */
const NOTHING: readonly string[] = [];

/** The part of a board's properties that the hand needs. */
export type HandProps = Pick<
  BoardProps,
  "you" | "question" | "options" | "marked" | "recent" | "asking" | "hold" | "choose" | "whyNot"
> &
  Partial<Pick<BoardProps, "outcome" | "sending">>;

/** What a board says about its places. */
export interface Reading {
  /** How an option lies on the board; null if it is only among the choices beside it. */
  lay(option: Tagged): Laid | null;
  /** What a place stands for in `Laid.parts`, where that is not its own name: equal dice say. */
  kind?(place: string): string;
  /** The places that stand for a part, the likeliest first; by default the one of its name. */
  places?(part: string): readonly string[];
  /** Whether a place can be taken several times: a stock of units. */
  counted?(place: string): boolean;
  /** Whether a press on a place starts over, and puts down whatever does not go with it. */
  anew?(place: string): boolean;
  /** Whether a place holds something that can be dragged. */
  drags?(place: string): boolean;
  /** The option that a press with these things in hand would have been, to ask why it is not one. */
  wish(place: string, held: readonly string[]): Tagged | null;
  /** What there is to know of a place, in short sentences. */
  tell(place: string, held: readonly string[]): readonly string[];
  /** An option in words. */
  tellOption(option: Tagged): string;
  /** An event in words, to say of an option that is pointed at what it would do; null: not worth it. */
  tellEvent?(event: Tagged): string | null;
  /** What an option is good for, in a sentence: told where what it would do is not. */
  why?(option: Tagged): string;
  /** The places that an event has changed. */
  changes?(event: Tagged): readonly string[];
}

/** Something under the pointer: where it is drawn, in the coordinates of the window. */
export interface Drag {
  readonly place: string;
  readonly x: number;
  readonly y: number;
  readonly over: string | null;
}

type Handlers = Readonly<Record<string, (event: never) => void>>;

interface Told {
  readonly place: string;
  readonly element: Element;
}

export class Hand {
  readonly #read: () => HandProps;
  readonly #reading: Reading;

  /** The places whose things are picked up, in order. */
  held = $state.raw<readonly string[]>(NOTHING);
  drag = $state.raw<Drag | null>(null);
  /** What is being explained. */
  told = $state.raw<Told | null>(null);
  /** The place that was pressed in vain. */
  refused = $state.raw<string | null>(null);
  /** Places whose piece is still in the air. */
  flying = $state.raw<ReadonlySet<string>>(new Set());
  /** Where the last piece was dropped: it flies from there. */
  dropped: DOMRect | null = null;

  #holding: ReturnType<typeof setTimeout> | undefined;
  #rested = false;
  readonly #handlers = new Map<string, Handlers>();
  readonly #spots = new Map<string, Record<string, unknown>>();

  constructor(read: () => HandProps, reading: Reading) {
    this.#read = read;
    this.#reading = reading;
  }

  readonly offers: Offers = $derived.by(
    () => new Offers(this.#read().options, (option) => this.#reading.lay(option)),
  );
  // Apart from the drag itself, which changes with every move of the pointer.
  readonly dragged: string | null = $derived(this.drag?.place ?? null);
  readonly over: string | null = $derived(this.drag?.over ?? null);
  /** What is in hand, and what is under the pointer. */
  readonly #inHand: readonly string[] = $derived(
    this.dragged === null ? this.held : [this.dragged],
  );
  readonly #next: ReadonlySet<string> = $derived.by(() =>
    this.offers.next(this.#kinds(this.#inHand)),
  );
  /** The options that are made of what is in hand: chosen with a button where one is not enough. */
  readonly made: readonly Tagged[] = $derived.by(() => this.offers.made(this.#kinds(this.held)));
  /** What the table is told of the things in hand. */
  readonly holding: Holding | null = $derived.by(() => {
    if (!this.held.length) return null;
    const kinds = this.#kinds(this.held);
    return {
      things: this.held.map((place) => this.#reading.tell(place, [])[0] ?? place),
      options: this.offers.with(kinds),
      several: this.offers.confirms(kinds),
      putBack: () => this.clear(),
    };
  });
  /** The things that are reached only with a piece in hand. */
  readonly #behind: ReadonlySet<string> = $derived.by(() =>
    this.offers.behind((part) =>
      this.#placesOf(part).some((place) => this.#reading.drags?.(place) ?? false),
    ),
  );
  readonly #marked: ReadonlySet<string> = $derived.by(() => {
    const { marked } = this.#read();
    const marks = new Set<string>();
    for (const part of marked ? (this.#reading.lay(marked)?.parts ?? []) : []) {
      const places = this.#placesOf(part);
      const place = places.find((other) => !marks.has(other)) ?? places[0];
      if (place !== undefined) marks.add(place);
    }
    return marks;
  });
  /** The option that a press on what is pointed at would choose: boards show what it costs. */
  readonly proposed: Tagged | null = $derived.by(() => {
    const place = this.over ?? this.told?.place;
    return place == null ? null : this.#optionAt(place);
  });
  /** What changed since the reader's last decision, with whose doing it was. */
  readonly marks: Marks = $derived.by(() =>
    marksOf(this.#read().recent, this.you, (event) => this.#reading.changes?.(event) ?? []),
  );

  get you(): Seat | null {
    return this.#read().you;
  }

  /** Whether a press asks why not. */
  get asking(): boolean {
    return this.#read().asking ?? false;
  }

  /** Whether something is marked: proposed by a hint, or waiting to be confirmed. */
  get marked(): Tagged | null {
    return this.#read().marked;
  }

  /** Tell the table what is in hand. */
  report(holding: Holding | null): void {
    this.#read().hold?.(holding);
  }

  #placesOf(part: string): readonly string[] {
    return this.#reading.places?.(part) ?? [part];
  }

  #kind(place: string): string {
    return this.#reading.kind?.(place) ?? place;
  }

  #kinds(places: readonly string[]): readonly string[] {
    return places.map((place) => this.#kind(place));
  }

  #isCounted(place: string): boolean {
    return this.#reading.counted?.(place) ?? false;
  }

  /** Put everything down. */
  clear(): void {
    this.held = NOTHING;
    this.drag = null;
    this.told = null;
    this.refused = null;
  }

  /** Put down what is no longer of use: in a race others change what is offered. */
  settle(): void {
    if (this.held.length && !this.offers.leads(this.#kinds(this.held))) this.clear();
  }

  isHeld(place: string): boolean {
    return this.held.includes(place);
  }

  /** How many of a place are in hand. */
  count(place: string): number {
    return this.held.filter((other) => other === place).length;
  }

  /** Whether a press would do something, with what is in hand. */
  isLegal(place: string): boolean {
    if (this.asking) return false;
    if (this.isHeld(place) || this.#fits(place)) return true;
    return this.offers.at([this.#kind(place)]) !== null || this.#replaces(place);
  }

  /** Whether what is in hand can go there. */
  isLit(place: string): boolean {
    return !this.asking && this.#inHand.length > 0 && this.#fits(place);
  }

  isMarked(place: string): boolean {
    return this.#marked.has(place);
  }

  #fits(place: string): boolean {
    const again = this.#inHand.includes(place) && !this.#isCounted(place);
    return !again && this.#next.has(this.#kind(place));
  }

  /** Whether a press takes this in place of something of its sort, or of everything in hand. */
  #replaces(place: string): boolean {
    const yields = this.#inHand.some((held) => this.#yields(held, place));
    return yields && this.offers.first.has(this.#kind(place));
  }

  /** Whether something in hand is put down when this is taken. */
  #yields(held: string, place: string): boolean {
    return sortOf(held) === sortOf(place) || (this.#reading.anew?.(place) ?? false);
  }

  /** What a place is told as: the option that a press would choose, and what there is to know. */
  tell(place: string): readonly string[] {
    const option = this.#optionAt(place);
    const lines = this.#reading.tell(place, this.#othersInHand(place));
    return option ? [this.#reading.tellOption(option), ...lines] : lines;
  }

  #othersInHand(place: string): readonly string[] {
    return this.#inHand.filter((other) => other !== place);
  }

  #optionAt(place: string): Tagged | null {
    const together = this.#kinds([...this.#othersInHand(place), place]);
    return this.offers.at(together) ?? this.offers.at([this.#kind(place)]);
  }

  tellOption(option: Tagged): string {
    return this.#reading.tellOption(option);
  }

  /** What an option is good for. */
  why(option: Tagged): string {
    return this.#reading.why?.(option) ?? "";
  }

  /** What an option would do, in words, or else what it is good for. */
  async foretell(option: Tagged): Promise<readonly string[]> {
    const { outcome } = this.#read();
    const tell = this.#reading.tellEvent?.bind(this.#reading);
    const events = outcome && tell ? (await outcome(option)).events : [];
    const told = events.map((event) => tell?.(event) ?? null).filter((text) => text !== null);
    const why = this.why(option);
    return told.length || !why ? told : [why];
  }

  press(place: string): void {
    this.refused = null;
    if (this.asking) {
      this.#ask(place, this.#othersInHand(place));
      return;
    }
    const alone = this.offers.at([this.#kind(place)]);
    if (this.isHeld(place) && !(this.#isCounted(place) && this.#fits(place))) this.#putBack(place);
    else if (this.#fits(place)) this.#take([...this.held, place]);
    else if (alone) this.choose(alone);
    else if (this.#replaces(place)) {
      this.#take([...this.held.filter((held) => !this.#yields(held, place)), place]);
    } else this.#ask(place, this.held);
  }

  #putBack(place: string): void {
    const index = this.held.lastIndexOf(place);
    this.held = this.held.filter((_, other) => other !== index);
  }

  #take(held: readonly string[]): void {
    const option = this.offers.at(this.#kinds(held));
    if (option) this.choose(option);
    else this.held = held;
  }

  #ask(place: string, held: readonly string[]): void {
    // Nothing is offered while a choice is on its way: a second tap on it does not ask why.
    const wish = this.you === null || this.#read().sending ? null : this.#reading.wish(place, held);
    if (!wish) return;
    this.refused = place;
    this.#read().whyNot(wish);
  }

  choose(option: Tagged): void {
    this.told = null;
    this.#read().choose(option);
  }

  // Pointer and keyboard

  /** Everything that makes an element of the board a place: attributes, states and handlers. It is
   * the same object for as long as nothing of it changes: then the element is left alone. */
  spot(place: string): Record<string, unknown> {
    const legal = this.isLegal(place);
    const held = this.isHeld(place);
    const lit = this.isLit(place);
    // What is not legal is left out of the Tab order, and so are the many places that wait for a
    // piece, until one is in hand; then all but where it can go and what could be taken in its
    // place. The arrow keys go everywhere.
    const reached = this.#inHand.length
      ? lit || this.#replaces(place)
      : legal && !this.#behind.has(this.#kind(place));
    const idle = this.asking || !this.#read().options.length;
    const made = {
      role: "button",
      tabindex: reached || held || idle ? 0 : -1,
      "aria-label": asText(this.tell(place)),
      "aria-disabled": legal ? undefined : "true",
      "aria-pressed": held ? "true" : undefined,
      "data-place": place,
      "data-state": stateOf({
        legal,
        lit,
        chosen: held,
        over: this.over === place && legal,
        anytime: legal && !held && !lit && this.offers.anytime.has(this.#kind(place)),
        marked: this.isMarked(place),
        refused: this.refused === place,
      }),
      ...this.#handlersOf(place),
    };
    const kept = share(this.#spots.get(place), made);
    this.#spots.set(place, kept);
    return kept;
  }

  /** What a place does, made once: a spot is told anew with every update. */
  #handlersOf(place: string): Handlers {
    const known = this.#handlers.get(place);
    if (known) return known;
    const made: Handlers = {
      onclick: () => this.#click(place),
      onkeydown: (event: KeyboardEvent) => this.#key(event, place),
      onpointerenter: (event: PointerEvent) => {
        if (event.pointerType !== "touch") this.show(place, event.currentTarget as Element);
      },
      onpointerleave: () => this.hide(place),
      onfocus: (event: FocusEvent) => {
        const element = event.currentTarget as Element;
        if (element.matches(":focus-visible")) this.show(place, element);
      },
      onblur: () => this.hide(place),
      onpointerdown: (event: PointerEvent) => this.#down(event, place),
      oncontextmenu: (event: Event) => {
        if (this.#rested) event.preventDefault();
      },
    };
    this.#handlers.set(place, made);
    return made;
  }

  show(place: string, element: Element): void {
    if (!this.drag) this.told = { place, element };
  }

  hide(place: string): void {
    if (this.told?.place === place) this.told = null;
  }

  #click(place: string): void {
    clearTimeout(this.#holding);
    if (this.#rested) {
      this.#rested = false;
      return;
    }
    this.told = null;
    this.press(place);
  }

  #key(event: KeyboardEvent, place: string): void {
    const arrow = ARROWS[event.key];
    if (event.key === "Enter" || event.key === " ") this.press(place);
    else if (arrow) moveFocus(event.currentTarget as Element, arrow);
    else return;
    event.preventDefault();
  }

  /** A finger that rests shows what a place is; a pointer that moves takes a piece along. */
  #down(event: PointerEvent, place: string): void {
    this.#rested = false;
    const element = event.currentTarget as Element;
    clearTimeout(this.#holding);
    if (event.pointerType === "touch") this.#rest(event, place, element);
    if (event.button === 0 && this.#reading.drags?.(place)) this.#startDrag(event, place);
  }

  #rest(down: PointerEvent, place: string, element: Element): void {
    let rested = false;
    this.#holding = setTimeout(() => {
      if (this.drag) return;
      rested = this.#rested = true;
      this.told = { place, element };
    }, HOLD);
    const ended = (event: PointerEvent): void => {
      if (event.pointerId !== down.pointerId) return;
      removeEventListener("pointerup", ended);
      removeEventListener("pointercancel", ended);
      clearTimeout(this.#holding);
      // A busy page may hear late of a quick tap: what counts is when the finger was lifted.
      if (!rested || event.type !== "pointerup" || event.timeStamp - down.timeStamp >= HOLD) return;
      this.#rested = false;
      this.hide(place);
    };
    addEventListener("pointerup", ended);
    // What is scrolled is not rested on.
    addEventListener("pointercancel", ended);
  }

  #startDrag(down: PointerEvent, place: string): void {
    followDrag(down, {
      move: (x, y) => {
        clearTimeout(this.#holding);
        this.told = null;
        this.drag = { place, x, y, over: placeAt(x, y) };
      },
      end: (dropped) => {
        const drag = this.drag;
        const fits = drag?.over != null && this.isLit(drag.over);
        this.drag = null;
        // The click that follows the drop is not a press.
        this.#rested = true;
        setTimeout(() => (this.#rested = false));
        if (!drag?.over || !dropped || sortOf(drag.over) === sortOf(place)) return;
        this.dropped = new DOMRect(drag.x - 24, drag.y - 24, 48, 48);
        if (fits) this.#take([place, drag.over]);
        else this.#ask(drag.over, [place]);
      },
    });
  }
}

/** The states of a place as its `data-state`, which the styles know. */
export function stateOf(states: Readonly<Record<string, boolean>>): string {
  const on = Object.entries(states).filter(([, is]) => is);
  return ["spot", ...on.map(([name]) => name)].join(" ");
}

function sortOf(place: string): string {
  return place.split(":")[0] ?? place;
}

const KEY = Symbol("hand");

export function provideHand(hand: Hand): Hand {
  return setContext(KEY, hand);
}

/** The hand over the board that a part is in; undefined outside of one. */
export function useHand(): Hand {
  return getContext<Hand>(KEY);
}

/** Short sentences as one text; some end with a full stop already. */
function asText(sentences: readonly string[]): string {
  const [first = "", ...more] = sentences;
  return more.reduce((text, next) => `${text}${/[.!?…]$/.test(text) ? "" : "."} ${next}`, first);
}

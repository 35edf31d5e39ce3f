/**
 * The reader's hand over the board: what is picked up, what lights up, what a press means.
 *
 * A press on a die picks it up, a press on a place puts it there; the other way round works too. What
 * is not legal can be pressed as well: then the rules are asked why.
 */

import { getContext, setContext } from "svelte";
import { words } from "./words";
import type { BoardProps, Seat, Tagged } from "../board";
import {
  bundle,
  dieOf,
  leadsSomewhere,
  type Legal,
  type Place,
  placeOf,
  readLegal,
  wishFor,
} from "./legal";
import { followDrag, moveFocus, placeAt } from "./pointer";
import { type Marks, recentMarks } from "./recent";
import { describe } from "./speech";
import { asOption, type Data, type Face, listDice, type Player, type View } from "./types";

const HOLD = 450;

export type Props = BoardProps<View, Data>;

/** A die under the pointer: where it is drawn, in the coordinates of the window. */
interface Drag {
  readonly index: number;
  readonly face: Face;
  readonly x: number;
  readonly y: number;
  readonly over: Place | null;
}

interface Told {
  readonly place: Place;
  readonly element: Element;
}

export class Desk {
  readonly #read: () => Props;

  /** The dice that are picked up, by their number in the pool: one, or several to reroll. */
  picked = $state.raw<readonly number[]>([]);
  /** A place that was pressed before a die. */
  target = $state.raw<Place | null>(null);
  /** Completed cards to hand in, and resources to pay instead. */
  cards = $state.raw<readonly string[]>([]);
  units = $state.raw<readonly string[]>([]);
  drag = $state.raw<Drag | null>(null);
  told = $state.raw<Told | null>(null);
  /** Places whose die is still in the air. */
  flying = $state.raw<ReadonlySet<Place>>(new Set());
  /** Where the last die was dropped: it flies from there. */
  dropped: DOMRect | null = null;

  #holding: ReturnType<typeof setTimeout> | undefined;
  #held = false;

  constructor(read: () => Props) {
    this.#read = read;
  }

  get #props(): Props {
    return this.#read();
  }
  get view(): View {
    return this.#props.view;
  }
  get data(): Data {
    return this.#props.data;
  }
  get you(): Seat | null {
    return this.#props.you;
  }
  get names(): readonly string[] {
    return this.#props.names;
  }
  get options(): readonly Tagged[] {
    return this.#props.options;
  }

  readonly me: Player | null = $derived.by(() =>
    this.you === null ? null : (this.view.players[this.you] ?? null),
  );
  readonly pool: readonly Face[] = $derived(this.me ? listDice(this.me.pool) : []);
  readonly legal: Legal = $derived.by(() => readLegal(this.view, this.data, this.options));
  readonly recent: Marks = $derived.by(() => recentMarks(this.#props.recent, this.view));

  /** Whether dice are picked together, to be rolled again. */
  readonly rerolling: boolean = $derived(this.legal.rerolls.size > 0);
  // Apart from the drag itself, which changes with every move of the pointer.
  readonly dragged: number | null = $derived(this.drag?.index ?? null);
  readonly over: Place | null = $derived(this.drag?.over ?? null);
  /** The one die that is picked up. */
  readonly die: Face | null = $derived.by(() => {
    const [first, ...more] = this.dragged === null ? this.picked : [this.dragged];
    return first === undefined || more.length ? null : (this.pool[first] ?? null);
  });
  /** What the picked things make, if it is on offer. */
  readonly reroll: Tagged | null = $derived.by(() => {
    const dice = this.picked.flatMap((index) => this.pool[index] ?? []);
    return this.legal.rerolls.get(bundle(dice)) ?? null;
  });
  readonly handIn: Tagged | null = $derived.by(
    () => this.legal.handIns.get(bundle(this.cards)) ?? null,
  );
  readonly substitute: Tagged | null = $derived.by(
    () => this.legal.substitutes.get(bundle(this.units)) ?? null,
  );

  readonly #markedPlaces: ReadonlySet<Place> = $derived.by(() => {
    const marked = this.#props.marked;
    if (!marked) return new Set<Place>();
    const option = asOption(marked);
    const places = new Set<Place>();
    const place = placeOf(option);
    if (place) places.add(place);
    const dice = option.type === "reroll" ? [...option.dice] : [dieOf(option)];
    for (const [index, face] of this.pool.entries()) {
      const found = dice.indexOf(face);
      if (found < 0) continue;
      dice.splice(found, 1);
      places.add(`die:${index}`);
    }
    if (option.type === "hand_in") for (const card of option.cards) places.add(`completed:${card}`);
    if (option.type === "substitute") for (const kind of option.paid) places.add(`stock:${kind}`);
    return places;
  });

  /** Put everything down: the question has changed. */
  clear(): void {
    this.picked = [];
    this.target = null;
    this.cards = [];
    this.units = [];
    this.drag = null;
    this.told = null;
  }

  isChosen(place: Place): boolean {
    if (place === this.target) return true;
    if (place.startsWith("die:")) return this.picked.includes(Number(place.slice(4)));
    if (place.startsWith("completed:")) return this.cards.includes(place.slice(10));
    if (place.startsWith("stock:")) return this.units.includes(place.slice(6));
    return false;
  }

  /** Whether a press would do something: with the die that is picked up, if one is. */
  isLegal(place: Place): boolean {
    if (place.startsWith("die:")) return this.#dieIsLegal(Number(place.slice(4)));
    if (place.startsWith("completed:")) {
      const card = place.slice(10);
      return this.cards.includes(card) || leadsSomewhere([...this.cards, card], this.legal.handIns);
    }
    if (place.startsWith("stock:") && this.legal.substitutes.size) {
      return leadsSomewhere([...this.units, place.slice(6)], this.legal.substitutes);
    }
    const moves = this.legal.moves.get(place);
    if (this.die !== null && moves) return moves.has(this.die);
    if (place.startsWith("face:")) return false; // a face needs a die to be turned
    return moves !== undefined || this.legal.direct.has(place);
  }

  /** Whether what is picked up can go there. */
  isTarget(place: Place): boolean {
    if (place.startsWith("die:")) return this.target !== null && this.isLegal(place);
    return this.die !== null && (this.legal.moves.get(place)?.has(this.die) ?? false);
  }

  #dieIsLegal(index: number): boolean {
    const face = this.pool[index];
    if (face === undefined) return false;
    if (this.target !== null) return this.legal.moves.get(this.target)?.has(face) ?? false;
    if (this.rerolling) return true;
    return [...this.legal.moves.values()].some((faces) => faces.has(face));
  }

  isMarked(place: Place): boolean {
    return this.#markedPlaces.has(place);
  }

  /** What a place can be told as: the option it stands for now, and what there is to know of it. */
  tell(place: Place): readonly string[] {
    const option = this.#optionAt(place);
    const lines = describe(place, this.view, this.data, this.names, this.#faceFor(place));
    return option ? [words.tellOption(option, this.names), ...lines] : lines;
  }

  #faceFor(place: Place): Face | null {
    if (place.startsWith("die:")) return this.pool[Number(place.slice(4))] ?? null;
    return this.die;
  }

  /** The one option that a press would choose. */
  #optionAt(place: Place): Tagged | null {
    if (place.startsWith("die:")) {
      const face = this.pool[Number(place.slice(4))];
      if (face === undefined || this.target === null) return null;
      return this.legal.moves.get(this.target)?.get(face) ?? null;
    }
    if (this.die !== null) {
      const option = this.legal.moves.get(place)?.get(this.die);
      if (option) return option;
    }
    const direct = this.legal.direct.get(place) ?? [];
    return direct.length === 1 ? (direct[0] ?? null) : null;
  }

  press(place: Place): void {
    if (place.startsWith("die:")) this.#pressDie(Number(place.slice(4)));
    else if (place.startsWith("completed:") && this.legal.handIns.size)
      this.#pressCard(place.slice(10));
    else if (place.startsWith("stock:") && this.legal.substitutes.size)
      this.#pressUnit(place.slice(6));
    else this.#pressPlace(place);
  }

  #pressDie(index: number): void {
    const face = this.pool[index];
    if (face === undefined) return;
    if (this.target !== null) {
      this.#put(face, this.target);
    } else if (this.rerolling) {
      this.picked = toggled(this.picked, index);
    } else {
      this.picked = this.picked.includes(index) ? [] : [index];
    }
  }

  #pressCard(card: string): void {
    if (this.isLegal(`completed:${card}`)) this.cards = toggled(this.cards, card);
  }

  #pressUnit(kind: string): void {
    if (leadsSomewhere([...this.units, kind], this.legal.substitutes)) {
      this.units = [...this.units, kind];
    }
  }

  #pressPlace(place: Place): void {
    const moves = this.legal.moves.get(place);
    const direct = this.legal.direct.get(place) ?? [];
    if (this.die !== null && (moves || !direct.length)) this.#put(this.die, place);
    else if (direct.length === 1 && direct[0]) this.choose(direct[0]);
    else if (moves || direct.length) this.target = this.target === place ? null : place;
    else this.#ask(place, null);
  }

  /** Put a die on a place, or learn why it does not go there. */
  #put(face: Face, place: Place): void {
    const option = this.legal.moves.get(place)?.get(face);
    if (option) this.choose(option);
    else this.#ask(place, face);
  }

  #ask(place: Place, face: Face | null): void {
    const wish = wishFor(place, face, this.view, this.data);
    if (wish && this.you !== null) this.#props.whyNot(wish as unknown as Tagged);
  }

  choose(option: Tagged): void {
    this.told = null;
    this.#props.choose(option);
  }

  // Pointer and keyboard

  /** Everything that makes an element of the board a place: attributes, states and handlers. */
  spot(place: Place): Record<string, unknown> {
    const legal = this.isLegal(place);
    const chosen = this.isChosen(place);
    const target = this.isTarget(place);
    const die = place.startsWith("die:");
    // What is not legal is left out of the Tab order, and with a die in hand all but its targets;
    // the arrow keys go everywhere.
    const reached = this.die !== null && !this.rerolling ? target || (die && legal) : legal;
    const idle = !this.options.length;
    return {
      role: "button",
      tabindex: reached || chosen || idle ? 0 : -1,
      "aria-label": this.tell(place).join(". "),
      "aria-disabled": legal ? undefined : "true",
      "aria-pressed": chosen ? "true" : undefined,
      "data-place": place,
      "data-state": [
        "spot",
        legal && "legal",
        target && "lit",
        chosen && "chosen",
        this.over === place && legal && "over",
        this.isMarked(place) && "marked",
      ]
        .filter(Boolean)
        .join(" "),
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
        if (this.#held) event.preventDefault();
      },
    };
  }

  show(place: Place, element: Element): void {
    if (!this.drag) this.told = { place, element };
  }

  hide(place: Place): void {
    if (this.told?.place === place) this.told = null;
  }

  #click(place: Place): void {
    clearTimeout(this.#holding);
    if (this.#held) {
      this.#held = false;
      return;
    }
    this.told = null;
    this.press(place);
  }

  #key(event: KeyboardEvent, place: Place): void {
    const arrows: Record<string, readonly [number, number]> = {
      ArrowLeft: [-1, 0],
      ArrowRight: [1, 0],
      ArrowUp: [0, -1],
      ArrowDown: [0, 1],
    };
    const arrow = arrows[event.key];
    if (event.key === "Enter" || event.key === " ") this.press(place);
    else if (event.key === "Escape" && (this.picked.length || this.target)) this.clear();
    else if (arrow) moveFocus(event.currentTarget as Element, arrow);
    else return;
    event.preventDefault();
  }

  /** A finger that rests shows what a place is; a pointer that moves takes a die along. */
  #down(event: PointerEvent, place: Place): void {
    this.#held = false;
    const element = event.currentTarget as Element;
    clearTimeout(this.#holding);
    if (event.pointerType === "touch") {
      this.#holding = setTimeout(() => {
        if (this.drag) return;
        this.#held = true;
        this.told = { place, element };
      }, HOLD);
    }
    addEventListener("pointerup", () => clearTimeout(this.#holding), { once: true });
    if (event.button === 0 && place.startsWith("die:")) this.#startDrag(event, place);
  }

  #startDrag(down: PointerEvent, place: Place): void {
    const index = Number(place.slice(4));
    const face = this.pool[index];
    if (face === undefined || this.target !== null) return;
    followDrag(down, {
      move: (x, y) => {
        clearTimeout(this.#holding);
        this.told = null;
        this.drag = { index, face, x, y, over: placeAt(x, y) };
      },
      end: (dropped) => {
        const drag = this.drag;
        this.drag = null;
        // The click that follows the drop is not a press.
        this.#held = true;
        setTimeout(() => (this.#held = false));
        if (!drag?.over || !dropped || drag.over.startsWith("die:")) return;
        this.dropped = new DOMRect(drag.x - 24, drag.y - 24, 48, 48);
        this.#put(face, drag.over);
      },
    });
  }
}

function toggled<T>(things: readonly T[], thing: T): readonly T[] {
  return things.includes(thing) ? things.filter((other) => other !== thing) : [...things, thing];
}

const KEY = Symbol("desk");

export function provideDesk(desk: Desk): Desk {
  return setContext(KEY, desk);
}

export function useDesk(): Desk {
  return getContext<Desk>(KEY);
}

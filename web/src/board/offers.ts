/**
 * What can be made of the things on a board.
 *
 * An option lies on the board as a bundle of things that are pressed for it, in any order: a die and
 * a space, a card alone, several dice. From the options on offer and the things in hand follows what
 * may be pressed next, and which option is made by it.
 */

import type { Tagged } from "./props";

/** How an option lies on the board. */
export interface Laid {
  /** The things it is made of; none if only a button stands for it. */
  readonly parts: readonly string[];
  /** Whether it is chosen with a button when its parts are together, and not by the last of them. */
  readonly confirm?: boolean;
  /** Whether it can be chosen at any moment: then it is not what a question is about. */
  readonly anytime?: boolean;
}

interface Bundle extends Laid {
  readonly option: Tagged;
  readonly counts: ReadonlyMap<string, number>;
}

/** Things as a text: the same for the same things in any order. */
function keyOf(things: readonly string[]): string {
  return things.toSorted().join("\n");
}

export class Offers {
  readonly #bundles: readonly Bundle[];
  /** The bundles by their things: every place of a board is looked up at each update. */
  readonly #exact = new Map<string, Bundle[]>();
  readonly #next = new Map<string, ReadonlySet<string>>();
  /** The bundles that the question is about. */
  readonly #asked: readonly Bundle[];
  /** The things that are only part of what can be chosen at any moment. */
  readonly anytime: ReadonlySet<string>;
  /** Those of them without a place that the question is about. */
  readonly #onward: readonly Tagged[];
  /** The options that have no place on the board. */
  readonly unplaced: readonly Tagged[];
  /** The things that may be taken first. */
  readonly first: ReadonlySet<string>;

  constructor(options: readonly Tagged[], lay: (option: Tagged) => Laid | null) {
    const laid = options.map((option) => ({ option, laid: lay(option) }));
    const isPlaced = (laid: Laid | null): laid is Laid =>
      laid !== null && (laid.parts.length > 0 || !laid.anytime);
    this.unplaced = laid.flatMap(({ option, laid }) => (isPlaced(laid) ? [] : [option]));
    this.#onward = laid.flatMap(({ option, laid }) => (laid ? [] : [option]));
    this.#bundles = laid.flatMap(({ option, laid }) =>
      isPlaced(laid) ? [{ ...laid, option, counts: count(laid.parts) }] : [],
    );
    this.#asked = this.#bundles.filter(({ anytime }) => !anytime);
    const asked = new Set(this.#asked.flatMap(({ parts }) => parts));
    const all = new Set(this.#bundles.flatMap(({ parts }) => parts));
    this.anytime = new Set([...all].filter((part) => !asked.has(part)));
    for (const bundle of this.#bundles) {
      const key = keyOf(bundle.parts);
      const alike = this.#exact.get(key);
      if (alike) alike.push(bundle);
      else this.#exact.set(key, [bundle]);
    }
    this.first = this.next([]);
  }

  /** The things that may join those in hand. */
  next(held: readonly string[]): ReadonlySet<string> {
    const key = keyOf(held);
    const found = this.#next.get(key) ?? this.#find(held);
    this.#next.set(key, found);
    return found;
  }

  #find(held: readonly string[]): ReadonlySet<string> {
    const inHand = count(held);
    const next = new Set<string>();
    for (const { counts, parts } of this.#bundles) {
      if (parts.length <= held.length || !contains(counts, inHand)) continue;
      for (const [part, wanted] of counts) if (wanted > (inHand.get(part) ?? 0)) next.add(part);
    }
    return next;
  }

  /** Whether what is in hand is part of something on offer. */
  leads(held: readonly string[]): boolean {
    return this.#with(held).length > 0;
  }

  /** The options that are made of these things, alone or with more. */
  with(held: readonly string[]): readonly Tagged[] {
    return this.#with(held).map(({ option }) => option);
  }

  /** Whether a button makes a choice of these things, with or without more. */
  confirms(held: readonly string[]): boolean {
    const bundles = this.#with(held);
    return bundles.length > 0 && bundles.every(({ confirm }) => confirm);
  }

  /** Whether one press is enough for every option that lies on the board and is asked for. */
  get single(): boolean {
    return this.#asked.length > 0 && this.#asked.every(({ parts }) => parts.length < 2);
  }

  /** The option that is asked for, if there is but one, and it has no place on the board. */
  get only(): Tagged | null {
    const [only = null, ...more] = this.#onward;
    return more.length || this.#asked.length ? null : only;
  }

  /** The things that go only with a piece which is picked up first. */
  behind(isPiece: (part: string) => boolean): ReadonlySet<string> {
    const alone = new Set<string>();
    const behind = new Set<string>();
    for (const { parts } of this.#bundles) {
      const led = parts.some(isPiece);
      for (const part of parts) if (!isPiece(part)) (led ? behind : alone).add(part);
    }
    return new Set([...behind].filter((part) => !alone.has(part)));
  }

  #with(held: readonly string[]): readonly Bundle[] {
    const inHand = count(held);
    return this.#bundles.filter(({ counts }) => contains(counts, inHand));
  }

  /** The options that are made of exactly these things. */
  made(held: readonly string[]): readonly Tagged[] {
    return this.#exactly(held).map(({ option }) => option);
  }

  /** The option that is chosen as soon as these things are together. */
  at(held: readonly string[]): Tagged | null {
    const [only, ...more] = this.#exactly(held);
    if (!only || more.length || only.confirm || !held.length) return null;
    return this.next(held).size ? null : only.option;
  }

  #exactly(held: readonly string[]): readonly Bundle[] {
    return this.#exact.get(keyOf(held)) ?? [];
  }
}

function count(things: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const thing of things) counts.set(thing, (counts.get(thing) ?? 0) + 1);
  return counts;
}

function contains(whole: ReadonlyMap<string, number>, part: ReadonlyMap<string, number>): boolean {
  return [...part].every(([thing, wanted]) => (whole.get(thing) ?? 0) >= wanted);
}

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
}

interface Bundle extends Laid {
  readonly option: Tagged;
  readonly counts: ReadonlyMap<string, number>;
}

export class Offers {
  readonly #bundles: readonly Bundle[];
  /** The things that may be taken first. */
  readonly first: ReadonlySet<string>;

  constructor(options: readonly Tagged[], lay: (option: Tagged) => Laid | null) {
    this.#bundles = options.flatMap((option) => {
      const laid = lay(option);
      return laid ? [{ ...laid, option, counts: count(laid.parts) }] : [];
    });
    this.first = this.next([]);
  }

  /** The things that may join those in hand. */
  next(held: readonly string[]): ReadonlySet<string> {
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
    const inHand = count(held);
    return this.#bundles.some(({ counts }) => contains(counts, inHand));
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
    const inHand = count(held);
    return this.#bundles.filter(
      ({ parts, counts }) => parts.length === held.length && contains(counts, inHand),
    );
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

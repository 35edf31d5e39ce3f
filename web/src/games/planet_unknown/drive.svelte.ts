/** Driving rovers: the one that is selected, where it can go, and the way there square by square. */

import type { Hand } from "../../board/hand.svelte";
import type { Tagged } from "../../board/props";
import { cellOf } from "./squares";
import { asEvent, asMove, type Props, type Rover } from "./types";

/** The squares that a rover passes on its way to one in its reach, that one last. */
export function wayTo(rover: Rover, to: string): readonly string[] {
  const way: string[] = [];
  for (let at = to; at !== rover.at;) {
    const step = rover.reach.find((reached) => reached.at === at);
    if (!step || way.length > rover.reach.length) return [];
    way.unshift(at);
    at = step.before;
  }
  return way;
}

export class Drive {
  readonly #read: () => Props;
  readonly #hand: Hand;
  /** The squares still to be driven to. */
  #way: readonly string[] = [];

  /** Made by a part of a board when it begins. */
  constructor(read: () => Props, hand: Hand) {
    this.#read = read;
    this.#hand = hand;
  }

  readonly #moves: readonly Tagged[] = $derived.by(() =>
    this.#read().options.filter(({ type }) => type === "move"),
  );
  /** The rover in hand, or the only one that can drive. */
  readonly rover: Rover | null = $derived.by(() => {
    const { view, you } = this.#read();
    const rovers = you === null ? [] : (view.players[you]?.rovers ?? []);
    const held = this.#hand.held.find((place) => place.startsWith("rover:"))?.slice(6);
    return rovers.find(({ at }) => at === held) ?? null;
  });
  /** The squares in reach of it that take more than a step. */
  readonly far: Rover["reach"] = $derived.by(() => {
    const { rover } = this;
    if (!rover) return [];
    const near = new Set(
      this.#moves.map((move) => `${String(move["start"])} ${String(move["to"])}`),
    );
    return rover.reach.filter(({ at }) => !near.has(`${rover.at} ${at}`));
  });

  /** Drive on by itself, step by step. */
  to(square: string): void {
    if (!this.rover) return;
    this.#way = wayTo(this.rover, square);
    this.#step(this.rover.at);
  }

  #step(from: string): void {
    const [next, ...rest] = this.#way;
    const move = this.#moves.find((one) => one["start"] === from && one["to"] === next);
    this.#way = move ? rest : [];
    if (move) this.#hand.choose(move);
  }

  /** Drive one square in a direction of the arrow keys; false if that leads nowhere. */
  press([columns, rows]: readonly [number, number]): boolean {
    const here = this.rover && cellOf(this.rover.at);
    const move = this.#moves.find((one) => {
      const { start, to } = asMove(one) as { start: string; to: string };
      const there = cellOf(to);
      return (
        here &&
        start === this.rover?.at &&
        there.column === here.column + columns &&
        there.row === here.row + rows
      );
    });
    if (move) this.#hand.choose(move);
    return move !== undefined;
  }

  /** A new question: the rover that has moved stays in hand as long as it can drive on. */
  follow(): void {
    const { fresh, you, question } = this.#read();
    const moved = fresh
      .map(({ event }) => asEvent(event))
      .findLast((event) => event.type === "moved" && event.seat === you);
    const rovers = [...new Set(this.#moves.map((move) => String(move["start"])))];
    const only = question?.id === "done" && rovers.length === 1 ? rovers[0] : undefined;
    const at = moved?.type === "moved" && rovers.includes(moved.to) ? moved.to : only;
    if (at === undefined) {
      this.#way = [];
      return;
    }
    this.#hand.held = [`rover:${at}`];
    if (this.#way.length) this.#step(at);
  }
}

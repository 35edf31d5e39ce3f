/**
 * Ahead of the table: while everybody builds at once, what the reader does is shown before the table
 * has answered. The answer takes its place; if somebody was faster, things are as they were. What is
 * pressed meanwhile waits until then.
 */

import { untrack } from "svelte";
import type { Outcome, Tagged } from "../../board/props";
import { asMove, type CellView, type Move, type Player, type Props, type View } from "./types";

/** A part in hand of which nothing is known yet. */
export const FACE_DOWN = "?";

/** The view as it will be after a choice, as far as the reader can know it. */
export function aheadOf(view: View, you: number, move: Move): View {
  const player = view.players[you];
  if (!player) return view;
  const own = (more: Partial<Player>, table: Partial<View> = {}): View => ({
    ...view,
    ...table,
    players: view.players.map((other, seat) => (seat === you ? { ...other, ...more } : other)),
  });
  const { hand } = player;
  switch (move.type) {
    case "draw":
      return view.warehouse && !hand
        ? own({ hand: FACE_DOWN, ship: fixed(player) }, { warehouse: view.warehouse - 1 })
        : view;
    case "take":
      // Somebody was faster: it is gone.
      return view.returned.includes(move.part)
        ? own(
            { hand: move.part, ship: fixed(player) },
            { returned: without(view.returned, move.part) },
          )
        : view;
    case "take_aside":
      return own({
        hand: move.part,
        aside: without(player.aside, move.part),
        ship: fixed(player),
      });
    case "take_ordered":
      return own({
        hand: move.part,
        ordered: without(player.ordered, move.part),
        ship: fixed(player),
      });
    case "take_off": {
      const loose = player.ship.cells.find((cell) => cell.loose);
      if (!loose) return view;
      const cells = player.ship.cells.filter((cell) => cell !== loose);
      return own({ hand: loose.part, ship: { ...player.ship, cells } });
    }
    case "weld": {
      if (!hand) return view;
      const { row, column, turns } = move;
      const welded = { ...BARE, row, column, turns, part: hand, loose: true };
      return own({
        hand: null,
        ship: { ...player.ship, cells: [...player.ship.cells, welded] },
      });
    }
    case "set_aside":
      return hand ? own({ hand: null, aside: [...player.aside, hand] }) : view;
    case "put_back":
      if (!hand) return view;
      // A part made to order goes back to its owner: the table knows where this one came from.
      return player.roads.includes("made_to_order")
        ? own({ hand: null })
        : own({ hand: null }, { returned: [...view.returned, hand] });
    case "look":
      return own({ looking: move.pile, ship: fixed(player) });
    case "stop_looking":
      return own({ looking: null });
    case "finish":
      return view.numbers.includes(move.number)
        ? own(
            { number: move.number, ship: fixed(player) },
            { numbers: view.numbers.filter((number) => number !== move.number) },
          )
        : view;
    default:
      return view;
  }
}

const BARE = { humans: 0, alien: null, tokens: 0, goods: [], dead: false } as const satisfies Omit<
  CellView,
  "row" | "column" | "turns" | "part" | "loose"
>;

const without = (parts: readonly string[], part: string): string[] =>
  parts.filter((other) => other !== part);

/** The ship once another part is taken: what was welded last is fixed. */
function fixed(player: Player): Player["ship"] {
  const cells = player.ship.cells.map((cell) => (cell.loose ? { ...cell, loose: false } : cell));
  return { ...player.ship, cells };
}

/** What the reader can be expected to choose from next; the table has the last word. */
export function nextOptions(view: View, you: number): readonly Tagged[] {
  const player = view.players[you];
  if (!player || player.number || player.looking) return [];
  if (player.hand === FACE_DOWN) return [];
  if (player.hand) return [{ type: "put_back" }, { type: "set_aside" }];
  return [
    ...(view.warehouse ? [{ type: "draw" }] : []),
    ...view.returned.map((part) => ({ type: "take", part })),
    ...player.aside.map((part) => ({ type: "take_aside", part })),
    ...player.ordered.map((part) => ({ type: "take_ordered", part })),
    ...(player.ship.cells.some((cell) => cell.loose) ? [{ type: "take_off" }] : []),
  ];
}

const UNTOLD: Outcome<View> = { events: [], certain: false, view: null, options: [] };

const same = (one: Tagged, other: Tagged): boolean => {
  const fields = Object.keys(one);
  return (
    fields.length === Object.keys(other).length && fields.every((key) => one[key] === other[key])
  );
};

/** The properties of the board as they will be. */
export class Ahead {
  readonly #read: () => Props;
  /** What was pressed while another choice was on its way. */
  #waiting: Tagged | null = $state.raw(null);

  constructor(read: () => Props) {
    this.#read = read;
  }

  /** Whether everybody builds at once. */
  readonly #live: boolean = $derived.by(() => {
    const { view } = this.#read();
    return view.phase === "building" && view.building === "live";
  });
  /** The choice that is shown before it is made. */
  readonly move: Move | null = $derived.by(() => {
    const { you, sending } = this.#read();
    return this.#live && you !== null && sending ? asMove(sending) : null;
  });
  readonly view: View = $derived.by(() => {
    const { view, you } = this.#read();
    return this.move && you !== null ? aheadOf(view, you, this.move) : view;
  });
  readonly options: readonly Tagged[] = $derived.by(() => {
    const { options, you } = this.#read();
    return this.move && you !== null ? nextOptions(this.view, you) : options;
  });

  choose = (option: Tagged): void => {
    if (this.move) this.#waiting = option;
    else this.#read().choose(option);
  };

  /** Ask why not: while the table has not answered, it is a wish like any other. */
  whyNot = (option: Tagged): void => {
    if (this.move) this.#waiting = option;
    else this.#read().whyNot(option);
  };

  /** Once the table has answered, choose what was pressed meanwhile, if it is offered. */
  follow(): void {
    const { options } = this.#read();
    if (this.move || this.#waiting === null) return;
    const wish = this.#waiting;
    untrack(() => {
      this.#waiting = null;
      const option = options.find((offered) => same(offered, wish));
      if (option) this.#read().choose(option);
    });
  }

  /** The properties, with what is shown ahead in place of what the table has said. */
  props(): Props {
    const shown: Partial<Record<keyof Props, () => unknown>> = {
      view: () => this.view,
      options: () => this.options,
      choose: () => this.choose,
      whyNot: () => this.whyNot,
      // In a race nobody waits to hear what a choice would do.
      outcome: () => (this.#live ? () => Promise.resolve(UNTOLD) : undefined),
    };
    return new Proxy({} as Props, {
      get: (_, name: keyof Props) => shown[name]?.() ?? this.#read()[name],
    });
  }
}

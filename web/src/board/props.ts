/** What a drawn board is given, whatever the game. */

import type { Component } from "svelte";
import type { NumberedEvent } from "../lib/wire";

export type Seat = number;
export type Tagged = { readonly type: string; readonly [field: string]: unknown };
export type { NumberedEvent };

/** What the reader is asked. */
export interface Question {
  /** The same text for as long as it is the same question, whatever becomes of its options. */
  readonly key: string;
  /** The question's id in the rules: "turn", "payment" ... */
  readonly id: string;
  /** The public facts that it is about, as the rules ask it; null if there are none. */
  readonly about: Readonly<Record<string, unknown>> | null;
}

/** What the reader has picked up on the board: the question and the choices beside it follow. */
export interface Holding {
  /** The things in hand, in words. */
  readonly things: readonly string[];
  /** The options that are made of them, alone or with more. */
  readonly options: readonly Tagged[];
  /** Whether several are picked together, and a button makes a choice of them. */
  readonly several: boolean;
  /** Put everything back. */
  readonly putBack: () => void;
}

/** When time is up, in seconds since 1970. */
export interface Deadline {
  readonly at: number;
  /** Whether it is the game's own clock, everyone's time, and not that of a player. */
  readonly hourglass: boolean;
}

/** What choices would do, as far as the reader can know. */
export interface Outcome<View = unknown> {
  /** What the reader would be told, up to the first thing that chance or something hidden decides. */
  readonly events: readonly Tagged[];
  /** Whether nothing of that sort is among it: then this is all that would happen. */
  readonly certain: boolean;
  /** What the reader would see then; null where that is not certain. */
  readonly view: View | null;
  /** What the reader would be offered next. */
  readonly options: readonly Tagged[];
}

export interface BoardProps<View = unknown, Data = unknown> {
  /** The table as the reader may see it, as the game's `view` gives it. */
  view: View;
  /** The game's components: cards, spaces, tracks. */
  data: Data;
  /** What there is to know of the game's things, in words, by their names. */
  captions: Readonly<Record<string, readonly string[]>>;
  /** The reader's seat; null for a spectator. */
  you: Seat | null;
  /** The names of the players, by seat. */
  names: readonly string[];
  /** The seats that are to decide: several where players decide side by side. */
  waiting: readonly Seat[];
  /** What is asked of the reader; null while nothing is. */
  question: Question | null;
  /** What the reader may choose now; empty while nothing is asked of them. */
  options: readonly Tagged[];
  /** The option that a hint proposes or that waits for its confirmation: marked on the board. */
  marked: Tagged | null;
  /** The reader's choice that is on its way to the table; then there are no `options`. */
  sending?: Tagged | null;
  /** Everything that the reader was told at this table, from its beginning. */
  events?: readonly NumberedEvent[];
  /** What happened since the reader's last decision: marked on the board until they decide. */
  recent: readonly Tagged[];
  /** What the view shows for the first time: the board moves things accordingly. */
  fresh: readonly NumberedEvent[];
  /** When the time of those who decide is up; null where none is counted. */
  deadline: Deadline | null;
  /** Room beside the board for what belongs to players, under their names; null on small screens. */
  aside: HTMLElement | null;
  /** Whether a press asks why something cannot be done, and chooses nothing. */
  asking?: boolean;
  /** Told what is in the reader's hand whenever that changes; null: nothing. */
  hold?: ((holding: Holding | null) => void) | undefined;
  /** The reader's last choice, if they can take it back by themselves; null otherwise. */
  back?: Tagged | null;
  /** Take it back: a piece that was taken is put back where it came from. */
  takeBack?: (() => void) | undefined;
  /** Choose one of `options`. */
  choose: (option: Tagged) => void;
  /** What choices, one after the other, would do; rejects where the first of them is not offered. */
  outcome: (...options: readonly Tagged[]) => Promise<Outcome<View>>;
  /** Ask why an option is not among `options`: the rules answer. */
  whyNot: (option: Tagged) => void;
}

export type Board = Component<BoardProps<never, never>>;

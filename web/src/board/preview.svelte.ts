/** What the choice that is pointed at would do, or why it cannot be made. */

import { Refused } from "../lib/live.svelte";
import type { Problem } from "../lib/wire";
import type { BoardProps, Outcome, Tagged } from "./props";

/** How long something is pointed at before it is asked about: a pointer passes over many things. */
const REST = 70;

export interface Previewed<View> {
  readonly option: Tagged;
  /** What it would do; null if it is not offered. */
  readonly outcome: Outcome<View> | null;
  /** Why it is not. */
  readonly problem: Problem | null;
}

interface Pointed<View> {
  readonly option: Tagged | null;
  readonly outcome: BoardProps<View>["outcome"];
}

export class Preview<View> {
  /** Of the option that is pointed at; null until it is known. */
  shown = $state.raw<Previewed<View> | null>(null);

  /** Made by a part of a board when it begins: it asks for as long as that part is there. */
  constructor(read: () => Pointed<View>) {
    const pointed = $derived(JSON.stringify(read().option));
    $effect(() => {
      const option = JSON.parse(pointed) as Tagged | null;
      let current = option !== null;
      if (option === null) {
        this.shown = null;
        return;
      }
      const show = (outcome: Outcome<View> | null, problem: Problem | null): void => {
        if (current) this.shown = { option, outcome, problem };
      };
      const timer = setTimeout(() => {
        read()
          .outcome(option)
          .then((outcome) => show(outcome, null))
          .catch((error: unknown) => {
            if (error instanceof Refused) show(null, error.problem);
          });
      }, REST);
      return () => {
        current = false;
        clearTimeout(timer);
      };
    });
  }

  /** What is known of an option; null if another one is shown. */
  of(option: Tagged | null): Previewed<View> | null {
    const shown = this.shown;
    return shown && JSON.stringify(shown.option) === JSON.stringify(option) ? shown : null;
  }
}

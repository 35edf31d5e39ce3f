import { untrack } from "svelte";
import { afterPaint } from "./paint";

/**
 * A value for what need not change in the same frame as the board: it follows once that is painted.
 * Made by a component when it begins.
 */
export class Later<T> {
  #current: T = $state.raw() as T;

  constructor(read: () => T) {
    this.#current = untrack(read);
    $effect(() => {
      const value = read();
      afterPaint(() => {
        this.#current = value;
      });
    });
  }

  get current(): T {
    return this.#current;
  }
}

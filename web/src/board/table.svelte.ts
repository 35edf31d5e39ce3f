/** What the parts of a board share: the properties that the board is given. */

import { getContext, setContext } from "svelte";
import type { BoardProps } from "./props";

const KEY = Symbol("table");

/**
 * Give the parts of a board its properties. Each part of the view is looked up by itself: an update
 * is felt only by those who look at what it has changed.
 */
export function provideTable<Props extends Pick<BoardProps, "view" | "data">>(
  read: () => Props,
): Props {
  const fields = Object.keys(read().view ?? {});
  const view = partsOf(() => read().view as Readonly<Record<string, unknown>>, fields);
  const table = new Proxy({} as Props, {
    get: (_, name) => (name === "view" ? view : read()[name as keyof Props]),
  });
  return setContext(KEY, table);
}

/** The properties of the board that a part is in; reactive where they are read through the object. */
export function useTable<Props>(): Props {
  return getContext<Props>(KEY);
}

/** An object of which each of these fields changes by itself. */
function partsOf(
  read: () => Readonly<Record<string, unknown>>,
  fields: readonly string[],
): Readonly<Record<string, unknown>> {
  const parts = {};
  for (const field of fields) {
    const part = $derived(read()[field]);
    Object.defineProperty(parts, field, { get: () => part, enumerable: true });
  }
  return new Proxy<Record<string, unknown>>(parts, {
    get: (known, name: string) => (name in known ? known[name] : read()[name]),
  });
}

/** What the parts of the board share: the properties that the board is given. */

import { getContext, setContext } from "svelte";
import type { Props } from "./types";

const KEY = Symbol("table");

export function provideTable(read: () => Props): void {
  setContext(KEY, read);
}

/** The board's properties; reactive where they are read through the object itself. */
export function useTable(): Props {
  const read = getContext<() => Props>(KEY);
  return new Proxy({} as Props, { get: (_, name) => read()[name as keyof Props] });
}

/** Answers that are numbers: many of them are typed rather than picked from buttons. */

import type { Tagged } from "../board/props";

/** More than this number of answers make a list that nobody wants to read. */
const BUTTONS = 8;

/** The options by their number, if all that they differ by is one number. */
export function numbersOf(options: readonly Tagged[]): ReadonlyMap<number, Tagged> | null {
  if (options.length <= BUTTONS) return null;
  const found = new Map<number, Tagged>();
  for (const option of options) {
    const [value, ...more] = Object.entries(option).filter(([field]) => field !== "type");
    if (more.length > 0 || typeof value?.[1] !== "number") return null;
    if (option.type !== options[0]?.type) return null;
    found.set(value[1], option);
  }
  return found;
}

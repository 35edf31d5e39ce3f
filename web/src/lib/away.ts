/** The server's database is away, or its disk is full: nothing was done, and the same works later. */

import type { Problem } from "./wire";

const AWAY: readonly string[] = ["error-not-saved", "error-not-read"];

export function isAway(problem: Problem): boolean {
  return AWAY.includes(problem.id);
}

/**
 * An update of which only what differs was sent: see `Changes` in the server's `wire.py`.
 */

import type { Changes, Update } from "./wire";

type Path = Changes["changes"][number][0];

/** The update that comes after another one. What has not changed stays the same object. */
export function withChanges(before: Update, { since, events, changes }: Changes): Update {
  let now: Update = { ...before, since, events };
  for (const [path, value] of changes) now = put(now, path, value) as Update;
  return now;
}

/** A copy of a value with another one in it, at the end of a path. */
function put(whole: unknown, [step, ...rest]: Path, value: unknown): unknown {
  if (step === undefined) return value;
  const copy = (Array.isArray(whole) ? [...(whole as unknown[])] : { ...(whole as object) }) as {
    [step: string | number]: unknown;
  };
  copy[step] = put(copy[step], rest, value);
  return copy;
}

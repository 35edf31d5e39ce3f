/**
 * What has not changed stays the same object: whatever is made of it need not be made again.
 *
 * An update brings the whole table anew, and most of it is as it was. `share` gives back the value
 * from before wherever the new one equals it, at any depth, so that two things are equal if they
 * are identical.
 */

type Fields = Readonly<Record<string, unknown>>;

/** The new value, with everything in it that equals the one before taken from there. */
export function share<T>(before: unknown, now: T): T {
  if (Object.is(before, now)) return now;
  if (Array.isArray(now)) return (Array.isArray(before) ? shareItems(before, now) : now) as T;
  return isRecord(before) && isRecord(now) ? (shareFields(before, now) as T) : now;
}

function shareItems(before: readonly unknown[], now: readonly unknown[]): readonly unknown[] {
  let same = before.length === now.length;
  const shared = now.map((item, index) => {
    const kept = share(before[index], item);
    same &&= Object.is(kept, before[index]);
    return kept;
  });
  return same ? before : shared;
}

function shareFields(before: Fields, now: Fields): Fields {
  const names = Object.keys(now);
  let same = names.length === Object.keys(before).length;
  const shared: Record<string, unknown> = {};
  for (const name of names) {
    const kept = share(before[name], now[name]);
    same &&= Object.is(kept, before[name]) && Object.hasOwn(before, name);
    shared[name] = kept;
  }
  return same ? before : shared;
}

/** A plain object, as JSON makes them. */
function isRecord(value: unknown): value is Fields {
  return (
    typeof value === "object" && value !== null && Object.getPrototypeOf(value) === Object.prototype
  );
}

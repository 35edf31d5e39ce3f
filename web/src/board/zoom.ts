/** What part of a map is seen: a window of the map's own coordinates that can be zoomed and moved. */

export interface Seen {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** How far one can zoom in. */
const MOST = 5;

/** Zoom by a factor, so that the point of the map at `u`, `v` (0 to 1 of the window) stays. */
export function zoomed(seen: Seen, whole: Seen, factor: number, u = 0.5, v = 0.5): Seen {
  const scale = whole.width / seen.width;
  const wanted = Math.min(MOST, Math.max(1, scale * factor));
  const width = whole.width / wanted;
  const height = whole.height / wanted;
  return inside(
    { x: seen.x + (seen.width - width) * u, y: seen.y + (seen.height - height) * v, width, height },
    whole,
  );
}

/** Move by a part of the window. */
export function panned(seen: Seen, whole: Seen, u: number, v: number): Seen {
  return inside({ ...seen, x: seen.x + u * seen.width, y: seen.y + v * seen.height }, whole);
}

/** Bring a rectangle into the window, moving as little as can be. */
export function shown(seen: Seen, whole: Seen, thing: Seen): Seen {
  const along = (from: number, size: number, start: number, length: number): number =>
    start < from ? start : start + length > from + size ? start + length - size : from;
  return inside(
    {
      ...seen,
      x: along(seen.x, seen.width, thing.x, thing.width),
      y: along(seen.y, seen.height, thing.y, thing.height),
    },
    whole,
  );
}

/** The smallest window around a rectangle. */
export function around(whole: Seen, thing: Seen): Seen {
  const scale = Math.max(thing.width / whole.width, thing.height / whole.height, 1 / MOST);
  const width = whole.width * Math.min(1, scale);
  const height = whole.height * Math.min(1, scale);
  const x = thing.x + (thing.width - width) / 2;
  const y = thing.y + (thing.height - height) / 2;
  return inside({ x, y, width, height }, whole);
}

function inside(seen: Seen, whole: Seen): Seen {
  const within = (value: number, from: number, most: number): number =>
    Math.min(Math.max(value, from), from + Math.max(0, most));
  return {
    ...seen,
    x: within(seen.x, whole.x, whole.width - seen.width),
    y: within(seen.y, whole.y, whole.height - seen.height),
  };
}

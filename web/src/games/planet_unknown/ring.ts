/**
 * The geometry of the space station: six depots on a circle, the reader's own nearest to them.
 *
 * Places are counted clockwise from the first indicator, as the view gives them; angles are degrees
 * clockwise from the bottom of the drawing, where the reader sits.
 */

export const DEPOTS = 6;
export const STEP = 360 / DEPOTS;

/** How many steps clockwise lead from one place to another: 0 to 5. */
export function stepsBetween(from: number, to: number): number {
  return (((to - from) % DEPOTS) + DEPOTS) % DEPOTS;
}

/** The angle of a place, seen from the one at the bottom: more than -180, at most 180 degrees. */
export function angleOf(place: number, bottom: number): number {
  const angle = stepsBetween(bottom, place) * STEP;
  return angle > 180 ? angle - 360 : angle;
}

/** A point at an angle and a distance from the middle; y grows downwards. */
export function pointAt(angle: number, radius: number): { x: number; y: number } {
  const turn = (angle * Math.PI) / 180;
  return { x: -Math.sin(turn) * radius, y: Math.cos(turn) * radius };
}

/** The angle of a point, seen from the middle. */
export function angleTo(x: number, y: number): number {
  return (Math.atan2(-x, y) * 180) / Math.PI;
}

/** By how much an angle has changed, the short way round: it may be added up over a whole turn. */
export function turnedBy(from: number, to: number): number {
  const turn = (((to - from) % 360) + 360) % 360;
  return turn > 180 ? turn - 360 : turn;
}

/** The steps clockwise that a ring comes to rest at after a drag by an angle. */
export function stepsOf(angle: number): number {
  return stepsBetween(0, Math.round(angle / STEP));
}

/** The angle of a turn by some steps that lies nearest to where a ring is already. */
export function nearestTurn(steps: number, angle: number): number {
  const turn = steps * STEP;
  return turn + Math.round((angle - turn) / 360) * 360;
}

/** How near an angle is to the bottom: 1 there, 0 from one depot away on. */
export function nearness(angle: number): number {
  const away = Math.abs(turnedBy(0, angle));
  return away >= STEP ? 0 : (1 + Math.cos((away / STEP) * Math.PI)) / 2;
}

/** A part of a ring as a path: between two radii, from one angle to another (clockwise). */
export function sector(inner: number, outer: number, from: number, to: number): string {
  const [a, b] = [pointAt(from, outer), pointAt(to, outer)];
  const [c, d] = [pointAt(to, inner), pointAt(from, inner)];
  const large = to - from > 180 ? 1 : 0;
  const arc = (radius: number, sweep: number, { x, y }: { x: number; y: number }): string =>
    `A${radius} ${radius} 0 ${large} ${sweep} ${round(x)} ${round(y)}`;
  return `M${round(a.x)} ${round(a.y)}${arc(outer, 1, b)}L${round(c.x)} ${round(c.y)}${arc(inner, 0, d)}z`;
}

const round = (value: number): number => Math.round(value * 100) / 100;

/** Something that has a player's indicator beside it, or has none. */
interface Depot {
  readonly seat: number | null;
}

/** The place at the bottom of the drawing: the reader's; the first one for those who watch. */
export function bottomPlace(depots: readonly Depot[], you: number | null): number {
  const own = depots.findIndex(({ seat }) => seat !== null && seat === you);
  return Math.max(0, own);
}

/** Which depot each player would face if the station turned: the places of now, by seat. */
export function facing(depots: readonly Depot[], steps: number): ReadonlyMap<number, number> {
  return new Map(
    depots.flatMap(({ seat }, place) =>
      seat === null ? [] : [[seat, stepsBetween(steps, place)] as const],
    ),
  );
}

/** The flight board as a drawing: a loop of spaces, two long sides with rounded ends. */

export interface LoopPoint {
  readonly x: number;
  readonly y: number;
  /** Where the way goes on, in degrees clockwise from the right. */
  readonly angle: number;
}

const PITCH = 30;
const RIM = 17;
/** Spaces in each rounded end. */
const END = 2;

/** Where a space lies: 0 is the first of the upper side, and the way goes clockwise. */
export function loopPoint(day: number, length: number): LoopPoint {
  const space = ((day % length) + length) % length;
  const side = (length - 2 * END) / 2;
  const radius = 34;
  const left = RIM + radius * 0.72;
  const right = left + (side - 1) * PITCH;
  const top = RIM;
  const middle = top + radius;
  if (space < side) return { x: left + space * PITCH, y: top, angle: 0 };
  if (space < side + END) return end(right, middle, radius, space - side, 0);
  if (space < 2 * side + END) {
    return { x: right - (space - side - END) * PITCH, y: top + 2 * radius, angle: 180 };
  }
  return end(left, middle, radius, space - 2 * side - END, 180);
}

function end(x: number, y: number, radius: number, n: number, turn: number): LoopPoint {
  const angle = -90 + ((n + 1) * 180) / (END + 1) + turn;
  const radians = (angle * Math.PI) / 180;
  return {
    x: x + 0.9 * radius * Math.cos(radians),
    y: y + radius * Math.sin(radians),
    angle: angle + 90,
  };
}

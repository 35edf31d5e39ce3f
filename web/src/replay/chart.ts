/** The lines of the score chart, in the units of its drawing. */

export interface Frame {
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

export interface Scale {
  readonly x: (moment: number) => number;
  readonly y: (points: number) => number;
  /** Points at which a line is drawn across. */
  readonly ticks: readonly number[];
}

/** Round steps between the ticks, and how many ticks fit at most. */
const STEPS = [1, 2, 5, 10, 20, 25, 50, 100, 200, 500, 1000];
const MOST_TICKS = 6;

export function scale(rows: readonly (readonly number[])[], frame: Frame): Scale {
  const all = rows.flat();
  const low = Math.min(0, ...all);
  const high = Math.max(1, ...all);
  const step = STEPS.find((step) => (high - low) / step <= MOST_TICKS) ?? high - low;
  const [first, last] = [Math.floor(low / step), Math.ceil(high / step)];
  const ticks = Array.from({ length: last - first + 1 }, (_, n) => (first + n) * step);
  const [bottom, top] = [first * step, last * step];
  const moments = Math.max(1, rows.length - 1);
  const across = frame.width - frame.left - frame.right;
  const down = frame.height - frame.top - frame.bottom;
  return {
    x: (moment) => frame.left + (across * moment) / moments,
    y: (points) => frame.top + (down * (top - points)) / (top - bottom),
    ticks,
  };
}

/** A player's line: level until the points change, then straight up or down. */
export function line(values: readonly number[], { x, y }: Scale): string {
  const corners = values.flatMap((value, moment) => {
    const before = values[moment - 1];
    if (before === undefined) return [`M${round(x(moment))} ${round(y(value))}`];
    if (before === value && moment < values.length - 1) return [];
    return [`H${round(x(moment))}`, `V${round(y(value))}`];
  });
  return corners.join("");
}

const round = (value: number): number => Math.round(value * 10) / 10;

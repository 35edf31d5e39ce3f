/**
 * A piece that is about to be placed: it is turned, flipped and moved until it lies well, and then
 * confirmed. Where it lies well is what the options say; elsewhere the rules can be asked why not.
 */

import { ARROWS } from "./pointer";
import type { Tagged } from "./props";
import {
  type Cell,
  cellsInPose,
  flipped,
  type Pose,
  posed,
  type Shape,
  sizeOf,
  turned,
  UPRIGHT,
} from "./square";

/** One way to place the piece. */
export interface Placement {
  readonly option: Tagged;
  readonly pose: Pose;
  /** The left top corner of the rectangle around it. */
  readonly at: Cell;
}

export interface GhostProps {
  readonly shape: Shape;
  readonly columns: number;
  readonly rows: number;
  readonly placements: readonly Placement[];
  /** What is printed on each cell of the shape; without it a piece is only its outline. By pose,
   * where what is printed turns with a cell. */
  readonly print?: readonly string[] | ((pose: Pose) => readonly string[]);
  /** Whether the piece has a back; if not, flipping it is turning it on. */
  readonly flips?: boolean;
  readonly choose: (option: Tagged) => void;
  /** What placing it so would be, to ask why it is not offered. */
  readonly wish: (pose: Pose, at: Cell) => Tagged | null;
  readonly whyNot: (option: Tagged) => void;
  /** Put the piece back where it was taken from; null where it stays in hand. */
  readonly putBack?: (() => void) | null;
}

export class Ghost {
  readonly #read: () => GhostProps;
  pose = $state.raw<Pose>(UPRIGHT);
  at = $state.raw<Cell>({ column: 0, row: 0 });
  /** Whether it stays where it is: put down, but not confirmed. */
  pinned = $state(false);

  constructor(read: () => GhostProps) {
    this.#read = read;
    this.begin();
  }

  /** Bring it to where most of the board is around it, where it goes anywhere. */
  begin(): void {
    const first = nearMiddle(this.#read());
    if (!first) return;
    this.pose = first.pose;
    this.at = first.at;
  }

  readonly cells: Shape = $derived.by(() => posed(this.#read().shape, this.pose));
  // A piece may look the same in several poses, of which one is offered.
  readonly #options: ReadonlyMap<string, Tagged> = $derived.by(() => {
    const { shape, print, placements } = this.#read();
    const looks = new Map<string, string>();
    const lookOf = (pose: Pose): string => {
      const key = `${pose.turns} ${pose.flipped}`;
      const known = looks.get(key) ?? look(shape, pose, print);
      looks.set(key, known);
      return known;
    };
    return new Map(placements.map(({ option, pose, at }) => [keyOf(lookOf(pose), at), option]));
  });
  readonly #look: string = $derived.by(() => {
    const { shape, print } = this.#read();
    return look(shape, this.pose, print);
  });
  /** The option of where it lies; null: it does not go there. */
  readonly option: Tagged | null = $derived.by(
    () => this.#options.get(keyOf(this.#look, this.at)) ?? null,
  );
  /** The option that it would be where it lies, offered or not. */
  readonly wish: Tagged | null = $derived.by(
    () => this.option ?? this.#read().wish(this.pose, this.at),
  );

  turn(by = 1): void {
    this.#pose(turned(this.pose, by));
  }

  flip(): void {
    if (this.#read().flips === false) this.turn();
    else this.#pose(flipped(this.pose));
  }

  /** The middle stays where it is, as far as the board goes. */
  #pose(pose: Pose): void {
    const before = sizeOf(this.cells);
    this.pose = pose;
    const now = sizeOf(this.cells);
    this.move({
      column: this.at.column + Math.trunc((before.columns - now.columns) / 2),
      row: this.at.row + Math.trunc((before.rows - now.rows) / 2),
    });
  }

  nudge(columns: number, rows: number): void {
    this.pinned = true;
    this.move({ column: this.at.column + columns, row: this.at.row + rows });
  }

  /** Bring the middle of the piece over a cell. */
  hover(cell: Cell): void {
    const { columns, rows } = sizeOf(this.cells);
    this.move({
      column: cell.column - Math.floor((columns - 1) / 2),
      row: cell.row - Math.floor((rows - 1) / 2),
    });
  }

  /** Let it lie in a certain way. */
  lay(pose: Pose, at: Cell): void {
    this.pose = pose;
    this.pinned = true;
    this.move(at);
  }

  /** Bring its left top corner to a cell, as far as the board goes. */
  move(to: Cell): void {
    const { columns, rows } = this.#read();
    const own = sizeOf(this.cells);
    const column = Math.max(0, Math.min(columns - own.columns, to.column));
    const row = Math.max(0, Math.min(rows - own.rows, to.row));
    // A pointer moves many times over one cell, and nothing is drawn again for that.
    if (column !== this.at.column || row !== this.at.row) this.at = { column, row };
  }

  /** Whether it lies on a cell. */
  covers(cell: Cell): boolean {
    return this.cells.some(
      ({ column, row }) =>
        column + this.at.column === cell.column && row + this.at.row === cell.row,
    );
  }

  /** Put it down; a press on where it lies already confirms. */
  press(cell: Cell): void {
    if (this.pinned && this.covers(cell)) return this.confirm();
    this.hover(cell);
    this.pinned = true;
  }

  confirm(): void {
    const { choose, whyNot } = this.#read();
    if (this.option) choose(this.option);
    else if (this.wish) whyNot(this.wish);
  }

  /** Pick it up again where it was put down; if it was not, put it back. */
  release(): void {
    if (this.pinned) this.pinned = false;
    else this.#read().putBack?.();
  }

  /** Whether a key was for the piece. */
  key(event: KeyboardEvent): boolean {
    const arrow = ARROWS[event.key];
    if (arrow) this.nudge(...arrow);
    else if (event.key === "r" || event.key === "R") this.turn(event.shiftKey ? -1 : 1);
    else if (event.key === "f" || event.key === "F") this.flip();
    else if (event.key === "Enter" || event.key === " ") this.confirm();
    else if (event.key === "Escape") this.release();
    else return false;
    event.preventDefault();
    return true;
  }
}

/** How a piece looks in a pose: its cells, with what is printed on them. */
function look(shape: Shape, pose: Pose, print: GhostProps["print"] = []): string {
  const printed = typeof print === "function" ? print(pose) : print;
  return cellsInPose(shape, pose)
    .map(({ column, row }, index) => `${row},${column}${printed[index] ?? ""}`)
    .sort()
    .join(" ");
}

function keyOf(look: string, { column, row }: Cell): string {
  return `${look} at ${column},${row}`;
}

/** The way to place a piece with which to begin: as it is, where most of the board is around it. */
function nearMiddle({ shape, columns, rows, placements }: GhostProps): Placement | undefined {
  const far = ({ pose, at }: Placement): number => {
    const size = sizeOf(posed(shape, pose));
    const aside = Math.abs(at.column + (size.columns - columns) / 2);
    const below = Math.abs(at.row + (size.rows - rows) / 2);
    return aside + below + (pose.flipped ? 200 : 0) + pose.turns * 50;
  };
  return [...placements].sort((one, other) => far(one) - far(other))[0];
}

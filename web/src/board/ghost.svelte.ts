/**
 * A piece that is about to be placed: it is turned, flipped and moved until it lies well, and then
 * confirmed. Where it lies well is what the options say; elsewhere the rules can be asked why not.
 */

import { ARROWS } from "./pointer";
import type { Tagged } from "./props";
import {
  type Cell,
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
  readonly choose: (option: Tagged) => void;
  /** What placing it so would be, to ask why it is not offered. */
  readonly wish: (pose: Pose, at: Cell) => Tagged | null;
  readonly whyNot: (option: Tagged) => void;
}

export class Ghost {
  readonly #read: () => GhostProps;
  pose = $state.raw<Pose>(UPRIGHT);
  at = $state.raw<Cell>({ column: 0, row: 0 });
  /** Whether it stays where it is: put down, but not confirmed. */
  pinned = $state(false);

  constructor(read: () => GhostProps) {
    this.#read = read;
    const [first] = read().placements;
    if (first) {
      this.pose = first.pose;
      this.at = first.at;
    }
  }

  readonly cells: Shape = $derived.by(() => posed(this.#read().shape, this.pose));
  /** The option of where it lies; null: it does not go there. */
  readonly option: Tagged | null = $derived.by(() => {
    const cells = JSON.stringify(this.cells);
    // A piece may look the same in several poses, of which one is offered.
    const found = this.#read().placements.find(
      ({ pose, at }) =>
        at.column === this.at.column &&
        at.row === this.at.row &&
        (samePose(pose, this.pose) || JSON.stringify(posed(this.#read().shape, pose)) === cells),
    );
    return found?.option ?? null;
  });

  turn(by = 1): void {
    this.#pose(turned(this.pose, by));
  }

  flip(): void {
    this.#pose(flipped(this.pose));
  }

  /** The middle stays where it is, as far as the board goes. */
  #pose(pose: Pose): void {
    const before = sizeOf(this.cells);
    this.pose = pose;
    const now = sizeOf(this.cells);
    this.#move({
      column: this.at.column + Math.trunc((before.columns - now.columns) / 2),
      row: this.at.row + Math.trunc((before.rows - now.rows) / 2),
    });
  }

  nudge(columns: number, rows: number): void {
    this.pinned = true;
    this.#move({ column: this.at.column + columns, row: this.at.row + rows });
  }

  /** Bring the middle of the piece over a cell. */
  hover(cell: Cell): void {
    const { columns, rows } = sizeOf(this.cells);
    this.#move({
      column: cell.column - Math.floor((columns - 1) / 2),
      row: cell.row - Math.floor((rows - 1) / 2),
    });
  }

  #move(to: Cell): void {
    const { columns, rows } = this.#read();
    const own = sizeOf(this.cells);
    this.at = {
      column: Math.max(0, Math.min(columns - own.columns, to.column)),
      row: Math.max(0, Math.min(rows - own.rows, to.row)),
    };
  }

  /** Put it down; a press on where it lies already confirms. */
  press(cell: Cell): void {
    const lies = this.cells.some(
      ({ column, row }) =>
        column + this.at.column === cell.column && row + this.at.row === cell.row,
    );
    if (this.pinned && lies) return this.confirm();
    this.hover(cell);
    this.pinned = true;
  }

  confirm(): void {
    const { choose, wish, whyNot } = this.#read();
    if (this.option) return choose(this.option);
    const wished = wish(this.pose, this.at);
    if (wished) whyNot(wished);
  }

  /** Whether a key was for the piece. */
  key(event: KeyboardEvent): boolean {
    const arrow = ARROWS[event.key];
    if (arrow) this.nudge(...arrow);
    else if (event.key === "r" || event.key === "R") this.turn(event.shiftKey ? -1 : 1);
    else if (event.key === "f" || event.key === "F") this.flip();
    else if (event.key === "Enter" || event.key === " ") this.confirm();
    else if (event.key === "Escape") this.pinned = false;
    else return false;
    event.preventDefault();
    return true;
  }
}

function samePose(one: Pose, other: Pose): boolean {
  return one.turns === other.turns && one.flipped === other.flipped;
}

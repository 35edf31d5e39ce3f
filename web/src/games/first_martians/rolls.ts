/** The dice that lie on the table, as the events tell it. */

import type { NumberedEvent } from "../../board/props";
import { asEvent, type Block, type Colour, type Die } from "./types";

export const DICE = ["success", "wound", "adventure"] as const satisfies readonly Die[];

/** A die of an action. */
export interface Rolled {
  readonly die: Die;
  readonly hit: boolean;
  /** The number of the event that showed this face. */
  readonly number: number;
  /** Whether what it brings has been resolved. */
  readonly resolved: boolean;
}

/** The roll for an action. */
export interface Roll {
  readonly astronaut: string;
  readonly colour: Colour;
  readonly dice: readonly Rolled[];
  /** What became of the action; null: that is still open. */
  readonly success: boolean | null;
}

/** A Malfunction die, or what broken parts add without one. */
export interface MalfunctionRoll {
  readonly block: Block;
  readonly number: number;
  readonly face: number | null;
  readonly more: number;
}

/** The last roll of this phase, until another action begins. */
export function lastRoll(events: readonly NumberedEvent[]): Roll | null {
  let roll: { astronaut: string; colour: Colour; success: boolean | null } | null = null;
  let dice: Rolled[] = [];
  const change = (die: Die, change: Partial<Rolled>): void => {
    dice = dice.map((other) => (other.die === die ? { ...other, ...change } : other));
  };
  for (const { number, event: tagged } of recentPhase(events)) {
    const event = asEvent(tagged);
    switch (event.type) {
      case "action_began":
        roll = null;
        break;
      case "dice_rolled":
        roll = { astronaut: event.astronaut, colour: event.colour, success: null };
        dice = DICE.filter((die) => event[die] !== "none").map((die) => ({
          die,
          hit: event[die] === "hit",
          number,
          resolved: false,
        }));
        break;
      case "die_rerolled":
        change(event.die, { hit: event.hit, number });
        break;
      case "die_resolved":
        change(event.die, { resolved: true });
        break;
      case "action_succeeded":
      case "action_failed":
        if (roll) roll.success = event.type === "action_succeeded";
        break;
    }
  }
  return roll && { ...roll, dice };
}

/** The Malfunction dice of this phase. */
export function malfunctionRolls(events: readonly NumberedEvent[]): readonly MalfunctionRoll[] {
  return recentPhase(events).flatMap(({ number, event: tagged }) => {
    const event = asEvent(tagged);
    if (event.type !== "malfunction_rolled") return [];
    const face = event.face < 0 ? null : event.face;
    return [{ block: event.block, number, face, more: event.more }];
  });
}

/** Good news: a success, or no wound and no Adventure. */
export const isGood = ({ die, hit }: Pick<Rolled, "die" | "hit">): boolean =>
  hit === (die === "success");

function recentPhase(events: readonly NumberedEvent[]): readonly NumberedEvent[] {
  const start = events.findLastIndex(({ event }) => event.type === "phase");
  return start < 0 ? [] : events.slice(start + 1);
}

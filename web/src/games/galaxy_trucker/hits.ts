/** What threats do to a ship, step by step, from the events that tell of it. */

import type { NumberedEvent, Seat, Tagged } from "../../board/props";
import { cellAt, placeOf } from "./ship";
import { asEvent, type Board, type GameEvent, type Player, SIDES } from "./types";

/** A meteor or a shot on its way: the side of the drawing it comes from, and its row or column. */
export interface Threat {
  readonly kind: "small_meteor" | "large_meteor" | "light_shot" | "heavy_shot";
  /** From the front of the drawing clockwise. */
  readonly side: number;
  /** Where its line lies on the board, from 0; -1: beside it. */
  readonly line: number;
}
/** A part that is lost, drawn until its step has come. */
export interface LostPart {
  readonly row: number;
  readonly column: number;
  readonly part: string;
  readonly turns: number;
}
export type Outcome = "miss" | "bounce" | "shield" | "shot" | "burst" | "fall";
export interface Step {
  readonly kind: "approach" | Outcome;
  readonly threat: Threat | null;
  /** Where it happens: the part that is met, the shield or the cannon that is used. */
  readonly at: { readonly row: number; readonly column: number } | null;
  /** How many cells the threat flies over the board before it is stopped; null: across it all. */
  readonly reach: number | null;
  readonly lost: readonly LostPart[];
}

/** A threat as it lies on a board. */
export function threatOn(
  board: Board,
  player: Player,
  kind: Threat["kind"],
  side: string,
  line: number,
): Threat {
  const front = SIDES.indexOf(player.ship.front);
  const grid = (SIDES.indexOf(side as (typeof SIDES)[number]) + front) % 4;
  const lines = grid % 2 ? board.row_numbers : board.column_numbers;
  return { kind, side: grid, line: lines.findIndex((numbers) => numbers.includes(line)) };
}

/** How far a threat flies over a board to a cell of its line. */
export function reachOf(board: Board, threat: Threat, row: number, column: number): number {
  const at = cellAt(board, row, column);
  const rows = board.drawing.length;
  const columns = board.drawing[0]?.length ?? 0;
  return [at.row, columns - 1 - at.column, rows - 1 - at.row, at.column][threat.side] ?? 0;
}

/** The events of hits: what the chain of a threat is told with. */
const TOLD: ReadonlySet<string> = new Set([
  "dice_rolled",
  "threat_comes",
  "threat_ignored",
  "missed",
  "bounced",
  "plating_held",
  "shield_used",
  "boosted_shield_used",
  "meteor_shot",
  "flies_on",
  "exploded",
  "part_lost",
  "piece_kept",
  "coordinates_rolled",
  "coordinates_missed",
  "humans_lost",
  "sleepers_lost",
  "alien_lost",
  "alien_left",
  "goods_lost",
  "gave_up",
]);
const BEGINS: ReadonlySet<string> = new Set(["threat_comes", "coordinates_rolled"]);

/** Whether dice have been rolled since the last card was turned. */
export function isRolled(before: boolean, fresh: readonly Tagged[]): boolean {
  return fresh.reduce(
    (rolled, { type }) => type === "dice_rolled" || (rolled && type !== "card_turned"),
    before,
  );
}

/** The chain of the last threat to a ship: what came, and all that followed from it. Earlier ones of
 * the same card stay where they cost parts. */
export function chainOf(
  before: readonly GameEvent[],
  fresh: readonly GameEvent[],
  seat: Seat,
): readonly GameEvent[] {
  let chain = [...before];
  for (const event of fresh) {
    if (event.type === "card_turned") chain = [];
    if (!TOLD.has(event.type) || event.type === "dice_rolled") continue;
    const hurt = chain.some(({ type }) => type === "part_lost");
    if (BEGINS.has(event.type)) chain = hurt ? [...chain, event] : [event];
    else if ("seat" in event && event.seat === seat && chain.length) chain.push(event);
    else if (event.type === "part_lost" && event.seat === seat) chain = [event];
  }
  return chain;
}

/** What happens to one ship, in steps; a threat that came earlier may still be on its way. */
export function stepsOf(
  events: readonly NumberedEvent[],
  seat: Seat,
  board: Board,
  player: Player,
  onItsWay: Threat | null = null,
): { readonly steps: readonly Step[]; readonly threat: Threat | null } {
  const launched = new Map(
    (player.trips.at(-1)?.launched ?? []).map(([row, column, part, turns]) => [
      `${placeOf(row, column)} ${part}`,
      turns,
    ]),
  );
  const steps: Step[] = [];
  let threat = onItsWay;
  let flying = threat !== null;
  const add = (
    kind: Outcome,
    row: number,
    column: number,
    lost: readonly LostPart[] = [],
  ): void => {
    const reach =
      threat && kind !== "shot" && kind !== "shield" ? reachOf(board, threat, row, column) : 0;
    if (flying && threat) {
      steps.push({ kind: "approach", threat, at: null, reach, lost: [] });
      flying = false;
    }
    steps.push({ kind, threat, at: { row, column }, reach, lost });
  };
  for (const { event: tagged } of events) {
    const event = asEvent(tagged);
    if (event.type === "threat_comes") {
      threat = threatOn(board, player, event.kind, event.side, event.line);
      flying = true;
      continue;
    }
    if (event.type === "card_turned") {
      threat = null;
      flying = false;
    }
    if (!("seat" in event) || event.seat !== seat) continue;
    switch (event.type) {
      case "missed":
        if (threat && flying) steps.push({ kind: "miss", threat, at: null, reach: null, lost: [] });
        flying = false;
        break;
      case "bounced":
      case "plating_held":
        add("bounce", event.row, event.column);
        break;
      case "shield_used":
      case "boosted_shield_used":
        add("shield", event.row, event.column);
        break;
      case "meteor_shot":
        add("shot", event.row, event.column);
        break;
      case "part_lost": {
        const { row, column, part } = event;
        const lost = {
          row,
          column,
          part,
          turns: launched.get(`${placeOf(row, column)} ${part}`) ?? 0,
        };
        const last = steps.at(-1);
        if (event.how === "destroyed") add("burst", row, column, [lost]);
        // What falls off together drifts away together.
        else if (last?.kind === "fall")
          steps[steps.length - 1] = { ...last, lost: [...last.lost, lost] };
        else
          steps.push({
            kind: "fall",
            threat: null,
            at: { row, column },
            reach: null,
            lost: [lost],
          });
        break;
      }
      default:
    }
  }
  return { steps, threat: flying ? threat : null };
}

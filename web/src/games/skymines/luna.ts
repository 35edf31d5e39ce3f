/**
 * Luna's turns told as somebody with the cards on the table would carry them out: her card, its
 * lines from top to bottom, and for each what she compared, chose and did.
 */

import type { Seat, Tagged } from "../../board/props";
import { asEvent, type Data, type GameEvent, type LunaCard, type Slot } from "./types";

export type Line = LunaCard["lines"][number];
type Idle = "no-card" | "no-share" | "no-space" | "no-plan" | "no-special" | "no-place";

/** Something that she does, told at once: what she compared with what she chose, a move ... */
export interface Step {
  readonly events: readonly Tagged[];
  /** The line of her card that it belongs to; null: before the first or after the last. */
  readonly line: number | null;
  readonly rules: readonly string[];
  /** The places on the board where it can be seen. */
  readonly places: readonly string[];
}

/** A turn of hers, or her part of a planning phase, which has no card. */
export interface Scene {
  readonly card: string | null;
  readonly slot: Slot | null;
  readonly steps: readonly Step[];
}

/** What is nobody's doing, and can be part of her turn. */
const UNSEATED: readonly string[] = ["ousted", "plans"];
const ENDING: readonly string[] = ["luna_finished", "luna_dropped"];

/** The part of the box that is needed to tell her turns. */
export type Box = Pick<Data, "luna_cards" | "tank">;

/** Her turns among some events. */
export function scenesOf(
  events: readonly Tagged[],
  luna: Seat,
  box: Box,
  board: "moon" | "belt",
): readonly Scene[] {
  const found: Scene[] = [];
  for (const part of parts(events, luna)) {
    const first = asEvent(part[0] as Tagged);
    const [card, slot] = first.type === "luna_card" ? [first.card, first.slot] : [null, null];
    const lines = card === null ? [] : (box.luna_cards[card]?.lines ?? []);
    found.push({ card, slot, steps: stepsOf(part, lines, box, board) });
  }
  return found;
}

/** The events of each of her turns; what she does in a planning phase is a part, too. */
function parts(events: readonly Tagged[], luna: Seat): readonly (readonly Tagged[])[] {
  const found: Tagged[][] = [];
  let open = false;
  for (const event of events) {
    const hers = event["seat"] === luna;
    if (!hers && !(open && UNSEATED.includes(event.type))) {
      open = false;
      continue;
    }
    if (!open || event.type === "luna_card") found.push([]);
    found.at(-1)?.push(event);
    open = true;
  }
  return found.filter((part) => part.some(({ type }) => type.startsWith("luna_")));
}

function stepsOf(
  events: readonly Tagged[],
  lines: readonly Line[],
  box: Box,
  board: "moon" | "belt",
): readonly Step[] {
  const steps: { events: Tagged[]; line: number | null }[] = [];
  let line = -1;
  let before: GameEvent | null = null;
  for (const tagged of events) {
    const event = asEvent(tagged);
    const next = lines[line + 1];
    const goesOn =
      next !== undefined && opens(next, event) && !isRest(before, event, lines, line, box);
    const over = ENDING.includes(event.type);
    if (goesOn) line += 1;
    const at = over || line < 0 ? null : line;
    const last = steps.at(-1);
    if (last && !goesOn && last.line === at && joins(last.events, event)) last.events.push(tagged);
    else steps.push({ events: [tagged], line: at });
    before = event;
  }
  return steps.map((step) => {
    const own = step.events.map(asEvent);
    const op = step.line === null ? null : (lines[step.line]?.op ?? null);
    return {
      ...step,
      rules: [...new Set(own.flatMap((event) => rulesOf(event, op, board)))],
      places: [...new Set(own.flatMap(placesOf))],
    };
  });
}

const isIdle = (event: GameEvent, why: Idle): boolean =>
  event.type === "luna_idle" && event.why === why;

/** Whether a line of her card can begin with an event. */
function opens(line: Line, event: GameEvent): boolean {
  switch (line.op) {
    case "coins":
      return event.type === "coins";
    case "tank":
      return event.type === "tank" || event.type === "coins";
    case "upload":
      return event.type === "luna_uploaded" || event.type === "coins";
    case "luna-track":
    case "take-share":
      return event.type === "luna_compared";
    case "luna-expand":
      return (
        event.type === "luna_placed" || event.type === "luna_compared" || isIdle(event, "no-place")
      );
    case "take-cards":
      return event.type === "luna_took" || isIdle(event, "no-card");
    case "place-marker":
      return event.type === "marker" || isIdle(event, "no-space");
    case "discard-plan":
      return event.type === "luna_discarded" || isIdle(event, "no-plan");
    case "discard-special":
      return event.type === "luna_discarded" || isIdle(event, "no-special");
  }
}

/** Whether coins are for the spaces that were left at the end of the tank track. */
function isRest(
  before: GameEvent | null,
  event: GameEvent,
  lines: readonly Line[],
  line: number,
  box: Box,
): boolean {
  const now = lines[line];
  return (
    event.type === "coins" &&
    before?.type === "tank" &&
    now?.op === "tank" &&
    before.to === box.tank.steps &&
    before.spaces < now.n
  );
}

const MOVING: readonly string[] = ["moved", "barrier", "threshold", "luna_short", "coins"];

/** Whether an event is told together with those before it. */
function joins(told: readonly Tagged[], event: GameEvent): boolean {
  const last = told.at(-1)?.type ?? "";
  const first = told[0];
  switch (event.type) {
    case "luna_chose":
      return last === "luna_compared" || last === "luna_chose";
    case "moved":
    case "barrier":
    case "luna_short":
    case "threshold":
      return MOVING.includes(last) && first?.["company"] === event.company;
    case "coins":
      return first?.type !== "luna_compared" && first?.type !== "luna_card";
    case "ousted":
      return last === "luna_placed";
    case "plans":
      return last === "luna_discarded";
    case "slot":
    case "luna_class2":
      return last !== "luna_compared" && last !== "luna_card";
    case "luna_dropped":
      return last === "luna_finished";
    default:
      return false;
  }
}

/** Where an event can be seen. */
function placesOf(event: GameEvent): readonly string[] {
  switch (event.type) {
    case "luna_placed":
      return [`place:${event.place}`];
    case "luna_chose":
      return [`company:${event.company}`];
    case "moved":
    case "barrier":
    case "threshold":
      return [`track:${event.company}`];
    case "marker":
      return [`space:${event.space}`];
    case "plans":
      return event.plans.map((plan) => `plan:${plan}`);
    default:
      return [];
  }
}

const CHOICES: Readonly<Record<string, readonly string[]>> = {
  "biggest-lead": ["SKY-1664"],
  "two-biggest-leads": ["SKY-1664"],
  "farthest-behind": ["SKY-1666"],
  "share-shown": ["SKY-1675"],
  all: ["SKY-1673"],
};
const IDLE: Readonly<Record<string, string>> = {
  "no-card": "SKY-1674",
  "no-share": "SKY-1675",
  "no-space": "SKY-1677",
  "no-plan": "SKY-1678",
  "no-special": "SKY-1679",
  "no-place": "SKY-1686",
};
/** For which line of her card coins are. */
const COINS: Readonly<Record<string, string>> = {
  coins: "SKY-1671",
  "luna-track": "SKY-1655",
  tank: "SKY-1656",
  upload: "SKY-1656",
  "discard-plan": "SKY-1678",
};

/** The rules that an event follows. */
export function rulesOf(
  event: GameEvent,
  op: Line["op"] | null,
  board: "moon" | "belt",
): readonly string[] {
  switch (event.type) {
    case "luna_planned":
      return ["SKY-1621"];
    case "luna_majority":
      return ["SKY-1622"];
    case "luna_new_deck":
      return ["SKY-1624"];
    case "luna_class2":
      return [event.why === "token" ? "SKY-1626" : "SKY-1624"];
    case "luna_card":
      return ["SKY-1641"];
    case "luna_compared":
      return event.by === "value" ? ["SKY-1661", "SKY-1662"] : ["SKY-1668"];
    case "luna_chose":
      return CHOICES[event.why] ?? ["SKY-1663"];
    case "moved":
      return ["SKY-1673"];
    case "threshold":
      return ["SKY-1653"];
    case "barrier":
    case "luna_short":
      return ["SKY-1654"];
    case "coins":
      return [COINS[op ?? ""] ?? "SKY-1656"];
    case "tank":
    case "luna_uploaded":
      return [op === null ? "SKY-1623" : "SKY-1672"];
    case "slot":
      return ["SKY-1611"];
    case "luna_placed":
      if (event.why.endsWith("held")) return ["SKY-1693", "SKY-1681"];
      if (event.why.endsWith("rival")) return [board === "moon" ? "SKY-1684" : "SKY-1694"];
      return [board === "moon" ? "SKY-1683" : "SKY-1691", "SKY-1681"];
    case "ousted":
      return ["SKY-1684"];
    case "luna_took":
      return [op === "take-share" ? "SKY-1675" : "SKY-1674"];
    case "marker":
      return ["SKY-1677"];
    case "luna_discarded":
      return [op === "discard-special" ? "SKY-1679" : "SKY-1678"];
    case "luna_idle":
      return [IDLE[event.why] ?? "SKY-1651"];
    case "luna_finished":
      return ["SKY-1642", "SKY-1643"];
    case "luna_dropped":
      return ["SKY-1643"];
    default:
      return [];
  }
}

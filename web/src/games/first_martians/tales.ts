/** What was told, as a tale: stories in the order of the sols, with what was chosen and what came of
 * it. */

import type { NumberedEvent } from "../../board/props";
import { asEvent, type Colour, type GameEvent, type Phase } from "./types";

export type TaleKind =
  | "mission"
  | "sol"
  | "event"
  | "consequence"
  | "adventure"
  | "returned"
  | "nothing"
  | "follow-up"
  | "malfunction"
  | "deed"
  | "sheet"
  | "goal"
  | "end";

/** A story that was told. */
export interface Tale {
  /** The number of the event that begins it. */
  readonly number: number;
  readonly kind: TaleKind;
  readonly id: string;
  readonly round: number;
  /** The messages of its title and its text; not everything that is told has a text. */
  readonly title: string;
  readonly story: string | null;
  /** Whom it is about, and the colour of an Adventure. */
  readonly astronaut: string | null;
  readonly colour: Colour | null;
  /** The ways that were chosen, by their names. */
  readonly ways: readonly string[];
  /** What came of it. */
  readonly came: readonly NumberedEvent[];
  /** Whether more can still come of it. */
  readonly open: boolean;
}

/** The stories of one sol; those of the beginning have the number 0. */
export interface SolTales {
  readonly round: number;
  readonly tales: readonly Tale[];
}

/** What happened in a phase. */
export interface PhaseEvents {
  readonly phase: Phase;
  readonly events: readonly NumberedEvent[];
}

type Beginning = Pick<Tale, "kind" | "id" | "title" | "story"> &
  Partial<Pick<Tale, "astronaut" | "colour">>;

/** What an event begins to tell; null: nothing. */
function beginning(event: GameEvent): Beginning | null {
  switch (event.type) {
    case "mission_began":
      return told("mission", event.mission, `mission-${event.mission}`, `mission-${event.story}`);
    case "sol_story":
      return told("sol", event.mission, `mission-${event.mission}`, `sol-${event.story}`);
    case "event_drawn":
      return told(
        "event",
        event.event,
        `mission-event-${event.event}`,
        `mission-event-${event.story}`,
      );
    case "consequence":
      return told(
        "consequence",
        event.event,
        `mission-event-${event.title}`,
        `mission-event-${event.story}`,
      );
    case "follow_up":
      return {
        ...told(
          "follow-up",
          event.follow_up,
          `follow-up-${event.follow_up}`,
          `follow-up-${event.story}`,
        ),
        astronaut: event.astronaut,
      };
    case "adventure":
      return {
        ...told(
          "adventure",
          event.adventure,
          `adventure-${event.adventure}`,
          `adventure-${event.story}`,
        ),
        astronaut: event.astronaut,
        colour: event.colour,
      };
    case "adventure_returned":
      return {
        ...told(
          "returned",
          event.adventure,
          `adventure-${event.adventure}`,
          `adventure-${event.story}`,
        ),
        astronaut: event.astronaut,
      };
    case "nothing_happened":
      return {
        ...told("nothing", "", "drawn-tale-nothing", "drawn-tale-nothing.story"),
        astronaut: event.astronaut,
        colour: event.colour,
      };
    case "malfunction_drawn":
      return told(
        "malfunction",
        event.card,
        `malfunction-${event.card}`,
        `malfunction-${event.story}`,
      );
    case "event_dealt_with":
      return told(
        "deed",
        event.event,
        `mission-event-${event.action}`,
        textOf("mission-event", event.story),
      );
    case "sheet_action_done":
      return told("sheet", event.action, `sheet-${event.action}`, textOf("sheet", event.story));
    case "goal_reached":
      return told("goal", event.goal, `goal-${event.goal}`, null);
    case "mission_won":
    case "mission_lost":
      return told("end", event.type, `drawn-end-${event.type}`, `mission-${event.story}`);
    case "lost_by_story":
      return told("end", event.cause, "drawn-end-mission_lost", `cause-${event.cause}`);
    case "died":
      return {
        ...told("end", "death", "drawn-end-mission_lost", null),
        astronaut: event.astronaut,
      };
    default:
      return null;
  }
}

/** The message that says what kind of story a tale is, above its title. */
export function labelOf({ kind }: Pick<Tale, "kind">): string {
  switch (kind) {
    case "sol":
      return "drawn-tale-sol-asks";
    case "nothing": // its title says the rest
      return "drawn-tale-adventure";
    default:
      return `drawn-tale-${kind}`;
  }
}

/** The message of a text that is told the first time only. */
const textOf = (prefix: string, [story]: readonly string[]): string | null =>
  story === undefined ? null : `${prefix}-${story}`;

const told = (kind: TaleKind, id: string, title: string, story: string | null): Beginning => ({
  kind,
  id,
  title,
  story,
});

/** Events after which nothing more comes of the story before. */
const CLOSING: ReadonlySet<string> = new Set<GameEvent["type"]>([
  "round",
  "phase",
  "progress",
  "event_closed",
  "action_began",
  "action_succeeded",
  "action_failed",
  "action_pointless",
  "dice_rolled",
  "die_resolved",
  "rover_checked",
  "first_player",
  "threshold_exceeded",
]);

/** Marks of chance and of the plan: no news in a tale. */
const UNTOLD: ReadonlySet<string> = new Set<GameEvent["type"]>([
  "malfunctions_shuffled",
  "plan_declared",
  "event_action",
  "way_taken",
]);

interface Draft extends Omit<Tale, "ways" | "came" | "open"> {
  ways: string[];
  came: NumberedEvent[];
  open: boolean;
}

/** The whole tale, sol by sol. */
export function talesOf(events: readonly NumberedEvent[]): readonly SolTales[] {
  const sols: { round: number; tales: Draft[] }[] = [{ round: 0, tales: [] }];
  // A Malfunction card comes in the middle of another story, which then goes on.
  let open: Draft[] = [];
  const close = (): void => {
    for (const tale of open) tale.open = false;
    open = [];
  };
  for (const numbered of events) {
    const event = asEvent(numbered.event);
    if (event.type === "round") sols.push({ round: event.round, tales: [] });
    if (CLOSING.has(event.type)) close();
    const sol = sols.at(-1);
    const begun = beginning(event);
    if (begun && sol) {
      if (begun.kind !== "malfunction") close();
      const tale: Draft = {
        astronaut: null,
        colour: null,
        ...begun,
        number: numbered.number,
        round: sol.round,
        ways: [],
        came: [],
        open: true,
      };
      sol.tales.push(tale);
      open.push(tale);
      continue;
    }
    const tale = open.at(-1);
    if (!tale) continue;
    if (event.type === "way_taken") tale.ways.push(event.way);
    if (isReset(event) && tale.kind === "malfunction") {
      tale.open = false;
      open.pop();
    } else if (!UNTOLD.has(event.type)) tale.came.push(numbered);
    if (event.type === "event_action") close();
  }
  return sols.filter(({ tales }) => tales.length > 0);
}

/** The end of a Malfunction: the marker of its track goes back to the start. */
const isReset = (event: GameEvent): boolean =>
  event.type === "track_moved" && event.by === -FULL && event.level === 0;
const FULL = 5;

/** What happened in the phases of the present sol. */
export function phasesOf(events: readonly NumberedEvent[]): readonly PhaseEvents[] {
  const start = events.findLastIndex(({ event }) => event.type === "round");
  const phases: { phase: Phase; events: NumberedEvent[] }[] = [];
  for (const numbered of start < 0 ? [] : events.slice(start + 1)) {
    const event = asEvent(numbered.event);
    if (event.type === "phase") phases.push({ phase: event.phase, events: [] });
    else phases.at(-1)?.events.push(numbered);
  }
  return phases;
}

/** The number of the event that began the present phase. */
export function phaseStart(events: readonly NumberedEvent[]): number {
  return events.findLast(({ event }) => event.type === "phase")?.number ?? -1;
}

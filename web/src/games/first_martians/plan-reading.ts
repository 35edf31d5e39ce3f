/** The side of the board with the map and the plan. */

import type { Laid } from "../../board/offers";
import type { NumberedEvent } from "../../board/props";
import type { Motion } from "../../board/Surface.svelte";
import { freePawnsOf, placesOfPawn, tellStack, titleOf, voteName } from "./planning";
import type { Flying, Side } from "./reading";
import {
  asEvent,
  byId,
  type GameEvent,
  type Gas,
  type Move,
  type PartKind,
  type Props,
  type Rover,
} from "./types";
import { t } from "./words";

/** The actions of Facilities that need nothing but the Facility: it stands for them. */
const IN_FACILITIES: readonly string[] = ["rest", "unwind", "heal", "manage"];

/** Where people set out from, and where the tiles of areas lie before they are found. */
export const HOME = "hub";
export const TILES = "tiles";
/** The ground of a space, on which its tile is laid. */
export const landPlace = (space: string): string => `land:${space}`;

export const routePlace = (stack: number, way: readonly string[]): string =>
  `route:${stack}:${way.join(".")}`;

/** The things on the board that an option is made of. */
function lay(move: Move): Laid | null | undefined {
  switch (move.type) {
    case "plan_rest":
    case "plan_unwind":
    case "plan_heal":
    case "plan_manage":
      return { parts: [`pawn:${move.pawn}`, `act:${move.type.slice(5)}`] };
    case "plan_explore":
    case "plan_gather":
      return { parts: [`pawn:${move.pawn}`, `space:${move.space}`] };
    case "plan_token":
      return { parts: [`pawn:${move.pawn}`, `objective:${move.space}:${move.objective}`] };
    case "plan_research":
      return { parts: [`pawn:${move.pawn}`, `act:research:${move.again ? "again" : "first"}`] };
    case "plan_planting":
      return { parts: [`pawn:${move.pawn}`, `act:plant:${move.farm}`] };
    case "plan_repair":
      return { parts: [`pawn:${move.pawn}`, `part:${move.facility}:${move.part}`] };
    case "plan_switch":
      return {
        parts: [
          `pawn:${move.pawn}`,
          `part:${move.facility}:${move.part}`,
          `part:${move.donor}:${move.part}`,
        ],
      };
    case "plan_rover_repair":
      return { parts: [`pawn:${move.pawn}`, `rover:${move.rover}`] };
    case "plan_upgrade":
      return { parts: [`pawn:${move.pawn}`, `upgrade:${move.upgrade}`] };
    case "plan_removal":
      return { parts: [`pawn:${move.pawn}`, `shutdown:${move.facility}:${move.resource}`] };
    case "plan_event_action":
      return { parts: [`pawn:${move.pawn}`, `event:${move.event}`, ...at(move.space)] };
    case "plan_sheet_action":
      return { parts: [`pawn:${move.pawn}`, `sheet:${move.action}`, ...at(move.space)] };
    case "join":
      return { parts: [`pawn:${move.pawn}`, `stack:${move.stack}`] };
    case "withdraw":
      return { parts: [`member:${move.stack}:${move.pawn}`] };
    case "lead":
      return { parts: [`lead:${move.stack}:${move.pawn}`] };
    case "use_rover":
      return { parts: [`rover:${move.rover}`, `stack:${move.stack}`] };
    case "leave_rover":
      return { parts: [`ridden:${move.stack}`] };
    case "take_way":
      return { parts: [`path:${move.stack}`, routePlace(move.stack, move.way)] };
    case "use_facility":
      return { parts: [`room:${move.stack}:${move.facility}`] };
    case "operate":
      return { parts: [`operator:${move.machine}`, `astronaut:${move.astronaut}`] };
    case "put_to_vote":
    case "agree":
    case "object":
    case "carry_out":
    case "change_plan":
      return { parts: [`vote:${move.type}`] };
    case "resolve":
      return { parts: [`stack:${move.stack}`] };
    case "choose_space":
    case "discard_sample":
      return { parts: [`space:${move.space}`] };
    default:
      return undefined;
  }
}

const at = (space: string | null): readonly string[] => (space === null ? [] : [`space:${space}`]);

function kind(place: string, { question, data }: Props): string | undefined {
  const [sort, id = ""] = place.split(":");
  if (sort === "pawn") return `pawn:${id}`;
  if (sort !== "facility" || question?.id !== "plan") return undefined;
  const action = byId(data.facilities, id)?.action;
  return action && IN_FACILITIES.includes(action) ? `act:${action}` : undefined;
}

function places(part: string, { view, data }: Props): readonly string[] | undefined {
  const [sort, id = ""] = part.split(":");
  if (sort === "pawn") return placesOfPawn(view, id);
  if (sort !== "act" || !IN_FACILITIES.includes(id)) return undefined;
  const facilities = view.facilities.filter(
    (facility) => byId(data.facilities, facility.id)?.action === id,
  );
  return [part, ...facilities.map((facility) => `facility:${facility.id}`)];
}

/** Whether something of a kind is offered. */
const offers = ({ options }: Props, type: Move["type"]): boolean =>
  options.some((option) => option.type === type);

/** The pawn that a question is asked with: the one in hand, else one that is free. */
function pawnFor(held: readonly string[], { view }: Props): string {
  const inHand = held.find((place) => place.startsWith("pawn:"))?.split(":")[1];
  const free = view.crew.find((member) => freePawnsOf(member).length);
  return inHand ?? free?.id ?? view.crew[0]?.id ?? "";
}

function wish(place: string, held: readonly string[], props: Props): Move | null | undefined {
  const { view, question } = props;
  const [sort, id = "", more = ""] = place.split(":");
  const pawn = pawnFor(held, props);
  const stack = Number(id);
  const rover = held.find((other) => other.startsWith("rover:"))?.split(":")[1] as
    Rover | undefined;
  switch (sort) {
    case "pawn":
      return rover ? { type: "plan_rover_repair", pawn: id, rover } : null;
    case "act":
      return actWish(pawn, id, more);
    case "facility": {
      const part = kind(place, props);
      return part ? actWish(pawn, part.slice(4), "") : undefined;
    }
    case "space":
      return spaceWish(pawn, id, held, props);
    case "objective":
      return { type: "plan_token", pawn, space: id, objective: more };
    case "part":
      return question?.id === "plan" && held.some((other) => other.startsWith("pawn:"))
        ? { type: "plan_repair", pawn, facility: id, part: more as PartKind }
        : undefined;
    case "shutdown":
      return question?.id === "plan"
        ? { type: "plan_removal", pawn, facility: id, resource: more as Gas }
        : undefined;
    case "upgrade":
      return held.some((other) => other.startsWith("pawn:"))
        ? { type: "plan_upgrade", pawn, upgrade: id }
        : undefined;
    case "rover":
      return question?.id === "plan"
        ? { type: "plan_rover_repair", pawn, rover: id as Rover }
        : undefined;
    case "event":
      return { type: "plan_event_action", pawn, event: id, space: null };
    case "sheet":
      return { type: "plan_sheet_action", pawn, action: id, space: null };
    case "stack":
      if (question?.id === "order") return { type: "resolve", stack };
      return rover ? { type: "use_rover", rover, stack } : { type: "join", pawn, stack };
    case "member":
      return { type: "withdraw", pawn: more, stack };
    case "lead":
      return { type: "lead", pawn: more, stack };
    case "ridden":
      return { type: "leave_rover", rover: ridden(view, stack), stack };
    case "path":
      return { type: "take_way", stack, way: [] };
    case "route":
      return { type: "take_way", stack, way: more.split(".") };
    case "room":
      return { type: "use_facility", stack, facility: more };
    case "operator":
      return { type: "operate", machine: id, astronaut: pawn };
    case "vote":
      return { type: id } as Move;
    default:
      return undefined;
  }
}

const ridden = (view: Props["view"], stack: number): Rover =>
  view.plan.find(({ number }) => number === stack)?.rover ?? "froggy";

function actWish(pawn: string, action: string, which: string): Move | null {
  switch (action) {
    case "rest":
      return { type: "plan_rest", pawn };
    case "unwind":
      return { type: "plan_unwind", pawn };
    case "heal":
      return { type: "plan_heal", pawn };
    case "manage":
      return { type: "plan_manage", pawn };
    case "research":
      return { type: "plan_research", pawn, again: which === "again" };
    case "plant":
      return { type: "plan_planting", pawn, farm: which };
    default:
      return null;
  }
}

function spaceWish(pawn: string, space: string, held: readonly string[], props: Props): Move {
  const { view } = props;
  if (offers(props, "discard_sample")) return { type: "discard_sample", space };
  if (offers(props, "choose_space")) return { type: "choose_space", space };
  const deed = held.find((place) => place.startsWith("event:") || place.startsWith("sheet:"));
  const id = deed?.split(":")[1] ?? "";
  if (deed?.startsWith("event:")) return { type: "plan_event_action", pawn, event: id, space };
  if (deed?.startsWith("sheet:")) return { type: "plan_sheet_action", pawn, action: id, space };
  const explored = view.areas.some((area) => area.space === space);
  return { type: explored ? "plan_gather" : "plan_explore", pawn, space };
}

function tell(
  place: string,
  _held: readonly string[],
  props: Props,
): readonly string[] | undefined {
  const { view, captions, data } = props;
  const [sort, id = "", more = ""] = place.split(":");
  const known = (name: string): readonly string[] => captions[name] ?? [];
  const stack = view.plan.find(({ number }) => number === Number(id));
  switch (sort) {
    case "pawn":
      return byId(data.aoms, id) ? known(`aom:${id}`) : [t(`pawn-${id}`), t("drawn-pawn")];
    case "rover":
      return [...known(place), ...roverTokens(id, props)];
    case "act":
      return [
        actName(id, more),
        ...supplyOf(id, more, props),
        ...(id === "plant" ? [t("drawn-action-plant")] : known(`action:${id}`).slice(1)),
      ];
    case "space":
      return tellSpace(id, props);
    case "objective":
      return [...known(`objective:${more}`), t(`space-${id}`)];
    case "event":
      return known(`deed:${id}`);
    case "stack":
      return stack
        ? [
            titleOf(stack),
            ...tellStack(stack),
            t("drawn-stack", { step: stack.step, number: Number(id) + 1 }),
          ]
        : [];
    case "member":
      return [
        t(stack?.pawns.at(-1) === more ? "drawn-stack-leads" : "drawn-stack-helps", {
          pawn: t(`pawn-${more}`),
        }),
      ];
    case "lead":
      return [t("drawn-stack-lead", { pawn: t(`pawn-${more}`) })];
    case "ridden":
      return [t("drawn-stack-rover", { rover: t(`rover-${ridden(view, Number(id))}`) })];
    case "path":
      return stack ? [t("drawn-stack-way", { way: wayName(stack.way) })] : [];
    case "route":
      return tellRoute(more.split("."), props);
    case "room":
      return known(`facility:${more}`);
    case "operator": {
      const operator = view.machines.find((machine) => machine.id === id)?.operator;
      return [
        t("drawn-stack-operator", {
          machine: t(`pawn-${id}`),
          astronaut: operator ? t(`astronaut-${operator}`) : "–",
        }),
      ];
    }
    case "vote":
      return offers(props, id as Move["type"]) ? [] : [voteName(id)];
    default:
      return undefined;
  }
}

export const wayName = (way: readonly string[]): string =>
  way.map((space) => t(`space-${space}`)).join(" – ");

export function actName(action: string, which: string): string {
  if (action === "research") return t(`drawn-act-research-${which}`);
  if (action === "plant") return t("drawn-act-plant", { farm: t(`facility-${which}`) });
  return t(`action-${action}`);
}

/** How much there is of what an action needs. */
function supplyOf(action: string, which: string, { view }: Props): readonly string[] {
  if (action === "plant") return [t("cost-seeds", { count: view.available.seeds })];
  if (action !== "research") return [];
  return which === "again"
    ? [t("cost-examined", { count: view.examined })]
    : [t("cost-samples", { count: view.available.samples })];
}

function roverTokens(id: string, { view }: Props): readonly string[] {
  const tokens = view.rovers[id === "froggy" ? 0 : 1] ?? [];
  const away = view.plan.some(({ rover }) => rover === id);
  return [...(away ? [t("drawn-rover-away")] : []), ...tokens.map((token) => t(`token-${token}`))];
}

function tellRoute(way: readonly string[], { view }: Props): readonly string[] {
  const name = way.join(".");
  const route = view.routes.find((other) => other.way.join(".") === name);
  if (!route) return [];
  return [
    t("drawn-map-route", { way: wayName(way), pawns: route.pawns }),
    ...route.hazards.map((hazard) => t(`drawn-hazard-${hazard}`)),
  ];
}

function tellSpace(id: string, props: Props): readonly string[] {
  const { view, captions } = props;
  const area = view.areas.find(({ space }) => space === id);
  const route = view.routes.find(({ way }) => way.at(-1) === id);
  const marked = area ?? view.marked.find(({ space }) => space === id);
  const name = t(`space-${id}`);
  const [tile = "", ...about] = area ? (captions[`tile:${area.tile}`] ?? []) : [];
  return [
    area ? `${name}: ${tile}` : name,
    ...(area ? about : [t("drawn-map-unexplored")]),
    ...(area?.samples ? [t("drawn-map-samples", { count: area.samples })] : []),
    ...(marked?.objectives ?? []).map((token) =>
      t("drawn-map-token", { objective: t(`objective-${token}`) }),
    ),
    ...(area?.tokens ?? []).map((token) => t(`token-${token}`)),
    route ? t("drawn-map-way", { pawns: route.pawns }) : t("drawn-map-no-way"),
  ];
}

export const plan: Side = {
  lay,
  kind,
  places,
  drags: (place) => place.startsWith("pawn:") || place.startsWith("rover:"),
  wish,
  tell,
  changes: (event) => {
    switch (event.type) {
      case "pawn_planned":
      case "pawn_withdrawn":
      case "lead_given":
      case "rover_planned":
      case "way_planned":
      case "facility_planned":
        return [`stack:${event.stack}`];
      case "revealed":
        return [`space:${event.space}`];
      default:
        return [];
    }
  },
  motion,
};

const pawnFlies = (pawn: string, from: string, to: string): Motion<Flying> => ({
  piece: { kind: "pawn", pawn },
  from,
  to,
});
const glyphFlies = (glyph: string, from: string, to: string): Motion<Flying> => ({
  piece: { kind: "glyph", glyph },
  from,
  to,
});
const roverFlies = (rover: Rover, from: string, to: string): Motion<Flying> =>
  glyphFlies(`rover-${rover}`, from, to);

/** What an event sends through the air. */
function motion(event: GameEvent, events: readonly NumberedEvent[]): readonly Motion<Flying>[] {
  switch (event.type) {
    case "pawn_planned": {
      const places = [`stack:${event.stack}`, ...event.where.map((space) => `space:${space}`)];
      return places.map((place) => ({
        ...pawnFlies(event.pawn, `tray:${event.pawn}`, place),
        by: event.seat,
      }));
    }
    case "pawn_withdrawn":
      return [pawnFlies(event.pawn, `stack:${event.stack}`, `tray:${event.pawn}`)];
    case "rover_planned": {
      const [home, stack] = [`rover:${event.rover}`, `stack:${event.stack}`];
      return [
        event.drives
          ? { ...roverFlies(event.rover, home, stack), by: event.seat }
          : roverFlies(event.rover, stack, home),
      ];
    }
    case "action_began": {
      const [space] = event.where;
      if (space === undefined) return [];
      const rover = roverOf(event, events);
      return [
        pawnFlies(event.machine[0] ?? event.astronaut, HOME, `space:${space}`),
        ...(rover ? [roverFlies(rover, HOME, `space:${space}`)] : []),
      ];
    }
    case "revealed":
      return [
        { piece: { kind: "tile", tile: event.tile }, from: TILES, to: landPlace(event.space) },
      ];
    case "sample_gathered":
      return [glyphFlies("sample", `space:${event.space}`, "cargo")];
    case "objective_gathered":
      return [
        {
          piece: { kind: "objective", objective: event.objective },
          from: `objective:${event.space}:${event.objective}`,
          to: "cargo",
        },
      ];
    default:
      return [];
  }
}

/** The rover with which somebody sets out: the one that was planned for this. */
export function roverOf(
  action: Extract<GameEvent, { type: "action_began" }>,
  events: readonly NumberedEvent[],
): Rover | null {
  const told = events.map(({ event }) => asEvent(event)).toReversed();
  const begun = told.findIndex((event) => event.type === "phase" && event.phase === "planning");
  const planned = told.slice(0, begun === -1 ? told.length : begun);
  const pawn = planned.find(
    (event) =>
      event.type === "pawn_planned" &&
      event.task === action.task &&
      event.where.join() === action.where.join(),
  );
  const stack = pawn?.type === "pawn_planned" ? pawn.stack : null;
  const rover = planned.find((event) => event.type === "rover_planned" && event.stack === stack);
  return rover?.type === "rover_planned" && rover.drives ? rover.rover : null;
}

/**
 * Where the options of a question lie on the board.
 *
 * Everything that can be pointed at is a place with an id of its own. A die move is made of a die and
 * a place; other options lie on one place, or are made of several things that are picked first (dice
 * to reroll, cards to hand in, resources to pay instead).
 */

import type { Tagged } from "../board";
import {
  asOption,
  crewSpaces,
  type Data,
  type Deck,
  type Effect,
  type Face,
  FACES,
  type Option,
  type Resource,
  type View,
  WORKER_OF,
  type Worker,
} from "./types";

export type Place =
  | `space:${string}`
  | `crew:${string}:${number}`
  | `own:${string}`
  | `hand:${string}`
  | `display:${string}`
  | `deck:${Deck}`
  | `stock:${Resource}`
  | `bank:${Resource}`
  | `effect:${Effect}`
  | `completed:${string}`
  | `face:${Face}`
  | `die:${number}`
  | "exchange"
  | "discard"
  | "pay"
  | "reroll"
  | "hand-in"
  | "substitute";

export interface Legal {
  /** Die moves: for each place, the option for each face that may go there. */
  readonly moves: ReadonlyMap<Place, ReadonlyMap<Face, Tagged>>;
  /** Options that lie on a place and need no die. */
  readonly direct: ReadonlyMap<Place, readonly Tagged[]>;
  /** Options made of dice, of cards, of resources: by what they are made of. */
  readonly rerolls: ReadonlyMap<string, Tagged>;
  readonly handIns: ReadonlyMap<string, Tagged>;
  readonly substitutes: ReadonlyMap<string, Tagged>;
}

/** A bundle of things whose order does not matter, as a key. */
export function bundle(things: readonly string[]): string {
  return [...things].sort().join(" ");
}

/** The die of an option that moves one. */
export function dieOf(option: Option): Face | null {
  return "die" in option ? option.die : null;
}

/** Where an option lies; null for those that only the request bar has. */
export function placeOf(option: Option): Place | null {
  switch (option.type) {
    case "place":
      return `space:${option.space}`;
    case "crew":
      return `crew:${option.card}:${option.space}`;
    case "use":
      return `own:${option.card}`;
    case "launch":
    case "buy":
    case "discard_card":
      return `hand:${option.card}`;
    case "take":
      return `display:${option.card}`;
    case "take_top":
      return `deck:${option.deck}`;
    case "exchange":
      return "exchange";
    case "discard_die":
      return "discard";
    case "turn":
      return `face:${option.to}`;
    case "effect":
      return `effect:${option.effect}`;
    case "rebate":
      return "effect:rebate";
    case "launch_free":
      return "effect:free_launch";
    case "give":
    case "pay_any":
      return `stock:${option.resource}`;
    case "gain":
      return `bank:${option.resource}`;
    case "pay":
      return "pay";
    case "reroll":
      return "reroll";
    case "hand_in":
      return "hand-in";
    case "substitute":
      return "substitute";
    case "pass":
    case "done":
      return null;
  }
}

/** All options by place. Equal spaces are offered once, so each of them stands for the others. */
export function readLegal(view: View, data: Data, options: readonly Tagged[]): Legal {
  const moves = new Map<Place, Map<Face, Tagged>>();
  const direct = new Map<Place, Tagged[]>();
  const rerolls = new Map<string, Tagged>();
  const handIns = new Map<string, Tagged>();
  const substitutes = new Map<string, Tagged>();
  const launching = !options.some((option) => option.type === "pass");
  for (const tagged of options) {
    const option = asOption(tagged);
    const place = placeOf(option);
    if (place === null) continue;
    const die = dieOf(option);
    if (die !== null) {
      for (const equal of [place, ...equalPlaces(option, view, data, launching)]) {
        const faces = moves.get(equal) ?? new Map<Face, Tagged>();
        if (!faces.has(die)) faces.set(die, tagged);
        moves.set(equal, faces);
      }
    } else if (option.type === "reroll") rerolls.set(bundle(option.dice), tagged);
    else if (option.type === "hand_in") handIns.set(bundle(option.cards), tagged);
    else if (option.type === "substitute") substitutes.set(bundle(option.paid), tagged);
    else direct.set(place, [...(direct.get(place) ?? []), tagged]);
  }
  return { moves, direct, rerolls, handIns, substitutes };
}

/** The free spaces that are just like the one of an option. */
function equalPlaces(option: Option, view: View, data: Data, launching: boolean): Place[] {
  if (option.type === "place") return equalSpaces(option.space, view);
  if (option.type === "crew") return equalCrew(option.card, option.space, view, data, launching);
  return [];
}

/** In a store any free space may be chosen; the first one stands alone, for it gives more. */
function equalSpaces(id: string, view: View): Place[] {
  const space = view.spaces.find((other) => other.id === id);
  if (!space || !["plasteel", "water", "xenon"].includes(space.area)) return [];
  const [first, ...others] = view.spaces.filter((other) => other.area === space.area);
  if (first === space) return [];
  return others
    .filter((other) => other !== space && !other.die && sameWorkers(other.accepts, space.accepts))
    .map((other) => `space:${other.id}` as const);
}

/** On a card spaces with the same symbol are equal; a launch fills yellow ones only. */
function equalCrew(
  card: string,
  space: number,
  view: View,
  data: Data,
  launching: boolean,
): Place[] {
  const spaces = crewSpaces(card, data);
  const crew = view.runs.find((run) => run.card === card)?.crew ?? [];
  const takes = spaces[space]?.takes ?? [];
  return spaces.flatMap((other, index) => {
    const equal = index !== space && !crew[index] && sameWorkers(other.takes, takes);
    return equal && (other.yellow || !launching) ? [`crew:${card}:${index}` as const] : [];
  });
}

function sameWorkers(one: readonly Worker[], other: readonly Worker[]): boolean {
  return one.length === other.length && one.every((worker) => other.includes(worker));
}

/** Whether a bundle can still become one that is on offer. */
export function leadsSomewhere(
  picked: readonly string[],
  offered: ReadonlyMap<string, Tagged>,
): boolean {
  return [...offered.keys()].some((key) => contains(key.split(" "), picked));
}

function contains(whole: readonly string[], part: readonly string[]): boolean {
  const left = [...whole];
  return part.every((thing) => {
    const found = left.indexOf(thing);
    if (found >= 0) left.splice(found, 1);
    return found >= 0;
  });
}

/**
 * The option that pointing at a place would have been, to ask why it is not offered. Without a chosen
 * die it is one of the pool that fits, if any does.
 */
export function wishFor(place: Place, die: Face | null, view: View, data: Data): Option | null {
  const [kind, id = "", number = ""] = place.split(":");
  const chosen = die ?? fittingDie(place, view, data);
  switch (kind) {
    case "space":
      return { type: "place", die: chosen, space: id };
    case "crew":
      return { type: "crew", die: chosen, card: id, space: Number(number) };
    case "own":
      return { type: "use", die: chosen, card: id };
    case "exchange":
      return { type: "exchange", die: chosen };
    case "discard":
      return { type: "discard_die", die: chosen };
    case "hand":
      return id in data.missions ? { type: "launch", card: id } : { type: "buy", card: id };
    case "display":
      return { type: "take", card: id };
    case "deck":
      return { type: "take_top", deck: id as Deck };
    case "stock":
      return { type: "give", resource: id as Resource };
    case "bank":
      return { type: "gain", resource: id as Resource };
    case "completed":
      return { type: "hand_in", cards: [id] };
    case "effect":
      return effectWish(id as Effect);
    default:
      return null;
  }
}

function effectWish(effect: Effect): Option | null {
  if (effect === "rebate") return { type: "rebate", resource: "any" };
  if (effect === "free_launch") return { type: "launch_free" };
  if (effect === "extra_order") return null;
  return { type: "effect", effect };
}

function fittingDie(place: Place, view: View, data: Data): Face {
  const pool = view.seat === null ? undefined : view.players[view.seat]?.pool;
  const held = FACES.filter((face) => pool?.[face]);
  const takes = takenWorkers(place, view, data);
  const fits = (face: Face): boolean => takes.includes(WORKER_OF[face]);
  return held.find(fits) ?? held[0] ?? FACES.find(fits) ?? "miner";
}

/** The workers that a place takes; none where it takes no dice. */
export function takenWorkers(place: Place, view: View, data: Data): readonly Worker[] {
  const [kind, id = "", number = ""] = place.split(":");
  if (kind === "space") return view.spaces.find((space) => space.id === id)?.accepts ?? [];
  if (kind === "crew") return crewSpaces(id, data)[Number(number)]?.takes ?? [];
  return [];
}

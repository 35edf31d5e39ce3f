/** What the game sends, from its schema; a map's keys, which a schema leaves open, are named here. */

import type { Units } from "../../board/Amounts.svelte";
import type { BoardProps, Tagged } from "../../board/props";
import type { components } from "./schema";

type Sent = components["schemas"];
/** A type as it is sent, with some of its fields known better. */
type Known<Thing, Fields extends Partial<Record<keyof Thing, unknown>>> = Readonly<
  Omit<Thing, keyof Fields> & Fields
>;

export type Resource = Sent["View"]["promoted"];
export type Face = Sent["DieView"]["face"];
export type Worker = Sent["Plan"]["takes"][number][number];
export type Effect = Sent["Order"]["effect"];
export type Deck = Sent["TakeTop"]["deck"];
export type AsteroidType = Sent["Mission"]["type"] | "?";
type Amounts = Readonly<Partial<Record<Resource | "any", number>>>;

// The orders in which things are shown.
export const RESOURCES = [
  "plasteel",
  "water",
  "xenon",
  "gold",
  "tungsten",
  "nickel",
  "palladium",
] as const satisfies readonly Resource[];
export const FACES = [
  "miner",
  "miner2",
  "automaton",
  "automaton2",
  "inspector",
  "geologist",
] as const satisfies readonly Face[];
export const WORKERS = [
  "miner",
  "automaton",
  "inspector",
  "geologist",
] as const satisfies readonly Worker[];
export const EFFECTS = [
  "specialist",
  "automaton",
  "miner",
  "rebate",
  "free_launch",
  "extra_order",
] as const satisfies readonly Effect[];
export const STORES = ["plasteel", "water", "xenon"] as const satisfies readonly Resource[];
export const BOARD_CARDS = ["technology", "bulletin", "expedition"] as const;
export type BoardCard = (typeof BOARD_CARDS)[number];

// The view

export type Die = Readonly<Sent["DieView"]>;
export type Run = Readonly<Sent["RunView"]>;
export type OwnCard = Readonly<Sent["OwnCardView"]>;
export type Space = Readonly<Sent["SpaceView"]>;
export type Player = Known<
  Sent["PlayerView"],
  { stock: Readonly<Record<Resource, number>>; pool: Readonly<Record<Face, number>> }
>;
export type View = Known<
  Sent["View"],
  { bank: Readonly<Record<Resource, number>>; players: readonly Player[] }
>;

// The data

export type Mission = Known<
  Sent["Mission"],
  { cost: Amounts; reward: Readonly<Partial<Record<Worker, Amounts>>> }
>;
type Priced<Card extends { cost: unknown }> = Readonly<Omit<Card, "cost"> & { cost: Amounts }>;
type Cards<Card> = Readonly<Record<string, Card>>;
export type Data = Known<
  Sent["Data"],
  {
    faces: Readonly<Record<Face, Sent["FaceEntry"]>>;
    missions: Cards<Mission>;
    orders: Cards<Priced<Sent["Order"]>>;
    technologies: Cards<Priced<Sent["Technology"]>>;
    bulletins: Cards<Priced<Sent["Bulletin"]>>;
    expeditions: Cards<Priced<Sent["Expedition"]>>;
    plans: Cards<Sent["Plan"]>;
  }
>;

export type Props = BoardProps<View, Data>;

// Moves and events, by tag: the server sends no others

export type Move = Sent["Move"];
export type GameEvent = Sent["Event"];

export const asMove = (option: Tagged): Move => option as unknown as Move;
export const asEvent = (event: Tagged): GameEvent => event as unknown as GameEvent;

/** The glyphs on a face. */
export function glyphsOn(face: Face, data: Data): readonly string[] {
  const { worker, symbols } = data.faces[face];
  return Array.from({ length: symbols }, () => worker);
}

/** The glyphs of what a space takes. */
export function glyphsOf(takes: readonly Worker[]): readonly string[] {
  return takes.length === WORKERS.length ? ["anydie"] : takes;
}

/** The asteroid type; "?" for an expedition, which stands for any. */
export function typeOf(card: string, data: Data): AsteroidType {
  return data.missions[card]?.type ?? "?";
}

/** Who earns what on a mission: workers with the same set together. */
export interface Earning {
  readonly workers: readonly Worker[];
  readonly units: Units;
}

export function earnings(mission: Mission): readonly Earning[] {
  const groups = new Map<string, { workers: Worker[]; units: Units }>();
  for (const worker of WORKERS) {
    const amounts = mission.reward[worker];
    if (!amounts) continue;
    const units = unitsOf(amounts);
    const group = groups.get(JSON.stringify(units));
    if (group) group.workers.push(worker);
    else groups.set(JSON.stringify(units), { workers: [worker], units });
  }
  return [...groups.values()];
}

/** Amounts as a list, in the order of the resources. */
export function unitsOf(amounts: Amounts): Units {
  return [...RESOURCES, "any" as const].flatMap((kind) => {
    const count = amounts[kind] ?? 0;
    return count ? [[kind, count] as const] : [];
  });
}

/** Dice counted by face, one by one. */
export function listDice(pool: Readonly<Record<Face, number>>): readonly Face[] {
  return FACES.flatMap((face) => Array.from({ length: pool[face] }, () => face));
}

/** The effects of bought orders, by what they do. */
export function effectsOf(player: Player, data: Data): readonly (readonly [Effect, number])[] {
  return EFFECTS.flatMap((effect) => {
    const cards = player.bought.filter((card) => data.orders[card]?.effect === effect);
    return cards.length ? [[effect, cards.length] as const] : [];
  });
}

export function total(score: Readonly<Record<string, number>>): number {
  return Object.values(score).reduce((sum, points) => sum + points, 0);
}

/** What the game sends, from its schema; a map's keys, which a schema leaves open, are named here. */

import type { Tagged } from "../board";
import type { components } from "./schema";

type Sent = components["schemas"];
/** A type as it is sent, with some of its fields known better. */
type Known<Thing, Fields extends Partial<Record<keyof Thing, unknown>>> = Readonly<
  Omit<Thing, keyof Fields> & Fields
>;

export type Resource = Sent["View"]["promoted"];
export type Face = Sent["DieView"]["face"];
export type WorkerSymbol = Sent["Mission"]["white"][number];
export type Worker = Exclude<WorkerSymbol, "both">;
export type Effect = Sent["Order"]["effect"];
export type Deck = Sent["TakeTop"]["deck"];
export type Kind = Resource | "any";
export type AsteroidType = Sent["Mission"]["type"] | "?";
export type Amounts = Readonly<Partial<Record<Kind, number>>>;

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

export const ROUNDS = 8;

// The view

export type Die = Readonly<Sent["DieView"]>;
export type Run = Readonly<Sent["RunView"]>;
export type OwnCard = Readonly<Sent["OwnCardView"]>;
export type MiniDeck = Readonly<Sent["MiniDeckView"]>;
export type Space = Known<Sent["SpaceView"], { accepts: readonly Worker[] }>;
export type Player = Known<
  Sent["PlayerView"],
  { stock: Readonly<Record<Resource, number>>; pool: Readonly<Record<Face, number>> }
>;
export type View = Known<
  Sent["View"],
  {
    bank: Readonly<Record<Resource, number>>;
    spaces: readonly Space[];
    players: readonly Player[];
  }
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
    missions: Cards<Mission>;
    orders: Cards<Priced<Sent["Order"]>>;
    technologies: Cards<Priced<Sent["Technology"]>>;
    bulletins: Cards<Priced<Sent["Bulletin"]>>;
    expeditions: Cards<Priced<Sent["Expedition"]>>;
  }
>;

// Moves and events, by tag

export type Option = Sent["Move"];
export type GameEvent = Sent["Event"];

/** An option as this game's: the server sends no other. */
export function asOption(option: Tagged): Option {
  return option as unknown as Option;
}

export const WORKER_OF: Readonly<Record<Face, Worker>> = {
  miner: "miner",
  miner2: "miner",
  automaton: "automaton",
  automaton2: "automaton",
  inspector: "inspector",
  geologist: "geologist",
};

export function symbolsOn(face: Face): number {
  return face === "miner2" || face === "automaton2" ? 2 : 1;
}

/** The workers that a space of a mission takes. */
export function workersOf(symbol: WorkerSymbol): readonly Worker[] {
  return symbol === "both" ? ["miner", "automaton"] : [symbol];
}

/** A space of a card in a dock: what it takes, and whether its ring is yellow. */
export interface CrewSpace {
  readonly takes: readonly Worker[];
  readonly yellow: boolean;
}

/** The spaces of a mission or expedition, yellow ones first; an expedition's take any die. */
export function crewSpaces(card: string, data: Data): readonly CrewSpace[] {
  const mission = data.missions[card];
  if (mission) {
    return [
      ...mission.yellow.map((symbol) => ({ takes: workersOf(symbol), yellow: true })),
      ...mission.white.map((symbol) => ({ takes: workersOf(symbol), yellow: false })),
    ];
  }
  const { yellow, white } = data.expeditions[card] ?? { yellow: 0, white: 0 };
  return Array.from({ length: yellow + white }, (_, space) => ({
    takes: WORKERS,
    yellow: space < yellow,
  }));
}

/** The asteroid type; "?" for an expedition, which stands for any. */
export function typeOf(card: string, data: Data): AsteroidType {
  return data.missions[card]?.type ?? "?";
}

/** Who earns what on a mission: workers with the same set together. */
export interface Earning {
  readonly workers: readonly Worker[];
  readonly amounts: Amounts;
}

export function earnings(mission: Mission): readonly Earning[] {
  const groups = new Map<string, { workers: Worker[]; amounts: Amounts }>();
  for (const worker of WORKERS) {
    const amounts = mission.reward[worker];
    if (!amounts) continue;
    const key = JSON.stringify(listAmounts(amounts));
    const group = groups.get(key);
    if (group) group.workers.push(worker);
    else groups.set(key, { workers: [worker], amounts });
  }
  return [...groups.values()];
}

/** Amounts as a list, in the order of the resources. */
export function listAmounts(amounts: Amounts): readonly (readonly [Kind, number])[] {
  const kinds: readonly Kind[] = [...RESOURCES, "any"];
  return kinds.flatMap((kind) => {
    const count = amounts[kind] ?? 0;
    return count ? [[kind, count] as const] : [];
  });
}

/** Dice counted by face, one by one. */
export function listDice(pool: Readonly<Record<Face, number>>): readonly Face[] {
  return FACES.flatMap((face) => Array.from({ length: pool[face] }, () => face));
}

export function total(score: Readonly<Record<string, number>>): number {
  return Object.values(score).reduce((sum, points) => sum + points, 0);
}

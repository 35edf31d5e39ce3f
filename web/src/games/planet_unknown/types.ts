/** What the game sends, from its schema; a map's keys, which a schema leaves open, are named here. */

import type { BoardProps, Seat, Tagged } from "../../board/props";
import type { components } from "./schema";

type Sent = components["schemas"];
/** A type as it is sent, with some of its fields known better. */
type Known<Thing, Fields extends Partial<Record<keyof Thing, unknown>>> = Readonly<
  Omit<Thing, keyof Fields> & Fields
>;

export type Terrain = Sent["TileView"]["a"];
export type Track = Sent["Advance"]["track"];
export type Ring = Sent["TakeTile"]["ring"];

// The orders in which things are shown.
export const TERRAINS = [
  "civ",
  "water",
  "biomass",
  "rover",
  "tech",
  "energy",
] as const satisfies readonly Terrain[];
export const TRACKS = [
  "civ",
  "water",
  "biomass",
  "rover",
  "tech",
] as const satisfies readonly Track[];
export const RINGS = ["small", "large"] as const satisfies readonly Ring[];

// The view

export type Tile = Readonly<Sent["TileView"]>;
export type Placed = Readonly<Sent["PlacedView"]>;
export type Stack = Readonly<Sent["StackView"]>;
export type Depot = Readonly<Sent["DepotView"]>;
export type Rover = Readonly<Sent["RoverView"]>;
export type Line = Readonly<Sent["LineView"]>;
export type PendingEffect = Readonly<Sent["EffectView"]>;
export type TechnologyState = Readonly<Sent["TechnologyView"]>;
export type ObjectiveState = Readonly<Sent["ObjectiveView"]>;
export type CommonState = Readonly<Sent["CommonView"]>;
export type Player = Known<Sent["PlayerView"], { medals: Readonly<Record<string, number>> }>;
export type View = Known<Sent["View"], { players: readonly Player[] }>;

// The data

export type ShapeEntry = Readonly<Sent["Shape"]>;
export type Planet = Readonly<Sent["PlanetBoard"]>;
export type Corporation = Readonly<Sent["CorporationBoard"]>;
export type TrackEntry = Readonly<Corporation["tracks"][number]>;
export type Position = Readonly<TrackEntry["positions"][number]>;
export type Benefit = Readonly<Position["gives"][number]>;
export type CivCard = Readonly<Sent["CivCard"]>;
export type EventCard = Readonly<Sent["EventCard"]>;
export type Objective = Readonly<Sent["Objective"]>;
type Things<Thing> = Readonly<Record<string, Thing>>;
export type Data = Known<
  Sent["Data"],
  {
    planets: Things<Planet>;
    corporations: Things<Corporation>;
    cards: Things<CivCard>;
    objectives: Things<Objective>;
    events: Things<EventCard>;
  }
>;

export type Props = BoardProps<View, Data>;

// Moves and events, by tag: the server sends no others

export type Move = Sent["Move"];
export type GameEvent = Sent["Event"];

export const asMove = (option: Tagged): Move => option as unknown as Move;
export const asEvent = (event: Tagged): GameEvent => event as unknown as GameEvent;

export function total(medals: Readonly<Record<string, number>>): number {
  return Object.values(medals).reduce((sum, part) => sum + part, 0);
}

/** The players in turn from the left of one, without that one; all of them for a spectator. */
export function others(count: number, you: Seat | null): readonly Seat[] {
  const from = you ?? -1;
  const length = you === null ? count : count - 1;
  return Array.from({ length }, (_, step) => (from + 1 + step) % count);
}

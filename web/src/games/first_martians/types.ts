/** What the game sends, from its schema; a map's keys, which a schema leaves open, are named here. */

import type { BoardProps, Tagged } from "../../board/props";
import type { components } from "./schema";

type Sent = components["schemas"];
/** A type as it is sent, with some of its fields known better. */
type Known<Thing, Fields extends Partial<Record<keyof Thing, unknown>>> = Readonly<
  Omit<Thing, keyof Fields> & Fields
>;

export type Phase = Sent["View"]["phase"];
export type Block = Sent["Facility"]["block"];
export type Gas = Sent["ShutdownView"]["resource"];
export type Resource = Sent["Produced"]["resource"];
export type PartKind = Sent["PartView"]["kind"];
export type Penalty = Sent["FacilityView"]["penalties"][number];
export type Token = Sent["FacilityView"]["now"][number];
export type Condition = Sent["AstronautView"]["conditions"][number];
export type Action = NonNullable<Sent["Facility"]["action"]>;
export type Die = Sent["Reroll"]["die"];
export type Colour = Sent["ActionDice"]["colour"];
export type Rover = NonNullable<Sent["StackView"]["rover"]>;
export type Profession = Sent["Astronaut"]["id"];

// The orders in which things are shown.
export const BLOCKS = ["working", "living", "systems"] as const satisfies readonly Block[];
export const RESOURCES = ["oxygen", "energy", "food"] as const satisfies readonly Resource[];
export const PARTS = [
  "connector",
  "filter",
  "processor",
  "hardware",
] as const satisfies readonly PartKind[];
export const ROVERS = ["froggy", "scorpio"] as const satisfies readonly Rover[];
export const DIRECTIONS = ["N", "NE", "E", "SE", "S", "SW", "W", "NW"] as const;
export const RINGS = [1, 2, 3] as const;

// The view

export type PartView = Readonly<Sent["PartView"]>;
export type ShutdownView = Readonly<Sent["ShutdownView"]>;
export type FacilityView = Readonly<Sent["FacilityView"]>;
export type FarmView = Readonly<Sent["FarmView"]>;
export type SkillView = Readonly<Sent["SkillView"]>;
export type AstronautView = Known<
  Sent["AstronautView"],
  { counters: Readonly<Record<string, number>> }
>;
export type MachineView = Readonly<Sent["MachineView"]>;
export type CargoView = Known<
  Sent["CargoView"],
  { spares: Readonly<Partial<Record<PartKind, number>>> }
>;
export type AreaView = Readonly<Sent["AreaView"]>;
export type MarkedSpace = Readonly<Sent["MarkedSpace"]>;
export type Needs = Readonly<Sent["Needs"]>;
export type Price = Readonly<Sent["Price"]>;
export type StackView = Readonly<Sent["StackView"]>;
export type RouteView = Readonly<Sent["RouteView"]>;
export type Ballot = Readonly<Sent["Ballot"]>;
export type OpenEventView = Readonly<Sent["OpenEventView"]>;
export type GoalView = Readonly<Sent["GoalView"]>;
export type SheetView = Readonly<Sent["SheetView"]>;
export type Forecast = Readonly<Sent["Forecast"]>;
export type View = Known<
  Sent["View"],
  {
    crew: readonly AstronautView[];
    facilities: readonly FacilityView[];
    available: CargoView;
    pending: CargoView;
    counters: Readonly<Record<string, number>>;
    taxes: Readonly<Partial<Record<Action, number>>>;
  }
>;

// The data

export type Facility = Readonly<Sent["Facility"]>;
export type Astronaut = Readonly<Sent["Astronaut"]>;
export type Aom = Readonly<Sent["Aom"]>;
export type Tile = Readonly<Sent["Tile"]>;
export type Upgrade = Readonly<Sent["Upgrade"]>;
export type ActionDice = Readonly<Sent["ActionDice"]>;
export type Mission = Readonly<Sent["Mission"]>;
export type MissionEvent = Readonly<Sent["MissionEvent"]>;
export type Adventure = Readonly<Sent["Adventure"]>;
export type Data = Readonly<Sent["Box"]>;

export type Props = BoardProps<View, Data>;

// Moves and events, by tag: the server sends no others

export type Move = Sent["Move"];
export type GameEvent = Sent["Event"];

export const asMove = (option: Tagged): Move => option as unknown as Move;
export const asEvent = (event: Tagged): GameEvent => event as unknown as GameEvent;

/** The entry of a list with this id. */
export function byId<Thing extends { readonly id: string }>(
  things: readonly Thing[],
  id: string,
): Thing | undefined {
  return things.find((thing) => thing.id === id);
}

/** What the game sends, from its schema; a map's keys, which a schema leaves open, are named here. */

import type { BoardProps, Seat, Tagged } from "../../board/props";
import type { components } from "./schema";

type Sent = components["schemas"];
/** A type as it is sent, with some of its fields known better. */
type Known<Thing, Fields extends Partial<Record<keyof Thing, unknown>>> = Readonly<
  Omit<Thing, keyof Fields> & Fields
>;
type ById<Thing> = Readonly<Record<string, Thing>>;

export type Company = Sent["CompanyView"]["id"];
export type Slot = Sent["Put"]["slot"];
export type CardKind = Sent["Card"]["kind"];
export type TrackId = Sent["CompanyTrack"]["id"];
export type TileId = Sent["Tile"]["id"];

// The orders in which things are shown.
export const COMPANIES = [
  "skymine",
  "minerva",
  "astrogo",
  "tawac",
] as const satisfies readonly Company[];
export const SLOTS = ["A", "B", "C", "D", "E"] as const satisfies readonly Slot[];
/** The kinds of cards that count where they lie face up. */
export const KINDS = [
  "carbon",
  "minerals",
  "titanium",
  "energy",
  "scientist",
  "field",
] as const satisfies readonly CardKind[];

// The view

type ByCompany<Thing> = Readonly<Record<Company, Thing>>;
export type Player = Known<
  Sent["PlayerView"],
  { tracks: ByCompany<number>; shares: ByCompany<number> }
>;
export type CompanyView = Readonly<Sent["CompanyView"]>;
export type SpaceView = Readonly<Sent["SpaceView"]>;
export type MissionView = Readonly<Sent["MissionView"]>;
export type Expansion = Known<
  Sent["ExpansionView"],
  { brings: ById<readonly Space["gains"][number][]> }
>;
export type Luna = Readonly<Sent["LunaView"]>;
export type View = Known<
  Sent["View"],
  {
    places: ById<Company>;
    ousted: ById<Company>;
    expansion: Expansion | null;
    reach: Readonly<Partial<Record<Company, ById<number>>>>;
    players: readonly Player[];
    companies: readonly CompanyView[];
  }
>;

// The data

export type Card = Readonly<Sent["Card"]>;
export type Plan = Readonly<Sent["Plan"]>;
export type SpecialPlan = Readonly<Sent["SpecialPlan"]>;
export type Token = Readonly<Sent["Token"]>;
export type Space = Readonly<Sent["Space"]>;
export type CompanyTrack = Readonly<Sent["CompanyTrack"]>;
export type PlayerTrack = Readonly<Sent["PlayerTrack"]>;
export type Building = Readonly<Sent["Building"]>;
export type Sector = Known<Sent["Sector"], { borders: ById<number> }>;
export type MoonStation = Known<Sent["MoonStation"], { borders: ById<number> }>;
export type BeltStation = Readonly<Sent["BeltStation"]>;
export type Asteroid = Known<Sent["Asteroid"], { paths: ById<number> }>;
export type ShuttleSpace = Known<Sent["ShuttleSpace"], { ends: ById<number> }>;
export type Moon = Known<Sent["Moon"], { stations: ByCompany<MoonStation>; sectors: ById<Sector> }>;
export type Belt = Known<
  Sent["Belt"],
  {
    stations: ByCompany<BeltStation>;
    asteroids: ById<Asteroid>;
    outposts: ById<Sent["OutpostSpace"]>;
    shuttles: ById<ShuttleSpace>;
  }
>;
export type Bonus = Readonly<Sent["Bonus"]>;
export type Mission = Readonly<Sent["Mission"]>;
export type Threat = Readonly<Sent["Threat"]>;
export type LunaCard = Readonly<Sent["LunaCard"]>;
/** What a space, a plan or a token gives. */
export type Effect = Space["gains"][number];
/** What a plan asks for. */
export type Need = Plan["needs"][number];
export type Data = Known<
  Sent["Box"],
  {
    cards: ById<Card>;
    tiles: Readonly<Record<TileId, Sent["Tile"]>>;
    plans: ById<Plan>;
    specials: ById<SpecialPlan>;
    tokens: ById<Token>;
    tracks: Readonly<Record<TrackId, CompanyTrack>>;
    bonuses: ById<readonly Bonus[]>;
    spaces: ById<Space>;
    track_spaces: ById<readonly Space[]>;
    missions: ById<Mission>;
    tasks: ById<Sent["Task"]>;
    threats: ById<Threat>;
    luna_cards: ById<LunaCard>;
    moon: Moon;
    belt: Belt;
  }
>;

export type Props = BoardProps<View, Data>;

// Moves and events, by tag: the server sends no others

export type Move = Sent["Move"];
export type GameEvent = Sent["Event"];

export const asMove = (option: Tagged): Move => option as unknown as Move;
export const asEvent = (event: Tagged): GameEvent => event as unknown as GameEvent;

export const total = (score: Readonly<Record<string, number>>): number =>
  Object.values(score).reduce((sum, points) => sum + points, 0);

/** The reader's own things. */
export function ownOf({ view, you }: Props): Player | null {
  return you === null ? null : (view.players[you] ?? null);
}

/** The seats in turn from the reader's left, without the reader: Luna is last. */
export function others(count: number, you: Seat | null): readonly Seat[] {
  const from = you ?? -1;
  return Array.from({ length: you === null ? count : count - 1 }, (_, step) => {
    return (from + 1 + step) % count;
  });
}

/** What the game sends, from its schema; a map's keys, which a schema leaves open, are named here. */

import type { BoardProps, Seat, Tagged } from "../../board/props";
import type { components } from "./schema";

type Sent = components["schemas"];
/** A type as it is sent, with some of its fields known better. */
type Known<Thing, Fields extends Partial<Record<keyof Thing, unknown>>> = Readonly<
  Omit<Thing, keyof Fields> & Fields
>;

export type Goods = Sent["Load"]["goods"];
export type Colour = Sent["BoardAlien"]["colour"];
export type Side = Sent["ChooseFront"]["side"];
export type ShipClass = Sent["Board"]["id"];

export const GOODS = ["red", "yellow", "green", "blue"] as const satisfies readonly Goods[];
export const SIDES = ["front", "right", "rear", "left"] as const satisfies readonly Side[];

// The view

export type CellView = Readonly<Sent["CellView"]>;
export type FaultView = Readonly<Sent["FaultView"]>;
export type Figures = Readonly<Sent["Figures"]>;
export type ShipView = Known<Sent["ShipView"], { cells: readonly CellView[]; figures: Figures }>;
/** A part in a picture: row, column, part and quarter turns. */
export type Pictured = Readonly<Sent["TripView"]["launched"][number]>;
export type Player = Known<Sent["PlayerView"], { ship: ShipView }>;
export type View = Known<Sent["View"], { players: readonly Player[] }>;

// The data

export type Part = Readonly<Sent["Part"]>;
export type Board = Readonly<Sent["Board"]>;
export type Card = Readonly<Sent["Box"]["cards"][number]>;
export type Data = Known<Sent["Box"], { boards: Readonly<Record<ShipClass, Board>> }>;

export type Props = BoardProps<View, Data>;

// Moves and events, by tag: the server sends no others

export type Move = Sent["Move"];
export type GameEvent = Sent["Event"];

export const asMove = (option: Tagged): Move => option as unknown as Move;
export const asEvent = (event: Tagged): GameEvent => event as unknown as GameEvent;

/** The reader's own things. */
export function ownOf({ view, you }: Props): Player | null {
  return you === null ? null : (view.players[you] ?? null);
}

/** The seats in turn from the reader's left, without the reader. */
export function others(count: number, you: Seat | null): readonly Seat[] {
  const from = you ?? -1;
  return Array.from({ length: you === null ? count : count - 1 }, (_, step) => {
    return (from + 1 + step) % count;
  });
}

/** Parts and cards by their ids, found once for the data of a table. */
const found = new WeakMap<object, ReadonlyMap<string, unknown>>();

function byId<Thing extends { readonly id: string }>(
  things: readonly Thing[],
): ReadonlyMap<string, Thing> {
  const known = found.get(things) ?? new Map(things.map((thing) => [thing.id, thing]));
  found.set(things, known);
  return known as ReadonlyMap<string, Thing>;
}

export const partOf = (data: Data, id: string): Part | null =>
  byId(data.parts as Part[]).get(id) ?? null;
export const cardOf = (data: Data, id: string): Card | null =>
  byId(data.cards as Card[]).get(id) ?? null;

/** A table in the middle of a game, for the pictures of the page "How to play". */

import {
  type Data,
  type Depot,
  type Placed,
  type Player,
  type Stack,
  type Terrain,
  TERRAINS,
  type Tile,
  type View,
} from "./types";

export const tile = (shape: string, a: Terrain, b: Terrain, meteorite = false): Tile => ({
  number: 0,
  shape,
  a,
  b,
  meteorite,
});

const TILES: readonly Placed[] = [
  { tile: tile("l4", "rover", "water"), orientation: 1, at: "A6" },
  { tile: tile("z5", "biomass", "civ"), orientation: 0, at: "C5" },
  { tile: tile("t4", "energy", "tech"), orientation: 2, at: "C8" },
  { tile: tile("u5", "tech", "water"), orientation: 0, at: "F6" },
].map((placed, number) => ({ ...placed, tile: { ...placed.tile, number } }));

/** A stack whose top tile has two resources, which differ from place to place. */
function stack(shape: string, place: number, ring: number): Stack {
  const at = (step: number): Terrain =>
    TERRAINS[(place + 2 * ring + step) % TERRAINS.length] ?? "civ";
  return { shape, count: 9, top: tile(shape, at(0), at(3 - ring), (place + ring) % 4 === 1) };
}

/** Two players at the station. */
export function depotsOf({ station }: Data): readonly Depot[] {
  const seats = station.seats[1] ?? [];
  return station.outer.map((shape, place) => ({
    small: stack(station.inner[place] ?? shape, place, 1),
    large: stack(shape, place, 0),
    seat: seats.includes(place) ? seats.indexOf(place) : null,
  }));
}

/** Somebody who has placed a few tiles. */
function playerOf({ planets, corporations }: Data): Player | null {
  const [planet] = Object.values(planets);
  const [corporation] = Object.values(corporations);
  if (!planet || !corporation) return null;
  const line = (medals: number): Player["rows"][number] => ({ medals, empty: 1, meteorites: 0 });
  return {
    corporation: corporation.id,
    planet: planet.id,
    tiles: [...TILES],
    rows: planet.rows.map(line),
    columns: planet.columns.map(line),
    lifepods: ["D3", "I4", "J9", "E11"],
    meteorites: ["D9"],
    rovers: [{ at: "G8", carrying: false, reach: [] }],
    patches: ["B7"],
    symbols: [],
    trackers: [3, 2, 3, 2, 1],
    track_medals: [1, 1, 0, 0, 0],
    ahead: [],
    special: [],
    technologies: [],
  } as unknown as Player;
}

/** As much of the table as the pictures show. */
export function sampleView(data: Data): View {
  const player = playerOf(data);
  return {
    seat: 0,
    commander: 0,
    depots: depotsOf(data),
    turns_by_itself: false,
    players: player ? [player, player] : [],
  } as unknown as View;
}

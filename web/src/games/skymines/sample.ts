/** A table in the middle of a game, for the pictures of the page "How to play". */

import { shareTotals } from "./edge";
import { covered } from "./map";
import {
  COMPANIES,
  type Company,
  type CompanyView,
  type Data,
  KINDS,
  type Player,
  type Slot,
  SLOTS,
  type SpaceView,
  type TrackId,
  type View,
} from "./types";

type Columns = CompanyView["columns"];

const SIDES: Readonly<Record<Company, TrackId>> = {
  skymine: "A1",
  minerva: "B1",
  astrogo: "C1",
  tawac: "D1",
};
/** How many pieces are left in the columns of the stations. */
const LEFT: Readonly<Record<Company, readonly [number, number, number]>> = {
  skymine: [1, 3, 5],
  minerva: [2, 2, 4],
  astrogo: [4, 4, 5],
  tawac: [2, 3, 4],
};
/** Where everyone's markers are on the tracks, by seat. */
const STANDING: readonly Readonly<Record<Company, number>>[] = [
  { skymine: 3, minerva: 9, astrogo: 1, tawac: 7 },
  { skymine: 8, minerva: 5, astrogo: 6, tawac: 2 },
];
const ON_SLOTS: Readonly<Partial<Record<Slot, string>>> = {
  B: "start-minerals-2",
  C: "b-energy-2-tawac",
  D: "start-scientist",
};
const RESTING: Readonly<Partial<Record<Slot, readonly string[]>>> = {
  B: ["start-titanium-2"],
  C: ["a-carbon-3", "start-energy-1"],
  D: ["a-field", "start-minerals-1", "start-carbon-1"],
};
const PLANS = ["token-1", "b-07", "a-12", "a-02", "c-06", "b-02"];
/** Bonus spaces, with the seats whose markers lie on them. */
const SPACES: readonly (readonly [entry: string, seat: number | null, steps: number])[] = [
  ["majority-minerals", 0, 1],
  ["majority-carbon", null, 0],
  ["majority-energy", null, 1],
  ["first-player", 1, 0],
  ["sell", null, 0],
  ["tile-energy", null, 0],
];

/** The coin symbols that lie bare in a station. */
function valueOf(symbols: readonly (readonly number[])[], columns: Columns): number {
  const bare = symbols.flatMap((column, index) => {
    const pieces = covered(column.length, columns[index] ?? { pieces: 0, emptied: false });
    return column.filter((_, space) => !pieces[space]);
  });
  return bare.reduce((sum, coins) => sum + coins, 0);
}

function companyOf({ moon }: Data, id: Company): CompanyView {
  const columns = LEFT[id].map((pieces) => ({ pieces, emptied: false }));
  const value = valueOf(moon.stations[id].columns, columns);
  return { id, track: SIDES[id], value, columns, collectors: id === "tawac" ? 2 : 1 };
}

/** Somebody who has planned a round. */
function playerOf({ tracks, research }: Data, standing: Readonly<Record<Company, number>>): Player {
  const shares = (company: Company): number =>
    shareTotals(tracks[SIDES[company]])
      .slice(0, standing[company] + 1)
      .reduce<number>((most, total) => total ?? most, 0);
  const none = Object.fromEntries(KINDS.map((kind) => [kind, 0]));
  return {
    coins: 6,
    tracks: standing,
    shares: {
      skymine: shares("skymine"),
      minerva: shares("minerva"),
      astrogo: shares("astrogo"),
      tawac: shares("tawac"),
    },
    tank: 5,
    upload: 2,
    cards: 0,
    hand: [],
    slots: SLOTS.map((slot) => ({
      open: slot in ON_SLOTS,
      card: ON_SLOTS[slot] ?? null,
      face_up: false,
    })),
    resting: SLOTS.map((slot) => [...(RESTING[slot] ?? [])]),
    tiles: [],
    markers: 2,
    once: 0,
    bonuses: [],
    screens: Array.from({ length: research.steps + 1 }, (_, screen) => ({
      plan: screen > 0 ? (PLANS[screen - 1] ?? null) : null,
      flipped: false,
    })),
    gained: [],
    token: null,
    dealt: null,
    face_up: { ...none, minerals: 2, energy: 2, scientist: 1 },
    met: [],
    passed: false,
    mission: null,
    tasks: 0,
    free_share: false,
    score: {},
  };
}

const spaceOf = (entry: string, seat: number | null, steps: number): SpaceView => ({
  id: entry,
  entry,
  seat,
  once: false,
  open: true,
  steps,
  more: false,
});

/** Two players, cards on their slots, and an expansion of Tawac that has just come to the Moon. */
export const sampleView = (data: Data): View => ({
  seat: 0,
  phase: "planning",
  round: 4,
  first: 1,
  turn: 0,
  board: "moon",
  companies: COMPANIES.map((id) => companyOf(data, id)),
  places: { "mare-frigoris": "tawac", "lacus-somniorum": "tawac", "sinus-roris": "astrogo" },
  ousted: {},
  expansion: { company: "tawac", points: 0, entered: ["lacus-somniorum"], brings: {} },
  reach: {},
  display: [],
  next_display: [],
  deck: 20,
  removed: [],
  plans: [],
  stacks: [],
  specials: [],
  supplement: 1,
  spaces: SPACES.map((space) => spaceOf(...space)),
  missions: [],
  threat: null,
  rescue: null,
  hero: null,
  chapter: null,
  totals: [],
  luna: null,
  players: STANDING.map((standing) => playerOf(data, standing)),
});

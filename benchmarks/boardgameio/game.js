// Two games of two. The moves are made on the server alone, so that a client knows of one only when
// it is told.

const turn = { minMoves: 1, maxMoves: 1 };

// How many moves a game has: as many as one of Astrominers has choices, of two who choose at random
// (on average of 600 games).
const MOVES = 199;
const endIf = ({ G }) => (G.taken >= MOVES ? { draw: true } : undefined);

// A small one: marks are put into nine cells by turns; when all are full they are emptied.
const marks = {
  name: "marks",
  setup: () => ({ cells: Array(9).fill(null), taken: 0 }),
  turn,
  endIf,
  moves: {
    take: {
      move: ({ G, playerID }, cell) => {
        if (G.cells[cell] !== null) return "INVALID_MOVE";
        G.cells[cell] = playerID;
        G.taken += 1;
        if (G.cells.every((mark) => mark !== null)) G.cells.fill(null);
      },
      client: false,
    },
  },
};

// One whose table says as much as that of a game of Astrominers, with something that others may not
// see: crates are taken by turns, and only their owner knows what they weigh.
const KINDS = ["water", "ore", "ice", "fuel"];

function crate(_, number) {
  const place = [number % 8, Math.floor(number / 8)];
  return { id: `crate-${number}`, kind: KINDS[number % 4], place, weight: number * 7, owner: null };
}

const crates = {
  name: "crates",
  setup: () => ({ cells: Array.from({ length: 50 }, crate), taken: 0 }),
  turn,
  endIf,
  moves: {
    take: {
      move: ({ G, playerID }, number) => {
        if (G.cells[number].owner !== null) return "INVALID_MOVE";
        G.cells[number].owner = playerID;
        G.taken += 1;
        if (G.cells.every(({ owner }) => owner !== null)) G.cells.forEach((c) => (c.owner = null));
      },
      client: false,
    },
  },
  playerView: ({ G, playerID }) => ({
    ...G,
    cells: G.cells.map((c) => (c.owner === playerID ? c : { ...c, weight: null })),
  }),
};

export const games = { marks, crates };

/** Whether somebody can still take a cell of a game's table. */
export function isFree(cell) {
  return cell === null || cell.owner === null;
}

// A small game of two: they put marks into nine cells by turns, and begin anew when all are full.
// The move is made on the server alone, so that a client knows of it only when it is told.

const put = {
  move: ({ G, playerID }, cell) => {
    if (G.cells[cell] !== null) return "INVALID_MOVE";
    G.cells[cell] = playerID;
    if (G.cells.every((mark) => mark !== null)) G.cells.fill(null);
  },
  client: false,
};

export const marks = {
  name: "marks",
  setup: () => ({ cells: Array(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: { put },
};

// Two players at each of many tables, who move as soon as it is their turn.
//   node players.js GAME ADDRESS TABLES
// Says "ready"; to "run SECONDS" it answers with a line of JSON: the milliseconds of each move, from
// sending it until both players were told.

import { createInterface } from "node:readline";
import { performance } from "node:perf_hooks";
import clients from "boardgame.io/dist/cjs/client.js";
import multiplayer from "boardgame.io/dist/cjs/multiplayer.js";
import { games, isFree } from "./game.js";

const [game, address, tables] = process.argv.slice(2);
const run = { going: false, under_way: 0, times: [], stopped: () => {} };

async function post(path, body) {
  const answer = await fetch(`${address}/games/${game}/${path}`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return answer.json();
}

class Table {
  players = [];

  async open() {
    const { matchID } = await post("create", { numPlayers: 2 });
    for (const playerID of ["0", "1"]) this.players.push(await this.sit(matchID, playerID));
  }

  async sit(matchID, playerID) {
    const joined = await post(`${matchID}/join`, { playerID, playerName: `player ${playerID}` });
    const player = clients.Client({
      game: games[game],
      numPlayers: 2,
      matchID,
      playerID,
      credentials: joined.playerCredentials,
      multiplayer: multiplayer.SocketIO({
        server: address,
        socketOpts: { transports: ["websocket"] },
      }),
      debug: false,
    });
    await new Promise((resolve) => {
      player.subscribe((state) => {
        if (state === null) return;
        resolve();
        this.told();
      });
      player.start();
    });
    return player;
  }

  told() {
    const states = this.players.map((player) => player.getState());
    if (this.sent === undefined || states.some((state) => state._stateID <= this.before)) return;
    run.times.push(performance.now() - this.sent);
    this.sent = undefined;
    run.under_way -= 1;
    if (run.going) this.move();
    else if (run.under_way === 0) run.stopped();
  }

  move() {
    const { G, ctx, _stateID } = this.players[0].getState();
    const free = [...G.cells.keys()].filter((cell) => isFree(G.cells[cell]));
    this.before = _stateID;
    this.sent = performance.now();
    run.under_way += 1;
    this.players[Number(ctx.currentPlayer)].moves.take(free[Math.floor(Math.random() * free.length)]);
  }
}

const all = [];
for (let number = 0; number < Number(tables); number += 1) {
  const table = new Table();
  await table.open();
  all.push(table);
}
console.log("ready");
for await (const line of createInterface({ input: process.stdin })) {
  const seconds = Number(line.split(" ")[1]);
  run.going = true;
  run.times = [];
  for (const table of all) table.move();
  await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
  run.going = false;
  if (run.under_way > 0) await new Promise((resolve) => (run.stopped = resolve));
  console.log(JSON.stringify({ times: run.times }));
}
process.exit(0);

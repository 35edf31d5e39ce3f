// Two players at each of many tables, who move as soon as it is their turn. When a game is over they
// play again.
//   node players.js GAME ADDRESS TABLES
// Says "ready". To "spread LENGTH" it has the tables play between no moves and LENGTH, the same
// number more at each than at the one before, and answers with a line. To "run SECONDS" it answers
// with a line of JSON: the milliseconds of each move, from sending it until both players were told.

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
  made = 0;
  wanted = Infinity; // how many moves to make
  beginning = false; // whether the next match is about to begin

  async open() {
    const { matchID } = await post("create", { numPlayers: 2 });
    for (const playerID of ["0", "1"]) this.players.push(await this.sit(matchID, playerID));
  }

  join(matchID, playerID) {
    return post(`${matchID}/join`, { playerID, playerName: `player ${playerID}` });
  }

  async sit(matchID, playerID) {
    const { playerCredentials } = await this.join(matchID, playerID);
    const player = clients.Client({
      game: games[game],
      numPlayers: 2,
      matchID,
      playerID,
      credentials: playerCredentials,
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
    if (this.beginning && states.every(({ ctx }) => ctx.gameover === undefined)) this.begin();
    if (this.sent === undefined || states.some((state) => state._stateID <= this.before)) return;
    run.times.push(performance.now() - this.sent);
    this.sent = undefined;
    this.made += 1;
    run.under_way -= 1;
    this.goOn();
    if (run.under_way === 0) run.stopped();
  }

  goOn() {
    if (!run.going || this.beginning || this.made >= this.wanted) return;
    if (this.players[0].getState().ctx.gameover === undefined) this.move();
    else this.playAgain();
  }

  move() {
    const { G, ctx, _stateID } = this.players[0].getState();
    const free = [...G.cells.keys()].filter((cell) => isFree(G.cells[cell]));
    this.before = _stateID;
    this.sent = performance.now();
    run.under_way += 1;
    this.players[Number(ctx.currentPlayer)].moves.take(free[Math.floor(Math.random() * free.length)]);
  }

  // Both ask for the next match and join it; then their clients go on with that one, as those of a
  // page do whose match is another.
  async playAgain() {
    this.beginning = true;
    run.under_way += 1;
    const next = [];
    for (const { matchID, playerID, credentials } of this.players) {
      const { nextMatchID } = await post(`${matchID}/playAgain`, { playerID, credentials });
      next.push({ nextMatchID, ...(await this.join(nextMatchID, playerID)) });
    }
    this.players.forEach((player, number) => {
      player.updateMatchID(next[number].nextMatchID);
      player.updateCredentials(next[number].playerCredentials);
    });
  }

  begin() {
    this.beginning = false;
    run.under_way -= 1;
    this.goOn();
    if (run.under_way === 0) run.stopped();
  }
}

async function stopped() {
  if (run.under_way > 0) await new Promise((resolve) => (run.stopped = resolve));
}

const all = [];
for (let number = 0; number < Number(tables); number += 1) {
  const table = new Table();
  await table.open();
  all.push(table);
}
console.log("ready");
for await (const line of createInterface({ input: process.stdin })) {
  const [command, number] = line.split(" ");
  run.going = true;
  run.times = [];
  all.forEach((table, index) => {
    table.made = 0;
    table.wanted = command === "spread" ? (Number(number) * index) / all.length : Infinity;
  });
  for (const table of all) table.goOn();
  if (command === "run") {
    await new Promise((resolve) => setTimeout(resolve, Number(number) * 1000));
    run.going = false;
  }
  await stopped();
  run.going = false;
  console.log(JSON.stringify({ times: run.times }));
}
process.exit(0);

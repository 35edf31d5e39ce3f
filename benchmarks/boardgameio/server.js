// boardgame.io's server as its documentation starts it: tables are kept in memory, or as files.
//   node server.js [FOLDER] PORT

import server from "boardgame.io/dist/cjs/server.js";
import { games } from "./game.js";

const [port, dir] = process.argv.slice(2).reverse();
const db = dir === undefined ? undefined : new server.FlatFile({ dir });
server.Server({ games: Object.values(games), db, origins: [/./] }).run(Number(port));

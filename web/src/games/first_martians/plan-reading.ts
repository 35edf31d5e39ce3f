/** The side of the board with the map and the plan. */

import type { Side } from "./reading";

export const plan: Side = {
  lay: () => undefined,
  wish: () => undefined,
  tell: () => undefined,
};

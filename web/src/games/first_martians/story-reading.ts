/** The side of the board with the stories, dice and the mission. */

import type { Side } from "./reading";

export const story: Side = {
  lay: () => undefined,
  wish: () => undefined,
  tell: () => undefined,
};

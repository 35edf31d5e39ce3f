/** The side of the board with the HUB, its tracks and stores, and the crew. */

import type { Laid } from "../../board/offers";
import type { Side } from "./reading";
import type { Move } from "./types";

/** The things of the HUB that an option is made of. */
function lay(move: Move): Laid | null | undefined {
  switch (move.type) {
    case "take_astronaut":
    case "choose_astronaut":
    case "go_hungry":
      return { parts: [`astronaut:${move.astronaut}`] };
    case "take_machine":
      return { parts: [`machine:${move.machine}`] };
    case "use_skill":
    case "unlock_skill":
      return { parts: [`skill:${move.skill}`], confirm: true };
    case "choose_skill":
      return { parts: [`skill:${move.skill}`] };
    case "use_poi":
      return { parts: [`poi:${move.poi}`], confirm: true };
    case "dismantle_upgrade":
      return { parts: [`upgrade:${move.upgrade}`], confirm: true };
    case "choose_upgrade":
      return { parts: [`upgrade:${move.upgrade}`] };
    case "shut_down":
    case "choose_facility":
      return { parts: [`facility:${move.facility}`] };
    case "choose_shutdown":
      return { parts: [`shutdown:${move.facility}:${move.resource}`] };
    case "choose_part":
      return { parts: [`part:${move.facility}:${move.part}`] };
    case "dismantle_part":
      return { parts: [`part:${move.facility}:${move.part}`], confirm: true };
    case "choose_block":
    case "manage_track":
      return { parts: [`block:${move.block}`] };
    case "choose_spare":
      return { parts: [`spare:${move.part}`] };
    default:
      return undefined;
  }
}

export const hub: Side = {
  lay,
  wish: () => undefined,
  tell: () => undefined,
};

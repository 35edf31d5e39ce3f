/** The side of the board with the stories, dice and the mission. */

import type { Side } from "./reading";
import type { Move } from "./types";

export const story: Side = {
  lay(move: Move) {
    switch (move.type) {
      case "way_out":
        return { parts: [`way:${move.way}`] };
      case "reroll":
        return { parts: [`reroll:${move.die}:${move.skill}`] };
      case "reroll_here":
        return { parts: [`reroll-here:${move.facility}`] };
      case "keep_roll":
        return { parts: ["keep-roll"] };
      case "resolve_die":
        return { parts: [`die:${move.die}`] };
      default:
        return undefined;
    }
  },
  wish(place) {
    const [sort, id = "", skill = ""] = place.split(":");
    switch (sort) {
      case "way":
        return { type: "way_out", way: id } as Move;
      case "reroll":
        return { type: "reroll", die: id, skill } as Move;
      case "die":
        return { type: "resolve_die", die: id } as Move;
      default:
        return undefined;
    }
  },
  tell(place, _held, { captions }) {
    const [sort, id = "", skill = ""] = place.split(":");
    switch (sort) {
      case "way":
        // What is known of it stands on the board.
        return [];
      case "reroll":
        return captions[`skill:${skill}`] ?? [];
      case "reroll-here":
        return captions[`facility:${id}`]?.slice(0, 1) ?? [];
      default:
        return undefined;
    }
  },
  changes(event) {
    switch (event.type) {
      case "goal_reached":
      case "goal_added":
        return [`goal:${event.goal}`];
      case "event_action":
        return [`open:${event.event}`];
      default:
        return [];
    }
  },
};

/** What plans ask for and what choices change, as signs: a glyph and a number. */

import type { Outcome, Seat } from "../../board/props";
import { COMPANIES, type Need, type Player, total, type View } from "./types";

export interface Sign {
  readonly glyph: string;
  readonly count: number;
}

/** What a plan asks of the face-up cards. */
export function needSigns(needs: readonly Need[]): readonly Sign[] {
  return needs.map((need) => {
    switch (need.op) {
      case "units":
        return { glyph: need.resource, count: need.n };
      case "one-type":
        return { glyph: "any-resource", count: need.n };
      case "energy":
        return { glyph: "energy", count: need.n };
      case "research-cards":
        return { glyph: "any-research", count: need.n };
    }
  });
}

/** A number of the reader's that a choice changes. */
export interface Change {
  /** What it is: a message `drawn-change-<what>`. */
  readonly what: string;
  readonly glyph: string;
  readonly from: number;
  readonly to: number;
}

/** What a choice would change for a player, of the numbers that matter. */
export function changesOf(view: View, outcome: Outcome<View>, seat: Seat): readonly Change[] {
  const after = outcome.view?.players[seat];
  const now = view.players[seat];
  if (!after || !now) return [];
  const changes: readonly Change[] = [
    { what: "coins", glyph: "coin", from: now.coins, to: after.coins },
    ...COMPANIES.map((id) => ({
      what: "track",
      glyph: id,
      from: now.tracks[id],
      to: after.tracks[id],
    })),
    { what: "tank", glyph: "tank", from: now.tank, to: after.tank },
    { what: "upload", glyph: "upload", from: now.upload, to: after.upload },
    { what: "markers", glyph: "marker", from: now.markers, to: after.markers },
    { what: "points", glyph: "gain", from: points(now), to: points(after) },
  ];
  return changes.filter(({ from, to }) => from !== to);
}

const points = (player: Player): number => total(player.score);

/**
 * Where everything lies on a corporation's sheet: five tracks as rows, from the start at the left to
 * the top at the right. A place is a row, a column and how many columns it is wide.
 */

import { type Benefit, type Corporation, type Player, type Track, TRACKS } from "./types";

/** The columns of a sheet: a start and fifteen steps. */
export const COLUMNS = 16;

export interface Place {
  readonly row: number;
  readonly column: number;
  readonly span: number;
}

/** A position of a track as it is printed. */
export interface Printed extends Place {
  readonly track: Track;
  readonly position: number;
  /** What reaching it brings: all of it, or one of two. */
  readonly gives: readonly Benefit[];
  readonly choose: readonly Benefit[];
  readonly medals: number;
}

/** Where a position of a track lies: on its own row, unless the track winds over others. */
export function placeOf(board: Corporation, track: Track, position: number): Place {
  const row = TRACKS.indexOf(track);
  const entry = board.tracks[row];
  const at = entry?.positions[position]?.at;
  if (at) return { row: TRACKS.indexOf(at.track), column: at.row, span: 1 };
  const steps = (entry?.positions.length ?? COLUMNS) - 1;
  // A track with few steps is as long as the others.
  const span = Math.max(1, Math.floor((COLUMNS - 1) / steps));
  return position === 0
    ? { row, column: 0, span: 1 }
    : { row, column: 1 + (position - 1) * span, span };
}

/** Everything that is printed, track by track; a winding track prints only on its own row. */
export function printed(board: Corporation): readonly Printed[] {
  return TRACKS.flatMap((track, row) =>
    (board.tracks[row]?.positions ?? []).flatMap((entry, position) => {
      const place = placeOf(board, track, position);
      if (place.row !== row) return [];
      const { gives, choose, medals } = entry;
      return [{ ...place, track, position, gives, choose, medals }];
    }),
  );
}

/** The way of a winding track, from its start to its top; empty where none winds. */
export function windingWay(board: Corporation): readonly Place[] {
  const winding = TRACKS.find((_, row) => board.tracks[row]?.positions.some(({ at }) => at));
  if (!winding) return [];
  const entry = board.tracks[TRACKS.indexOf(winding)];
  return (entry?.positions ?? []).map((_, position) => placeOf(board, winding, position));
}

/** Where a tracker stands. */
export interface Standing {
  /** The resource whose tracker it is. */
  readonly tracker: Track;
  /** The track on which it stands: another one where trackers wander. */
  readonly track: Track;
  readonly position: number;
}

export function standings(board: Corporation, player: Player): readonly Standing[] {
  const wander = board.rule === "diagonal-trackers";
  return TRACKS.map((tracker, index) => ({
    tracker,
    track: (wander ? TRACKS[player.special[index] ?? index] : tracker) ?? tracker,
    position: player.trackers[index] ?? 0,
  }));
}

/** The positions that lifepods cover. */
export function coveredPositions(
  board: Corporation,
  player: Player,
): readonly { readonly track: Track; readonly position: number }[] {
  if (board.rule !== "lifepods-on-tracks") return [];
  return TRACKS.flatMap((track, index) => {
    const lifepods = player.special[index] ?? 0;
    return (board.tracks[index]?.positions ?? []).flatMap((_, position) =>
      (lifepods >> position) & 1 ? [{ track, position }] : [],
    );
  });
}

/** The track that the flux token marks; null where there is none. */
export function fluxTrack(board: Corporation, player: Player): Track | null {
  return board.rule === "flux-track" ? (TRACKS[player.special[0] ?? -1] ?? null) : null;
}

/** The next position ahead of one at which a track brings something that is no number. */
export function nextMilestone(board: Corporation, track: Track, position: number): number | null {
  const entries = board.tracks[TRACKS.indexOf(track)]?.positions ?? [];
  const found = entries.findIndex(
    ({ gives, choose, medals }, index) =>
      index > position &&
      (choose.length > 0 || medals > 0 || gives.some(({ op }) => op !== "movement")),
  );
  return found < 0 ? null : found;
}

export type TechnologyEntry = Corporation["technologies"][number];

/** The levels of technologies: numbers, or letters where lifepods unlock them. */
export function levelName(board: Corporation, index: number): string {
  return board.rule === "lifepods-on-technologies"
    ? String.fromCharCode(65 + index)
    : String(index + 1);
}

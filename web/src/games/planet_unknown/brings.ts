/** What a choice would bring: the outcome that the rules foretell, as signs. */

import type { Outcome, Seat, Tagged } from "../../board/props";
import { asEvent, asMove, type Player, type Terrain, type View } from "./types";

/** A sign with a short text: what is gained, or what is lost. */
export interface Sign {
  readonly glyph: string;
  readonly text: string;
  readonly bad?: boolean;
  /** The event that it stands for, to be told in words; null: something new to be resolved. */
  readonly event: Tagged | null;
}

/** The signs of what a player would be told; what is plain to see on the planet has none. */
export function signsOf(events: readonly Tagged[], you: Seat | null): readonly Sign[] {
  return events.flatMap((tagged): Sign[] => {
    const event = asEvent(tagged);
    if (!("seat" in event) || event.seat !== you) return [];
    const sign = (glyph: string, text = "", bad = false): Sign[] => [
      { glyph, text, bad, event: tagged },
    ];
    switch (event.type) {
      case "advanced":
        return sign(event.track, `→ ${event.position}`);
      case "regressed":
        return sign(event.track, `↓ ${event.position}`, true);
      case "tracker_moved":
        return sign(event.tracker, `→ ${event.position}`);
      case "movement":
        return sign("movement", `+${event.amount}`);
      case "boost":
        return sign("synergy", "+1");
      case "civ_milestone":
        return sign("civcard", String(event.rank));
      case "technology":
        return sign("tech", "+");
      case "lifepod":
        return sign("lifepod", "+1");
      case "meteorite_collected":
      case "meteorite_picked_up":
        return sign("meteorite", "+1");
      case "lifepod_destroyed":
      case "lifepod_lost":
        return sign("lifepod", "−1", true);
      case "rover_destroyed":
        return sign("rover", "−1", true);
      case "meteorite_lost":
        return sign("meteorite", "−1", true);
      case "meteorite":
        return sign("meteorite", "", true);
      case "meteorite_destroyed":
        return sign("meteorite", "✕");
      default:
        return [];
    }
  });
}

/** What an outcome does to a planet: squares that lose something or are hit, lines that are done. */
export interface Marked {
  readonly lost: readonly { readonly at: string; readonly glyph: "lifepod" | "rover" }[];
  readonly hit: readonly string[];
  readonly rows: readonly number[];
  readonly columns: readonly number[];
}

export function marksOn(outcome: Outcome<View>, before: Player, you: Seat): Marked {
  const lost: { at: string; glyph: "lifepod" | "rover" }[] = [];
  const hit: string[] = [];
  for (const tagged of outcome.events) {
    const event = asEvent(tagged);
    if (!("seat" in event) || event.seat !== you) continue;
    if (event.type === "lifepod_destroyed") lost.push({ at: event.at, glyph: "lifepod" });
    if (event.type === "rover_destroyed") lost.push({ at: event.at, glyph: "rover" });
    if (event.type === "meteorite") hit.push(event.at);
  }
  const after = outcome.view?.players[you];
  const done = (lines: Player["rows"], later: Player["rows"] | undefined): number[] =>
    lines.flatMap((line, index) => {
      const then = later?.[index];
      return then && isDone(then) && !isDone(line) ? [index] : [];
    });
  return {
    lost,
    hit,
    rows: done(before.rows, after?.rows),
    columns: done(before.columns, after?.columns),
  };
}

const isDone = ({ empty, meteorites }: Player["rows"][number]): boolean => !empty && !meteorites;

/** How many medals more a player would show, by the parts of the score that change. */
export function medalsGained(
  outcome: Outcome<View>,
  before: Player,
  you: Seat,
): readonly { readonly part: string; readonly count: number }[] {
  const after = outcome.view?.players[you]?.medals ?? before.medals;
  return Object.entries(after)
    .map(([part, medals]) => ({ part, count: medals - (before.medals[part] ?? 0) }))
    .filter(({ count }) => count !== 0);
}

/** What a choice after another one would bring of its own: not what follows by itself after it. */
export function signsAfter(
  first: Outcome<View>,
  then: Outcome<View>,
  option: Tagged,
  you: Seat | null,
): readonly Sign[] {
  const events = then.events.slice(first.events.length);
  // The last thing to be resolved follows by itself: on the same track only if it was to come there.
  const again = first.options.some(
    ({ type, track }) => type !== option.type && type === "advance" && track === option["track"],
  );
  let steps = 0;
  const other = events.findIndex((tagged) => {
    const event = asEvent(tagged);
    if (event.type !== "advanced") return false;
    steps += 1;
    return event.track !== option["track"] || (again && steps > 1);
  });
  const signs = signsOf(other < 0 ? events : events.slice(0, other), you);
  const count = (outcome: Outcome<View>, kind: string): number =>
    you === null
      ? 0
      : (outcome.view?.players[you]?.pending.filter((effect) => effect.kind === kind).length ?? 0);
  // What else has come to be resolved may be the doing of what followed.
  const kinds = other < 0 ? ["patch", "rover"] : [];
  const more = kinds.flatMap((kind): Sign[] => {
    const gained = count(then, kind) - count(first, kind);
    return gained > 0 ? [{ glyph: kind, text: `+${gained}`, event: null }] : [];
  });
  return [...signs, ...more];
}

/** What would be resolved next for a tile: an advance for each resource, energy by choice. */
export function followUps(outcome: Outcome): readonly Tagged[] {
  return outcome.options.filter(({ type }) => type === "advance" || type === "energy");
}

/** The resources of a tile that would bring no advance where it lies. */
export function idleResources(
  tile: { readonly a: Terrain; readonly b: Terrain },
  outcome: Outcome,
): readonly Terrain[] {
  const busy = new Set<string>();
  for (const tagged of outcome.events) {
    const event = asEvent(tagged);
    if (event.type === "advanced") busy.add(event.track).add("energy");
  }
  for (const option of outcome.options) {
    const move = asMove(option);
    if (move.type === "advance") busy.add(move.track);
    if (move.type === "energy") busy.add("energy");
    // Something else is to be decided first, which this says nothing about.
    if (move.type === "leave_out") return [];
  }
  return [tile.a, tile.b].filter((terrain) => !busy.has(terrain));
}

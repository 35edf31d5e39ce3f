/** The ways out of a story, as the box has them. */

import type { Tale } from "./tales";
import type { Data } from "./types";

interface Branching {
  readonly [field: string]: unknown;
}

/** All ways of the choice that is asked now, offered or not, by their names. */
export function waysOf(
  tale: Pick<Tale, "kind" | "id">,
  offered: readonly string[],
  data: Data,
): readonly string[] {
  const choices = found(entryOf(tale, data)).map((ways) => ways.map((way) => `${tale.id}-${way}`));
  return choices.find((ways) => ways.some((way) => offered.includes(way))) ?? offered;
}

/** What the box says of a story. */
function entryOf({ kind, id }: Pick<Tale, "kind" | "id">, data: Data): unknown {
  switch (kind) {
    case "event":
      return data.events.find((event) => event.id === id)?.effects;
    case "consequence":
      return data.events.find((event) => event.id === id)?.consequence;
    case "deed":
      return data.events.find((event) => event.id === id)?.action;
    case "adventure":
      return data.adventures
        .filter((adventure) => adventure.id === id)
        .map(({ ways, effects }) => ({ ways, effects }));
    case "returned":
      return data.adventures.find((adventure) => adventure.id === id)?.later;
    case "follow-up":
      return data.follow_ups.find((follow_up) => follow_up.id === id);
    case "malfunction":
      return data.malfunctions.find((card) => card.id === id);
    default:
      return null;
  }
}

/** The choices in effects, however deep: the ways of each. */
function found(thing: unknown): string[][] {
  if (Array.isArray(thing)) return thing.flatMap(found);
  if (typeof thing !== "object" || thing === null) return [];
  return Object.entries(thing as Branching).flatMap(([field, value]) =>
    field === "ways" && Array.isArray(value) && value.length
      ? [value.map((way: { id: string }) => way.id), ...found(value)]
      : found(value),
  );
}

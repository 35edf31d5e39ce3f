/**
 * How options and events are put into words: the browser's half of `kosmodrom.core.words`.
 *
 * The server says for each field what it stands for (`Telling`); the sentence is the message
 * `option-<tag>` or `event-<tag>`, or an attribute of it, with the fields as arguments.
 */

import type { Tagged } from "../board/props";
import type { Telling as WireTelling } from "./wire";

/** A telling as it travels: what has its default is left out. */
export type Telling = Pick<WireTelling, "kind"> & { prefix?: string; of?: Telling | null };
export type Tellings = Readonly<Record<string, Telling>>;
export type Arguments = Readonly<Record<string, string | number>>;

export interface Speaker {
  message: (id: string, args?: Arguments) => string;
  seat: (seat: number) => string;
}

/** An empty list: messages can select on it, which they cannot on an empty text. */
const NONE = "none";

export function tell(
  prefix: string,
  thing: Tagged,
  fields: Tellings,
  attribute: string,
  speaker: Speaker,
): string {
  const args = Object.entries(fields).map(
    ([field, telling]) => [field, value(thing[field], telling, speaker)] as const,
  );
  const id = `${prefix}-${thing.type.replaceAll("_", "-")}${attribute}`;
  return speaker.message(id, Object.fromEntries(args));
}

function value(given: unknown, telling: Telling, speaker: Speaker): string | number {
  if (given === null || given === undefined) return "";
  switch (telling.kind) {
    case "word":
      return speaker.message(`${telling.prefix}-${String(given)}`);
    case "seat":
      return speaker.seat(Number(given));
    case "counted":
      return counted(given as Counted, telling.prefix ?? "", speaker);
    case "numbered":
      return Number(given) + 1;
    case "list":
      return list(given as readonly unknown[], telling.of ?? { kind: "plain" }, speaker);
    case "plain":
      return plain(given);
  }
}

type Counted = readonly string[] | Readonly<Record<string, number>>;

/** Things by number, or one after the other: `2 water, 1 gold`. */
function counted(things: Counted, prefix: string, speaker: Speaker): string {
  const amounts = [...counts(things)]
    .filter(([, count]) => count)
    .map(([key, count]) => speaker.message(`${prefix}-${key}`, { count }));
  return amounts.join(", ") || NONE;
}

function counts(things: Counted): ReadonlyMap<string, number> {
  if (!Array.isArray(things)) return new Map(Object.entries(things));
  const found = new Map<string, number>();
  for (const thing of things as readonly string[]) found.set(thing, (found.get(thing) ?? 0) + 1);
  return found;
}

/** Things one after the other; things with a name once, and how often: `miner ×2`. */
function list(items: readonly unknown[], of: Telling, speaker: Speaker): string {
  const texts = items.map((item) => String(value(item, of, speaker)));
  const named = of.kind === "word" || of.kind === "seat";
  return (named ? gathered(texts) : texts).join(", ") || NONE;
}

function gathered(texts: readonly string[]): string[] {
  return [...counts(texts)].map(([text, count]) => (count === 1 ? text : `${text} ×${count}`));
}

function plain(given: unknown): string | number {
  if (typeof given === "number" || typeof given === "string") return given;
  if (typeof given === "boolean") return given ? "true" : "false";
  if (Array.isArray(given)) return given.map((item) => String(plain(item))).join(", ");
  if (given === null || given === undefined) return "";
  return Object.entries(given)
    .map(([key, item]) => `${key} ${String(item)}`)
    .join(", ");
}

/** The choices of a question, made readable: grouped, numbered, narrowed down. */

import type { Tagged } from "../board/props";
import { fold } from "../lib/rulebook";
import type { Telling } from "../lib/telling";

export interface Choice {
  readonly option: Tagged;
  readonly text: string;
  /** Counted from 1, in the order shown. */
  readonly number: number;
}

export interface Group {
  /** The tag of its options; null for the kinds of which there is only one each. */
  readonly type: string | null;
  readonly choices: readonly Choice[];
}

/** A field in which options differ, with its values: "miner" (7), "geologist" (3) ... */
export interface Facet {
  readonly field: string;
  /** Whether an option can have several of the values. */
  readonly several: boolean;
  readonly values: readonly { readonly value: string; readonly count: number }[];
}

/** The values that options must have, by field. */
export type Picked = Readonly<Record<string, readonly string[]>>;
export type Tellings = Readonly<Record<string, Readonly<Record<string, Telling>>>>;

/** With this many choices or more, people get help to find theirs. */
export const MANY = 12;
/** With this many of a kind or more, they are made on the board, and the list keeps them folded. */
export const FOLDED = 100;
const FEWEST_VALUES = 2;
const MOST_VALUES = 8;
/** How many choices a value has at least, on average: else the list itself is as quick. */
const FEWEST_CHOICES = 2;

/** Options by their kind, in the order of their first; kinds with a single option come after those
 * with several, and those that are folded last. */
export function group(options: readonly Tagged[], tell: (option: Tagged) => string): Group[] {
  const kinds = groupBy(options, (option) => option.type);
  const several = [...kinds].filter(([, { length }]) => length > 1 && length < FOLDED);
  const single = [...kinds.values()].filter((members) => members.length === 1).flat();
  const parts: [string | null, readonly Tagged[]][] = [...several];
  if (single.length > 0) parts.push([null, single]);
  parts.push(...[...kinds].filter(([, { length }]) => length >= FOLDED));
  let number = 0;
  return parts.map(([type, members]) => ({
    type,
    choices: members.map((option) => choice(option, tell, ++number)),
  }));
}

/** A choice that is told when it is read, in the language of that moment: of very many most are
 * never seen. */
function choice(option: Tagged, tell: (option: Tagged) => string, number: number): Choice {
  return {
    option,
    number,
    get text() {
      return tell(option);
    },
  };
}

/** The fields by which a long list is best narrowed: named things with a few values. */
export function facets(options: readonly Tagged[], tellings: Tellings): Facet[] {
  if (options.length <= MANY) return [];
  const fields = new Set(options.flatMap((option) => namedFields(option, tellings)));
  return [...fields].map((field) => countValues(options, field)).filter(isUseful);
}

function namedFields(option: Tagged, tellings: Tellings): string[] {
  return Object.entries(tellings[option.type] ?? {})
    .filter(([, telling]) => telling.kind === "word" || telling.of?.kind === "word")
    .map(([field]) => field);
}

function valuesOf(option: Tagged, field: string): string[] {
  const value = option[field];
  const values = Array.isArray(value) ? [...new Set<unknown>(value)] : [value];
  return values.filter((value) => typeof value === "string");
}

function countValues(options: readonly Tagged[], field: string): Facet {
  const values = options.flatMap((option) => valuesOf(option, field));
  const counts = groupBy(values, (value) => value);
  return {
    field,
    several: options.some((option) => Array.isArray(option[field])),
    values: [...counts].map(([value, { length }]) => ({ value, count: length })),
  };
}

function isUseful({ values }: Facet): boolean {
  const choices = values.reduce((sum, { count }) => sum + count, 0);
  const few = values.length >= FEWEST_VALUES && values.length <= MOST_VALUES;
  return few && choices >= FEWEST_CHOICES * values.length;
}

/** Pick a value, or no longer. Where an option has only one of them, it replaces another. */
export function pick(picked: Picked, { field, several }: Facet, value: string): Picked {
  const { [field]: before = [], ...others } = picked;
  if (!before.includes(value)) {
    return { ...others, [field]: several ? [...before, value] : [value] };
  }
  const left = before.filter((other) => other !== value);
  return left.length > 0 ? { ...others, [field]: left } : others;
}

/** What is left of the options when some values are picked. */
export function narrow(options: readonly Tagged[], picked: Picked): Tagged[] {
  return options.filter((option) =>
    Object.entries(picked).every(([field, values]) =>
      values.every((value) => valuesOf(option, field).includes(value)),
    ),
  );
}

/** Whether a choice is meant by what was typed: its number, or words that it contains. */
export function matches(choice: Choice, typed: string): boolean {
  const terms = fold(typed).split(/\s+/).filter(Boolean);
  if (terms.length === 0) return true;
  if (terms.length === 1 && terms[0] === String(choice.number)) return true;
  const text = fold(choice.text);
  return terms.every((term) => text.includes(term));
}

export function same(one: Tagged | null, other: Tagged | null): boolean {
  return one === other || (one !== null && other !== null && keyOf(one) === keyOf(other));
}

/** An option as text: equal options, equal texts, whatever the order of their fields. */
export function keyOf(option: Tagged): string {
  const known = keys.get(option);
  if (known !== undefined) return known;
  const key = canonical(option);
  keys.set(option, key);
  return key;
}

/** Options do not change, and are compared often. */
const keys = new WeakMap<Tagged, string>();

function canonical(option: Tagged): string {
  return JSON.stringify(option, (_name, value: unknown) =>
    value !== null && typeof value === "object" && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );
}

function groupBy<T>(things: readonly T[], name: (thing: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const thing of things) {
    const members = groups.get(name(thing));
    if (members) members.push(thing);
    else groups.set(name(thing), [thing]);
  }
  return groups;
}

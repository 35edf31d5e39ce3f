/** A game's options as they hold together: with each other, and with the number of players. */

import type { Field } from "./wire";

export type GameOptions = Readonly<Record<string, boolean | number | string>>;

/** Whether a field matters, given the other options. */
export function matters(field: Field, options: GameOptions): boolean {
  return Object.entries(field.needs).every(([name, value]) => options[name] === value);
}

/** What can be chosen in a field: only players who are at the table. */
export function choicesFor(field: Field, players: number): readonly string[] {
  return field.seat ? field.choices.filter((choice) => !(Number(choice) > players)) : field.choices;
}

/** The value of a field, or its default where it does not matter or cannot be had by so many. */
export function valueFor(field: Field, options: GameOptions, players: number): GameOptions[string] {
  if (!matters(field, options)) return field.default;
  const value = options[field.name] ?? field.default;
  const possible = field.kind !== "choice" || choicesFor(field, players).includes(String(value));
  return possible ? value : field.default;
}

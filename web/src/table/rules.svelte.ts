/** The rule that the reader wants to see, and what there is to read with it. */

import type { RulesPage, RuleView } from "../lib/wire";

/** `here`: there is a tab for rules on this page. `number`: the rule picked there. */
export const rulesShown: { here: boolean; number: string | null } = $state({
  here: false,
  number: null,
});

/** The rules of these numbers, then those that they mention. */
export function behind(page: RulesPage, numbers: readonly string[]): RuleView[] {
  const known = new Map(page.rules.map((rule) => [rule.number, rule]));
  const rules = numbers.flatMap((number) => known.get(number) ?? []);
  const mentioned = new Set(rules.flatMap((rule) => rule.mentions));
  const further = [...mentioned].filter((number) => !numbers.includes(number));
  return [...rules, ...further.flatMap((number) => known.get(number) ?? [])];
}

/** A text in pieces: plain ones, and the numbers of rules that it names. */
export function pieces(text: string): { text: string; rule: boolean }[] {
  return text
    .split(/\b([A-Z]{2,4}-(?:[A-Z]+-)?\d+[a-z]?)\b/)
    .map((piece, n) => ({ text: piece, rule: n % 2 === 1 }))
    .filter((piece) => piece.text !== "");
}

/**
 * The rules pages, and finding rules as `kosmodrom.core.rulebook` does it: by number, or by words
 * with or without accents.
 */

import { get } from "./api";
import { pathTo } from "./paths";
import { bindShortWords } from "./typography";
import type { Language, RulesPage, RuleView } from "./wire";

const pages = new Map<string, Promise<RulesPage>>();

/** The rules of a game in a language, or in English if they are not written in it. Fetched once. */
export function rulesPage(game: string, language: Language): Promise<RulesPage> {
  const path = pathTo`/api/games/${game}/rules/${language}`;
  const known = pages.get(path);
  if (known) return known;
  const page = get<RulesPage>(path).then(bound);
  pages.set(path, page);
  page.catch(() => pages.delete(path));
  return page;
}

/** A page whose texts break where its language allows. */
function bound(page: RulesPage): RulesPage {
  const bind = (text: string): string => bindShortWords(text, page.language);
  const rules = page.rules.map((rule) => ({
    ...rule,
    text: bind(rule.text),
    chapter: rule.chapter.map(bind),
  }));
  return { ...page, title: bind(page.title), rules };
}

const NUMBER = /\b[A-Z]{2,}-(?:EX-|Q-)?[0-9]+\b/g;
const NUMBER_QUERY = /^[A-Z]{2,}-(?:(?:EX|Q)(?:-[0-9]*)?|[0-9]+)$/;
const WORD = /[\p{L}\p{N}]+/gu;

/** Letters that Unicode does not take apart into a base letter and an accent. */
const UNACCENTED: Readonly<Record<string, string>> = { ł: "l", ø: "o", đ: "d", æ: "ae", œ: "oe" };

/** Text for comparing, without case and accents: "Żółta" is "zolta". */
export function fold(text: string): string {
  return text
    .toLowerCase()
    .replace(/[łøđæœ]/g, (letter) => UNACCENTED[letter] ?? letter)
    .normalize("NFKD")
    .replace(/\p{M}/gu, "");
}

export interface Found {
  readonly rules: readonly RuleView[];
  /** The folded words that were looked for, to be marked in the texts. */
  readonly terms: readonly string[];
}

/**
 * What cases, numbers and genders change in most Polish words, without accents; at least three
 * letters stay. `kosmodrom.core.rulebook` has the same.
 */
const POLISH_ENDING =
  /^(.{3,}?)(?:[aeiouy]+|[aeiouy]*(?:ow|om|em|[iy]m|ach|[iy]ch|mi|ego|emu|ej|ek))$/;

/** The rules of a page in this language that a query finds, in the order of the page. */
export function search(rules: readonly RuleView[], query: string, language: Language): Found {
  const terms = query.split(/[\s,;]+/).filter(Boolean);
  if (terms.length === 0) return { rules, terms: [] };
  const numbers = terms.map((term) => term.toUpperCase());
  if (numbers.every((term) => NUMBER_QUERY.test(term))) {
    return { rules: rules.filter((rule) => numbers.some(fits(rule))), terms: [] };
  }
  // In Polish "misja" finds "misję", and "górników" finds "górnik".
  const folded = terms
    .map(fold)
    .map((term) => (language === "pl" ? term.replace(POLISH_ENDING, "$1") : term));
  const found = rules.filter((rule) => {
    const words = wordsOf(rule);
    return folded.every((term) => words.some((word) => word.startsWith(term)));
  });
  return { rules: found, terms: folded };
}

function fits(rule: RuleView): (start: string) => boolean {
  return (start) => {
    if (rule.number === start) return true;
    // "AM-3" is the chapter AM-301 to AM-399; "AM-EX" all examples.
    const hundred = rule.kind === "rule" && rule.number.slice(0, -2) === start;
    return hundred || (/-(EX|Q)/.test(start) && rule.number.startsWith(start));
  };
}

const known = new WeakMap<RuleView, readonly string[]>();

function wordsOf(rule: RuleView): readonly string[] {
  const before = known.get(rule);
  if (before) return before;
  const text = fold([rule.number, ...rule.chapter, rule.text].join(" "));
  const words = [...(text.match(WORD) ?? []), ...(text.match(/[\p{L}\p{N}-]+/gu) ?? [])];
  known.set(rule, words);
  return words;
}

export interface Piece {
  readonly text: string;
  readonly kind: "plain" | "rule" | "hit";
}

/** A rule's text in pieces: plain, links to other rules, and words that were looked for. */
export function pieces(
  text: string,
  numbers: ReadonlySet<string>,
  terms: readonly string[],
): Piece[] {
  return cut(text, NUMBER, (found) => numbers.has(found), "rule").flatMap((piece) =>
    piece.kind === "plain" && terms.length > 0
      ? cut(piece.text, WORD, (word) => terms.some((term) => fold(word).startsWith(term)), "hit")
      : [piece],
  );
}

function cut(
  text: string,
  pattern: RegExp,
  counts: (found: string) => boolean,
  kind: Piece["kind"],
): Piece[] {
  const made: Piece[] = [];
  let end = 0;
  for (const found of text.matchAll(pattern)) {
    if (!counts(found[0])) continue;
    if (found.index > end) made.push({ text: text.slice(end, found.index), kind: "plain" });
    made.push({ text: found[0], kind });
    end = found.index + found[0].length;
  }
  if (end < text.length) made.push({ text: text.slice(end), kind: "plain" });
  return made;
}

export interface Chapter {
  /** For links: unique on the page. */
  readonly id: string;
  readonly headings: readonly string[];
  readonly rules: readonly RuleView[];
}

/** Rules under the same headings that follow each other. */
export function chapters(rules: readonly RuleView[]): Chapter[] {
  const made: { id: string; headings: readonly string[]; rules: RuleView[] }[] = [];
  for (const rule of rules) {
    const last = made.at(-1);
    if (last && last.headings.join("/") === rule.chapter.join("/")) last.rules.push(rule);
    else made.push({ id: `chapter-${made.length}`, headings: rule.chapter, rules: [rule] });
  }
  return made;
}

import { describe, expect, test } from "vitest";
import { chapters, fold, pieces, search } from "../src/lib/rulebook";
import type { Language, RuleView } from "../src/lib/wire";

function rule(number: string, text: string, ...chapter: string[]): RuleView {
  const kind = number.includes("-EX-") ? "example" : number.includes("-Q-") ? "ruling" : "rule";
  return { number, kind, chapter, text, mentions: [] };
}

const RULES = [
  rule("AM-301", "A turn is one action (AM-302).", "Actions", "Turns"),
  rule("AM-302", "Or a pass.", "Actions", "Turns"),
  rule("AM-401", "The bonus is for the most dice.", "Settling"),
  rule("AM-EX-21", "Żółta obwódka: Łódź launches.", "Settling"),
];

const numbers = (query: string, language: Language = "en"): string[] =>
  search(RULES, query, language).rules.map((found) => found.number);

test("text is compared without case and accents", () => {
  expect(fold("Żółta ŁÓDŹ")).toBe("zolta lodz");
});

describe("search", () => {
  test.each([
    ["", ["AM-301", "AM-302", "AM-401", "AM-EX-21"]],
    ["am-302", ["AM-302"]],
    ["AM-3", ["AM-301", "AM-302"]],
    ["AM-401, AM-301", ["AM-301", "AM-401"]],
    ["AM-EX", ["AM-EX-21"]],
    ["zolta lodz", ["AM-EX-21"]],
    ["turns pas", ["AM-302"]],
    ["ass", []],
  ])("%s", (query, found) => {
    expect(numbers(query)).toEqual(found);
  });

  test.each([
    ["górników", "Górnik i automat."],
    ["górnikiem", "Kość górnika."],
    ["kościami", "Jedna kość."],
    ["kośćmi", "Wszystkie kości."],
    ["misjach", "Karta misji."],
    ["żółtych", "Pole żółte."],
    ["żółtego", "Pola żółte."],
    ["surowcem", "Brakuje surowca."],
    ["płytek", "Jedna płytka."],
  ])("in Polish %s finds: %s", (query, text) => {
    expect(search([rule("AM-101", text)], query, "pl").rules).toHaveLength(1);
    expect(search([rule("AM-101", "Barka w doku.")], query, "pl").rules).toEqual([]);
  });

  test("spaces that do not break are spaces", () => {
    const text = "Barki w\u00a0doku.";
    expect(search([rule("AM-101", text)], "barka w dok", "pl").rules).toHaveLength(1);
  });

  test.each(["żółty", "zolty lodz", "Żółte ŁODZI", "zolt"])("in Polish: %s", (query) => {
    expect(numbers(query, "pl")).toEqual(["AM-EX-21"]);
  });

  test("endings count in English", () => {
    expect(numbers("turno")).toEqual([]);
    expect(numbers("turno", "pl")).toEqual(["AM-301", "AM-302"]);
  });
});

test("numbers of known rules are links, words that were looked for are marked", () => {
  const known = new Set(["AM-302"]);
  expect(pieces("An Action (AM-302, AM-999).", known, ["action"])).toEqual([
    { text: "An ", kind: "plain" },
    { text: "Action", kind: "hit" },
    { text: " (", kind: "plain" },
    { text: "AM-302", kind: "rule" },
    { text: ", AM-999).", kind: "plain" },
  ]);
});

test("rules under the same headings make a chapter", () => {
  const made = chapters(RULES).map(({ headings, rules }) => [headings.at(-1), rules.length]);
  expect(made).toEqual([
    ["Turns", 2],
    ["Settling", 2],
  ]);
});

import { expect, test } from "vitest";
import { bindShortWords } from "../src/lib/typography";

test.each([
  ["Kości i misje w doku.", "Kości i~misje w~doku."],
  ["A z nim i w domu", "A~z~nim i~w~domu"],
  ["(o 1 więcej, „u siebie”)", "(o~1 więcej, „u~siebie”)"],
  // Letters that end a word, numbers and the end of a text stay as they are.
  ["wyża, kawa z", "wyża, kawa z"],
  ["pole 2a i AM-Q-01 (a) to", "pole 2a i~AM-Q-01 (a) to"],
])("%s", (text, bound) => {
  expect(bindShortWords(text, "pl")).toBe(bound.replaceAll("~", "\u00a0"));
});

test("English is left alone", () => {
  expect(bindShortWords("Take a die, I say.", "en")).toBe("Take a die, I say.");
});

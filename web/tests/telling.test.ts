/**
 * Options and events are told as Python tells them.
 *
 * What Python says comes from `tests/web/test_telling.py`, which plays some games and runs this with
 * the name of a file in KOSMODROM_TOLD; without it there is nothing to compare with.
 */

import { readFileSync } from "node:fs";
import { describe, expect, test, vi } from "vitest";
import type { Tagged } from "../src/board/props";
import { bindShortWords } from "../src/lib/typography";
import { type Language, words } from "../src/lib/words.svelte";

interface Told {
  names: string[];
  /** The server's answers by path. */
  answers: Record<string, string>;
  /** Options and events of each game as JSON, with their sentences. */
  games: {
    game: string;
    told: Record<Language, ["option" | "event" | "instruction", string, string][]>;
  }[];
}

const file = process.env["KOSMODROM_TOLD"];
const nothing: Told = { names: [], answers: {}, games: [{ game: "", told: { en: [], pl: [] } }] };
const { names, answers, games } = file
  ? (JSON.parse(readFileSync(file, "utf-8")) as Told)
  : nothing;

describe.skipIf(!file).each(games)("told like Python: $game", ({ game, told }) => {
  test.each(["en", "pl"] as const)("%s", async (language) => {
    vi.stubGlobal("fetch", (path: string) => Promise.resolve(new Response(answers[path])));
    await words.load(game);
    await words.use(language);
    const said = told[language].map(([kind, json]) => {
      const thing = JSON.parse(json) as Tagged;
      if (kind === "option") return words.tellOption(game, thing, names);
      if (kind === "event") return words.tellEvent(game, thing, names);
      return words.tellInstruction(game, thing, names);
    });
    // On a page, unlike in a terminal, the words of one letter are bound to the next.
    expect(said).toEqual(told[language].map(([, , text]) => bindShortWords(text, language)));
    expect(said.length).toBeGreaterThan(100);
  });
});

/** Whose words are said: a game's own first, then the house's, never another game's. */

import { describe, expect, test, vi } from "vitest";
import type { GameCard } from "../src/lib/wire";
import { words } from "../src/lib/words.svelte";

const CATALOGUES: Record<string, string> = {
  core: "clock = The clock\nplayer = Player { $number }",
  bots: "bot-random = random",
  dice: "option-take = Take a die\nclock = The hourglass\nonly-dice = Six faces",
  pairs: "both = { $name } i ktoś z nią",
  cards: "option-take = Take { -thing }\n-thing = a card\nplay-choices = Cards to play",
};
const asked: string[] = [];

vi.stubGlobal("fetch", (path: string) => {
  asked.push(path);
  const [, , kind, name = ""] = path.split("/");
  const details = {
    card: { id: name, name: { en: `The ${name}`, pl: name }, companions: [] },
    options: { take: {} },
    events: {},
    round_event: null,
  };
  if (kind === "words" && !(name in CATALOGUES)) return Promise.reject(new Error("no answer"));
  return Promise.resolve(
    new Response(kind === "words" ? CATALOGUES[name] : JSON.stringify(details)),
  );
});

describe("two games have a message of the same name", () => {
  test.each([
    ["dice", "cards"],
    ["cards", "dice"],
  ])("loaded in the order %s, %s", async (first, second) => {
    await words.use("en");
    await words.load(first);
    await words.load(second);
    const take = { type: "take" };
    expect(words.tellOption("dice", take, [])).toBe("Take a die");
    expect(words.tellOption("cards", take, [])).toBe("Take a card");
    expect(words.of("dice").t("option-take")).toBe("Take a die");
    expect(words.of("cards").t("option-take")).toBe("Take a card");
  });

  test("neither says the other's", () => {
    expect(words.of("dice").has("only-dice")).toBe(true);
    expect(words.of("cards").has("only-dice")).toBe(false);
    expect(words.of("cards").t("only-dice")).toBe("only-dice");
  });

  test("the house says neither's", () => {
    expect(words.t("option-take")).toBe("option-take");
    expect(words.t("clock")).toBe("The clock");
    expect(words.t("play-choices")).not.toBe("Cards to play");
  });

  test("a game's own come before the house's, which are there for both", () => {
    expect(words.of("dice").t("clock")).toBe("The hourglass");
    expect(words.of("cards").t("clock")).toBe("The clock");
    expect(words.of("cards").t("play-choices")).toBe("Cards to play");
    expect(words.of("dice").t("play-choices")).toBe(words.t("play-choices"));
  });
});

test("a game's name needs no catalogue", () => {
  asked.length = 0;
  const tagline = { en: "Small stones.", pl: "Kamyki." };
  const name = { en: "Pebbles", pl: "Kamienie" };
  words.know([{ id: "pebbles", name, tagline, companions: [] as GameCard[] } as GameCard]);
  expect([words.name("pebbles"), words.tagline("pebbles")]).toEqual(["Pebbles", "Small stones."]);
  expect(asked).toEqual([]);
});

test("a companion is known with its game", () => {
  const name = { en: "Marbles at your table", pl: "Kulki przy twoim stole" };
  const companion = { id: "marbles-rival", name, companions: [] as GameCard[] };
  const companions = [{ ...companion, companion_of: "marbles" } as GameCard];
  words.know([{ id: "marbles", name: { en: "Marbles", pl: "Kulki" }, companions } as GameCard]);
  expect(words.name("marbles-rival")).toBe("Marbles at your table");
  expect([words.home("marbles-rival"), words.home("marbles")]).toEqual(["marbles", "marbles"]);
});

describe("one language at a time", () => {
  test("the other is fetched before it is switched to, and once", async () => {
    expect(asked.filter((path) => path.endsWith("/pl"))).toEqual([]);
    asked.length = 0;
    const switched = words.use("pl");
    expect(words.language).toBe("en");
    expect(words.of("cards").t("option-take")).toBe("Take a card");
    await switched;
    expect(words.language).toBe("pl");
    expect(words.name("pebbles")).toBe("Kamienie");
    expect(words.t("language")).toBe("Język");
    expect(words.of("cards").t("option-take")).toBe("Take a\u00a0card");
    const scopes = ["core", "bots", "dice", "cards"];
    expect(asked.toSorted()).toEqual(scopes.map((scope) => `/api/words/${scope}/pl`).toSorted());
    asked.length = 0;
    await words.use("en");
    await words.use("pl");
    expect(asked).toEqual([]);
  });

  test("what is asked for during a switch is there after it", async () => {
    await words.use("en");
    CATALOGUES["stones"] = "option-take = Take a stone";
    await Promise.all([words.use("pl"), words.load("stones"), words.use("en"), words.use("pl")]);
    expect(words.language).toBe("pl");
    expect(words.of("stones").t("option-take")).toBe("Take a\u00a0stone");
  });

  test("no Polish word of one letter hangs at the end of a line", async () => {
    const space = "\u00a0";
    await words.load("pairs");
    await words.use("pl");
    expect(words.of("pairs").t("both", { name: "Ala" })).toBe(`Ala i${space}ktoś z${space}nią`);
    expect(words.text({ en: "I or a pal", pl: "Ja i on" })).toBe(`Ja i${space}on`);
    await words.use("en");
    expect(words.text({ en: "I or a pal", pl: "Ja i on" })).toBe("I or a pal");
  });

  test("without an answer the language stays", async () => {
    await words.use("en");
    CATALOGUES["broken"] = "option-take = Take a shard";
    await words.load("broken");
    delete CATALOGUES["broken"];
    await expect(words.use("pl")).rejects.toThrow();
    expect(words.language).toBe("en");
  });
});

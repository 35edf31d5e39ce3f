/** The client's own catalogues: complete, alike in both languages, and used as they are written. */

import { FluentResource } from "@fluent/bundle";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";

const SOURCE = join(import.meta.dirname, "..", "src");
const LOCALE = join(SOURCE, "locale");

/** Messages with their attributes, and the arguments that each takes: "rules-found { $count }". */
function described(file: string): string[] {
  return messages(join(LOCALE, file));
}

function messages(path: string): string[] {
  const resource = new FluentResource(readFileSync(path, "utf-8"));
  return resource.body.flatMap(({ id, value, attributes }) => [
    line(id, value),
    ...Object.entries(attributes).map(([name, pattern]) => line(`${id}.${name}`, pattern)),
  ]);
}

function line(id: string, pattern: unknown): string {
  const found = [...JSON.stringify(pattern).matchAll(/"type":"var","name":"(\w+)"/g)];
  const names = [...new Set(found.map(([, name]) => name))].sort();
  return [id, ...names.map((name) => `$${name}`)].join(" ");
}

const files = readdirSync(LOCALE).filter((name) => name.endsWith(".ftl"));
const english = files.filter((name) => name.startsWith("en."));

describe("both languages say the same", () => {
  test.each(english)("%s", (file) => {
    const other = file.replace(/^en/, "pl");
    expect(described(other).sort()).toEqual(described(file).sort());
  });

  test("every file has its twin", () => {
    expect(files.length).toBe(2 * english.length);
  });

  test("no message stands twice", () => {
    const ids = english.flatMap(described).map((found) => found.split(" ")[0]);
    expect(ids).toEqual([...new Set(ids)]);
  });
});

describe("what the pages say", () => {
  const known = new Set(english.flatMap(described).map((found) => found.split(" ")[0]));
  // The core and the bots have their own catalogues.
  const elsewhere = /^(clock|player|bot-.*)$/;
  const pages = readdirSync(SOURCE, { recursive: true, encoding: "utf-8" }).filter(
    (name) => /\.(svelte|ts)$/.test(name) && !name.startsWith("games"),
  );

  test.each(pages)("%s", (page) => {
    const text = readFileSync(join(SOURCE, page), "utf-8");
    const used = [...text.matchAll(/words\.t\(\s*"([\w.-]+)"/g)].map(([, id]) => id ?? "");
    expect(used.filter((id) => !known.has(id) && !elsewhere.test(id))).toEqual([]);
  });
});

describe("what the boards say", () => {
  const house = new Set(english.flatMap(described).map((found) => found.split(" ")[0]));
  const boards = readdirSync(join(SOURCE, "games"), { recursive: true, encoding: "utf-8" }).filter(
    (name) => /\.(svelte|ts)$/.test(name) && name.includes("/"),
  );

  /** The English messages of a game, which lie in its Python folder. */
  function ofGame(game: string): Set<string | undefined> {
    const folder = join(SOURCE, "..", "..", "src", "kosmodrom", "games", game, "locale");
    const found = existsSync(folder) ? readdirSync(folder) : [];
    const own = found.filter((name) => name.startsWith("en."));
    return new Set(
      own.flatMap((name) => messages(join(folder, name))).map((told) => told.split(" ")[0]),
    );
  }

  test.each(boards)("%s", (file) => {
    const text = readFileSync(join(SOURCE, "games", file), "utf-8");
    const used = [...text.matchAll(/words\.t\(\s*"([\w.-]+)"/g)].map(([, id]) => id ?? "");
    const known = ofGame(file.split("/")[0] ?? "");
    expect(used.filter((id) => !known.has(id) && !house.has(id))).toEqual([]);
  });
});

describe("the words of a game beside those of the page", () => {
  const games = join(SOURCE, "..", "..", "src", "kosmodrom", "games");
  /** All messages of the games in a language whose ids match. */
  const told = (language: string, id: RegExp): string[] =>
    readdirSync(games, { recursive: true, encoding: "utf-8" })
      .filter((name) => new RegExp(`locale/${language}\\b.*\\.ftl$`).test(name))
      .flatMap((name) => new FluentResource(readFileSync(join(games, name), "utf-8")).body)
      .filter((message) => id.test(message.id))
      .flatMap(({ value }) => (typeof value === "string" ? [value] : []));

  test.each(["en", "pl"])("no choice is named like a button of the guide (%s)", (language) => {
    const guide = new FluentResource(
      readFileSync(join(LOCALE, `${language}.guide.ftl`), "utf-8"),
    ).body.flatMap(({ value }) => (typeof value === "string" ? [value] : []));
    const choices = told(language, /^option-/);
    expect(choices.length).toBeGreaterThan(20);
    expect(choices.filter((choice) => guide.includes(choice))).toEqual([]);
  });

  test.each(["en", "pl"])("chapters are numbered by the page alone (%s)", (language) => {
    const chapters = told(language, /^campaign-.*-chapter-/);
    expect(chapters.length).toBeGreaterThan(5);
    expect(chapters.filter((chapter) => /\d/.test(chapter))).toEqual([]);
  });
});

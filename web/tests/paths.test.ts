/** Ids in paths: every id goes there and back, and every path is made in one place. */

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { decoded, matchPath, pathTo } from "../src/lib/paths";

const SOURCE = join(import.meta.dirname, "..", "src");
const IDS = ["first-steps", "toy_trek", "a.b", "a/b", "../host", "50%", "zażółć", "a b?c#d", "~x"];

describe("an id in a path", () => {
  test.each(IDS)("goes there and back: %s", (id) => {
    const { pathname } = new URL(pathTo`/new/${id}/${id}x`, "http://here");
    expect(matchPath("/new/:game/:campaign", pathname)).toEqual({ game: id, campaign: `${id}x` });
    expect(matchPath("/new/:game", pathname)).toBeNull();
  });

  test("never becomes another path", () => {
    expect(pathTo`/api/tables/${"../host"}/join`).toBe("/api/tables/..%2Fhost/join");
    expect(pathTo`/t/${"7"}?invite=${"a&b"}`).toBe("/t/7?invite=a%26b");
  });
});

describe("a pattern", () => {
  test("fits the paths of its form alone", () => {
    expect(matchPath("/", "/")).toEqual({});
    expect(matchPath("/t/:id/replay", "/t/7/replay")).toEqual({ id: "7" });
    expect(matchPath("/t/:id/replay", "/t/7")).toBeNull();
    expect(matchPath("/t/:id", "/t/")).toBeNull();
    expect(matchPath("/me", "/you")).toBeNull();
  });

  test("does not fit what nobody encoded", () => {
    expect(matchPath("/t/:id", "/t/%E0%A4%A")).toBeNull();
    expect(decoded("%")).toBeNull();
  });
});

test("no path is put together elsewhere", () => {
  const files = readdirSync(SOURCE, { recursive: true, encoding: "utf-8" });
  const found = files
    .filter((file) => /\.(svelte|ts)$/.test(file))
    .flatMap((file) => {
      const text = readFileSync(join(SOURCE, file), "utf-8");
      const paths = text.matchAll(/(?<!pathTo)`\/[a-z]+\/[^`]*\$\{|href="\/[^"]*\{/g);
      return [...paths].map(([path]) => `${file}: ${path}`);
    });
  expect(found).toEqual([]);
});

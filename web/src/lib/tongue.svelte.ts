/** What has been fetched in one language: catalogues, and what there is to know of a game's things. */

import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { BoardProps } from "../board/props";
import { get, getText } from "./api";
import { pathTo } from "./paths";
import { bindShortWords } from "./typography";
import type { Language } from "./wire";

export type Captions = BoardProps["captions"];

/**
 * A part of the words: the client's own, the catalogue of "core", "bots" or a game, or the captions
 * of a game.
 */
export type Part = "own" | `words/${string}` | `captions/${string}`;

/** The words that every table shares. */
const SHARED = ["core", "bots"];

const OWN: Readonly<Record<Language, () => Promise<{ default: string }>>> = {
  en: () => import("../locale/en"),
  pl: () => import("../locale/pl"),
};

export class Tongue {
  readonly language: Language;
  #own: FluentBundle;
  #shared: FluentBundle;
  #games: ReadonlyMap<string, FluentBundle>;
  #captions: ReadonlyMap<string, Captions>;
  /** Fluent sources by scope, as they came from the server. */
  readonly #sources = new Map<string, string>();
  readonly #pending = new Map<Part, Promise<void>>();
  readonly #fetched = new Set<Part>();

  constructor(language: Language) {
    this.language = language;
    this.#own = $state.raw(bundle(language, []));
    this.#shared = $state.raw(bundle(language, []));
    this.#games = $state.raw(new Map<string, FluentBundle>());
    this.#captions = $state.raw(new Map<string, Captions>());
  }

  /** Where a message of the house is looked for, first to last. */
  get house(): readonly FluentBundle[] {
    return [this.#own, this.#shared];
  }

  /** Where a message of a game is looked for. */
  chain(game: string): readonly FluentBundle[] {
    const found = this.#games.get(game);
    return found ? [found, ...this.house] : this.house;
  }

  captions(game: string): Captions {
    return this.#captions.get(game) ?? {};
  }

  has(part: Part): boolean {
    return this.#fetched.has(part);
  }

  /** Fetch a part, once. */
  fetch(part: Part): Promise<void> {
    const pending = this.#pending.get(part);
    if (pending) return pending;
    const started = this.#fetch(part).then(() => void this.#fetched.add(part));
    this.#pending.set(part, started);
    started.catch(() => this.#pending.delete(part));
    return started;
  }

  async #fetch(part: Part): Promise<void> {
    const { language } = this;
    const [kind, name = ""] = part.split("/");
    if (kind === "own") {
      this.#own = bundle(language, [(await OWN[language]()).default]);
    } else if (kind === "captions") {
      const told = (await get<unknown>(
        pathTo`/api/games/${name}/captions/${language}`,
      )) as Captions;
      this.#captions = new Map(this.#captions).set(name, bound(told, language));
    } else {
      this.#learn(name, await getText(pathTo`/api/words/${name}/${language}`));
    }
  }

  #learn(scope: string, source: string): void {
    this.#sources.set(scope, source);
    if (SHARED.includes(scope)) this.#shared = bundle(this.language, this.#sourcesOf(SHARED));
    // A game's messages may speak of the core's; its own come first.
    for (const game of [...this.#sources.keys()].filter((name) => !SHARED.includes(name))) {
      if (scope !== "core" && scope !== game) continue;
      const made = bundle(this.language, this.#sourcesOf([game, "core"]));
      this.#games = new Map(this.#games).set(game, made);
    }
  }

  #sourcesOf(scopes: readonly string[]): string[] {
    return scopes.flatMap((scope) => this.#sources.get(scope) ?? []);
  }
}

/** Captions in which no word of one letter hangs at the end of a line. */
function bound(told: Captions, language: Language): Captions {
  const lines = Object.entries(told).map(
    ([name, texts]) => [name, texts.map((text) => bindShortWords(text, language))] as const,
  );
  return Object.fromEntries(lines);
}

function bundle(language: Language, sources: readonly string[]): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false });
  for (const source of sources) made.addResource(new FluentResource(source));
  return made;
}

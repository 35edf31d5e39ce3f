/**
 * Every word that a person reads. The client's own words are built in; those of the core, the bots
 * and the games come from the server, so that one catalogue serves terminal, server and browser.
 * A game's words are looked for in its own catalogue first, and in no other game's.
 *
 * A language switch redraws everything at once: `language` and the catalogues are reactive.
 */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Tagged } from "../board/props";
import { get, getText } from "./api";
import { settings } from "./settings.svelte";
import { type Arguments, tell, type Tellings } from "./telling";
import { bindShortWords } from "./typography";
import type { GameCard, GameDetails, Language } from "./wire";

export type { Language };

export const LANGUAGES: readonly Language[] = ["en", "pl"];

/** The seat of time, for which no player has a name. */
const CLOCK = -1;

/** The words that every table shares. */
const SHARED = ["core", "bots"];

/** The client's own catalogues: `locale/<language>*.ftl`. */
const OWN = import.meta.glob<string>("../locale/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

type Bundles = Record<Language, FluentBundle>;

class Words {
  #language = $state<Language>(firstLanguage());
  #own = bundles([{ en: ownSource("en"), pl: ownSource("pl") }]);
  /** Fluent sources by scope, as they came from the server. */
  #sources = new Map<string, Record<Language, string>>();
  #shared = $state.raw<Bundles>(bundles([]));
  #games = $state.raw<ReadonlyMap<string, Bundles>>(new Map());
  #cards = $state.raw<ReadonlyMap<string, GameCard>>(new Map());
  #details = $state.raw<ReadonlyMap<string, GameDetails>>(new Map());
  #pending = new Map<string, Promise<void>>();

  get language(): Language {
    return this.#language;
  }

  /** Switch the language at once, and remember it. */
  use(language: Language): void {
    this.#language = language;
    settings.language = language;
    if (typeof document !== "undefined") document.documentElement.lang = language;
  }

  /** Fetch what is needed to speak of a game: its words in both languages and its details. */
  async load(game: string): Promise<void> {
    await Promise.all([this.loadWords([...SHARED, game]), this.#once(`details/${game}`, game)]);
  }

  /** Fetch the words of some scopes, each once: "core", "bots" or a game's id. */
  async loadWords(scopes: readonly string[]): Promise<void> {
    await Promise.all(scopes.map((scope) => this.#once(`words/${scope}`, scope)));
  }

  /** Take in the names of games, for pages that need no more of their words. */
  know(cards: readonly GameCard[]): void {
    this.#cards = new Map([...this.#cards, ...cards.map((card) => [card.id, card] as const)]);
  }

  /** A message of the house: of the client itself, the core or the bots. */
  t(id: string, args?: Arguments): string {
    return this.#say(this.#house, id, args);
  }

  /** A message of one game: its endings, the parts of its score ...; else of the house. */
  game(game: string, id: string, args?: Arguments): string {
    return this.#say(this.#chain(game), id, args);
  }

  /** The words of one game, for its board. */
  of(game: string): GameWords {
    return new GameWords(this, game);
  }

  /** The name of a game whose card is known. */
  name(game: string): string {
    const card = this.#cards.get(game);
    return card ? this.text(card.name) : game;
  }

  /** The sentence about a game whose card is known. */
  tagline(game: string): string {
    const card = this.#cards.get(game);
    return card ? this.text(card.tagline) : "";
  }

  /** How a game's options and events are told, once it is loaded. */
  details(game: string): GameDetails | undefined {
    return this.#details.get(game);
  }

  /** Whether a game, or the house, has a message in the reader's language. */
  has(game: string, id: string): boolean {
    return this.#chain(game).some((bundle) => pattern(bundle[this.#language], id) !== null);
  }

  text(text: { en: string; pl: string }): string {
    return bindShortWords(text[this.#language], this.#language);
  }

  /** A message of the client in every language, for things that are told like the server's. */
  both(id: string, args?: Arguments): { en: string; pl: string } {
    return {
      en: format(this.#own.en, id, args) ?? id,
      pl: format(this.#own.pl, id, args) ?? id,
    };
  }

  tellOption(game: string, option: Tagged, names: readonly string[]): string {
    return this.#tell(game, "option", this.#details.get(game)?.options, option, names);
  }

  /** What a kind of option is good for, in a sentence; empty where the game does not say. */
  why(game: string, option: Tagged): string {
    const message = `option-${option.type.replaceAll("_", "-")}.why`;
    return this.has(game, message) ? this.game(game, message) : "";
  }

  tellEvent(game: string, event: Tagged, names: readonly string[]): string {
    return this.#tell(game, "event", this.#details.get(game)?.events, event, names);
  }

  /** An event that a choice of the reader's would bring about: what they get is said in short. */
  tellOutcome(game: string, event: Tagged, names: readonly string[], you: number | null): string {
    const short = you !== null && event["seat"] === you ? ".outcome" : "";
    const told = `event-${event.type.replaceAll("_", "-")}${short}`;
    if (!short || !this.has(game, told)) return this.tellEvent(game, event, names);
    return this.#tell(game, "event", this.#details.get(game)?.events, event, names, short);
  }

  /** The name of the player at a seat. */
  seat(seat: number, names: readonly string[]): string {
    if (seat === CLOCK) return this.t("clock");
    return names[seat] ?? this.t("player", { number: seat + 1 });
  }

  #tell(
    game: string,
    prefix: string,
    tellings: Record<string, Tellings> | undefined,
    thing: Tagged,
    names: readonly string[],
    attribute = "",
  ): string {
    return tell(prefix, thing, tellings?.[thing.type] ?? {}, attribute, {
      message: (id, args) => this.game(game, id, args),
      seat: (seat) => this.seat(seat, names),
    });
  }

  #once(key: string, name: string): Promise<void> {
    const pending = this.#pending.get(key);
    if (pending) return pending;
    const started = key.startsWith("details/") ? this.#fetchDetails(name) : this.#fetchWords(name);
    this.#pending.set(key, started);
    started.catch(() => this.#pending.delete(key));
    return started;
  }

  async #fetchWords(scope: string): Promise<void> {
    const [en, pl] = await Promise.all(
      LANGUAGES.map((language) => getText(`/api/words/${scope}/${language}`)),
    );
    this.#sources.set(scope, { en: en ?? "", pl: pl ?? "" });
    if (SHARED.includes(scope)) this.#shared = bundles(this.#sourcesOf(SHARED));
    // A game's messages may speak of the core's; its own come first.
    for (const game of [...this.#sources.keys()].filter((name) => !SHARED.includes(name))) {
      if (scope !== "core" && scope !== game) continue;
      this.#games = new Map(this.#games).set(game, bundles(this.#sourcesOf([game, "core"])));
    }
  }

  async #fetchDetails(game: string): Promise<void> {
    const details = await get<GameDetails>(`/api/games/${game}`);
    this.#details = new Map(this.#details).set(game, details);
    this.know([details.card]);
  }

  #sourcesOf(scopes: readonly string[]): Record<Language, string>[] {
    return scopes.flatMap((scope) => this.#sources.get(scope) ?? []);
  }

  /** Where a message of the house is looked for, first to last. */
  get #house(): Bundles[] {
    return [this.#own, this.#shared];
  }

  /** Where a message of a game is looked for. */
  #chain(game: string): Bundles[] {
    const found = this.#games.get(game);
    return found ? [found, ...this.#house] : this.#house;
  }

  #say(chain: readonly Bundles[], id: string, args?: Arguments): string {
    for (const language of this.#fallbacks()) {
      for (const bundle of chain) {
        const text = format(bundle[language], id, args);
        if (text !== null) return text;
      }
    }
    return id;
  }

  #fallbacks(): readonly Language[] {
    return this.#language === "en" ? ["en"] : [this.#language, "en"];
  }
}

/** What a board says: the words of its game, and of no other. */
export class GameWords {
  readonly #words: Words;
  readonly #game: string;

  constructor(words: Words, game: string) {
    this.#words = words;
    this.#game = game;
  }

  get language(): Language {
    return this.#words.language;
  }

  t(id: string, args?: Arguments): string {
    return this.#words.game(this.#game, id, args);
  }

  has(id: string): boolean {
    return this.#words.has(this.#game, id);
  }

  tellOption(option: Tagged, names: readonly string[]): string {
    return this.#words.tellOption(this.#game, option, names);
  }

  why(option: Tagged): string {
    return this.#words.why(this.#game, option);
  }

  tellEvent(event: Tagged, names: readonly string[]): string {
    return this.#words.tellEvent(this.#game, event, names);
  }

  tellOutcome(event: Tagged, names: readonly string[], you: number | null): string {
    return this.#words.tellOutcome(this.#game, event, names, you);
  }
}

/** The saved language, else the first of the browser's that there is, else English. */
function firstLanguage(): Language {
  const wished =
    typeof navigator === "undefined" ? [] : (navigator.languages ?? [navigator.language]);
  const known = wished.map((tag) => tag.split("-")[0]).find((tag) => isLanguage(tag));
  const language = settings.language ?? (isLanguage(known) ? known : "en");
  if (typeof document !== "undefined") document.documentElement.lang = language;
  return language;
}

function isLanguage(tag: unknown): tag is Language {
  return LANGUAGES.some((language) => language === tag);
}

function ownSource(language: Language): string {
  const files = Object.keys(OWN).filter((path) => path.includes(`/locale/${language}.`));
  return files.map((path) => OWN[path]).join("\n");
}

function bundles(sources: readonly Record<Language, string>[]): Bundles {
  const made = LANGUAGES.map((language) => {
    const bundle = new FluentBundle(language, { useIsolating: false });
    for (const source of sources) bundle.addResource(new FluentResource(source[language]));
    return [language, bundle] as const;
  });
  return Object.fromEntries(made) as Bundles;
}

/** The pattern of a message ("ask-turn") or of its attribute ("ask-turn.others"). */
function pattern(bundle: FluentBundle, id: string) {
  const [name = "", attribute] = id.split(".");
  const message = bundle.getMessage(name);
  if (!message) return null;
  return attribute ? (message.attributes[attribute] ?? null) : message.value;
}

function format(bundle: FluentBundle, id: string, args?: Arguments): string | null {
  const found = pattern(bundle, id);
  if (found === null) return null;
  // With a list for the problems a message that lacks an argument is told as far as it goes.
  const text = bundle.formatPattern(found, args as Record<string, FluentVariable> | undefined, []);
  return bindShortWords(text, bundle.locales.includes("pl") ? "pl" : "en");
}

export const words = new Words();

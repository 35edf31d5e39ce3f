/**
 * Every word that a person reads. The client has its own words; those of the core, the bots and
 * the games come from the server, so that one catalogue serves terminal, server and browser. A
 * game's words are looked for in its own catalogue first, and in no other game's.
 *
 * Words are fetched in the reader's language alone. A language switch first fetches everything in
 * the other one, and then redraws it all at once: `language` and the catalogues are reactive.
 */

import type { FluentBundle, FluentVariable } from "@fluent/bundle";
import type { Tagged } from "../board/props";
import { get } from "./api";
import { pathTo } from "./paths";
import { settings } from "./settings.svelte";
import { type Arguments, tell, type Tellings } from "./telling";
import { type Captions, type Part, Tongue } from "./tongue.svelte";
import { bindShortWords } from "./typography";
import type { GameCard, GameDetails, Language } from "./wire";

export type { Language };

export const LANGUAGES: readonly Language[] = ["en", "pl"];

/** The seat of time, for which no player has a name. */
const CLOCK = -1;

class Words {
  #language = $state<Language>(firstLanguage());
  readonly #tongues: Readonly<Record<Language, Tongue>> = {
    en: new Tongue("en"),
    pl: new Tongue("pl"),
  };
  /** What has been asked for, in whichever language. */
  readonly #parts = new Set<Part>();
  #cards = $state.raw<ReadonlyMap<string, GameCard>>(new Map());
  #details = $state.raw<ReadonlyMap<string, GameDetails>>(new Map());
  readonly #pending = new Map<string, Promise<void>>();
  /** The language that was last asked for. */
  #wished = this.#language;

  get language(): Language {
    return this.#language;
  }

  /** Switch the language as soon as everything is there in it, and remember it. */
  async use(language: Language): Promise<void> {
    this.#wished = language;
    const tongue = this.#tongues[language];
    // Meanwhile more may have been asked for.
    for (let parts = this.#lacking(tongue); parts.length > 0; parts = this.#lacking(tongue)) {
      await Promise.all(parts.map((part) => tongue.fetch(part)));
    }
    if (this.#wished !== language) return;
    this.#language = language;
    settings.language = language;
    if (typeof document !== "undefined") document.documentElement.lang = language;
  }

  /** Fetch the client's own words: before anything is shown. */
  async loadOwn(): Promise<void> {
    await this.#load(["own"]);
  }

  /** Fetch what every page says. */
  async loadHouse(): Promise<void> {
    await this.#load(["own", "words/core", "words/bots"]);
  }

  /** Fetch what is needed to speak of a game: its words and its details. */
  async load(game: string): Promise<void> {
    await Promise.all([this.loadHouse(), this.loadGames([game]), this.#loadDetails(game)]);
  }

  /** Fetch the words of some games. */
  async loadGames(games: readonly string[]): Promise<void> {
    await this.#load(games.map((game) => `words/${game}` as const));
  }

  /** Fetch what there is to know of a game's cards, spaces and signs. */
  async loadCaptions(game: string): Promise<void> {
    await this.#load([`captions/${game}`]);
  }

  /** Take in the names of games, for pages that need no more of their words. */
  know(cards: readonly GameCard[]): void {
    const all = cards.flatMap((card) => [card, ...card.companions]);
    this.#cards = new Map([...this.#cards, ...all.map((card) => [card.id, card] as const)]);
  }

  /** A message of the house: of the client itself, the core or the bots. */
  t(id: string, args?: Arguments): string {
    return say(this.#tongue.house, id, args);
  }

  /** A message of one game: its endings, the parts of its score ...; else of the house. */
  game(game: string, id: string, args?: Arguments): string {
    return say(this.#tongue.chain(game), id, args);
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

  /** The game of which this is a companion, where its card is known; else the game itself. */
  home(game: string): string {
    return this.#cards.get(game)?.companion_of ?? game;
  }

  /** How a game's options and events are told, once it is loaded. */
  details(game: string): GameDetails | undefined {
    return this.#details.get(game);
  }

  /** What there is to know of a game's things, once it is loaded. */
  captions(game: string): Captions {
    return this.#tongue.captions(game);
  }

  /** Whether a game, or the house, has a message in the reader's language. */
  has(game: string, id: string): boolean {
    return this.#tongue.chain(game).some((bundle) => pattern(bundle, id) !== null);
  }

  text(text: { en: string; pl: string }): string {
    return bindShortWords(text[this.#language], this.#language);
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

  /** What an event of a companion asks people to do at their table, where it says so. */
  tellInstruction(game: string, event: Tagged, names: readonly string[]): string {
    const told = `event-${event.type.replaceAll("_", "-")}.instruction`;
    if (!this.has(game, told)) return this.tellEvent(game, event, names);
    const tellings = this.#details.get(game)?.events;
    return this.#tell(game, "event", tellings, event, names, ".instruction");
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

  get #tongue(): Tongue {
    return this.#tongues[this.#language];
  }

  async #load(parts: readonly Part[]): Promise<void> {
    for (const part of parts) this.#parts.add(part);
    // Meanwhile the language may have been switched.
    while (!parts.every((part) => this.#tongue.has(part))) {
      const tongue = this.#tongue;
      await Promise.all(parts.map((part) => tongue.fetch(part)));
    }
  }

  #lacking(tongue: Tongue): Part[] {
    return [...this.#parts].filter((part) => !tongue.has(part));
  }

  #loadDetails(game: string): Promise<void> {
    const pending = this.#pending.get(game);
    if (pending) return pending;
    const started = this.#fetchDetails(game);
    this.#pending.set(game, started);
    started.catch(() => this.#pending.delete(game));
    return started;
  }

  async #fetchDetails(game: string): Promise<void> {
    const details = await get<GameDetails>(pathTo`/api/games/${game}`);
    this.#details = new Map(this.#details).set(game, details);
    this.know([details.card]);
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

/** The pattern of a message ("ask-turn") or of its attribute ("ask-turn.others"). */
function pattern(bundle: FluentBundle, id: string) {
  const [name = "", attribute] = id.split(".");
  const message = bundle.getMessage(name);
  if (!message) return null;
  return attribute ? (message.attributes[attribute] ?? null) : message.value;
}

/** A message from the first of some catalogues that has it. */
function say(chain: readonly FluentBundle[], id: string, args?: Arguments): string {
  for (const bundle of chain) {
    const text = format(bundle, id, args);
    if (text !== null) return text;
  }
  return id;
}

/** What each catalogue has said: with every update most is said once more. */
const said = new WeakMap<FluentBundle, Map<string, string | null>>();
/** More is not kept. */
const MOST = 5_000;

function format(bundle: FluentBundle, id: string, args?: Arguments): string | null {
  const known = said.get(bundle) ?? new Map<string, string | null>();
  const key = args ? `${id} ${JSON.stringify(args)}` : id;
  const before = known.get(key);
  if (before !== undefined) return before;
  if (known.size >= MOST) known.clear();
  const text = formatAnew(bundle, id, args);
  said.set(bundle, known.set(key, text));
  return text;
}

function formatAnew(bundle: FluentBundle, id: string, args?: Arguments): string | null {
  const found = pattern(bundle, id);
  if (found === null) return null;
  // With a list for the problems a message that lacks an argument is told as far as it goes.
  const text = bundle.formatPattern(found, args as Record<string, FluentVariable> | undefined, []);
  return bindShortWords(text, bundle.locales.includes("pl") ? "pl" : "en");
}

export const words = new Words();

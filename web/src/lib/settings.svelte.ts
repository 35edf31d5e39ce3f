/** What people set for themselves, kept in this browser. */

import type { Language } from "./wire";

export type Theme = "system" | "light" | "dark";
export type Speed = "slow" | "normal" | "quick";

export interface Settings {
  theme: Theme;
  sounds: boolean;
  animations: boolean;
  /** How quickly things move, and moves follow each other where they are shown one by one. */
  speed: Speed;
  /** Show what the others did one by one before it is the reader's turn. */
  watch: boolean;
  /** The strength of the bots that are played against at once; null: the usual one. */
  bot: string | null;
  /** Ask before a choice is sent. */
  confirm: boolean;
  /** Tell through the browser that it is my turn. */
  notifications: boolean;
  /** Null: the browser's. */
  language: Language | null;
  /** The nickname last given, to be proposed again. */
  nickname: string;
}

const KEY = "kosmodrom";
const DEFAULTS: Settings = {
  theme: "system",
  sounds: true,
  animations: true,
  speed: "normal",
  watch: false,
  bot: null,
  confirm: false,
  notifications: false,
  language: null,
  nickname: "",
};

export const settings: Settings = $state(read());

const dark = media("(prefers-color-scheme: dark)");
const still = media("(prefers-reduced-motion: reduce)");

/** Whether things may move: the setting, and what the system asks for. */
export function animated(): boolean {
  return settings.animations && !still?.matches;
}

const TIMES: Readonly<Record<Speed, number>> = { slow: 2.2, normal: 1, quick: 0.5 };
/** How long a move is shown where moves are shown one by one, in milliseconds. */
const MOVE = 1400;

/** How much longer than usual things take. */
export function slowness(): number {
  return TIMES[settings.speed];
}

/** How long to wait between two moves that are shown one by one. */
export function pause(): number {
  return MOVE * slowness();
}

/** Show and keep the settings: called once, by the page. */
export function applySettings(): () => void {
  // At once, not with the effects: nothing is to be drawn in the other theme first.
  showTheme(settings.theme);
  const stop = $effect.root(() => {
    $effect(() => write(settings));
    $effect(() => showTheme(settings.theme));
    $effect(() => {
      document.documentElement.dataset["motion"] = settings.animations ? "on" : "off";
    });
  });
  const redraw = (): void => showTheme(settings.theme);
  dark?.addEventListener("change", redraw);
  return () => {
    dark?.removeEventListener("change", redraw);
    stop();
  };
}

function showTheme(theme: Theme): void {
  const system = dark?.matches === false ? "light" : "dark";
  document.documentElement.dataset["theme"] = theme === "system" ? system : theme;
}

function read(): Settings {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return { ...DEFAULTS, ...(kept as Partial<Settings>) };
  } catch {
    return { ...DEFAULTS };
  }
}

function write(values: Settings): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(values));
  } catch {
    // A browser that keeps nothing: the settings last as long as the page.
  }
}

function media(query: string): MediaQueryList | null {
  return typeof matchMedia === "undefined" ? null : matchMedia(query);
}

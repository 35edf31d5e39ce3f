/** Reading aloud, with the browser's own voice. */

import type { Language } from "../lib/wire";

/** How long to wait for a browser that has not listed its voices yet, in milliseconds. */
const PATIENCE = 1_000;

type Voice = Pick<SpeechSynthesisVoice, "lang" | "default" | "localService">;

/** The sentences of some texts: they are spoken one by one, because browsers break off what is long. */
export function sentences(texts: readonly string[]): string[] {
  return texts
    .flatMap((text) => text.replaceAll("\u00a0", " ").match(/[^.!?…]+[.!?…]*[”’")]*/gu) ?? [])
    .map((sentence) => sentence.trim())
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence));
}

/** A voice for a language: the reader's favourite, else one that needs no network, else any. */
export function voiceFor<V extends Voice>(voices: readonly V[], language: Language): V | null {
  const own = voices.filter(({ lang }) => lang.toLowerCase().split(/[-_]/)[0] === language);
  return (
    own.find((voice) => voice.default) ?? own.find((voice) => voice.localService) ?? own[0] ?? null
  );
}

/** Reads one text at a time. */
export class Reading {
  /** Whether it is reading. */
  going = $state(false);
  /** Whether the browser has turned out to have no voice for the language. */
  mute = $state(false);
  /** Counts readings: one that was stopped while it waited for voices does not begin. */
  #number = 0;

  async read(texts: readonly string[], language: Language): Promise<void> {
    this.stop();
    const number = this.#number;
    this.going = true;
    const voice = voiceFor(await voices(), language);
    if (number !== this.#number) return;
    this.mute = voice === null;
    if (voice === null) {
      this.going = false;
      return;
    }
    const parts = sentences(texts).map((text) => new SpeechSynthesisUtterance(text));
    for (const part of parts) {
      part.voice = voice;
      part.lang = voice.lang;
      part.onerror = () => this.#over(number);
      speechSynthesis.speak(part);
    }
    const last = parts.at(-1);
    if (last) last.onend = () => this.#over(number);
    else this.#over(number);
  }

  stop(): void {
    this.#number += 1;
    if (this.going && "speechSynthesis" in window) speechSynthesis.cancel();
    this.going = false;
  }

  #over(number: number): void {
    if (number === this.#number) this.going = false;
  }
}

/** The browser's voices. Some browsers know them only a moment after they were first asked. */
async function voices(): Promise<readonly SpeechSynthesisVoice[]> {
  if (!("speechSynthesis" in window)) return [];
  const known = speechSynthesis.getVoices();
  if (known.length > 0) return known;
  await new Promise<void>((resolve) => {
    speechSynthesis.addEventListener("voiceschanged", () => resolve(), { once: true });
    setTimeout(resolve, PATIENCE);
  });
  return speechSynthesis.getVoices();
}

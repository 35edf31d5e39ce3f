import { afterEach, expect, test, vi } from "vitest";
import { Reading, sentences, voiceFor } from "../src/table/reading.svelte";

const voice = (lang: string, more: { default?: boolean; localService?: boolean } = {}) => ({
  lang,
  default: false,
  localService: false,
  ...more,
});

test("a text is read sentence by sentence", () => {
  const told = ["Dust Season. The sky turns\u00a0brown! “Really?” – Pay: 1 energy.", "+1"];
  expect(sentences(told)).toEqual([
    "Dust Season.",
    "The sky turns brown!",
    "“Really?”",
    "– Pay: 1 energy.",
    "+1",
  ]);
  expect(sentences(["…", ""])).toEqual([]);
});

test("the voice speaks the language of the page", () => {
  const polish = voice("pl_PL");
  const near = voice("en-GB", { localService: true });
  const favourite = voice("en-US", { default: true });
  expect(voiceFor([favourite, polish], "pl")).toBe(polish);
  expect(voiceFor([polish, voice("en-AU"), near], "en")).toBe(near);
  expect(voiceFor([near, favourite], "en")).toBe(favourite);
  expect(voiceFor([near], "pl")).toBeNull();
});

/** A browser that speaks: what it was given to say, and its voices. */
function browser(voices: readonly object[]) {
  const said: { text: string; lang: string; onend?: () => void; onerror?: () => void }[] = [];
  const speechSynthesis = {
    getVoices: () => voices,
    addEventListener: vi.fn(),
    speak: (part: (typeof said)[number]) => said.push(part),
    cancel: vi.fn(),
  };
  class SpeechSynthesisUtterance {
    lang = "";
    constructor(readonly text: string) {}
  }
  vi.stubGlobal("window", { speechSynthesis });
  vi.stubGlobal("speechSynthesis", speechSynthesis);
  vi.stubGlobal("SpeechSynthesisUtterance", SpeechSynthesisUtterance);
  return { said, speechSynthesis };
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test("it reads to the end, or until it is stopped", async () => {
  const { said, speechSynthesis } = browser([voice("en-GB")]);
  const reading = new Reading();
  await reading.read(["One. Two."], "en");
  expect(said.map(({ text, lang }) => [text, lang])).toEqual([
    ["One.", "en-GB"],
    ["Two.", "en-GB"],
  ]);
  expect(reading.going).toBe(true);
  said[1]?.onend?.();
  expect(reading.going).toBe(false);
  await reading.read(["Three."], "en");
  reading.stop();
  expect(speechSynthesis.cancel).toHaveBeenCalledOnce();
  expect(reading.going).toBe(false);
});

test("a step that comes while it waits for voices stops it, too", async () => {
  const { said } = browser([voice("en-GB")]);
  const reading = new Reading();
  const begun = reading.read(["One."], "en");
  reading.stop();
  await begun;
  expect(said).toEqual([]);
});

test("without a voice it says so", async () => {
  browser([voice("en-GB")]);
  const reading = new Reading();
  await reading.read(["Raz."], "pl");
  expect([reading.mute, reading.going]).toEqual([true, false]);
  vi.useFakeTimers();
  browser([]);
  const waited = reading.read(["One."], "en");
  await vi.runAllTimersAsync();
  await waited;
  expect(reading.mute).toBe(true);
  vi.stubGlobal("window", {});
  await reading.read(["One."], "en");
  expect([reading.mute, reading.going]).toEqual([true, false]);
});

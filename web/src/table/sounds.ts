/** Small tones, made here: nothing to download, nothing to license. */

import { afterPaint } from "../lib/paint";

export type Sound = "turn" | "chat" | "end";

/** Notes in hertz, one after the other. */
const TUNES: Readonly<Record<Sound, readonly number[]>> = {
  turn: [587.33, 880],
  chat: [659.25],
  end: [523.25, 659.25, 783.99, 1046.5],
};
const NOTE = 0.13;
const LOUDNESS = 0.08;

let context: AudioContext | null = null;

/** Play a tune as soon as what it is for has been painted: sounds take their time to begin. */
export function sound(name: Sound): void {
  // Browsers keep a page silent until somebody has touched it.
  if (navigator.userActivation?.hasBeenActive) afterPaint(() => play(name));
}

function play(name: Sound): void {
  try {
    context ??= new AudioContext();
    if (context.state === "suspended") void context.resume();
    for (const [n, pitch] of TUNES[name].entries()) note(context, pitch, n * NOTE);
  } catch {
    // No sound on this machine: the title and the page tell the same.
  }
}

function note(context: AudioContext, pitch: number, after: number): void {
  const start = context.currentTime + after;
  const tone = new OscillatorNode(context, { frequency: pitch, type: "triangle" });
  const gain = new GainNode(context, { gain: 0 });
  gain.gain.linearRampToValueAtTime(LOUDNESS, start + 0.01);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + NOTE * 2);
  tone.connect(gain).connect(context.destination);
  tone.start(start);
  tone.stop(start + NOTE * 2);
}

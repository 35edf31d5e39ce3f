import { expect, test, vi } from "vitest";
import { Live, Refused } from "../src/lib/live.svelte";
import type { Outcome, Problem } from "../src/lib/wire";
import { Play } from "../src/table/play.svelte";

const pass = { type: "pass" };
const told = { type: "outcome", key: "k", certain: true } as unknown as Outcome;
const busy = {
  id: "refusal-busy",
  text: { en: "Busy.", pl: "Zajęte." },
  rules: [],
} as unknown as Problem;

/** A play whose server answers outcomes one after the other as given. */
function answering(...answers: (Outcome | Problem)[]) {
  const live = new Live(() => {
    throw new Error("nobody watches");
  });
  const asked = vi.spyOn(live, "outcome").mockImplementation(() => {
    const answer = answers.shift()!;
    return "id" in answer ? Promise.reject(new Refused(answer)) : Promise.resolve(answer);
  });
  return { play: new Play(live, "t"), asked };
}

test("an outcome is asked once", async () => {
  const { play, asked } = answering(told);
  expect(await play.outcome(pass)).toBe(told);
  expect(await play.outcome(pass)).toBe(told);
  expect(asked).toHaveBeenCalledTimes(1);
});

test("an outcome that was not told is asked again when it is next wanted, not before", async () => {
  const { play, asked } = answering(busy, told);
  const first = play.outcome(pass);
  expect(play.outcome(pass)).toBe(first);
  await expect(first).rejects.toThrow(Refused);
  expect(asked).toHaveBeenCalledTimes(1);
  expect(await play.outcome(pass)).toBe(told);
  expect(await play.outcome(pass)).toBe(told);
  expect(asked).toHaveBeenCalledTimes(2);
});

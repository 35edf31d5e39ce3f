/** Talking to the server while its database is away. */

import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import { ApiError, get, post } from "../src/lib/api";

const away = { id: "error-not-read", text: { en: "Away.", pl: "Nie ma." }, rules: [] };

function answers(...statuses: number[]) {
  const fetched = vi.fn(() => {
    const status = statuses.length > 1 ? statuses.shift()! : statuses[0]!;
    const body = status === 200 ? { fine: true } : away;
    return Promise.resolve(new Response(JSON.stringify(body), { status }));
  });
  vi.stubGlobal("fetch", fetched);
  return fetched;
}

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("a database that is away", () => {
  test("is asked again", async () => {
    const fetched = answers(503, 503, 200);
    const answer = get("/api/me");
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await answer).toEqual({ fine: true });
    expect(fetched).toHaveBeenCalledTimes(3);
  });

  test("is not waited for for ever", async () => {
    const fetched = answers(503);
    const answer = get("/api/me").catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(((await answer) as ApiError).problem).toEqual(away);
    expect(fetched).toHaveBeenCalledTimes(5);
  });

  test("is reported at once to someone who wants to change something", async () => {
    const fetched = answers(503, 200);
    const error = await post("/api/tables", {}).catch((error: unknown) => error);
    expect((error as ApiError).status).toBe(503);
    expect(fetched).toHaveBeenCalledTimes(1);
  });
});

/** Talking to the server over HTTP: typed answers, the token against forgery, errors for people. */

import { isAway } from "./away";
import type { Problem } from "./wire";

/** Something was not done: `problem` says why, in every language. Status 0: no answer came. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly problem: Problem,
  ) {
    super(problem.text.en);
    this.name = "ApiError";
  }
}

/** What the header of everything that changes something carries: see `me.svelte.ts`. */
let csrf = "";
let renew: () => Promise<unknown> = () => Promise.resolve();

export function useCsrf(token: string): void {
  csrf = token;
}

/** How to ask for the token again: it is stale after a log-in in another tab. */
export function renewCsrf(how: () => Promise<unknown>): void {
  renew = how;
}

export const get = <T>(path: string): Promise<T> => json("GET", path);
export const post = <T = void>(path: string, body?: unknown): Promise<T> =>
  json("POST", path, body);
export const put = <T = void>(path: string, body?: unknown): Promise<T> => json("PUT", path, body);
export const patch = <T = void>(path: string, body?: unknown): Promise<T> =>
  json("PATCH", path, body);
export const del = <T = void>(path: string, body?: unknown): Promise<T> =>
  json("DELETE", path, body);

export async function getText(path: string): Promise<string> {
  return (await answer("GET", path)).text();
}

async function json<T>(method: string, path: string, body?: unknown): Promise<T> {
  const response = await answer(method, path, body);
  const text = await response.text();
  return (text ? JSON.parse(text) : undefined) as T;
}

async function answer(method: string, path: string, body?: unknown, tries = 1): Promise<Response> {
  const response = await send(method, path, body);
  if (response.ok) return response;
  const problem = await problemOf(response);
  if (isAway(problem) && method === "GET" && tries < TRIES) {
    await new Promise((resolve) => setTimeout(resolve, ASK_AGAIN));
    return answer(method, path, body, tries + 1);
  }
  if (problem.id !== STALE) throw new ApiError(response.status, problem);
  await renew();
  const second = await send(method, path, body);
  if (!second.ok) throw new ApiError(second.status, await problemOf(second));
  return second;
}

async function send(method: string, path: string, body?: unknown): Promise<Response> {
  const headers: Record<string, string> = { Accept: "application/json" };
  if (method !== "GET") headers["X-CSRF-Token"] = csrf;
  if (body !== undefined) headers["Content-Type"] = "application/json";
  const init: RequestInit = { method, headers, credentials: "same-origin" };
  if (body !== undefined) init.body = JSON.stringify(body);
  try {
    return await fetch(path, init);
  } catch {
    throw new ApiError(0, NO_ANSWER);
  }
}

async function problemOf(response: Response): Promise<Problem> {
  try {
    const problem: unknown = await response.json();
    if (isProblem(problem)) return problem;
  } catch {
    // Not JSON: something between us and the server answered.
  }
  return response.status === 404 ? NOT_FOUND : BROKEN;
}

function isProblem(thing: unknown): thing is Problem {
  return typeof thing === "object" && thing !== null && "id" in thing && "text" in thing;
}

/** Requests that change nothing are repeated: how often, and after how many milliseconds. */
const TRIES = 5;
const ASK_AGAIN = 2_000;

/** The problem of a token that is not, or no longer, the session's. */
const STALE = "error-csrf";

// The few sentences that must be known when the server cannot say them.
const NO_ANSWER: Problem = {
  id: "offline",
  text: {
    en: "The server is not answering. Check your connection and try again.",
    pl: "Serwer nie odpowiada. Sprawdź połączenie i spróbuj ponownie.",
  },
  rules: [],
  begin: [],
  waiting: [],
};
const NOT_FOUND: Problem = {
  id: "not-found",
  text: { en: "There is nothing here.", pl: "Nic tu nie ma." },
  rules: [],
  begin: [],
  waiting: [],
};
const BROKEN: Problem = {
  id: "broken",
  text: {
    en: "The server could not do this. Try again in a moment.",
    pl: "Serwer nie mógł tego zrobić. Spróbuj za chwilę.",
  },
  rules: [],
  begin: [],
  waiting: [],
};

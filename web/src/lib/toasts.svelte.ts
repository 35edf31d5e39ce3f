/** Short messages in the corner; screen readers hear them. */

import { ApiError } from "./api";
import { words } from "./words.svelte";

export interface Toast {
  readonly number: number;
  readonly text: string;
  readonly kind: "info" | "good" | "bad";
}

const SECONDS = 6;
let count = 0;

export const toasts: { list: Toast[] } = $state({ list: [] });

export function toast(text: string, kind: Toast["kind"] = "info"): void {
  const number = ++count;
  toasts.list.push({ number, text, kind });
  setTimeout(() => dismiss(number), SECONDS * 1000);
}

export function dismiss(number: number): void {
  toasts.list = toasts.list.filter((toast) => toast.number !== number);
}

/** Why something failed, in one sentence. */
export function reason(error: unknown): string {
  if (!(error instanceof ApiError)) return words.t("problem-unknown");
  const { text, rules } = error.problem;
  return rules.length ? `${words.text(text)} (${rules.join(", ")})` : words.text(text);
}

/** Do something; if it fails, say why and give null. */
export async function attempt<T>(work: () => Promise<T>): Promise<T | null> {
  try {
    return await work();
  } catch (error) {
    toast(reason(error), "bad");
    return null;
  }
}

/** Times as people say them. The server counts in seconds since 1970. */

import { words } from "./words.svelte";

const STEPS: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ["minute", 60],
  ["hour", 60],
  ["day", 24],
  ["week", 7],
];

/** "3 hours ago", "yesterday", "just now"; a date for what is long past. */
export function ago(seconds: number, now = Date.now() / 1000): string {
  let value = now - seconds;
  let unit: Intl.RelativeTimeFormatUnit | null = null;
  for (const [name, size] of STEPS) {
    if (value < size) break;
    value /= size;
    unit = name;
  }
  if (unit === null) return words.t("just-now");
  if (unit === "week") return date(seconds);
  const format = new Intl.RelativeTimeFormat(words.language, { numeric: "auto" });
  return format.format(-Math.floor(value), unit);
}

export function date(seconds: number): string {
  return new Intl.DateTimeFormat(words.language, { dateStyle: "medium" }).format(seconds * 1000);
}

export function dateTime(seconds: number): string {
  const format = { dateStyle: "medium", timeStyle: "short" } as const;
  return new Intl.DateTimeFormat(words.language, format).format(seconds * 1000);
}

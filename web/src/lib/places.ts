/**
 * Where the reader stood on each page of the tab's history. Going back or forward leads there again,
 * also on pages that first have to fetch what they show; browsers do not wait for that.
 */

const KEY = "kosmodrom-places";
/** How long a page may take to become as long as it was, in milliseconds. */
const PATIENCE = 3000;
/** What shows that the reader wants to be somewhere else. */
const MOVES = ["wheel", "touchstart", "pointerdown", "keydown"];

/** How far down the reader was on each page, by its number in the history. */
let tops: number[] = [];
let current = 0;
let stopLeading = (): void => undefined;

/** Take over from the browser: called once, by the router. */
export function startPlaces(): () => void {
  history.scrollRestoration = "manual";
  tops = read();
  current = numberOf(history.state) ?? tops.length;
  history.replaceState({ place: current }, "");
  const top = tops[current];
  if (top !== undefined) lead(top);
  window.addEventListener("pagehide", write);
  return () => {
    stopLeading();
    window.removeEventListener("pagehide", write);
  };
}

/** Note where the reader stands, before a new page is pushed: what to push it with. */
export function leave(): { place: number } {
  stopLeading();
  tops.length = current;
  tops.push(window.scrollY);
  current += 1;
  return { place: current };
}

/** The browser has gone back or forward: note where the reader stood, and lead to where they were. */
export function comeBack(): void {
  tops[current] = window.scrollY;
  current = numberOf(history.state) ?? current + 1;
  if (history.state === null) history.replaceState({ place: current }, "");
  const top = tops[current];
  if (top !== undefined) lead(top);
}

/** Scroll there, as soon as the page is long enough. */
function lead(top: number): void {
  stopLeading();
  // Also called when the watching begins, after the page is drawn.
  const watcher = new ResizeObserver(() => {
    window.scrollTo(0, top);
    if (Math.abs(window.scrollY - top) < 2) stopLeading();
  });
  const timer = setTimeout(() => stopLeading(), PATIENCE);
  stopLeading = () => {
    watcher.disconnect();
    clearTimeout(timer);
    for (const move of MOVES) window.removeEventListener(move, stopLeading);
    stopLeading = () => undefined;
  };
  for (const move of MOVES) window.addEventListener(move, stopLeading, { passive: true });
  watcher.observe(document.body);
}

function numberOf(state: unknown): number | null {
  const place = (state as { place?: unknown } | null)?.place;
  return typeof place === "number" ? place : null;
}

function read(): number[] {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? "[]") as number[];
  } catch {
    return [];
  }
}

function write(): void {
  tops[current] = window.scrollY;
  try {
    sessionStorage.setItem(KEY, JSON.stringify(tops));
  } catch {
    // A browser that keeps nothing: after a reload the page begins at its top.
  }
}

/** Do something that can wait as soon as the next frame is painted; in a tab that is not seen, soon. */
export function afterPaint(work: () => void): void {
  if (typeof document === "undefined" || document.hidden) setTimeout(work);
  else requestAnimationFrame(() => setTimeout(work));
}

/** Keys that work wherever the focus is. */

const TYPING = "input, textarea, select, [contenteditable]";

/** Whether a key is meant for the table: not for a field that is typed in, nor for a dialog. */
export function isForTable(key: KeyboardEvent): boolean {
  if (key.defaultPrevented || key.ctrlKey || key.metaKey || key.altKey) return false;
  if (key.target instanceof Element && key.target.matches(TYPING)) return false;
  return document.querySelector("dialog[open]") === null;
}

/**
 * Links that are one stop for Tab, the last one; arrow keys go from one to the next. So a row of
 * small links does not stand between the keyboard and what comes after it.
 */
export function rove(container: HTMLElement): () => void {
  const links = (): HTMLElement[] => [...container.querySelectorAll<HTMLElement>("a[href]")];
  let current: HTMLElement | undefined;
  const settle = (): void => {
    const all = links();
    if (current === undefined || !all.includes(current)) current = all.at(-1);
    for (const link of all) link.tabIndex = link === current ? 0 : -1;
  };
  const move = (key: KeyboardEvent): void => {
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[key.key];
    const all = links();
    const at = all.indexOf(key.target as HTMLElement);
    if (step === undefined || at < 0) return;
    key.preventDefault();
    all[Math.min(Math.max(0, at + step), all.length - 1)]?.focus();
  };
  const note = (focus: FocusEvent): void => {
    if (!links().includes(focus.target as HTMLElement)) return;
    current = focus.target as HTMLElement;
    settle();
  };
  const changes = new MutationObserver(settle);
  changes.observe(container, { childList: true, subtree: true });
  container.addEventListener("keydown", move);
  container.addEventListener("focusin", note);
  settle();
  return () => {
    changes.disconnect();
    container.removeEventListener("keydown", move);
    container.removeEventListener("focusin", note);
  };
}

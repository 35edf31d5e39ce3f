/** Short explanations: of what is pointed at, has the focus, or is under a finger that rests. */

import type { Attachment } from "svelte/attachments";
import { on } from "svelte/events";

/** How long a mouse or a finger rests on something before it is explained. */
const REST = { mouse: 300, touch: 450 };

interface Explained {
  readonly element: Element;
  readonly text: () => string;
}

class Explanation {
  /** What is explained now. */
  current = $state.raw<Explained | null>(null);
}

export const explanation = new Explanation();
/** The text that is shown, for those who have it read out. */
export const EXPLANATION = "explanation";
const PRESSED = "a, button, [data-place]";
/** What has the focus as a whole: a symbol in it has none of its own. */
const WHOLE = `${PRESSED}, [role=img]`;

/** Explain an element: `{@attach explain(() => text)}`; where the text is empty, nothing is shown. */
export function explain(text: () => string | undefined): Attachment<Element> {
  return (element) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    /** A finger has rested: lifting it presses nothing. */
    let rested = false;
    let since = 0;

    const show = (): void => {
      if (!text()) return;
      explanation.current = { element, text: () => text() ?? "" };
      element.setAttribute("aria-describedby", EXPLANATION);
    };
    const hide = (): void => {
      clearTimeout(timer);
      element.removeAttribute("aria-describedby");
      if (explanation.current?.element === element) explanation.current = null;
    };
    const rest = (pointer: PointerEvent, by: keyof typeof REST): void => {
      if ((pointer.pointerType === "touch") !== (by === "touch")) return;
      clearTimeout(timer);
      timer = setTimeout(() => {
        rested = by === "touch";
        show();
      }, REST[by]);
    };
    const handlers: Readonly<Record<string, (event: never) => void>> = {
      pointerenter: (pointer: PointerEvent) => rest(pointer, "mouse"),
      pointerdown: (pointer: PointerEvent) => {
        rested = false;
        since = pointer.timeStamp;
        rest(pointer, "touch");
      },
      // What is scrolled or dragged is not rested on.
      pointercancel: hide,
      pointerup: (pointer: PointerEvent) => {
        clearTimeout(timer);
        // A busy page may hear late of a quick tap: what counts is when the finger was lifted.
        if (rested && pointer.timeStamp - since < REST.touch) {
          rested = false;
          hide();
        }
      },
      pointerleave: (pointer: PointerEvent) => {
        // A finger hides what it rests on: the text stays until the next touch.
        if (!rested || pointer.pointerType !== "touch") hide();
      },
      focusin: () => {
        if (element.matches(":focus-visible")) show();
      },
      focusout: hide,
      contextmenu: (menu: Event) => {
        if (rested) menu.preventDefault();
      },
    };
    const click = (event: Event): void => {
      if (!rested) return hide();
      rested = false;
      event.preventDefault();
      event.stopPropagation();
    };
    element.setAttribute("data-explained", "");
    // Plain symbols are no stops for Tab: there are dozens. On a board arrow keys reach them.
    const part = element.parentElement?.closest(WHOLE) ?? element.closest(PRESSED);
    if (!part) element.setAttribute("tabindex", "-1");
    // With `on`, as what has the focus may lose it while Svelte takes it off the page.
    const off = Object.entries(handlers).map(([name, handler]) =>
      on(element, name, handler as EventListener),
    );
    off.push(on(element, "click", click, { capture: true }));
    return () => {
      hide();
      for (const end of off) end();
    };
  };
}

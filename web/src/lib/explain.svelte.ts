/** Short explanations: of what is pointed at, has the focus, or is under a finger that rests. */

import type { Attachment } from "svelte/attachments";

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

/** Explain an element: `{@attach explain(() => text)}`; where the text is empty, nothing is shown. */
export function explain(text: () => string | undefined): Attachment<Element> {
  return (element) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    /** A finger has rested: lifting it presses nothing. */
    let rested = false;

    const show = (): void => {
      if (text()) explanation.current = { element, text: () => text() ?? "" };
    };
    const hide = (): void => {
      clearTimeout(timer);
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
        rest(pointer, "touch");
      },
      // What is scrolled or dragged is not rested on.
      pointercancel: hide,
      pointerup: () => clearTimeout(timer),
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
    for (const [name, handler] of Object.entries(handlers)) {
      element.addEventListener(name, handler as EventListener);
    }
    element.addEventListener("click", click, true);
    return () => {
      hide();
      for (const [name, handler] of Object.entries(handlers)) {
        element.removeEventListener(name, handler as EventListener);
      }
      element.removeEventListener("click", click, true);
    };
  };
}

/** Pointer and focus on a board: dragging, scrolling, and moving from place to place. */

/** How far from the left and right edge of a board something small stands. */
const MARGIN = 8;
/** How far a pointer moves before it drags. */
export const SLOP = 6;
/** How near to the edge a drag scrolls on, how far at a time, and how often. */
const EDGE = 44;
const STEP = 10;
const EVERY = 16;

export const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The place under a point of the window. */
export function placeAt(x: number, y: number): string | null {
  const element = document.elementFromPoint(x, y)?.closest("[data-place]");
  return element?.getAttribute("data-place") ?? null;
}

/** Where a place is drawn: as a spot, or only as something that pieces come from and go to. */
export function elementOf(place: string): Element | null {
  const name = CSS.escape(place);
  return document.querySelector(`[data-place="${name}"], [data-at="${name}"]`);
}

/** The box of a place in the window; undefined where it is not drawn. */
export function boxOf(place: string): DOMRect | undefined {
  const box = elementOf(place)?.getBoundingClientRect();
  return box?.width || box?.height ? box : undefined;
}

/** The element that scrolls what an element is in. */
export function scrollerOf(element: Element): Element {
  for (let above = element.parentElement; above; above = above.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(above).overflowY)) return above;
  }
  return document.scrollingElement ?? document.documentElement;
}

/** The part of the window in which a scroller shows what it holds. */
export function seenBox(scroller: Element): { readonly top: number; readonly bottom: number } {
  if (scroller === document.scrollingElement) return { top: 0, bottom: innerHeight };
  const box = scroller.getBoundingClientRect();
  return { top: box.top, bottom: box.bottom };
}

/** Finds the places in a state; what can be done at any moment is not what is looked for. */
export const stateSelector = (state: string): string =>
  state === "legal"
    ? '[data-state~="legal"]:not([data-state~="anytime"])'
    : `[data-state~="${state}"]`;

/** The part of the board that an element belongs to and that is shown as a whole. */
function rowOf(element: Element): Element {
  return element.closest("[data-row]") ?? element;
}

/**
 * Show the row that the first of some elements is in, with its title, unless one of their rows is
 * seen already: no further than needed, and from its top if it is higher than there is room.
 * `foot` covers the lower part of the board.
 */
export function showRow(
  elements: readonly Element[],
  { smooth, foot }: { smooth: boolean; foot: Element | undefined },
): void {
  const [first] = elements;
  if (!first) return;
  const scroller = scrollerOf(first);
  const { top, bottom } = freeBox(scroller, foot);
  const rows = [...new Set(elements.map(rowOf))].map((row) => row.getBoundingClientRect());
  if (rows.some((row) => row.top >= top - 1 && row.bottom <= bottom + 1)) return;
  const [row] = rows;
  if (!row) return;
  const up = row.top < top || row.height > bottom - top;
  const by = up ? row.top - top : row.bottom - bottom;
  scroller.scrollBy({ top: by, behavior: smooth ? "smooth" : "auto" });
}

/** The part of the window in which a board is seen, without what covers its foot. */
export function freeBox(
  scroller: Element,
  foot: Element | undefined,
): { readonly top: number; readonly bottom: number } {
  const { top, bottom } = seenBox(scroller);
  return { top, bottom: Math.min(bottom, foot?.getBoundingClientRect().top ?? bottom) };
}

/** Where something small stands at the edge of a board. */
export type Side = "center" | "end" | "start";

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** The side of a frame at which a box covers none of the others: the middle, if that is all the same. */
export function freeSide(own: Box, frame: Box, others: readonly Box[]): Side {
  const width = own.right - own.left;
  const lefts: Readonly<Record<Side, number>> = {
    center: (frame.left + frame.right - width) / 2,
    end: frame.right - width - MARGIN,
    start: frame.left + MARGIN,
  };
  const sides: readonly Side[] = ["center", "end", "start"];
  const free = sides.find((side) =>
    others.every(
      ({ left, right, top, bottom }) =>
        left >= lefts[side] + width ||
        right <= lefts[side] ||
        top >= own.bottom ||
        bottom <= own.top,
    ),
  );
  return free ?? "center";
}

interface Drag {
  /** The pointer has moved: called once it is far enough for a drag. */
  readonly move: (x: number, y: number) => void;
  /** The drag is over, with a drop or without; not called where there was none. */
  readonly end: (dropped: boolean) => void;
}

/** Follow a pointer that went down until it is let go, scrolling on where it nears the edge. */
export function followDrag(down: PointerEvent, { move, end }: Drag): void {
  const scroller = scrollerOf(down.currentTarget as Element);
  let scrolling: ReturnType<typeof setInterval> | undefined;
  let y = down.clientY;
  // Pieces come from the edge: scrolling begins once the pointer has left it.
  let away = false;

  const scroll = (): void => {
    const seen = seenBox(scroller);
    const step = y < seen.top + EDGE ? -STEP : y > seen.bottom - EDGE ? STEP : 0;
    if (step && away) scroller.scrollBy(0, step);
    if (!step) away = true;
  };
  const moved = (event: PointerEvent): void => {
    if (event.pointerId !== down.pointerId) return;
    const far = Math.hypot(event.clientX - down.clientX, event.clientY - down.clientY) > SLOP;
    if (scrolling === undefined && !far) return;
    y = event.clientY;
    if (scrolling === undefined) scrolling = setInterval(scroll, EVERY);
    move(event.clientX, event.clientY);
  };
  const ended = (event: PointerEvent): void => {
    if (event.pointerId !== down.pointerId) return;
    removeEventListener("pointermove", moved);
    removeEventListener("pointerup", ended);
    removeEventListener("pointercancel", ended);
    if (scrolling === undefined) return;
    clearInterval(scrolling);
    end(event.type === "pointerup");
  };
  addEventListener("pointermove", moved);
  addEventListener("pointerup", ended);
  addEventListener("pointercancel", ended);
}

/** What arrow keys reach: the places of a board, and the symbols on it that are explained. */
const REACHED = "[data-place], [data-board] [data-explained][tabindex]";

/** Move the focus to the nearest place or symbol of the board in a direction, legal or not. */
export function moveFocus(from: Element, [dx, dy]: readonly [number, number]): void {
  const here = centre(from);
  let nearest: { element: SVGElement | HTMLElement; distance: number } | null = null;
  for (const element of document.querySelectorAll<SVGElement | HTMLElement>(REACHED)) {
    const there = centre(element);
    const ahead = (there.x - here.x) * dx + (there.y - here.y) * dy;
    const aside = Math.abs((there.x - here.x) * dy) + Math.abs((there.y - here.y) * dx);
    if (element === from || ahead < 4 || aside > ahead * 2.5 || !isDrawn(element)) continue;
    const distance = ahead + aside * 2;
    if (!nearest || distance < nearest.distance) nearest = { element, distance };
  }
  nearest?.element.focus();
}

function isDrawn(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  return width > 0 || height > 0;
}

function centre(element: Element): { x: number; y: number } {
  const box = element.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

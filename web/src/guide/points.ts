/** What a step points at, on the page. */

import type { Step } from "./steps";

/** Where the proposed choice is seen: on the board, as places or as the ghost of a piece that lies where
 * it is to go; else in the list, else where that opens. */
const PROPOSED = [
  '[data-board] [data-state~="marked"], [data-board] button.marked',
  "[data-ghost] .ghost",
  ".choice.hinted",
  '[data-part="choices"]',
];

/** What there is now of what a step points at. */
export function targetsOf(step: Step): Element[] {
  const proposed = step.choice === null ? [] : PROPOSED.map(drawn);
  const chosen = proposed.find((elements) => elements.length > 0) ?? [];
  return onceEach([...step.point.flatMap((point) => pointed(point)), ...chosen]);
}

/** A place that is drawn twice, small at hand and large on the board, is pointed at where it is seen. */
function onceEach(elements: readonly Element[]): Element[] {
  const ordered = [...elements.filter(isSeen), ...elements];
  return elements.filter((element) => {
    const name = nameOf(element);
    return name === null || ordered.find((other) => nameOf(other) === name) === element;
  });
}

function nameOf(element: Element): string | null {
  return element.getAttribute("data-place");
}

/** All places of a name; of a part of the page its largest element: the log rather than its tab. */
function pointed(point: string): Element[] {
  const elements = drawn(pointSelector(point));
  return point.startsWith("part:") ? elements.sort(byArea).slice(0, 1) : elements;
}

function drawn(selector: string): Element[] {
  const elements = [...document.querySelectorAll(selector)];
  return elements.filter((element) => element.getClientRects().length > 0);
}

function byArea(one: Element, other: Element): number {
  return areaOf(other) - areaOf(one);
}

function areaOf(element: Element): number {
  const { width, height } = element.getBoundingClientRect();
  return width * height;
}

/** "place:die:*" is every die, "place:bank" the bank, "part:log" the log. */
export function pointSelector(point: string): string {
  const [kind, ...rest] = point.split(":");
  const name = rest.join(":");
  if (kind === "part") return `[data-part="${name}"]`;
  const match = name.endsWith("*") ? `^="${name.slice(0, -1)}"` : `="${name}"`;
  return `[data-place${match}], [data-at${match}]`;
}

/** Whether nothing covers the middle of an element, and it is not scrolled away. */
export function isSeen(element: Element): boolean {
  return isSeenAt(element, 0.5, 0.5);
}

/** Whether all of an element is to be seen: its corners, too. */
export function isWhollySeen(element: Element): boolean {
  const ends = [0.05, 0.95];
  return isSeen(element) && ends.every((x) => ends.every((y) => isSeenAt(element, x, y)));
}

function isSeenAt(element: Element, x: number, y: number): boolean {
  // A part of a drawing may let the pointer through, and reach beyond its edges.
  const whole = element.closest("svg") ?? element;
  const [own, all] = [element.getBoundingClientRect(), whole.getBoundingClientRect()];
  const [left, right] = [Math.max(own.left, all.left), Math.min(own.right, all.right)];
  const [top, bottom] = [Math.max(own.top, all.top), Math.min(own.bottom, all.bottom)];
  const hit = document.elementFromPoint(left + (right - left) * x, top + (bottom - top) * y);
  return hit !== null && (whole.contains(hit) || hit.contains(whole));
}

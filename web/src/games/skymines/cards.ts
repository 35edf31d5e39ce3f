/** Cards in order, in sums and in colours. */

import { type Card, type CardKind, type Data, KINDS, type View } from "./types";

const ORDER: readonly CardKind[] = [...KINDS, "share"];

/** Cards by kind, the most valuable first. */
export function inOrder(ids: readonly string[], data: Pick<Data, "cards">): readonly string[] {
  const rank = (id: string): number => {
    const card = data.cards[id];
    return card ? ORDER.indexOf(card.kind) * 100 - card.value * 10 + (card.share ? 1 : 2) : 0;
  };
  return [...ids].sort((one, other) => rank(one) - rank(other) || one.localeCompare(other));
}

/** How much of what some cards give together: units and points, of the rest how many there are. */
export function sums(
  ids: readonly string[],
  data: Pick<Data, "cards">,
): readonly (readonly [CardKind, number])[] {
  const found = new Map<CardKind, number>();
  for (const id of ids) {
    const card = data.cards[id];
    if (card) found.set(card.kind, (found.get(card.kind) ?? 0) + (card.value || 1));
  }
  return ORDER.flatMap((kind) => {
    const sum = found.get(kind);
    return sum === undefined ? [] : [[kind, sum] as const];
  });
}

/** The letter of the card on top of the deck: the letters lie in order, the last at the bottom. */
export function nextLetter(decks: Readonly<Record<string, readonly string[]>>, left: number) {
  let below = 0;
  for (const [letter, cards] of Object.entries(decks).reverse()) {
    below += cards.length;
    if (left > 0 && left <= below) return letter;
  }
  return null;
}

/** How far the card of a display space is going to slide, in columns; null: it leaves. */
export function slideOf(view: Pick<View, "display" | "next_display">, space: number) {
  const to = view.next_display.indexOf(view.display[space] ?? "");
  return to < 0 ? null : (space - to) / ROWS;
}

/** Rows of the card display; its first space is at the upper right. */
export const ROWS = 4;
/** The spaces of the display as they lie: row by row, from the left. */
export const LAID: readonly number[] = Array.from({ length: 12 }, (_, place) => {
  const [row, column] = [Math.floor(place / 3), place % 3];
  return (2 - column) * ROWS + row;
});

const TINTS: Readonly<Record<CardKind, string>> = {
  carbon: "light-dark(#d9dde6, #39435a)",
  minerals: "light-dark(#cdebf7, #1b4a60)",
  titanium: "light-dark(#efdfcd, #54412f)",
  energy: "light-dark(#faedad, #57501f)",
  scientist: "light-dark(#d3efdc, #21503a)",
  field: "light-dark(#fbd9c1, #5c3724)",
  share: "var(--board-paper)",
};

/** The paper of a card. */
export const tintOf = (card: Card): string =>
  card.kind === "share" && card.share ? `var(--sky-${card.share}-soft)` : TINTS[card.kind];

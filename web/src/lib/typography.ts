/** How texts are set. */

import type { Language } from "./wire";

/** The Polish words of one letter, each with the space after it. */
const SHORT = /(?<![\p{L}\p{N}\p{M}])([aiouwz]) (?=\S)/giu;

/** A text in which no word of one letter hangs at the end of a line, as Polish asks for. */
export function bindShortWords(text: string, language: Language): string {
  return language === "pl" ? text.replace(SHORT, "$1\u00a0") : text;
}

/** How much room there is for a table: the three arrangements of its frame. */

import { MediaQuery } from "svelte/reactivity";

/** Players left, board in the middle, choices right. */
export const wide = new MediaQuery("min-width: 1024px");
/** The board fills the width, the rest lies in a sheet below it. */
export const phone = new MediaQuery("max-width: 699.98px");
/** A window of little height, as at 200 % zoom: what can be folded is folded. */
export const low = new MediaQuery("max-height: 600px");

import { words as house } from "../../lib/words.svelte";

/** The words of this game alone. */
export const words = house.of("astrominers");

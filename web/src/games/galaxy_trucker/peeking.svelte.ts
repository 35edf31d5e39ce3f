/** The pile at which the reader looks again, when building in turns; null: none. */

export const peeking = $state<{ pile: number | null }>({ pile: null });

/** How many parts can be compared: as many columns as a narrow window has room to scroll through. */
export const MAX_COMPARED = 4;

/** Reads the ids of the parts to compare from a URL: each once, in their order. */
export const readCompared = (ids: string | null): string[] =>
  [...new Set((ids ?? '').split(',').filter(Boolean))].slice(0, MAX_COMPARED);

/** Returns the ids with one more part, or without it. */
export const toggleCompared = (ids: readonly string[], id: string): readonly string[] =>
  ids.includes(id) ? ids.filter((each) => each !== id) : [...ids, id].slice(0, MAX_COMPARED);

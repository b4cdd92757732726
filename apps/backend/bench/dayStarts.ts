/** A day in milliseconds. */
export const day = 86_400_000;

/** The starts of the 31 days of an overview, the last of which begins at this time. */
export const dayStarts = (last: number): number[] => Array.from({ length: 31 }, (_, n) => last - (30 - n) * day);

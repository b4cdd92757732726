/** The highest number of characters of a line that are read. */
export const MAX_LINE_LENGTH = 200;

/** The highest number of lines that a host resolves at once. */
export const MAX_RESOLVED_LINES = 100;

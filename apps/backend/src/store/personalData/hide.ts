/** Returns a function that replaces every one of the values in a text, the longest first. */
export function createHide(values: Iterable<string>, replacement: string): (text: string) => string {
  const known = [...new Set(values)].filter((value) => value.trim() !== '');
  const longestFirst = known.toSorted((one, other) => other.length - one.length);
  return (text) => longestFirst.reduce((hidden, value) => hidden.replaceAll(value, replacement), text);
}

/** A text as JSON escapes it within a string. */
export const inJson = (text: string): string => JSON.stringify(text).slice(1, -1);

/** A shorter text, such as "Ali" or "1", may be a part of anything. */
const shortest = 4;

const word = String.raw`[\p{L}\p{M}\p{N}_]`;

const escaped = (text: string): string => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);

/** The pattern of values that are not a part of a longer word, or of a longer e-mail address. */
function patternOf(values: readonly string[]): string {
  const anyOf = (texts: readonly string[]) => texts.map(escaped).join('|');
  const addresses = values.filter((value) => value.includes('@'));
  const others = values.filter((value) => !value.includes('@'));
  return [
    ...(addresses.length > 0 ? [`(?<!${word}[.+-]?)(?:${anyOf(addresses)})(?![.-]?${word})`] : []),
    ...(others.length > 0 ? [`(?<!${word})(?:${anyOf(others)})(?!${word})`] : []),
  ].join('|');
}

/** Returns a function that replaces every one of the values in a text, the longest first; short ones only where they are all of it. */
export function createHide(values: Iterable<string>, replacement: string): (text: string) => string {
  const known = new Set([...values].map((value) => value.trim()).filter((value) => value !== ''));
  const longestFirst = [...known]
    .filter(({ length }) => length >= shortest)
    .toSorted((one, other) => other.length - one.length);
  // One pass, since a value may occur in the replacement.
  const pattern = longestFirst.length > 0 ? new RegExp(patternOf(longestFirst), 'gu') : undefined;
  return (text) => {
    if (known.has(text.trim())) return replacement;
    return pattern ? text.replace(pattern, () => replacement) : text;
  };
}

/** A text as JSON escapes it within a string. */
export const inJson = (text: string): string => JSON.stringify(text).slice(1, -1);

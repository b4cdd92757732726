import { readDescription } from './partFacts.js';
import { toLatinDigits } from './numbers.js';

/** ASCII text needs no Unicode folding, which saves most of the time in a table of 100,000 rows. */
const isAscii = (text: string) => /^[\0-\x7f]*$/.test(text);

/** White space, dashes, dots, commas and slashes: the same number is written with and without them. */
const separators = /[\s\p{Pd}−.,/٬٫]+/gu;
const asciiSeparators = /[\s,./-]+/g;

/** Folds text for comparison in a search: one case, composed letters, Latin digits, no separators. */
export const foldText = (text: string): string =>
  isAscii(text)
    ? text.toLowerCase().replace(asciiSeparators, '')
    : toLatinDigits(text.toUpperCase().toLowerCase().normalize()).replace(separators, '');

/** The folded words of a query; a text matches if its folded form contains each of them. */
export const foldWords = (query: string): string[] => query.split(/\s+/).map(foldText).filter(Boolean);

/**
 * The folded name of a part, and the folded numbers in the `OEM:` and `Replaces:` lines of its description, which commas
 * or semicolons separate. A part whose keys include the folded query is an exact match, and comes first.
 */
export const exactKeys = ({
  product_name = '',
  description = '',
}: {
  /** Name of the part. */
  product_name?: string | undefined;
  /** Description of the part. */
  description?: string | undefined;
}): string[] => {
  const { oem, replaces } = readDescription(description);
  return [...new Set([product_name, ...oem, ...replaces].map(foldText))].filter(Boolean);
};

import type { Part } from '../entities.js';
import { readDescription, vehiclesOf } from '../parts/partFacts.js';
import { isPartNumber } from '../search/partNumbers.js';
import type { MatchReason } from '../search/types.js';
import { foldNumber, splitWords } from '../search/words.js';

/** How much of a search text is compared with what is shown. */
const MAX_TEXT = 200;

const termsOf = (text: string): string[] => splitWords(text).map(({ term }) => term);

/** The words to mark in the parts that a host has found: as typed, and as corrected. */
export const searchedWords = (text: string, corrected = ''): string[] =>
  [...new Set(`${text.slice(0, MAX_TEXT)} ${corrected.slice(0, MAX_TEXT)}`.split(/\s+/))].filter(
    (word) => word.length > 1,
  );

/** Returns a function that says why a part is found where its name does not show it, from the lines of its description. */
const createReasons = (search: string): ((part: Part) => MatchReason | undefined) => {
  const text = search.slice(0, MAX_TEXT);
  const numbers = [...new Set([text, ...text.split(/\s+/)].map(foldNumber))].filter(isPartNumber);
  const typed = termsOf(text);
  return ({ product_name = '', description }) => {
    const { oem, replaces, fits } = readDescription(description);
    const own = [product_name, ...oem].map(foldNumber);
    for (const number of numbers) {
      if (own.some((each) => each.includes(number))) return undefined;
      const replaced = replaces.find((each) => foldNumber(each).includes(number));
      if (replaced !== undefined) return { kind: 'replaces', number: replaced };
    }
    const named = new Set(termsOf(product_name));
    const missing = typed.filter((term) => !named.has(term));
    const vehicle = vehiclesOf(fits).find((each) => termsOf(each).some((term) => missing.includes(term)));
    return vehicle === undefined ? undefined : { kind: 'vehicle', vehicle };
  };
};

/** Why parts are found where their names do not show it, by their `_id`. */
export const reasonsOf = (parts: readonly Part[], search: string): Map<string, MatchReason> => {
  const reasonOf = createReasons(search);
  const reasons = new Map<string, MatchReason>();
  for (const part of search === '' ? [] : parts) {
    const reason = reasonOf(part);
    if (reason) reasons.set(part._id, reason);
  }
  return reasons;
};

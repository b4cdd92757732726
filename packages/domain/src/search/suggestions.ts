import type { Part } from '../entities.js';
import { partNumber } from '../parts/partFacts.js';
import { partPrice } from '../parts/partRules.js';
import { readWords, type SynonymIndex } from './synonymIndex.js';
import type { FacetCount, Suggestion } from './types.js';

/** The most rows of suggestions, and of them the most categories and the most vehicles. */
const MAX_ROWS = 8;
const MAX_VALUES = 2;

/** The values each word of a text is the beginning of a word of. */
export const matchValues = (
  values: readonly FacetCount[],
  text: string,
  trade: SynonymIndex,
): readonly FacetCount[] => {
  const typed = readWords(text, trade).map(({ term }) => term);
  if (typed.length === 0) return [];
  return values
    .filter(({ value }) => {
      const words = readWords(value, trade).map(({ term }) => term);
      return typed.every((term) => words.some((word) => word.startsWith(term)));
    })
    .slice(0, MAX_VALUES);
};

const partSuggestion = (part: Part): Suggestion => ({
  kind: 'part',
  text: part.product_name ?? '',
  id: part._id,
  image: part.image,
  number: partNumber(part),
  price: partPrice(part),
  stock: part.available_quantity,
});

/** The rows that are suggested for an unfinished text: categories, vehicles, and the parts that it finds. */
export const createSuggestions = ({
  parts,
  categories,
  vehicles,
}: {
  /** The best parts of a search with `isUnfinished`. */
  parts: readonly Part[];
  categories: readonly FacetCount[];
  vehicles: readonly FacetCount[];
}): Suggestion[] => {
  const rowsOf = (kind: 'category' | 'vehicle', values: readonly FacetCount[]): Suggestion[] =>
    values.map(({ value, count }) => ({ kind, text: value, count }));
  return [...rowsOf('category', categories), ...rowsOf('vehicle', vehicles), ...parts.map(partSuggestion)].slice(
    0,
    MAX_ROWS,
  );
};

import type { Part } from './entities.js';
import { exactKeys, foldText, foldWords } from './foldText.js';
import { parseNumber } from './numbers.js';
import { isOutOfStock, partPrice } from './partRules.js';

/** The orders of a list of parts; `relevance` is for a list with a search only. */
export const partSorts = ['relevance', 'newest', 'price', '-price', 'name'] as const;
type PartSort = (typeof partSorts)[number];

/** What a list of parts is searched for, filtered and sorted by. */
export interface PartQuery {
  search: string;
  sort: PartSort;
  /** Leaves out parts of which less than the minimum order is in stock. */
  isInStock: boolean;
  /** The lowest price. */
  min?: number | undefined;
  /** The highest price. */
  max?: number | undefined;
  /** The categories of which a part has one. */
  categories?: readonly string[] | undefined;
  /** The vehicles of which a part is listed for one. */
  vehicles?: readonly string[] | undefined;
  /** The brands of which a part has one. */
  brands?: readonly string[] | undefined;
}

/** The newest parts without a filter. */
export const emptyPartQuery: PartQuery = { search: '', sort: 'newest', isInStock: false };

const readPrice = (value: string | null): number | undefined => {
  const price = parseNumber(value ?? '');
  return Number.isFinite(price) && price >= 0 ? price : undefined;
};

/** Reads a query from the parameters of a URL; a parameter that is not valid is ignored. */
export const readPartQuery = (parameters: URLSearchParams): PartQuery => ({
  search: parameters.get('search') ?? '',
  sort: partSorts.find((sort) => sort === parameters.get('sort')) ?? 'newest',
  isInStock: parameters.get('stock') === 'in',
  min: readPrice(parameters.get('min')),
  max: readPrice(parameters.get('max')),
});

/** Returns the parameters of a query, without those that have no effect; `findParts` of the API takes the same. */
export const partQueryParameters = ({ search, sort, isInStock, min, max }: PartQuery): Record<string, string> => ({
  ...(search.trim() && { search: search.trim() }),
  ...(sort !== 'newest' && { sort }),
  ...(isInStock && { stock: 'in' }),
  ...(min !== undefined && { min: String(min) }),
  ...(max !== undefined && { max: String(max) }),
});

interface IndexedPart {
  part: Part;
  text: string;
}

/** Folding takes most of the time of a search, so each list is folded once. */
const indexes = new WeakMap<readonly Part[], readonly IndexedPart[]>();

const indexOf = (parts: readonly Part[]): readonly IndexedPart[] => {
  const known = indexes.get(parts);
  if (known) return known;
  const index = parts.map((part) => ({
    part,
    text: foldText(`${part.product_name ?? ''}\n${part.description ?? ''}`),
  }));
  indexes.set(parts, index);
  return index;
};

const compareNumbers = (one: number | string | undefined, other: number | string | undefined, sign: 1 | -1): number => {
  // A part without an amount comes last in both directions.
  if (typeof one !== 'number') return typeof other === 'number' ? 1 : 0;
  return typeof other === 'number' ? (one - other) * sign : -1;
};

const sorters: Record<
  Exclude<PartSort, 'relevance' | 'newest'>,
  (collator: Intl.Collator) => (one: Part, other: Part) => number
> = {
  price: () => (one, other) => compareNumbers(partPrice(one), partPrice(other), 1),
  '-price': () => (one, other) => compareNumbers(partPrice(one), partPrice(other), -1),
  name: (collator) => (one, other) => collator.compare(one.product_name ?? '', other.product_name ?? ''),
};

/**
 * Searches, filters and sorts all parts of a host that lists them oldest first. A part whose name or number is exactly what is
 * searched for comes first.
 */
export const queryParts = (parts: readonly Part[], query: PartQuery, locale: string): Part[] => {
  const words = foldWords(query.search);
  const whole = foldText(query.search);
  const isWanted = ({ part, text }: IndexedPart) => {
    const price = partPrice(part);
    if (query.isInStock && isOutOfStock(part)) return false;
    if (query.min !== undefined && !(typeof price === 'number' && price >= query.min)) return false;
    if (query.max !== undefined && !(typeof price === 'number' && price <= query.max)) return false;
    return words.every((word) => text.includes(word));
  };
  const found = indexOf(parts).filter(isWanted).toReversed();
  if (query.sort !== 'newest' && query.sort !== 'relevance') {
    const compare = sorters[query.sort](new Intl.Collator(locale, { numeric: true }));
    found.sort((one, other) => compare(one.part, other.part));
  }
  // Reading the numbers of a description takes longer than searching its text, which contains them.
  const isExact = ({ part, text }: IndexedPart) => text.includes(whole) && exactKeys(part).includes(whole);
  const exact = new Set(words.length === 0 ? [] : found.filter(isExact));
  const others = exact.size === 0 ? found : found.filter((one) => !exact.has(one));
  return [...exact, ...others].map(({ part }) => part);
};

import { listHref } from '../site/listAddress.js';
import { parseNumber } from '../text/numbers.js';
import { MAX_PRICE } from './partRules.js';
import { pagePaths } from '../paths.js';
import { searchLength } from '../text/textLengths.js';

/** The orders of a list of parts; `relevance` is for a list with a search only. */
export const partSorts = ['relevance', 'newest', 'price', '-price', 'name'] as const;
export type PartSort = (typeof partSorts)[number];

/** The sort orders of a host for the columns of a table of parts; a table with pages sorts by no other column. */
export const partColumnSorts = {
  part: { ascending: 'name', descending: '-product_name' },
  price: { ascending: 'price', descending: '-price' },
  available: { ascending: 'available_quantity', descending: '-available_quantity' },
} as const;

/** A sort order of a column of a table of parts. */
export type PartColumnSort = (typeof partColumnSorts)[keyof typeof partColumnSorts]['ascending' | 'descending'];

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
  /** Searches only for the words as typed. */
  isExact?: boolean | undefined;
}

/** The parameters of the filters that can have several values. */
const listParameters = { categories: 'category', vehicles: 'vehicle', brands: 'brand' } as const;

/** The newest parts without a filter. */
export const emptyPartQuery: PartQuery = { search: '', sort: 'newest', isInStock: false };

/** Parses the lowest or highest price of a list, with at most six decimals and at most the highest price; undefined if it is none. */
export const parsePriceLimit = (typed: string): number | undefined => {
  const price = parseNumber(typed);
  // Otherwise a tiny number is written with an exponent, which is not parsed again.
  return price >= 0 ? Number(Math.min(price, MAX_PRICE).toFixed(6)) : undefined;
};

/** The order of a list without another one: a search is by relevance. */
export const defaultSort = (search: string): PartSort => (search.trim() === '' ? 'newest' : 'relevance');

/** The beginning of a text, as long as it is searched for, without half a character at its end. */
const searchedText = (text: string): string =>
  text
    .replaceAll('\0', '')
    .slice(0, searchLength)
    .replace(/[\uD800-\uDBFF]$/, '');

/** Reads a query from the parameters of a URL; a parameter that is not valid is ignored, and of a very long search the beginning is used. */
export const readPartQuery = (parameters: URLSearchParams): PartQuery => {
  const search = searchedText(parameters.get('search') ?? '');
  const sort = partSorts.find((each) => each === parameters.get('sort'));
  const read = (name: string) => {
    const values = [...new Set(parameters.getAll(name))].filter(Boolean);
    return values.length > 0 ? values : undefined;
  };
  return {
    search,
    sort: sort === undefined || sort === 'relevance' ? defaultSort(search) : sort,
    isInStock: parameters.get('stock') === 'in',
    min: parsePriceLimit(parameters.get('min') ?? ''),
    max: parsePriceLimit(parameters.get('max') ?? ''),
    categories: read(listParameters.categories),
    vehicles: read(listParameters.vehicles),
    brands: read(listParameters.brands),
    isExact: (search.trim() !== '' && parameters.get('exact') === '1') || undefined,
  };
};

/** Returns the parameters of a query as names and values, without those that have no effect. */
export const partQueryParameters = (query: PartQuery): [name: string, value: string][] => {
  const { isInStock, min, max } = query;
  const search = query.search.trim();
  const parameters: [string, string | false | undefined][] = [
    ['search', search],
    ['exact', search !== '' && query.isExact && '1'],
    ['sort', query.sort !== 'relevance' && query.sort !== defaultSort(search) && query.sort],
    ['stock', isInStock && 'in'],
    ['min', min?.toString()],
    ['max', max?.toString()],
    ...(['categories', 'vehicles', 'brands'] as const).flatMap((name) =>
      (query[name] ?? []).map((value): [string, string] => [listParameters[name], value]),
    ),
  ];
  return parameters.filter((each): each is [string, string] => Boolean(each[1]));
};

/** The URL of the list of parts with a query, and the given number of pages loaded. */
export const partsHref = (query: PartQuery, pages = 1): string =>
  listHref(pagePaths.allParts, partQueryParameters(query), pages);

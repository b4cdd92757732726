import type { Part } from '@dealerkit/domain/entities';
import type { PartLookup, ResolvedLine } from '@dealerkit/domain/orderList';
import { emptyPartQuery } from '@dealerkit/domain/partQuery';
import { searchOf, untilIdle } from './usePartSearch.js';

/** How long searches of lines keep a page busy at once, in milliseconds. */
const SLICE_MS = 10;

const loadLookup = async (parts: readonly Part[]): Promise<PartLookup> => {
  const [search, { createListLookup }] = await Promise.all([searchOf(parts), import('@dealerkit/domain/orderList')]);
  let pauseAt = 0;
  const find = async (words: string) => {
    if (performance.now() > pauseAt) {
      await untilIdle();
      pauseAt = performance.now() + SLICE_MS;
    }
    return search.find({ ...emptyPartQuery, search: words, sort: 'relevance' }, 'en').parts;
  };
  return createListLookup(parts, find, { pause: untilIdle });
};

/** The lookups of the lists that pages have loaded. */
const lookups = new WeakMap<readonly Part[], Promise<PartLookup>>();

const lookupOf = (parts: readonly Part[]): Promise<PartLookup> => {
  const known = lookups.get(parts);
  if (known) return known;
  const lookup = loadLookup(parts);
  lookups.set(parts, lookup);
  lookup.catch(() => lookups.delete(parts));
  return lookup;
};

/** Finds what the lines of a list order among all parts of a host that has no call for it; its code and index load with the first list. */
export const resolveOverParts = async (parts: readonly Part[], lines: readonly string[]): Promise<ResolvedLine[]> => {
  const [lookup, { resolveOrderList }] = await Promise.all([lookupOf(parts), import('@dealerkit/domain/orderList')]);
  return resolveOrderList(lines, lookup);
};

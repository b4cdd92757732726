import type { Part } from '@dealerkit/domain/entities';
import type { TradeName } from '@dealerkit/domain/search';
import type { PartLookup, ResolvedLine } from '@dealerkit/domain/orderList';
import { emptyPartQuery } from '@dealerkit/domain/parts/partQuery';
import { oncePerList } from './oncePerList.js';
import { untilIdle } from './untilIdle.js';
import { searchOf } from './usePartSearch.js';

/** How long the lines of a list keep a page busy at once, in milliseconds. */
const SLICE_MS = 10;

const lookupOf = oncePerList(async (parts: readonly Part[], names: readonly TradeName[]): Promise<PartLookup> => {
  const [search, { createListLookup }] = await Promise.all([
    searchOf(parts, names),
    import('@dealerkit/domain/orderList'),
  ]);
  let pauseAt = 0;
  const pause = async () => {
    if (performance.now() <= pauseAt) return;
    await untilIdle();
    pauseAt = performance.now() + SLICE_MS;
  };
  const find = (words: string) => search.find({ ...emptyPartQuery, search: words, sort: 'relevance' }, 'en').parts;
  return { ...(await createListLookup(parts, find, { pause: untilIdle })), pause };
});

/** Finds what the lines of a list order among all parts of a host that has no call for it; its code and index load with the first list. */
export const resolveOverParts = async (
  parts: readonly Part[],
  lines: readonly string[],
  names: readonly TradeName[],
): Promise<ResolvedLine[]> => {
  const [lookup, { resolveOrderList }] = await Promise.all([
    lookupOf(parts, names),
    import('@dealerkit/domain/orderList'),
  ]);
  return resolveOrderList(lines, lookup);
};

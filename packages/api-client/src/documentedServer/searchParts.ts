import type { Part } from '@dealerkit/domain/entities';
import type { PartLookup, ResolvedLine } from '@dealerkit/domain/orderList';
import { emptyPartQuery } from '@dealerkit/domain/parts/partQuery';
import type { PartSearch } from '@dealerkit/domain/partSearch/partSearch';
import type { Synonym } from '@dealerkit/domain/search';
import { oncePerList } from '../react/parts/search/oncePerList.js';

/** Milliseconds after which a page that is never idle goes on. */
const IDLE_TIMEOUT = 200;

/** Milliseconds that the lines of a list keep a page busy at once. */
const SLICE_TIME = 10;

/** Waits until the page has nothing else to do. */
const untilIdle = () =>
  new Promise<void>((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout: IDLE_TIMEOUT });
    else setTimeout(resolve);
  });

/** Searches whole lists, which are indexed once while the page is idle. The code has the table of synonyms, and loads with the first search. */
export const createPartSearches = (addedNames: readonly Synonym[]) => {
  const searchOf = oncePerList(async (parts: readonly Part[]): Promise<PartSearch> => {
    const { createPartSearch } = await import('@dealerkit/domain/partSearch/partSearch');
    return createPartSearch(parts, { pause: untilIdle, addedNames });
  });

  const lookupOf = oncePerList(async (parts: readonly Part[]): Promise<PartLookup> => {
    const [search, { createListLookup }] = await Promise.all([searchOf(parts), import('@dealerkit/domain/orderList')]);
    let pauseAt = 0;
    const pause = async () => {
      if (performance.now() <= pauseAt) return;
      await untilIdle();
      pauseAt = performance.now() + SLICE_TIME;
    };
    const find = (words: string) => search.find({ ...emptyPartQuery, search: words, sort: 'relevance' }, 'en').parts;
    return { ...(await createListLookup(parts, find, { pause: untilIdle })), pause };
  });

  return {
    searchOf,
    /** Finds what the lines of a list order. */
    resolveLines: async (parts: readonly Part[], lines: readonly string[]): Promise<ResolvedLine[]> => {
      const [lookup, { resolveOrderList }] = await Promise.all([
        lookupOf(parts),
        import('@dealerkit/domain/orderList'),
      ]);
      return resolveOrderList(lines, lookup);
    },
  };
};

import { createSuggestions, matchValues, type Suggestion, type SynonymIndex } from '@dealerkit/domain/search';
import type { PartReads } from './PartStore.ts';

/** How many parts are read for suggestions, of which some are left out for categories and vehicles. */
const suggestedParts = 8;

/** Reads what is suggested for an unfinished text. */
export async function readSuggestions(
  search: string,
  {
    findParts,
    findFacets,
    readTrade,
  }: Pick<PartReads, 'findParts' | 'findFacets'> & { readTrade: () => Promise<SynonymIndex> },
): Promise<Suggestion[]> {
  const { rows, corrected = search } = await findParts({
    search,
    isUnfinished: true,
    isUncounted: true,
    limit: suggestedParts,
  });
  const { categories, vehicles } = await findFacets({});
  const trade = await readTrade();
  return createSuggestions({
    parts: rows,
    categories: matchValues(categories, corrected, trade),
    vehicles: matchValues(vehicles, corrected, trade),
  });
}

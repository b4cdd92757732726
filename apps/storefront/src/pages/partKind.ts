import type { Part } from '@dealerkit/domain/entities';
import { analyzePart, createTradeIndex, mergeTradeNames, understandSearch } from '@dealerkit/domain/search';
import type { FacetCounts, PartFacets, UnderstoodSearch } from '@dealerkit/domain/search';
import { tradeNames, tradeWords } from '@dealerkit/domain/tradeNames';
import { addedTradeNames } from '../content/tradeNames.js';

const trade = createTradeIndex(mergeTradeNames(tradeNames, addedTradeNames), tradeWords);

/** What a part is filtered by, and the usual English name of its kind. */
export interface PartKind extends PartFacets {
  /** Undefined if the part names no known kind. */
  name: string | undefined;
}

/** Reads what a part is from its name and its description. */
export const readKind = (part: Pick<Part, 'product_name' | 'description'>): PartKind => {
  const { index, facets } = analyzePart(part, trade);
  // The term of the kind comes first.
  const [term = ''] = index.name.split(' ');
  return { ...facets, name: trade.kinds.get(term)?.names[0] };
};

/** Reads what a search names of the trade and of the shop. */
export const understand = (search: string, facets: FacetCounts): UnderstoodSearch =>
  understandSearch(search, trade, facets);

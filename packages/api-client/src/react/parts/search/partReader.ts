import type { Part } from '@dealerkit/domain/entities';
import { analyzePart, createTradeIndex, mergeTradeNames, understandSearch } from '@dealerkit/domain/search';
import type { FacetCounts, PartFacets, TradeName, UnderstoodSearch } from '@dealerkit/domain/search';
import { tradeNames, tradeWords } from '@dealerkit/domain/tradeNames/tradeNames';

/** What a part is filtered by, and the usual English name of its kind. */
export interface PartKind extends PartFacets {
  /** Undefined if the part names no known kind. */
  name: string | undefined;
}

/** Reads parts and searches by the trade names. */
export interface PartReader {
  /** Reads what a part is from its name and its description. */
  readKind: (part: Pick<Part, 'product_name' | 'description'>) => PartKind;
  /** Reads what a search names of the trade and of the shop, whose facets are given. */
  understand: (search: string, facets: FacetCounts) => UnderstoodSearch;
}

/** Reads by the published trade names and those that the dealer adds. */
export const createPartReader = (addedNames: readonly TradeName[]): PartReader => {
  const trade = createTradeIndex(mergeTradeNames(tradeNames, addedNames), tradeWords);
  return {
    readKind(part) {
      const { index, facets } = analyzePart(part, trade);
      // The term of the kind comes first.
      const [term = ''] = index.name.split(' ');
      return { ...facets, name: trade.kinds.get(term)?.names[0] };
    },
    understand: (search, facets) => understandSearch(search, trade, facets),
  };
};

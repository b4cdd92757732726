import type { Part } from '@dealerkit/domain/entities';
import { analyzePart, createSynonymIndex, mergeSynonyms, understandSearch } from '@dealerkit/domain/search';
import type { FacetCounts, PartFacets, Synonym, UnderstoodSearch } from '@dealerkit/domain/search';
import { synonyms, synonymWords } from '@dealerkit/domain/synonyms/synonyms';

/** What a part is filtered by, and the usual English name of its kind. */
export interface PartKind extends PartFacets {
  /** Undefined if the part names no known kind. */
  name: string | undefined;
}

/** Reads parts and searches by the synonyms. */
export interface PartReader {
  /** Reads what a part is from its name and its description. */
  readKind: (part: Pick<Part, 'product_name' | 'description'>) => PartKind;
  /** Reads what a search names of the trade and of the shop, whose facets are given. */
  understand: (search: string, facets: FacetCounts) => UnderstoodSearch;
}

/** Reads by the published synonyms and those that the dealer adds. */
export const createPartReader = (addedNames: readonly Synonym[]): PartReader => {
  const trade = createSynonymIndex(mergeSynonyms(synonyms, addedNames), synonymWords);
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

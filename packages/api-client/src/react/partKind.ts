import type { Part } from '@dealerkit/domain/entities';
import { analyzePart, createTradeIndex } from '@dealerkit/domain/search';
import type { PartFacets } from '@dealerkit/domain/search';
import { tradeNames, tradeWords } from '@dealerkit/domain/tradeNames';

const trade = createTradeIndex(tradeNames, tradeWords);

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

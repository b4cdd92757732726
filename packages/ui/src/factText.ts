import type { PartFacts } from '@dealerkit/domain/parts/partFacts';
import type { SharedTexts } from './texts/en/shared.js';

/** Returns a fact of a part for display: a category in the language of the page, where it is known, all others as they are listed. */
export const factText = (name: keyof PartFacts, fact: string, { search }: Pick<SharedTexts, 'search'>): string =>
  name === 'category' ? search.categoryName(fact) : fact;

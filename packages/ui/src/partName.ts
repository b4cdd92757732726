import type { Part } from '@dealerkit/domain/entities';
import type { SharedTexts } from './texts/en/shared.js';

/** Returns the name of a part, or of the part of an order; a part without a name has the same placeholder everywhere. */
export const partName = ({ product_name }: Pick<Part, 'product_name'>, texts: Pick<SharedTexts, 'common'>): string =>
  product_name?.trim() || texts.common.unnamedPart;

import type { Part } from '@dealerkit/domain/entities';
import type { Texts } from './texts/en.js';

/** Returns the name of a part, or of the part of an order; a part without a name has the same placeholder everywhere. */
export const partName = ({ product_name }: Pick<Part, 'product_name'>, texts: Texts): string =>
  product_name?.trim() || texts.common.unnamedPart;

import type { Customer } from '@dealerkit/domain/books';
import type { SharedTexts } from './texts/en/shared.js';

/** Returns the name of a customer; one without a name has the same placeholder everywhere. */
export const customerName = ({ name }: Pick<Customer, 'name'>, texts: Pick<SharedTexts, 'common'>): string =>
  name.trim() || texts.common.unnamedCustomer;

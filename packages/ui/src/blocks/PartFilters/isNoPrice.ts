import { parsePriceLimit } from '@dealerkit/domain/parts/partQuery';

/** Whether the text of a price field is neither empty nor an amount. */
export const isNoPrice = (typed: string): boolean => typed.trim() !== '' && parsePriceLimit(typed) === undefined;

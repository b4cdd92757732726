import { parseNumber } from '@dealerkit/domain/numbers';

/** Whether the text of a price field is neither empty nor an amount. */
export const isNoPrice = (typed: string): boolean => typed.trim() !== '' && !(parseNumber(typed) >= 0);

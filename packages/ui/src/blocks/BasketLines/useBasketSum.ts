import { basketTotal } from '@dealerkit/domain/basket/basketTotal';
import type { Basket } from '@dealerkit/domain/basket/basketRules';
import { useTexts, useUi } from '../../UiProvider.js';
import { useAmounts } from '../useAmounts.js';
import { basketLinesTexts } from './basketLinesTexts.js';

/** The sum of the lines in words: an amount, what is to be agreed, or both. */
export const useBasketSum = (lines: Basket): { sum: string; rest: string | undefined } => {
  const { formatNumber } = useUi();
  const { format, digits } = useAmounts();
  const { basket } = useTexts(basketLinesTexts);
  const { amount, toBeAgreed, lines: count } = basketTotal(lines, digits);
  return {
    sum: count === toBeAgreed && count > 0 ? basket.toBeAgreed : format(amount),
    rest: toBeAgreed > 0 && toBeAgreed < count ? basket.andToBeAgreed(toBeAgreed, formatNumber(toBeAgreed)) : undefined,
  };
};

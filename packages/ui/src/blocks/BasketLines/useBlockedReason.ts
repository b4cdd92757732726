import { activeLines } from '@dealerkit/domain/basket/basketRules';
import { isPriceChanged, lineIssue } from '@dealerkit/domain/basket/basketIssues';
import type { Basket } from '@dealerkit/domain/basket/basketRules';
import { useTexts, useUi } from '../../UiProvider.js';
import { basketLinesTexts } from './basketLinesTexts.js';
import type { BasketLinesOptions } from './basketLinesOptions.js';

/** Returns why the lines cannot be ordered as they are, or undefined. Before the parts of today are known, the caller checks them. */
export const useBlockedReason = (
  basket: Basket,
  { parts, unclear = [] }: Pick<BasketLinesOptions, 'parts' | 'unclear'>,
): string | undefined => {
  const { formatNumber } = useUi();
  const texts = useTexts(basketLinesTexts);
  const today = parts.state === 'ready' ? parts.data : undefined;
  const open = activeLines(basket).filter((line) => {
    const part = today?.find(({ _id }) => _id === line.partId);
    return unclear.includes(line.partId) || (today && (lineIssue(line, part) || isPriceChanged(line, part)));
  });
  return open.length > 0 ? texts.basket.attention(open.length, formatNumber(open.length)) : undefined;
};

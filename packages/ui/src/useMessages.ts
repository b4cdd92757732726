'use client';
import type { Part } from '@dealerkit/domain/entities';
import { partName } from './partName.js';
import type { Texts } from './texts/en.js';
import { useTexts, useUi } from './UiProvider.js';

/**
 * Returns the texts of the given sections, as `useTexts` does, and how their sentences write names, numbers and amounts: the messages
 * of the hooks of `@dealerkit/api-client/react`.
 */
export const useMessages = <English extends Partial<Texts>>(english: English) => {
  const { formatNumber, formatMoney, currency } = useUi();
  const texts = useTexts(english);
  const nameOf = (part: Pick<Part, 'product_name'>) => partName(part, texts);
  return { ...texts, formatNumber, formatMoney, currency, nameOf };
};

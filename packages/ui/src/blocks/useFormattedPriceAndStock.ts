import type { Part } from '@dealerkit/domain/entities';
import { isOutOfStock, partPrice } from '@dealerkit/domain/parts/partRules';
import { useTexts, useUi } from '../UiProvider.js';
import { dashboardTexts } from '../texts/en/dashboard.js';

/** Formats the price and the stock of a part for one line. */
export const useFormattedPriceAndStock = (part: Part) => {
  const { formatNumber, formatMoney } = useUi();
  const texts = useTexts(dashboardTexts);
  const price = partPrice(part);
  const { available_quantity: available } = part;
  return {
    price: typeof price === 'number' ? formatMoney(price) : (price ?? texts.part.onRequest),
    stock: isOutOfStock(part)
      ? texts.part.outOfStock
      : available === undefined
        ? texts.common.dash
        : texts.dashboard.left(formatNumber(available)),
  };
};

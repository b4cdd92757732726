import type { RefusalMessages } from '@dealerkit/api-client/react';
import { useTexts, useUi } from '@dealerkit/ui/UiProvider';
import { orderTexts } from '@dealerkit/ui/texts/en/order';

/** Why an order is refused, in the language of the page. */
export const useRefusalMessages = (): RefusalMessages => {
  const { formatNumber } = useUi();
  const { order, notOnSale, outOfStock, left, belowMinimum } = useTexts(orderTexts).order.refusals;
  return {
    order,
    line: ({ available_quantity: available, minimum_order_quantity: minimum }) => {
      if (minimum !== undefined) return belowMinimum(formatNumber(minimum));
      if (available === undefined) return notOnSale;
      return available > 0 ? left(available, formatNumber(available)) : outOfStock;
    },
  };
};

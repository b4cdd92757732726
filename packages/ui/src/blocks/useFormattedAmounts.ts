import type { Order } from '@dealerkit/domain/entities';
import { isReturn } from '@dealerkit/domain/orders/orderRules';
import { lineAmount, linePrice } from '@dealerkit/domain/orders/orderTerms';
import { useTexts, useUi } from '../UiProvider.js';
import { ordersTexts } from '../texts/en/orders.js';
import { useAmounts } from './useAmounts.js';

/** Formats the quantity of an order with its price, and its total: negative for a return, and a dash if it is unknown. */
export const useFormattedAmounts = (order: Order) => {
  const { formatNumber, formatMoney } = useUi();
  const texts = useTexts(ordersTexts);
  const { orderQuantity } = order;
  const { format, digits } = useAmounts();
  const price = linePrice(order, digits);
  const count =
    orderQuantity === undefined ? texts.common.dash : texts.part.pieces(orderQuantity, formatNumber(orderQuantity));
  const each = typeof price === 'number' ? formatMoney(price) : price;
  const total = lineAmount(order, digits);
  return {
    /** "4 pcs" */
    count,
    /** The price of one piece, or undefined if the host has none. */
    each,
    /** "4 pcs × ৳14,500" */
    pieces: each === undefined ? count : texts.orders.pricePerPiece(count, each),
    total: total === undefined ? texts.common.dash : `${isReturn(order) && total > 0 ? '-' : ''}${format(total)}`,
  };
};

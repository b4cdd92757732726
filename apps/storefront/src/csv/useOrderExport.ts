import { offerCsv } from '@dealerkit/api-client/react';
import { orderColumns } from '@dealerkit/domain/exportColumns';
import type { OrderWithLines } from '@dealerkit/domain/orders';
import { useTexts } from '@dealerkit/ui/UiProvider';
import { myOrdersTexts } from '@dealerkit/ui/texts/en/myOrders';
import { orderTexts } from '@dealerkit/ui/texts/en/order';
import { orderLinesTexts } from '@dealerkit/ui/texts/en/orderLines';
import { ordersTexts } from '@dealerkit/ui/texts/en/orders';

const english = { ...myOrdersTexts, ...orderTexts, ...orderLinesTexts, ...ordersTexts };

/** Returns a function that offers the lines of chosen orders as a CSV file, with the columns of the whole list. */
export const useOrderExport = () => {
  const { myOrders, order, orderLines, orders } = useTexts(english);
  const columns = orderColumns({
    orders: {
      ...order,
      number: orderLines.number,
      placedAt: orders.placedAt,
      status: orders.status,
      statuses: orders.statuses,
      quantity: myOrders.quantity,
    },
    parts: { productName: orders.part, price: orders.price },
  });
  return (chosen: readonly OrderWithLines[]) =>
    offerCsv(
      columns,
      chosen.flatMap(({ lines }) => lines),
      'orders.csv',
    );
};

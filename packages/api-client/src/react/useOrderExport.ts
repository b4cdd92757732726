import { orderColumns } from '@dealerkit/domain/exportColumns';
import type { ExportTexts } from '@dealerkit/domain/exportTextsEn';
import type { OrderWithLines } from '@dealerkit/domain/orders';
import { offerCsv } from './useExport.js';

type Headers = ExportTexts['orders'];

/** The headers of exported orders. */
export interface OrderExportMessages {
  /** The columns of the customer. */
  order: Pick<Headers, 'name' | 'email' | 'address' | 'phone'>;
  /** The columns of the time, the status and the part, and the words for the statuses. */
  orders: Pick<Headers, 'placedAt' | 'status' | 'statuses'> & {
    /** The column of the name of the part. */
    part: string;
    /** The column of the price of a piece. */
    price: string;
  };
  /** The column of the order number. */
  orderLines: Pick<Headers, 'number'>;
  /** The column of the quantity. */
  myOrders: Pick<Headers, 'quantity'>;
}

/** Returns a function that offers the lines of chosen orders as a CSV file, with the columns of the whole list. */
export const useOrderExport = ({ myOrders, order, orderLines, orders }: OrderExportMessages) => {
  const columns = orderColumns({
    orders: { ...order, ...orders, number: orderLines.number, quantity: myOrders.quantity },
    parts: { productName: orders.part, price: orders.price },
  });
  return (chosen: readonly OrderWithLines[]): void =>
    offerCsv(
      columns,
      chosen.flatMap(({ lines }) => lines),
      'orders.csv',
    );
};

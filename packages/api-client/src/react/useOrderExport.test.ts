// @vitest-environment jsdom
import { exportTextsEn } from '@dealerkit/domain/exportTextsEn';
import { groupOrders } from '@dealerkit/domain/orders';
import { expect, it, vi } from 'vitest';
import { callHook } from '../../tests/renderWithClient.js';
import { useOrderExport } from './useOrderExport.js';

const { orders: headers } = exportTextsEn;
const messages = {
  order: headers,
  orders: { ...headers, part: 'Part', price: 'Price' },
  orderLines: headers,
  myOrders: headers,
};

it('offers all lines of the chosen orders', async () => {
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  let file: Blob | undefined;
  URL.createObjectURL = (given) => {
    file = given as Blob;
    return 'blob:1';
  };
  const chosen = groupOrders([
    { _id: '1', orderNumber: 1042, product_name: 'Clutch Kit', orderQuantity: 2, price: 500, status: 'placed' },
    { _id: '2', orderNumber: 1042, product_name: 'Brake Disc', orderQuantity: 1, price: 250, status: 'packed' },
  ]);
  callHook(
    async () => undefined,
    () => useOrderExport(messages),
  )(chosen);
  const [head, ...rows] = (await file?.text())?.trim().split('\r\n') ?? [];
  expect(head).toBe('Order number,Ordered on,Status,Part,Quantity,Price,Name,Email,Address,Phone');
  expect(rows.toSorted()).toEqual(['1042,,Packed,Brake Disc,1,250,,,,', '1042,,Placed,Clutch Kit,2,500,,,,']);
});

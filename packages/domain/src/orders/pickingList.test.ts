import { expect, it } from 'vitest';
import type { Order } from '../entities.js';
import { pickingList } from './pickingList.js';

const line = (orderNumber: number, product_name: string, orderQuantity: number, status: Order['status']): Order => ({
  _id: `${orderNumber}-${product_name}`,
  orderNumber,
  product_name,
  orderQuantity,
  status,
});

it('adds the pieces of each part over the lines of several orders that are not packed yet', () => {
  const lines = [
    line(1001, 'Brake Disc', 2, 'confirmed'),
    line(1001, 'Air Filter', 1, 'confirmed'),
    line(1002, 'brake disc ', 4, 'placed'),
    line(1002, 'Brake Disc', 1, 'placed'),
    line(1003, 'Brake Disc', 9, 'packed'),
    line(1003, 'Brake Disc', 9, 'cancelled'),
    line(1003, 'Brake Disc', 9, 'handedOver'),
  ];
  expect(pickingList(lines)).toEqual([
    { product_name: 'Air Filter', quantity: 1, orders: [{ key: '1001', quantity: 1 }] },
    {
      product_name: 'Brake Disc',
      quantity: 7,
      orders: [
        { key: '1001', quantity: 2 },
        { key: '1002', quantity: 5 },
      ],
    },
  ]);
});

it('sorts the parts by shelf as numbers are read, and those without one last', () => {
  const lines = ['Air Filter', 'Brake Disc', 'Clutch Kit'].map((name) => ({
    ...line(1001, name, 1, 'placed'),
    partId: name,
  }));
  const shelves = new Map([
    ['Brake Disc', 'A-12'],
    ['Clutch Kit', 'A-2'],
  ]);
  expect(pickingList(lines, shelves).map(({ product_name, shelf }) => [product_name, shelf])).toEqual([
    ['Clutch Kit', 'A-2'],
    ['Brake Disc', 'A-12'],
    ['Air Filter', undefined],
  ]);
});

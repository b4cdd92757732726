import { expect, it } from 'vitest';
import { dayBookColumns, exportCells, ledgerColumns, orderColumns, orderLineColumns } from './exportColumns.js';
import { exportTextsEn } from './exportTextsEn.js';
import { groupOrders } from '../orders/orders.js';

const formats = { phones: (text: string) => `phones ${text}`, localTime: (time: string) => `local ${time}` };

const payment = {
  _id: 'e1',
  at: '2026-11-27T18:26:40.000Z',
  kind: 'payment' as const,
  amount: -12_345,
  method: 'cash' as const,
  by: 'admin@example.com',
  balance: 500,
  customer: { _id: 'c1', name: 'Rahim' },
};

/** The cells of a row by their headers. */
const cells = <Row>(columns: Parameters<typeof exportCells<Row>>[0], row: Row) => {
  const written = exportCells(columns, row, formats);
  return Object.fromEntries(columns.map(([header], index) => [header, written[index]]));
};

it('exports an entry of a ledger on the clock of the dealer, with its amounts in the currency', () => {
  expect(cells(ledgerColumns(exportTextsEn, 2), payment)).toMatchObject({
    Date: 'local 2026-11-27T18:26:40.000Z',
    Amount: -123.45,
    Balance: 5,
  });
});

it('exports the money of a day as positive where it comes in', () => {
  expect(cells(dayBookColumns(exportTextsEn, 2), payment)).toMatchObject({ Customer: 'Rahim', Amount: 123.45 });
});

const order = { orderNumber: 1042, price: 100, phone: '01711', sum: 25_000, discount: 5000, status: 'placed' as const };
const lines = [
  { ...order, _id: '1', product_name: 'Kit', orderQuantity: 4, agreedPrice: 9950 },
  { ...order, _id: '2', product_name: 'Disc', orderQuantity: 1, price: 'Call us' },
  { ...order, _id: '3', product_name: 'Kit', orderQuantity: 1, status: 'returned' as const, of: '1' },
  { ...order, _id: '4', product_name: 'Hose', orderQuantity: 2, status: 'cancelled' as const },
];

it('exports the agreed price of a line, and its amount as it counts in the sum of the order', () => {
  const columns = orderLineColumns(exportTextsEn, 2);
  const written = lines.map((line) => cells(columns, { line, isFirst: line._id === '1' }));
  expect(written.map(({ Price, Amount, Total }) => [Price, Amount, Total])).toEqual([
    [99.5, 398, 250],
    ['Call us', undefined, undefined],
    [100, -100, undefined],
    [100, 0, undefined],
  ]);
  expect(written[0]).toMatchObject({ Discount: 50, Delivery: undefined, Phone: 'phones 01711' });
});

it('exports an order in one row, with the parts that were ordered', () => {
  const [whole] = groupOrders(lines).map((each) => cells(orderColumns(exportTextsEn, 2), each));
  expect(whole).toMatchObject({
    'Order number': 1042,
    Status: 'Placed, Returned, Cancelled',
    Parts: '4 × Kit; 1 × Disc; 2 × Hose',
    Quantity: 7,
    Amount: 298,
    Discount: 50,
    Total: 250,
  });
});

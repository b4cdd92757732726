import { debtsOf } from '@dealerkit/domain/books/ledgerRules';
import { expect, test } from 'vitest';
import type { Store } from '../../../src/store/Store.ts';
import { disc } from '../../fixtures.ts';
import { addCustomer, addPart, dealer, placeOrder, takeTo } from './shop.ts';

const day = 86_400_000;
const writer = { actor: dealer };

/** What the rules of the ledger say is due of the debts before a time. */
async function dueBefore(store: Store, customer: string, time: number): Promise<number> {
  const { rows = [] } = (await store.findLedger(customer, { limit: 99 })) ?? {};
  return debtsOf(rows).reduce((sum, { at, due }) => sum + (Date.parse(at) < time ? due : 0), 0);
}

/** The tests of what customers owe for long, for every store. */
export function describeOverdue(openFresh: () => Promise<Store>): void {
  test('the overview names the customers who owe older debts the most, with what is due of these', async () => {
    const store = await openFresh();
    await addPart(store, { ...disc, available_quantity: 1000 });
    const customers: string[] = [];
    const owe = async (entries: readonly [daysAgo: number, amount: number, isReversed?: boolean][]) => {
      const customer = await addCustomer(store, `Customer ${customers.length}`, `+880181100000${customers.length}`);
      customers.push(customer);
      for (const [daysAgo, amount, isReversed] of entries) {
        const at = new Date(Date.now() - daysAgo * day).toISOString();
        const entry = { kind: 'adjustment', amount, note: 'Old book', at } as const;
        const added = await store.addLedgerEntry(customer, entry, writer);
        if (isReversed && added.outcome === 'added') await store.reverseLedgerEntry(added._id, 'Twice', writer);
      }
      return customer;
    };
    await owe([
      [40, 500],
      [10, 300],
      [5, -200],
    ]);
    await owe([
      [40, 500],
      [35, -700],
      [10, 100],
    ]);
    await owe([
      [40, 500, true],
      [10, 100],
      [9, 50, true],
    ]);
    await owe([
      [60, 900],
      [31, 50],
      [2, -100, true],
    ]);
    const buyer = await owe([[40, 1_000_000]]);
    const { product_name, orderQuantity } = { product_name: 'Brake Disc', orderQuantity: 4 };
    const contact = { userName: 'Salma', address: 'Sylhet', phone: '01811-000009', note: undefined };
    const order = { ...contact, customer: buyer, lines: [{ product_name, orderQuantity }] };
    const placed = await store.placeOrderLines(order, undefined, dealer);
    const line = placed.outcome === 'placed' ? (placed.ids[0] ?? '') : '';
    await takeTo(store, line, 'handedOver');
    await store.returnOrderLine(line, { quantity: 1, restock: true, reason: 'Broken' }, dealer);
    await store.addLedgerEntry(buyer, { kind: 'payment', method: 'cash', amount: 400_000 }, writer);
    await placeOrder(store);

    const end = Date.now() + day;
    const dayStarts = Array.from({ length: 31 }, (_, index) => end - (30 - index) * day);
    const first = dayStarts[0] ?? 0;
    const due = new Map<string, number>();
    for (const customer of customers) due.set(customer, await dueBefore(store, customer, first));
    expect([...due.values()]).toEqual([300, 0, 0, 950, 600_000]);
    const { overdue } = await store.getOverview(dayStarts, 2);
    expect(overdue).toEqual({
      amount: 601_250,
      customerCount: 3,
      customers: [
        { _id: buyer, name: 'Customer 4', amount: 600_000 },
        { _id: customers[3], name: 'Customer 3', amount: 950 },
      ],
    });
  });
}

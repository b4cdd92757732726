import { expect, test } from 'vitest';
import type { Store } from '../../../src/store/Store.ts';
import { addCustomer, dealer } from './shop.ts';

const writer = { actor: dealer };

/** The tests of the balances in a day book, for every store. */
export function describeDayBook(openFresh: () => Promise<Store>): void {
  test('cash without a customer is in the day book and its closing cash, once for a key', async () => {
    const store = await openFresh();
    const start = Date.now();
    const customer = await addCustomer(store, 'Salma', '+8801811000001');
    await store.addLedgerEntry(customer, { kind: 'payment', amount: 900, method: 'cash' }, writer);
    const fare = { kind: 'cashOut', amount: 150, note: 'Rickshaw' } as const;
    const added = await store.addCashEntry(fare, { ...writer, key: 'a' });
    expect(await store.addCashEntry(fare, { ...writer, key: 'a' })).toEqual(added);
    expect(await store.addCashEntry({ ...fare, amount: 151 }, { ...writer, key: 'a' })).toEqual({
      outcome: 'key of another call',
    });
    await store.addCashEntry({ kind: 'cashIn', amount: 50, note: 'Change' }, writer);
    const book = await store.getDayBook(start, Date.now() + 1);
    expect(book).toMatchObject({ openingCash: 0, closingCash: 800 });
    expect(book.methods).toEqual([{ method: 'cash', received: 950, paidOut: 150, reversed: 0 }]);
    expect(book.entries.map(({ kind, amount, note }) => [kind, amount, note])).toEqual([
      ['payment', -900, undefined],
      ['cashOut', 150, 'Rickshaw'],
      ['cashIn', -50, 'Change'],
    ]);
    expect((await store.getDayBook(Date.now() + 1, Date.now() + 2)).openingCash).toBe(800);
  });

  test('the entries of a day book have the running balances of the ledgers, also where entries are dated back or at the same time', async () => {
    const store = await openFresh();
    const customers = [
      await addCustomer(store, 'Salma', '+8801811000001'),
      await addCustomer(store, 'Nasir', '+8801811000002'),
    ];
    const times = [
      '2026-01-05T00:00:00Z',
      '2026-01-02T10:00:00Z',
      '2026-01-01T10:00:00Z',
      '2026-01-02T10:00:00Z',
      '2026-01-02T09:00:00Z',
      '2026-01-03T00:00:00Z',
      '2026-01-02T00:00:00Z',
      '2025-12-31T23:59:59Z',
    ];
    for (const [n, at] of [...times, ...times.toReversed()].entries()) {
      const customer = customers[n % 3 === 0 ? 1 : 0] ?? '';
      const amount = 2 ** n;
      const payment = { kind: 'payment', amount, method: n % 2 === 0 ? 'cash' : 'bkash', at } as const;
      const adjustment = { kind: 'adjustment', amount, note: 'Old book', at } as const;
      await store.addLedgerEntry(customer, n % 4 === 3 ? adjustment : payment, writer);
    }
    const ledgers = new Map<string, number>();
    for (const customer of customers) {
      const { rows = [] } = (await store.findLedger(customer, { limit: 99 })) ?? {};
      let balance = 0;
      for (const entry of rows.toReversed()) {
        balance += entry.amount;
        expect(entry.balance).toBe(balance);
        ledgers.set(entry._id, balance);
      }
    }
    for (const date of ['2025-12-31', '2026-01-01', '2026-01-02', '2026-01-03', '2026-01-04', '2026-01-05']) {
      const start = Date.parse(date);
      const { entries } = await store.getDayBook(start, start + 86_400_000);
      expect(entries.length > 0).toBe(date !== '2026-01-04');
      expect(entries.map(({ balance }) => balance)).toEqual(entries.map(({ _id }) => ledgers.get(_id)));
      const order = entries.map(({ at, _id }) => `${at} ${_id}`);
      expect(order).toEqual(order.toSorted());
    }
  });
}

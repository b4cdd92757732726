import { expect, test } from 'vitest';
import type { Store } from '../../../src/store/Store.ts';
import { disc, order, rahim } from '../../fixtures.ts';
import { addCustomer, addPart, dealer, handOver, placeOrder, takeTo } from './shop.ts';

const writer = { actor: dealer };
const cash = { kind: 'payment', method: 'cash' } as const;
const price = 14500_00;

async function customerOf(store: Store): Promise<string> {
  return (await store.listOrders(rahim)).rows[0]?.customer ?? '';
}

async function ledgerOf(store: Store, customer: string) {
  const { rows = [] } = (await store.findLedger(customer, { limit: 99 })) ?? {};
  return rows.map(({ kind, amount, balance }) => [kind, amount, balance]);
}

/** The tests of ledgers for every store. */
export function describeLedger(openFresh: () => Promise<Store>): void {
  test('a hand-over charges its line, and the first one of an order the delivery charge less the discount', async () => {
    const store = await openFresh();
    await addPart(store, disc);
    await addPart(store, { ...disc, product_name: 'Clutch Kit', price: 'ask' });
    const { product_name: _name, orderQuantity: _quantity, ...contact } = order;
    const lines = ['Brake Disc', 'Clutch Kit'].map((product_name) => ({ product_name, orderQuantity: 2 }));
    await store.placeOrderLines({ ...contact, note: undefined, lines });
    const [first, second] = (await store.getNumberedOrder(1001))?.lines ?? [];
    const prices = { [second?._id ?? '']: 5000 };
    const read = { discount: null, deliveryCharge: null, prices: { [second?._id ?? '']: null } };
    await store.setOrderTerms(1001, { read, changes: { discount: 300, deliveryCharge: 1000, prices } }, dealer);
    for (const line of [second, first]) await takeTo(store, line?._id ?? '', 'handedOver');
    const customer = await customerOf(store);
    const charges = [
      ['charge', 2 * price, 2 * price + 10_700],
      ['charge', 10_700, 10_700],
    ];
    expect(await ledgerOf(store, customer)).toEqual(charges);
    expect((await store.getCustomer(customer))?.balance).toBe(2 * price + 10_700);
    expect(await store.getNumberedOrder(1001)).toMatchObject({ due: 2 * price + 10_700, paid: 0 });

    // Undoing the first charge reverses it whole, and the next hand-over is then the first.
    await store.setOrderStatus(second?._id ?? '', { from: 'handedOver', to: 'packed' }, dealer);
    expect((await ledgerOf(store, customer))[0]).toEqual(['reversal', -10_700, 2 * price]);
    await store.setOrderStatus(second?._id ?? '', { from: 'packed', to: 'handedOver' }, dealer);
    expect((await ledgerOf(store, customer))[0]).toEqual(['charge', 10_700, 2 * price + 10_700]);
    const kinds = (await store.findLedger(customer, { limit: 9 }))?.rows;
    expect(kinds?.every(({ orderNumber, by }) => orderNumber === 1001 && by === dealer)).toBe(true);
  });

  test('a return is credited at the agreed price', async () => {
    const store = await openFresh();
    await addPart(store, disc);
    const _id = await handOver(store, { orderQuantity: 10 });
    await store.returnOrderLine(_id, { quantity: 3, restock: true, reason: 'Wrong part' }, dealer);
    const customer = await customerOf(store);
    expect(await ledgerOf(store, customer)).toEqual([
      ['return', -3 * price, 7 * price],
      ['charge', 10 * price, 10 * price],
    ]);
    expect((await store.findLedger(customer, { limit: 1 }))?.rows).toMatchObject([
      { note: 'Wrong part', orderNumber: 1001 },
    ]);
    await store.addLedgerEntry(customer, { ...cash, amount: 5 * price }, writer);
    expect(await store.getNumberedOrder(1001)).toMatchObject({ due: 2 * price, paid: 5 * price });
  });

  test('payments settle the oldest charges first, and an order tells what is paid and due', async () => {
    const store = await openFresh();
    await addPart(store, disc);
    await handOver(store);
    await handOver(store);
    await placeOrder(store);
    const customer = await customerOf(store);
    const added = await store.addLedgerEntry(customer, { ...cash, amount: 3 * price }, writer);
    expect(added).toMatchObject({ outcome: 'added', balance: price });
    const due = async (number: number) => (await store.getNumberedOrder(number))?.due;
    expect([await due(1001), await due(1002), await due(1003)]).toEqual([0, price, 0]);
    expect((await store.getNumberedOrder(1002))?.paid).toBe(price);
    expect((await store.findOrders({ limit: 9 })).rows.map(({ due: each }) => each)).toEqual([0, price, 0]);
  });

  test('entries are signed, kept with all their values, and repeated with a key only once', async () => {
    const store = await openFresh();
    const customer = await addCustomer(store, 'Salma', '+8801811000001');
    const at = '2026-01-02T03:04:05.000Z';
    const payment = {
      kind: 'payment',
      amount: 500,
      method: 'bank',
      reference: '0012',
      note: 'Bank',
      at,
    } as const;
    const first = await store.addLedgerEntry(customer, payment, { ...writer, key: 'p' });
    expect(await store.addLedgerEntry(customer, payment, { ...writer, key: 'p' })).toEqual(first);
    expect(await store.addLedgerEntry(customer, { ...payment, amount: 501 }, { ...writer, key: 'p' })).toEqual({
      outcome: 'key of another call',
    });
    await store.addLedgerEntry(customer, { kind: 'adjustment', amount: -20, note: 'Rounded' }, writer);
    expect(await store.addLedgerEntry('x', payment, writer)).toEqual({ outcome: 'no such customer' });
    const page = await store.findLedger(customer, { limit: 9 });
    expect(page?.total).toBe(2);
    expect(page?.rows).toMatchObject([
      { kind: 'adjustment', amount: -20, note: 'Rounded', balance: -520 },
      { ...payment, amount: -500, balance: -500, by: dealer },
    ]);
    expect(await store.findLedger('x', { limit: 9 })).toBeUndefined();
  });

  test('concurrent payments with one key are one payment, and with twelve keys twelve', async () => {
    const store = await openFresh();
    const customer = await addCustomer(store, 'Salma', '+8801811000001');
    const pay = (key: string) => store.addLedgerEntry(customer, { ...cash, amount: 100 }, { ...writer, key });
    const same = await Promise.all(Array.from({ length: 12 }, () => pay('a')));
    expect(new Set(same.map((each) => JSON.stringify(each))).size).toBe(1);
    await Promise.all(Array.from({ length: 12 }, (_, index) => pay(`b${index}`)));
    expect((await store.getCustomer(customer))?.balance).toBe(-1300);
    expect((await store.findLedger(customer, { limit: 1 }))?.rows[0]?.balance).toBe(-1300);
  });

  test('a payment is reversed once, also by two admins at once, and what belongs to an order never', async () => {
    const store = await openFresh();
    await addPart(store, disc);
    await handOver(store);
    const customer = await customerOf(store);
    const added = await store.addLedgerEntry(customer, { ...cash, amount: 100 }, writer);
    const _id = added.outcome === 'added' ? added._id : '';
    const results = await Promise.all(
      Array.from({ length: 5 }, () => store.reverseLedgerEntry(_id, 'Typed twice', writer)),
    );
    expect(results.filter(({ outcome }) => outcome === 'added')).toHaveLength(1);
    expect(results.filter(({ outcome }) => outcome === 'reversed')).toHaveLength(4);
    const rows = (await store.findLedger(customer, { limit: 9 }))?.rows ?? [];
    expect(rows[0]).toMatchObject({
      kind: 'reversal',
      amount: 100,
      method: 'cash',
      reverses: _id,
      note: 'Typed twice',
    });
    expect((await store.getCustomer(customer))?.balance).toBe(2 * price);
    for (const entry of rows.filter(({ kind }) => kind !== 'payment')) {
      expect(await store.reverseLedgerEntry(entry._id, 'No', writer)).toEqual({
        outcome: 'not reversible',
        kind: entry.kind,
      });
    }
    expect(await store.reverseLedgerEntry('x', 'No', writer)).toEqual({ outcome: 'no such entry' });
  });

  test('a refund pays money back, at most what was paid less earlier refunds, and is reversed as a payment is', async () => {
    const store = await openFresh();
    const customer = await addCustomer(store, 'Salma', '+8801811000001');
    const refund = { kind: 'refund', method: 'cash', note: 'Wrong hub' } as const;
    await store.addLedgerEntry(customer, { kind: 'adjustment', amount: -900, note: 'Old book' }, writer);
    const none = await store.addLedgerEntry(customer, { ...refund, amount: 1 }, writer);
    expect(none).toEqual({ outcome: 'above paid', paid: 0 });
    await store.addLedgerEntry(customer, { ...cash, method: 'bkash', amount: 700 }, writer);
    const added = await store.addLedgerEntry(customer, { ...refund, amount: 500 }, writer);
    expect(added).toMatchObject({ outcome: 'added', balance: -1100 });
    const again = { ...refund, amount: 500, isRepeated: false };
    expect(await store.addLedgerEntry(customer, again, writer)).toEqual({ outcome: 'above paid', paid: 200 });
    const both = await Promise.all(
      [1, 2].map(() => store.addLedgerEntry(customer, { ...refund, amount: 200 }, writer)),
    );
    expect(both.map(({ outcome }) => outcome).toSorted()).toEqual(['above paid', 'added']);
    if (added.outcome === 'added') await store.reverseLedgerEntry(added._id, 'Not taken', writer);
    expect(await ledgerOf(store, customer)).toEqual([
      ['reversal', -500, -1400],
      ['refund', 200, -900],
      ['refund', 500, -1100],
      ['payment', -700, -1600],
      ['adjustment', -900, -900],
    ]);
    expect(await store.addLedgerEntry(customer, { ...refund, amount: 501 }, writer)).toMatchObject({ paid: 500 });
  });

  test('a ledger is read page by page and by time, with the running balance', async () => {
    const store = await openFresh();
    const customer = await addCustomer(store, 'Salma', '+8801811000001');
    const days = ['2026-01-03', '2026-01-01', '2026-01-02', '2026-01-01'];
    for (const [index, day] of days.entries()) {
      await store.addLedgerEntry(
        customer,
        { kind: 'adjustment', amount: 10 ** index, note: day, at: `${day}T00:00:00Z` },
        writer,
      );
    }
    const all = (await store.findLedger(customer, { limit: 9 }))?.rows ?? [];
    expect(all.map(({ amount, balance }) => [amount, balance])).toEqual([
      [1, 1111],
      [100, 1110],
      [1000, 1010],
      [10, 10],
    ]);
    const second = await store.findLedger(customer, { limit: 2, before: all[1]?._id });
    expect(second).toMatchObject({ rows: all.slice(2), total: 4 });
    const from = Date.parse('2026-01-02');
    expect(await store.findLedger(customer, { limit: 9, from, to: from + 86_400_000 })).toEqual({
      rows: [all[1]],
      total: 1,
    });
  });

  test('the day book has the money of a day by method, with the cash before and after it', async () => {
    const store = await openFresh();
    const customer = await addCustomer(store, 'Salma', '+8801811000001');
    const [before, day, after] = ['2026-01-01', '2026-01-02', '2026-01-03'].map((date) => `${date}T12:00:00.000Z`);
    const pay = (amount: number, method: 'cash' | 'bkash', at = day) =>
      store.addLedgerEntry(customer, { kind: 'payment', amount, method, at }, writer);
    await pay(100, 'cash', before);
    await pay(20, 'cash');
    await pay(7, 'bkash');
    await pay(5000, 'cash', after);
    await store.addLedgerEntry(customer, { kind: 'adjustment', amount: 3, note: 'No money', at: day }, writer);
    const refund = { kind: 'refund', amount: 9, method: 'cash', note: 'Too much', at: day } as const;
    const refunded = await store.addLedgerEntry(customer, refund, writer);
    const book = await store.getDayBook(Date.parse('2026-01-02'), Date.parse('2026-01-03'));
    expect(book).toMatchObject({
      openingCash: 100,
      closingCash: 111,
      methods: [
        { method: 'cash', received: 20, paidOut: 9, reversed: 0 },
        { method: 'bkash', received: 7, paidOut: 0, reversed: 0 },
      ],
      entries: [
        { amount: -20, balance: -120, customer: { _id: customer, name: 'Salma' } },
        { amount: -7, balance: -127 },
        { kind: 'refund', amount: 9, balance: -115 },
      ],
    });
    const wrong = (await store.findLedger(customer, { limit: 9 }))?.rows.find(({ method }) => method === 'bkash');
    const start = Date.now();
    await store.reverseLedgerEntry(wrong?._id ?? '', 'Wrong customer', writer);
    if (refunded.outcome === 'added') await store.reverseLedgerEntry(refunded._id, 'Not taken', writer);
    const today = await store.getDayBook(start, Date.now() + 1);
    expect(today.methods).toEqual([
      { method: 'cash', received: 0, paidOut: 0, reversed: -9 },
      { method: 'bkash', received: 0, paidOut: 0, reversed: 7 },
    ]);
    expect(today).toMatchObject({ openingCash: 5111, closingCash: 5120 });
  });
}

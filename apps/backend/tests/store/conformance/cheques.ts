import type { Cheque, ChequeStatus } from '@dealerkit/domain/books';
import { expect, test } from 'vitest';
import { daysIn } from '../../../src/days.ts';
import type { Store } from '../../../src/store/Store.ts';
import { disc } from '../../fixtures.ts';
import { addCustomer, addPart, dealer, handOver } from './shop.ts';

const writer = { actor: dealer };
const admins = Array.from({ length: 8 }, (_, index) => `admin${index}@dealer.example`);
const payment = {
  kind: 'payment',
  method: 'cheque',
  amount: 500,
  reference: '0042',
  chequeDate: '2027-01-07',
} as const;
const { dateOf, startOf } = daysIn('Asia/Dhaka');

async function receive(store: Store, customer: string, changes: Partial<Parameters<Store['addLedgerEntry']>[1]> = {}) {
  const added = await store.addLedgerEntry(customer, { ...payment, ...changes }, writer);
  return added.outcome === 'added' ? added._id : '';
}

/** A customer with a cheque. */
async function withCheque(store: Store) {
  const customer = await addCustomer(store, 'Salma', '+8801811000001');
  return { customer, cheque: await receive(store, customer) };
}

const set = (
  store: Store,
  _id: string,
  [from, to]: readonly [ChequeStatus, ChequeStatus],
  more: { reason?: string; charge?: number; at?: string } = {},
  by: { actor: string; key?: string } = writer,
) => store.setChequeStatus(_id, { from, to, ...more }, by);

const clear = async (store: Store, _id: string, by?: { actor: string; key?: string }) =>
  set(store, _id, ['received', 'cleared'], {}, by);

const bounce = async (store: Store, _id: string) =>
  set(store, _id, ['received', 'bounced'], { reason: 'No money', charge: 20 });

async function entriesOf(store: Store, customer: string) {
  const { rows = [] } = (await store.findLedger(customer, { limit: 99 })) ?? {};
  return rows.map(({ kind, method, amount, balance }) => [kind, method, amount, balance]);
}

const allCheques = async (store: Store): Promise<Cheque[]> => (await store.findCheques({ limit: 99 })).rows;

/** The tests of cheques, for every store. */
export function describeCheques(openFresh: () => Promise<Store>): void {
  test('a cheque stands beside the balance until it has cleared, and is then a payment', async () => {
    const store = await openFresh();
    const customer = await addCustomer(store, 'Salma', '+8801811000001');
    expect((await store.getCustomer(customer))?.cheques).toEqual({ amount: 0 });
    const added = await store.addLedgerEntry(customer, { ...payment, note: 'Old debt' }, { ...writer, key: 'p' });
    expect(await store.addLedgerEntry(customer, { ...payment, note: 'Old debt' }, { ...writer, key: 'p' })).toEqual(
      added,
    );
    expect(added).toMatchObject({ outcome: 'added', balance: 0, cheque: 'received' });
    await receive(store, customer, { amount: 300, chequeDate: '2027-01-02' });
    const [cheque, other] = await allCheques(store);
    const common = { customer: { _id: customer, name: 'Salma' }, status: 'received', by: dealer };
    expect(cheque).toMatchObject({
      ...common,
      amount: 500,
      reference: '0042',
      chequeDate: '2027-01-07',
      note: 'Old debt',
    });
    expect(await store.getCustomer(customer)).toMatchObject({
      balance: 0,
      cheques: { amount: 800, until: '2027-01-07' },
    });
    expect(await entriesOf(store, customer)).toEqual([]);

    expect(await clear(store, cheque?._id ?? '')).toEqual({ outcome: 'changed' });
    expect(await store.getCustomer(customer)).toMatchObject({
      balance: -500,
      cheques: { amount: 300, until: '2027-01-02' },
    });
    const [entry] = (await store.findLedger(customer, { limit: 9 }))?.rows ?? [];
    const { reference, chequeDate } = payment;
    expect(entry).toMatchObject({
      kind: 'payment',
      amount: -500,
      method: 'cheque',
      reference,
      chequeDate,
      note: 'Old debt',
    });
    const { rows } = await store.findAudit({ limit: 9, search: 'cheque' });
    expect(rows.map(({ action, subject, detail }) => [action, subject, detail])).toEqual([
      ['set cheque status', cheque?._id, '5 received -> cleared: Salma'],
      ['receive cheque', other?._id, '3 2027-01-02: Salma'],
      ['receive cheque', cheque?._id, '5 2027-01-07: Salma'],
    ]);
  });

  test('a cheque that bounces charges the customer with what the bank asks, and can be taken to the bank again', async () => {
    const store = await openFresh();
    const { customer, cheque } = await withCheque(store);
    expect(await bounce(store, cheque)).toEqual({ outcome: 'changed' });
    expect(await allCheques(store)).toMatchObject([{ status: 'bounced', reason: 'No money' }]);
    const [entry] = (await store.findLedger(customer, { limit: 9 }))?.rows ?? [];
    const { reference, chequeDate } = payment;
    expect(entry).toMatchObject({
      kind: 'adjustment',
      amount: 20,
      note: 'No money',
      reference,
      chequeDate,
      balance: 20,
    });
    expect(entry).not.toHaveProperty('method');
    expect((await store.getCustomer(customer))?.cheques).toEqual({ amount: 0 });
    await set(store, cheque, ['bounced', 'received']);
    expect((await allCheques(store))[0]).not.toHaveProperty('reason');
    await set(store, cheque, ['received', 'bounced'], { reason: 'Signature' });
    await set(store, cheque, ['bounced', 'received']);
    await clear(store, cheque);
    expect(await entriesOf(store, customer)).toEqual([
      ['payment', 'cheque', -500, -480],
      ['adjustment', undefined, 20, 20],
    ]);
  });

  test('a cancelled cheque changes no balance and can be taken back', async () => {
    const store = await openFresh();
    const { customer, cheque } = await withCheque(store);
    await set(store, cheque, ['received', 'cancelled'], { reason: 'Typed twice' });
    expect(await store.getCustomer(customer)).toMatchObject({ balance: 0, cheques: { amount: 0 } });
    await set(store, cheque, ['cancelled', 'received']);
    expect((await store.getCustomer(customer))?.cheques).toEqual({ amount: 500, until: '2027-01-07' });
    expect(await entriesOf(store, customer)).toEqual([]);
  });

  test('a cheque does not clear twice, and neither bounces nor is cancelled once it has cleared', async () => {
    const store = await openFresh();
    const { customer, cheque } = await withCheque(store);
    await clear(store, cheque);
    const conflict = { outcome: 'conflict', cheque: { _id: cheque, status: 'cleared' } };
    expect(await clear(store, cheque)).toMatchObject(conflict);
    expect(await bounce(store, cheque)).toMatchObject(conflict);
    for (const to of ['received', 'bounced', 'cancelled', 'cleared'] as const) {
      expect(await set(store, cheque, ['cleared', to], { reason: 'x' })).toMatchObject(conflict);
    }
    expect(await entriesOf(store, customer)).toEqual([['payment', 'cheque', -500, -500]]);
    expect(await clear(store, '0123456789abcdef01234567')).toEqual({ outcome: 'no such cheque' });
  });

  test('of several admins who clear and bounce a cheque at once one does', async () => {
    const store = await openFresh();
    const { customer, cheque } = await withCheque(store);
    const results = await Promise.all(
      admins.map((actor, index) =>
        index % 2 === 0
          ? clear(store, cheque, { actor })
          : set(store, cheque, ['received', 'bounced'], { reason: 'No money', charge: 20 }, { actor }),
      ),
    );
    const [{ status } = { status: 'received' }] = await allCheques(store);
    expect(results.filter(({ outcome }) => outcome === 'changed')).toHaveLength(1);
    for (const result of results)
      if (result.outcome !== 'changed') expect(result).toMatchObject({ cheque: { status } });
    expect(await entriesOf(store, customer)).toHaveLength(1);
  });

  test('a clearing that is sent twice with its key is one clearing', async () => {
    const store = await openFresh();
    const { customer, cheque } = await withCheque(store);
    const results = await Promise.all([1, 2].map(() => clear(store, cheque, { ...writer, key: 'a' })));
    expect(results).toEqual([{ outcome: 'changed' }, { outcome: 'changed' }]);
    const other = await set(store, cheque, ['received', 'bounced'], { reason: 'x' }, { ...writer, key: 'a' });
    expect(other).toEqual({ outcome: 'key of another call' });
    expect(await entriesOf(store, customer)).toHaveLength(1);
  });

  test('a cheque whose payment is reversed has not cleared, and can clear again', async () => {
    const store = await openFresh();
    const { customer, cheque } = await withCheque(store);
    await clear(store, cheque);
    const [paid] = (await store.findLedger(customer, { limit: 1 }))?.rows ?? [];
    const reverse = async () => store.reverseLedgerEntry(paid?._id ?? '', 'Wrong cheque', writer);
    expect((await reverse()).outcome).toBe('added');
    expect((await reverse()).outcome).toBe('reversed');
    expect(await allCheques(store)).toMatchObject([{ status: 'received' }]);
    expect(await store.getCustomer(customer)).toMatchObject({ balance: 0, cheques: { amount: 500 } });
    await clear(store, cheque);
    expect((await reverse()).outcome).toBe('reversed');
    expect(await allCheques(store)).toMatchObject([{ status: 'cleared' }]);
    expect((await store.getCustomer(customer))?.balance).toBe(-500);
  });

  test('the payment of a cheque stands on the day that it cleared, or on the next open day, and is no cash', async () => {
    const store = await openFresh();
    const { cheque, customer } = await withCheque(store);
    const second = await receive(store, customer, { reference: '0043', at: '2026-01-01T06:00:00.000Z' });
    const bookOf = (day: string) => store.getDayBook(startOf(day), startOf(day, 1));
    expect(await bookOf('2026-01-01')).toMatchObject({ entries: [], methods: [] });
    await set(store, cheque, ['received', 'cleared'], { at: '2026-01-05T06:00:00.000Z' });
    expect(await bookOf('2026-01-05')).toMatchObject({
      closingCash: 0,
      methods: [{ method: 'cheque', received: 500 }],
    });
    const today = dateOf(Date.now());
    await store.closeDay({ day: today, ends: startOf(today, 1), expectedCash: 0, countedCash: 0 }, writer);
    await set(store, second, ['received', 'cleared'], { at: '2026-01-06T06:00:00.000Z' });
    expect((await bookOf(dateOf(startOf(today, 1)))).entries).toMatchObject([
      { kind: 'payment', method: 'cheque', belongsTo: '2026-01-06' },
    ]);
  });

  test('an order is paid, and a refund possible, only once the cheque has cleared', async () => {
    const store = await openFresh();
    await addPart(store, disc);
    const line = await handOver(store);
    const customer = (await store.getOrder(line))?.customer ?? '';
    const { due = 0 } = (await store.getNumberedOrder(1001)) ?? {};
    const cheque = await receive(store, customer, { amount: due });
    const refund = { kind: 'refund', method: 'cash', amount: 1, note: 'Hub' } as const;
    expect(await store.getNumberedOrder(1001)).toMatchObject({ due, paid: 0 });
    expect(await store.addLedgerEntry(customer, refund, writer)).toEqual({ outcome: 'above paid', paid: 0 });
    await clear(store, cheque);
    expect(await store.getNumberedOrder(1001)).toMatchObject({ due: 0, paid: due });
    expect((await store.addLedgerEntry(customer, refund, writer)).outcome).toBe('added');
  });

  test('the same cheque is asked for before it is received twice, unless it was cancelled', async () => {
    const store = await openFresh();
    const { customer, cheque } = await withCheque(store);
    const add = (changes: object = {}) =>
      store.addLedgerEntry(customer, { ...payment, isRepeated: false, ...changes }, writer);
    expect((await add()).outcome).toBe('already recorded');
    for (const change of [{ reference: '0043' }, { chequeDate: '2027-02-07' }, { amount: 501 }]) {
      expect((await add(change)).outcome).toBe('added');
    }
    await set(store, cheque, ['received', 'cancelled'], { reason: 'Typed twice' });
    expect((await add()).outcome).toBe('added');
  });

  test('cheques are listed by their dates, of a customer, a status and page by page, and a merge moves them', async () => {
    const store = await openFresh();
    const { customer } = await withCheque(store);
    const other = await addCustomer(store, 'Karim', '+8801811000002');
    for (const chequeDate of ['2027-01-03', '2026-12-24', '2027-01-03']) await receive(store, other, { chequeDate });
    const undated = await receive(store, other, { chequeDate: undefined, at: '2026-11-30T20:00:00.000Z' });
    const received = { status: 'received', limit: 3 } as const;
    const page = await store.findCheques(received);
    expect(page.total).toBe(5);
    expect(page.rows.map(({ chequeDate }) => chequeDate)).toEqual(['2026-12-01', '2026-12-24', '2027-01-03']);
    for (const start of [{ after: page.next }, { before: page.rows.at(-1)?._id }]) {
      const { rows, next } = await store.findCheques({ ...received, ...start });
      expect(rows.map(({ chequeDate }) => chequeDate)).toEqual(['2027-01-03', '2027-01-07']);
      expect(next).toBeUndefined();
    }
    await clear(store, undated);
    expect((await store.findCheques({ customer: other, limit: 9 })).rows.map(({ status }) => status)).toEqual([
      'received',
      'received',
      'received',
      'cleared',
    ]);
    expect([await store.countDueCheques('2027-01-02'), await store.countDueCheques('2027-01-03')]).toEqual([1, 3]);
    await store.mergeCustomers(customer, other, writer);
    expect((await store.findCheques({ customer: other, limit: 9 })).total).toBe(5);
    expect(await store.getCustomer(customer)).toMatchObject({
      balance: -500,
      cheques: { amount: 2000, until: '2027-01-07' },
    });
  });
}

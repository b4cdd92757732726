import { expect, onTestFinished, test, vi } from 'vitest';
import type { Store } from '../../../src/store/Store.ts';
import { addCustomer, dealer } from './shop.ts';

const payment = { kind: 'payment', method: 'cash', amount: 50_000, isRepeated: false } as const;
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();

function stopClock() {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
  onTestFinished(() => void vi.useRealTimers());
}

/** The tests of payments that are entered again, for every store. */
export function describeSamePayments(openFresh: () => Promise<Store>): void {
  test('the same payment with another key within the hour is recorded again only if that is confirmed', async () => {
    stopClock();
    const store = await openFresh();
    const customer = await addCustomer(store, 'Salma', '+8801811000001');
    const at = minutesAgo(59);
    const added = await store.addLedgerEntry(customer, { ...payment, at }, { actor: dealer, key: 'first' });
    const again = await store.addLedgerEntry(customer, payment, { actor: dealer, key: 'second' });
    expect(again).toEqual({ outcome: 'already recorded', at });
    expect(await store.addLedgerEntry(customer, payment, { actor: 'other@dealer.example' })).toEqual(again);
    expect(await store.addLedgerEntry(customer, { ...payment, at }, { actor: dealer, key: 'first' })).toEqual(added);
    const confirmed = { ...payment, isRepeated: true };
    const second = await store.addLedgerEntry(customer, confirmed, { actor: dealer, key: 'third' });
    expect(second).toMatchObject({ outcome: 'added', balance: -100_000 });
    expect(await store.addLedgerEntry(customer, confirmed, { actor: dealer, key: 'third' })).toEqual(second);
    expect((await store.findLedger(customer, { limit: 9 }))?.total).toBe(2);
  });

  test('another amount, method, customer or hour and a reversed payment are no repetition', async () => {
    stopClock();
    const store = await openFresh();
    const customer = await addCustomer(store, 'Salma', '+8801811000001');
    const other = await addCustomer(store, 'Karim', '+8801811000002');
    const writer = { actor: dealer };
    const added = await store.addLedgerEntry(customer, payment, writer);
    const outcomes = [
      await store.addLedgerEntry(customer, { ...payment, amount: 50_001 }, writer),
      await store.addLedgerEntry(customer, { ...payment, method: 'bkash' }, writer),
      await store.addLedgerEntry(other, payment, writer),
      await store.addLedgerEntry(customer, { ...payment, at: minutesAgo(61) }, writer),
      await store.addLedgerEntry(customer, { kind: 'adjustment', amount: -50_000, note: 'Old book' }, writer),
      await store.addLedgerEntry(customer, { kind: 'adjustment', amount: -50_000, note: 'Old book' }, writer),
    ];
    expect(outcomes.map(({ outcome }) => outcome)).toEqual(outcomes.map(() => 'added'));
    if (added.outcome === 'added') await store.reverseLedgerEntry(added._id, 'Twice', writer);
    expect(await store.addLedgerEntry(customer, payment, writer)).toMatchObject({ outcome: 'added' });
  });

  test('of the same payment sent twice at once with different keys one is recorded', async () => {
    const store = await openFresh();
    const customer = await addCustomer(store, 'Salma', '+8801811000001');
    const added = await Promise.all(
      ['one', 'two'].map((key) => store.addLedgerEntry(customer, payment, { actor: dealer, key })),
    );
    expect(added.map(({ outcome }) => outcome).toSorted()).toEqual(['added', 'already recorded']);
    expect((await store.getCustomer(customer))?.balance).toBe(-50_000);
  });
}

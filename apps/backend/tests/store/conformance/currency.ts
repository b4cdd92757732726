import { expect, test } from 'vitest';
import type { Store } from '../../../src/store/Store.ts';
import { disc, order } from '../../fixtures.ts';
import { addCustomer, addPart, dealer } from './shop.ts';

/** The tests of the currency of stored amounts for every store. */
export function describeCurrency(openFresh: () => Promise<Store>): void {
  test('the currency of a shop without amounts can change, and then stays that of its first order', async () => {
    const store = await openFresh();
    await addPart(store, disc);
    expect(await store.claimCurrency('USD')).toBe('USD');
    expect(await store.claimCurrency('BDT')).toBe('BDT');
    await store.placeOrder(order);
    expect(await store.claimCurrency('USD')).toBe('BDT');
    expect(await store.claimCurrency('BDT')).toBe('BDT');
  });

  test('the currency of a shop with orders that has none stored is the present one', async () => {
    const store = await openFresh();
    await addPart(store, disc);
    await store.placeOrder(order);
    expect(await store.claimCurrency('USD')).toBe('USD');
    expect(await store.claimCurrency('BDT')).toBe('USD');
  });

  test('the currency of a shop stays that of its first payment', async () => {
    const store = await openFresh();
    await store.claimCurrency('BDT');
    const customer = await addCustomer(store, 'Karim', '+8801711000001');
    const at = '2026-11-28T10:00:00.000Z';
    await store.addLedgerEntry(customer, { kind: 'payment', method: 'cash', amount: 100, at }, { actor: dealer });
    expect(await store.claimCurrency('USD')).toBe('BDT');
  });

  test('the currency of a shop stays that of its first cash', async () => {
    const store = await openFresh();
    await store.claimCurrency('BDT');
    await store.addCashEntry({ kind: 'cashIn', amount: 100, note: 'Change' }, { actor: dealer });
    expect(await store.claimCurrency('USD')).toBe('BDT');
  });
}

import { MAX_AMOUNT } from '@dealerkit/domain/money/amounts';
import { expect, test } from 'vitest';
import { AmountTooHighError } from '../../../src/store/ledger/AmountTooHighError.ts';
import type { Store } from '../../../src/store/Store.ts';
import { disc, order } from '../../fixtures.ts';
import { addCustomer, addPart, dealer, takeTo } from './shop.ts';

const writer = { actor: dealer };
const quadrillion = 10 ** 15;
const day = 86_400_000;

/** The tests of sums of very high amounts, for every store. */
export function describeHighAmounts(openFresh: () => Promise<Store>): void {
  test('entries that no sum could add up exactly are refused, of one customer or of many, and all lists can be read', async () => {
    const store = await openFresh();
    const pay = (customer: string, amount: number) =>
      store.addLedgerEntry(customer, { kind: 'payment', method: 'cash', amount }, writer);
    const salma = await addCustomer(store, 'Salma', '+8801811000001');
    const nasir = await addCustomer(store, 'Nasir', '+8801811000002');
    for (const customer of [salma, nasir, salma]) await pay(customer, quadrillion);
    await store.addLedgerEntry(nasir, { kind: 'adjustment', amount: quadrillion - 1, note: 'Old book' }, writer);
    await expect(pay(salma, quadrillion)).rejects.toBeInstanceOf(AmountTooHighError);
    await expect(pay(nasir, MAX_AMOUNT)).rejects.toBeInstanceOf(AmountTooHighError);
    expect(await pay(nasir, 999_999_999)).toMatchObject({ balance: -1_000_000_000 });
    const book = await store.getDayBook(0, Date.now() + day);
    expect(book.closingCash).toBe(3 * quadrillion + 999_999_999);
    expect(book.entries.map(({ balance }) => balance)).toEqual([
      -quadrillion,
      -quadrillion,
      -2 * quadrillion,
      -1_000_000_000,
    ]);
    const { today } = await store.getOverview([Date.now() - day, Date.now() + day], 5);
    expect(today?.received).toBe(3 * quadrillion + 999_999_999);
  });

  test('a hand-over that no sum could add up is refused whole', async () => {
    const store = await openFresh();
    const salma = await addCustomer(store, 'Salma', '+8801811000001');
    await store.addLedgerEntry(salma, { kind: 'adjustment', amount: 4 * quadrillion - 1, note: 'Typed wrong' }, writer);
    await addPart(store, { ...disc, price: MAX_AMOUNT / 100 / 2 });
    const placed = await store.placeOrder(order);
    const _id = placed.outcome === 'placed' ? placed._id : '';
    await takeTo(store, _id, 'packed');
    const handOver = store.setOrderStatus(_id, { from: 'packed', to: 'handedOver' }, dealer);
    await expect(handOver).rejects.toBeInstanceOf(AmountTooHighError);
    expect((await store.getOrder(_id))?.status).toBe('packed');
  });

  test('the overview adds up orders of the highest amounts', async () => {
    const store = await openFresh();
    await addPart(store, { ...disc, price: MAX_AMOUNT / 100 / 2, available_quantity: 1_000_000 });
    const { product_name, orderQuantity, ...contact } = order;
    const lines = Array.from({ length: 200 }, () => ({ product_name, orderQuantity }));
    const orders = 46;
    for (let n = 0; n < orders; n++) await store.placeOrderLines({ ...contact, note: undefined, lines });
    const { days, today } = await store.getOverview([Date.now() - day, Date.now() + day], 5);
    const revenue = orders * lines.length * MAX_AMOUNT;
    expect(today?.sum).toBe(revenue);
    expect(days).toEqual([{ orders, revenue: revenue / 100 }]);
  });
}

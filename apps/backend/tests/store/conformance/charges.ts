import type { Order } from '@dealerkit/domain/entities';
import { debtsOf, dueOfOrder } from '@dealerkit/domain/books/ledgerRules';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { Store } from '../../../src/store/Store.ts';
import { disc, order, rahim } from '../../fixtures.ts';
import { addCustomer, addPart, dealer, handOver, placeOrder, takeTo } from './shop.ts';

const writer = { actor: dealer };
const [disc2, kit2] = [2000_00, 200_00];

/** Places an order of two discs and two kits with the next number, and agrees its terms. */
async function placeWithTerms(store: Store, number: number, discount: number, deliveryCharge: number) {
  const { product_name: _name, orderQuantity: _quantity, ...contact } = order;
  const lines = ['Brake Disc', 'Clutch Kit'].map((product_name) => ({ product_name, orderQuantity: 2 }));
  await store.placeOrderLines({ ...contact, note: undefined, lines });
  const read = { discount: null, deliveryCharge: null };
  await store.setOrderTerms(number, { read, changes: { discount, deliveryCharge } }, dealer);
  return (await store.getNumberedOrder(number))?.lines.map(({ _id }) => _id) ?? [];
}

async function back(store: Store, _id = '', statuses: readonly Order['status'][]): Promise<void> {
  for (const [index, from] of statuses.entries()) {
    const to = statuses[index + 1];
    if (from && to) expect(await store.setOrderStatus(_id, { from, to }, dealer)).toEqual({ outcome: 'changed' });
  }
}

async function amountsOf(store: Store, number: number): Promise<(number | undefined)[]> {
  const { due, lines = [] } = (await store.getNumberedOrder(number)) ?? {};
  return [lines[0]?.sum, due];
}

async function entriesOf(store: Store): Promise<[kind: string, amount: number][]> {
  const { lines = [] } = (await store.getNumberedOrder(1001)) ?? {};
  const { rows = [] } = (await store.findLedger(lines[0]?.customer ?? '', { limit: 99 })) ?? {};
  return rows.map(({ kind, amount }) => [kind, amount]);
}

/** The tests of what an order is charged with its terms, for every store. */
export function describeCharges(openFresh: () => Promise<Store>): void {
  async function openWithParts(): Promise<Store> {
    const store = await openFresh();
    await addPart(store, { ...disc, price: 1000 });
    await addPart(store, { ...disc, product_name: 'Clutch Kit', price: 100 });
    return store;
  }

  test('charges the terms with a line that stays handed over, once the one that had them is cancelled or deleted', async () => {
    const store = await openWithParts();
    for (const [number, end] of [[1001, 'cancelled'] as const, [1002, 'deleted'] as const]) {
      const [first = '', second = ''] = await placeWithTerms(store, number, 300, 1000);
      for (const _id of [first, second]) await takeTo(store, _id, 'handedOver');
      await back(store, first, ['handedOver', 'packed', 'confirmed', ...(end === 'cancelled' ? [end] : [])]);
      if (end === 'deleted') await store.deleteOrder(first, dealer);
      expect([end, await amountsOf(store, number)]).toEqual([end, [kit2 + 700, kit2 + 700]]);
    }
    expect((await entriesOf(store)).slice(0, 2)).toEqual([
      ['charge', kit2 + 700],
      ['reversal', -kit2],
    ]);
  });

  test('takes no more discount off than the lines that are left, so that nothing is negative', async () => {
    const store = await openWithParts();
    const discount = 500_00;
    const [first = '', second = ''] = await placeWithTerms(store, 1001, discount, 0);
    expect(await amountsOf(store, 1001)).toEqual([disc2 + kit2 - discount, 0]);
    await store.deleteOrder(first, dealer);
    expect(await amountsOf(store, 1001)).toEqual([0, 0]);
    await takeTo(store, second, 'handedOver');
    expect(await entriesOf(store)).toEqual([['charge', 0]]);
    await store.issueInvoice(1001, '2026-11-22', writer);
    const { invoice } = (await store.getInvoice('2026-000001')) ?? {};
    expect(invoice).toMatchObject({ discount: kit2, total: 0 });
  });

  test('keeps the number of a part on an invoice as it was when it was issued', async () => {
    const store = await openFresh();
    await addPart(store, { ...disc, description: 'Vented.\nOEM: 1823-45 A, 99 114' });
    await handOver(store);
    await store.issueInvoice(1001, '2026-11-22', writer);
    const { invoice } = (await store.getInvoice('2026-000001')) ?? {};
    expect(invoice?.lines).toMatchObject([{ product_name: 'Brake Disc', partNumber: '1823-45 A' }]);
  });

  test('leaves the rest of a discount to the next hand-over and the next invoice', async () => {
    const store = await openWithParts();
    const discount = 500_00;
    const [first = '', second = ''] = await placeWithTerms(store, 1001, discount, 60_00);
    for (const [_id, number] of [[second, '2026-000001'] as const, [first, '2026-000002'] as const]) {
      await takeTo(store, _id, 'handedOver');
      expect(await store.issueInvoice(1001, '2026-11-22', writer)).toEqual({ outcome: 'issued', number });
    }
    const rest = discount - kit2;
    expect(await entriesOf(store)).toEqual([
      ['charge', disc2 - rest],
      ['charge', 60_00],
    ]);
    const [one, two] = [await store.getInvoice('2026-000001'), await store.getInvoice('2026-000002')];
    expect(one?.invoice).toMatchObject({ discount: kit2, deliveryCharge: 60_00, total: 60_00 });
    expect(two?.invoice).toMatchObject({ discount: rest, deliveryCharge: 0, total: disc2 - rest });
    // Of 500 for 2,200, the discs had 454.54.
    await store.returnOrderLine(first, { quantity: 2, restock: true, reason: 'Wrong part' }, dealer);
    expect((await entriesOf(store))[0]).toEqual(['return', -(disc2 - 454_54)]);
    const kept = kit2 - (discount - 454_54) + 60_00;
    expect(await amountsOf(store, 1001)).toEqual([kept, kept]);
  });

  test('credits a return without its share of the discount, or what an admin agrees, up to what the goods cost', async () => {
    const store = await openWithParts();
    const [first = '', second = ''] = await placeWithTerms(store, 1001, 220_00, 0);
    for (const _id of [first, second]) await takeTo(store, _id, 'handedOver');
    const wrong = { quantity: 1, restock: true, reason: 'Wrong part' };
    expect(await store.returnOrderLine(first, { ...wrong, credit: 1000_01 }, dealer)).toEqual({
      outcome: 'credit too high',
      maximum: 1000_00,
    });
    await store.returnOrderLine(first, wrong, dealer);
    await store.returnOrderLine(first, { ...wrong, credit: 850_00 }, dealer);
    expect((await entriesOf(store)).slice(0, 2)).toEqual([
      ['return', -850_00],
      ['return', -900_00],
    ]);
    const cost = disc2 + kit2 - 220_00 - 900_00 - 850_00;
    expect(await amountsOf(store, 1001)).toEqual([cost, cost]);
    const lines = (await store.getNumberedOrder(1001))?.lines.filter(({ status }) => status === 'returned');
    expect(lines?.map(({ credit }) => credit)).toEqual([900_00, 850_00]);
    // The kits cost 230 by now, of which 200 is their price.
    await store.returnOrderLine(second, { ...wrong, quantity: 2 }, dealer);
    expect(await amountsOf(store, 1001)).toEqual([cost - kit2, cost - kit2]);
  });

  test('charges each piece at the price that the decimal text rounds to', async () => {
    const store = await openFresh();
    const prices = [1.005, 2.675, 1.115, 0.145, 8.575, 150_000.505];
    const charged = [101, 268, 112, 15, 858, 15_000_051];
    for (const [index, price] of prices.entries()) {
      await addPart(store, { ...disc, product_name: `Part ${index}`, price });
      await placeOrder(store, { product_name: `Part ${index}`, orderQuantity: 3 });
    }
    const sums = (await store.findOrders({ limit: 9 })).rows.map(({ sum }) => sum);
    expect(sums.toReversed()).toEqual(charged.map((amount) => 3 * amount));
  });

  test('the overview counts sales at the agreed price, less what was returned', async () => {
    const store = await openFresh();
    await addPart(store, { ...disc, product_name: 'Clutch Kit', price: 'ask' });
    await store.placeOrder({ ...order, product_name: 'Clutch Kit', orderQuantity: 10 });
    const _id = (await store.getNumberedOrder(1001))?.lines[0]?._id ?? '';
    const revenue = async () => (await store.getOverview([0, Date.now() + 60_000], 9)).days[0]?.revenue;
    expect(await revenue()).toBe(0);
    const read = { prices: { [_id]: null } };
    await store.setOrderTerms(1001, { read, changes: { prices: { [_id]: 5000 } } }, dealer);
    expect(await revenue()).toBe(500);
    await takeTo(store, _id, 'handedOver');
    await store.returnOrderLine(_id, { quantity: 3, restock: true, reason: 'Wrong part' }, dealer);
    expect(await revenue()).toBe(350);
  });

  test('a return of what had the discount leaves nobody a payment once the other hand-over is undone', async () => {
    const store = await openFresh();
    await addPart(store, { ...disc, product_name: 'X', price: 1000 });
    await addPart(store, { ...disc, product_name: 'Y', price: 10 });
    const { product_name: _name, orderQuantity: _quantity, ...contact } = order;
    const lines = ['X', 'Y'].map((product_name) => ({ product_name, orderQuantity: disc.minimum_order_quantity }));
    await store.placeOrderLines({ ...contact, note: undefined, lines });
    const [x = '', y = ''] = (await store.getNumberedOrder(1001))?.lines.map(({ _id }) => _id) ?? [];
    const read = { discount: null, deliveryCharge: null };
    await store.setOrderTerms(1001, { read, changes: { discount: 500_00 } }, dealer);
    await takeTo(store, x, 'handedOver');
    await takeTo(store, y, 'handedOver');
    const quantity = disc.minimum_order_quantity;
    await store.returnOrderLine(x, { quantity, restock: true, reason: 'Wrong part' }, dealer);
    await store.setOrderStatus(y, { from: 'handedOver', to: 'packed' }, dealer);
    expect(await store.getNumberedOrder(1001)).toMatchObject({ paid: 0, due: 0 });
    await store.setOrderStatus(y, { from: 'packed', to: 'cancelled' }, dealer);
    expect(await store.getNumberedOrder(1001)).toMatchObject({ paid: 0, due: 0 });
  });

  test('an order whose lines are charged again after a return is due what it is charged, and nobody has paid for another order', async () => {
    const store = await openFresh();
    await addPart(store, { ...disc, product_name: 'X', price: 1250, available_quantity: 100 });
    await addPart(store, {
      ...disc,
      product_name: 'Y',
      price: 1250,
      available_quantity: 100,
      minimum_order_quantity: 1,
    });
    const { product_name: _name, orderQuantity: _quantity, ...contact } = order;
    await handOver(store, { product_name: 'Y', orderQuantity: 4 });
    const lines = [
      { product_name: 'X', orderQuantity: 2 },
      { product_name: 'Y', orderQuantity: 7 },
    ];
    await store.placeOrderLines({ ...contact, note: undefined, lines });
    const [x = '', y = ''] = (await store.getNumberedOrder(1002))?.lines.map(({ _id }) => _id) ?? [];
    expect(await store.setOrderQuantity(x, { read: 2, quantity: 1 }, dealer)).toEqual({ outcome: 'changed' });
    const read = { discount: null, deliveryCharge: null };
    await store.setOrderTerms(1002, { read, changes: { discount: 81_00 } }, dealer);
    await takeTo(store, x, 'handedOver');
    await takeTo(store, y, 'handedOver');
    await store.returnOrderLine(y, { quantity: 2, restock: true, reason: 'Wrong part' }, dealer);
    await store.setOrderStatus(x, { from: 'handedOver', to: 'packed' }, dealer);
    await store.setOrderStatus(x, { from: 'packed', to: 'cancelled' }, dealer);

    expect(await store.getNumberedOrder(1001)).toMatchObject({ paid: 0, due: 5000_00 });
    expect(await store.getNumberedOrder(1002)).toMatchObject({ paid: 0, due: 6189_25 });
    const own = (await store.listOrders(rahim)).rows.map(({ orderNumber, paid, due }) => [orderNumber, paid, due]);
    expect(new Set(own.map(String))).toEqual(new Set(['1001,0,500000', '1002,0,618925']));
    const { customer = '' } = (await store.getOrder(x)) ?? {};
    await store.addLedgerEntry(customer, { kind: 'payment', method: 'cash', amount: 6000_00 }, writer);
    expect(await store.getNumberedOrder(1001)).toMatchObject({ paid: 5000_00, due: 0 });
    expect(await store.getNumberedOrder(1002)).toMatchObject({ paid: 1000_00, due: 5189_25 });
  });

  test('an order is due what the rules say among debts of the same time, with returns of its own and of others', async () => {
    const store = await openWithParts();
    const now = vi.spyOn(Date, 'now').mockReturnValue(Date.now());
    onTestFinished(() => now.mockRestore());
    const customer = await addCustomer(store, 'Salma', '+8801811000009');
    const { product_name: _name, orderQuantity: _quantity, ...contact } = order;
    const lines = ['Brake Disc', 'Clutch Kit'].map((product_name) => ({ product_name, orderQuantity: 2 }));
    const numbers = [1001, 1002, 1003, 1004];
    for (const number of numbers) {
      await store.placeOrderLines({ ...contact, note: undefined, lines, customer }, undefined, dealer);
      const [first, second] = (await store.getNumberedOrder(number))?.lines ?? [];
      await takeTo(store, first?._id ?? '', 'handedOver');
      await store.addLedgerEntry(customer, { kind: 'adjustment', amount: 70_00, note: 'Old book' }, writer);
      await takeTo(store, second?._id ?? '', 'handedOver');
      const wrong = { quantity: 1, restock: true, reason: 'Wrong part' };
      if (number % 2 === 0) await store.returnOrderLine(first?._id ?? '', wrong, dealer);
    }
    for (const amount of [100_00, 2000_00, 2000_00, 2500_00]) {
      await store.addLedgerEntry(customer, { kind: 'payment', method: 'cash', amount, isRepeated: true }, writer);
      const debts = debtsOf((await store.findLedger(customer, { limit: 99 }))?.rows ?? []);
      const dues = numbers.map((number) => dueOfOrder(debts, number));
      const single = await Promise.all(numbers.map((number) => store.getNumberedOrder(number)));
      expect(single.map((each) => each?.due)).toEqual(dues);
      const { rows } = await store.findOrders({ limit: 99, sort: 'age' });
      const listed = new Map(rows.map(({ orderNumber, due }) => [orderNumber, due]));
      expect(numbers.map((number) => listed.get(number))).toEqual(dues);
    }
  });
}

import { expect, test } from 'vitest';
import type { Store } from '../../../src/store/Store.ts';
import { disc, identityOf, karim, order, rahim } from '../../fixtures.ts';
import { addCustomer, addPart, dealer, handOver, placeOrder, takeTo } from './shop.ts';

const writer = { actor: dealer };
const price = 14500_00;
const issued = (number: string) => ({ outcome: 'issued', number });

/** The tests of invoices for every store. */
export function describeInvoices(openFresh: () => Promise<Store>): void {
  test('an account reads terms, invoices, and what is paid and due of its orders, while it is linked to their customer', async () => {
    const store = await openFresh();
    await addPart(store, disc);
    await store.signIn(identityOf(rahim));
    const { userEmail: _email, product_name, orderQuantity, ...contact } = order;
    const id = await addCustomer(store, 'Salma', '+8801811000001');
    const lines = [{ product_name, orderQuantity }];
    await store.placeOrderLines({ ...contact, customer: id, note: undefined, lines }, undefined, dealer);
    const { uid } = identityOf(karim);
    await store.signIn(identityOf(karim));
    await store.placeOrder({ ...order, userEmail: karim }, undefined, karim, uid);
    const read = { discount: null, deliveryCharge: null };
    await store.setOrderTerms(1001, { read, changes: { discount: 500, deliveryCharge: 2000 } }, dealer);
    await store.linkAccount(id, rahim, dealer);
    const own = async (...page: Parameters<Store['listOrders']>) => (await store.listOrders(...page)).rows;
    const terms = { discount: 500, deliveryCharge: 2000, sum: 2 * price + 1500 };
    expect(await own(rahim)).toMatchObject([{ ...terms, paid: 0, due: 0, invoices: [] }]);
    await takeTo(store, (await own(rahim))[0]?._id ?? '', 'handedOver');
    await store.addLedgerEntry(id, { kind: 'payment', method: 'cash', amount: price }, writer);
    await store.issueInvoice(1001, '2026-11-22', writer);
    await store.creditInvoice('2026-000001', { reason: 'Wrong name', today: '2026-11-22' }, writer);
    await store.issueInvoice(1001, '2026-11-22', writer);
    const invoice = { issuedAt: expect.any(String) as string, total: 2 * price + 1500 };
    expect(await own(rahim)).toMatchObject([
      {
        ...terms,
        paid: price,
        due: price + 1500,
        invoices: [
          { ...invoice, number: '2026-000001', creditedBy: 'CN-2026-000001' },
          { ...invoice, number: '2026-000002' },
        ],
      },
    ]);
    expect(await own(karim)).toMatchObject([{ orderNumber: 1002, paid: 0, due: 0, invoices: [] }]);
    const [unverified] = await own(karim, { placedBy: uid });
    await store.unlinkAccount(unverified?.customer ?? '', dealer);
    for (const each of [unverified, (await own(karim))[0]]) {
      expect(each).toMatchObject({ orderNumber: 1002 });
      expect([each?.paid, each?.due, each?.invoices]).toEqual([undefined, undefined, undefined]);
    }
  });

  test('an invoice covers what is handed over and not yet invoiced, and never changes', async () => {
    const store = await openFresh();
    await addPart(store, disc);
    const _id = await placeOrder(store, { orderQuantity: 10 });
    const read = { discount: null, deliveryCharge: null };
    await store.setOrderTerms(1001, { read, changes: { discount: 500, deliveryCharge: 2000 } }, dealer);
    expect(await store.issueInvoice(1001, '2026-11-22', writer)).toEqual({ outcome: 'nothing handed over' });
    const split = await store.splitOrderLine(_id, 4, dealer);
    await takeTo(store, _id, 'handedOver');
    await store.returnOrderLine(_id, { quantity: 1, restock: true, reason: 'Broken' }, dealer);
    expect(await store.issueInvoice(1001, '2026-11-22', writer)).toEqual(issued('2026-000001'));
    expect(await store.issueInvoice(1001, '2026-11-22', writer)).toEqual(issued('2026-000001'));
    await takeTo(store, split.outcome === 'added' ? split._id : '', 'handedOver');
    expect(await store.issueInvoice(1001, '2026-11-22', writer)).toEqual(issued('2026-000002'));
    const line = { product_name: 'Brake Disc', unitPrice: price };
    const first = await store.getInvoice('2026-000001');
    expect(first).toMatchObject({ account: rahim });
    expect(first?.invoice).toEqual({
      number: '2026-000001',
      issuedAt: expect.any(String) as string,
      orderNumber: 1001,
      customer: { name: order.userName, address: order.address, phone: order.phone },
      lines: [{ ...line, orderQuantity: 5, amount: 5 * price }],
      // Of the discount for six pieces, five are left.
      discount: 417,
      deliveryCharge: 2000,
      total: 5 * price + 1583,
    });
    expect((await store.getInvoice('2026-000002'))?.invoice).toMatchObject({
      lines: [{ ...line, orderQuantity: 4, amount: 4 * price }],
      discount: 0,
      deliveryCharge: 0,
      total: 4 * price,
    });
    expect((await store.getNumberedOrder(1001))?.invoices).toMatchObject([
      { number: '2026-000001', total: 5 * price + 1583 },
      { number: '2026-000002', total: 4 * price },
    ]);
    expect(await store.issueInvoice(9, '2026-11-22', writer)).toEqual({ outcome: 'no such order' });
    expect(await store.getInvoice('2026-000003')).toBeUndefined();
  });

  test('concurrent invoices of many orders get each number once', async () => {
    const store = await openFresh();
    await addPart(store, disc);
    for (let count = 0; count < 12; count++) await handOver(store);
    const results = await Promise.all(
      Array.from({ length: 24 }, (_, index) => store.issueInvoice(1001 + (index % 12), '2026-11-22', writer)),
    );
    const numbers = new Set(results.map((result) => (result.outcome === 'issued' ? result.number : '')));
    const expected = Array.from({ length: 12 }, (_, index) => `2026-${String(index + 1).padStart(6, '0')}`);
    expect([...numbers].toSorted()).toEqual(expected);
  });

  test('a credit note takes an invoice back once, and its lines can be invoiced again', async () => {
    const store = await openFresh();
    await addPart(store, disc);
    const _id = await handOver(store);
    await store.issueInvoice(1001, '2026-11-22', { ...writer, key: 'i' });
    const back = { from: 'handedOver', to: 'packed' } as const;
    expect(await store.setOrderStatus(_id, back, dealer)).toMatchObject({ outcome: 'refused', reason: 'invoiced' });
    const credit = { reason: 'Wrong name', today: '2026-11-22' };
    const results = await Promise.all(
      Array.from({ length: 3 }, () => store.creditInvoice('2026-000001', credit, writer)),
    );
    expect(results.filter(({ outcome }) => outcome === 'issued')).toEqual([issued('CN-2026-000001')]);
    expect(results.filter(({ outcome }) => outcome === 'credited')).toHaveLength(2);
    expect((await store.getInvoice('2026-000001'))?.invoice).toMatchObject({
      creditedBy: 'CN-2026-000001',
      total: 2 * price,
    });
    expect((await store.getInvoice('CN-2026-000001'))?.invoice).toMatchObject({
      number: 'CN-2026-000001',
      credits: '2026-000001',
      reason: 'Wrong name',
      lines: [{ orderQuantity: 2, amount: -2 * price }],
      total: -2 * price,
    });
    expect(await store.creditInvoice('2026-000009', credit, writer)).toEqual({ outcome: 'no such invoice' });
    expect(await store.issueInvoice(1001, '2026-11-22', { ...writer, key: 'i' })).toEqual(issued('2026-000001'));
    expect(await store.issueInvoice(1001, '2026-11-22', writer)).toEqual(issued('2026-000002'));
    await store.creditInvoice('2026-000002', credit, writer);
    expect(await store.setOrderStatus(_id, back, dealer)).toEqual({ outcome: 'changed' });
    const customer = (await store.getNumberedOrder(1001))?.lines[0]?.customer ?? '';
    expect((await store.getCustomer(customer))?.balance).toBe(0);
  });
}

import type { Store } from '../../src/store/Store.ts';
import { disc, order, rahim, review } from '../fixtures.ts';
import { admin } from '../startBackend.ts';
import { takeTo } from '../store/conformance/shop.ts';

/** Adds an order, a delivered and invoiced order and a review of Rahim, and a customer with a payment; resolves to their ids. */
export async function stockShop(store: Store, placedBy: string) {
  await store.addPart(disc);
  await store.placeOrder(order, undefined, rahim, placedBy);
  const delivered = await store.placeOrder(order, undefined, rahim, placedBy);
  await takeTo(store, delivered.outcome === 'placed' ? delivered._id : '', 'handedOver');
  const invoice = await store.issueInvoice(1002, '2026-11-22', { actor: admin });
  const reviewId = await store.addReview(review, placedBy);
  const added = await store.addCustomer({ name: 'Nasir', phones: ['+8801811000002'] }, { actor: admin });
  const customer = added.outcome === 'added' ? added._id : '';
  const payment = { kind: 'payment', amount: 100, method: 'cash' } as const;
  const entry = await store.addLedgerEntry(customer, payment, { actor: admin });
  const cheque = await store.addLedgerEntry(customer, { ...payment, method: 'cheque' }, { actor: admin });
  const [placed] = (await store.listOrders(rahim)).rows;
  const [part] = (await store.findParts({ limit: 1 })).rows;
  return {
    order: String(placed?._id),
    part: String(part?._id),
    review: reviewId,
    customer,
    other: String(placed?.customer),
    entry: entry.outcome === 'added' ? entry._id : '',
    cheque: cheque.outcome === 'added' ? cheque._id : '',
    invoice: invoice.outcome === 'issued' ? invoice.number : '',
  };
}

import { type CallName, contract } from '@dealerkit/api-client';
import { expect, test } from 'vitest';
import { admin, idTokenOf, startBackend } from '../startBackend.ts';
import { disc, karim, order, rahim, review } from '../fixtures.ts';
import { snapshot } from '../snapshot.ts';
import { matrix } from './policyMatrix.ts';

const handOver = [
  ['placed', 'confirmed'],
  ['confirmed', 'packed'],
  ['packed', 'handedOver'],
] as const;

const callers = [undefined, rahim, karim, admin];

/** A backend with an order and a review of Rahim. */
async function startStockedBackend() {
  const backend = await startBackend();
  const dealer = await backend.clientOf(admin);
  const shopper = await backend.clientOf(rahim);
  await dealer.addPart(disc);
  await shopper.placeOrder(order);
  await shopper.addReview(review);
  await shopper.placeOrder(order);
  const [delivered] = (await dealer.getOrderByNumber({ number: '1002' })).lines;
  for (const [from, to] of handOver) await dealer.setOrderStatus({ id: String(delivered?._id), from, to });
  const { number: invoice } = await dealer.issueInvoice({ number: '1002' });
  const { insertedId: customer } = await dealer.addCustomer({ name: 'Nasir', phones: ['01811-000002'] });
  const payment = { kind: 'payment', amount: 100, method: 'cash' } as const;
  const { insertedId: entry } = await dealer.addLedgerEntry({ id: customer, ...payment });
  const other = String(delivered?.customer);
  const books = { customer, other, entry, invoice };
  const [written] = await shopper.listReviews();
  const [part] = await shopper.listParts();
  const [placed] = await shopper.listOrders({ email: rahim });
  return {
    ...backend,
    ids: { order: String(placed?._id), part: String(part?._id), review: String(written?._id), ...books },
  };
}

test.each(Object.keys(contract) as CallName[])(
  '%s answers a visitor, the owner, another user and an admin with their statuses (S099, S166)',
  async (name) => {
    const { request, expected } = matrix[name];
    const statuses: number[] = [];
    let backend = await startStockedBackend();
    for (const caller of callers) {
      const { app, store, tokenOf, ids } = backend;
      const token = caller && (contract[name].token === 'identity' ? idTokenOf(caller) : await tokenOf(caller));
      const { url, ...rest } = request(ids);
      const before = await snapshot(store);
      const response = await app.inject({
        ...rest,
        url: `/api${url}`,
        ...(token && { headers: { ...rest.headers, authorization: `Bearer ${token}` } }),
      });
      const { statusCode: status, headers } = response;
      statuses.push(status);
      expect(headers['www-authenticate']).toBe(status === 401 ? 'Bearer realm="dealerkit"' : undefined);
      const isRefused = status >= 400;
      expect(isRefused ? response.json() : { issues: [] }).toMatchObject({ issues: [] });
      expect(isRefused ? await snapshot(store) : before).toEqual(before);
      // What an accepted call changed is not there for the next caller.
      if (!isRefused && rest.method !== undefined) backend = await startStockedBackend();
    }
    expect(statuses).toEqual(expected);
  },
);

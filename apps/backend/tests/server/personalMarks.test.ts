import { expect, test, vi } from 'vitest';
import { createPost } from '../../src/notifications/publicTarget.ts';
import { createPushChannel, readVapidKeys } from '../../src/notifications/pushChannel.ts';
import { disc } from '../fixtures.ts';
import { createBrowser, startSecureServer } from '../notifications/pushServer.ts';
import { send } from '../notifications/senders.ts';
import { admin, startBackend } from '../startBackend.ts';

const person = {
  email: 'marked-person@example.com',
  name: 'Markedname Uddin',
  phone: '01799-424242',
  address: 'Markedstreet 7, Sylhet',
  note: 'Markednote at the gate',
};

/** A piece of each of these values that nothing else contains, in any case, encoding and form of a phone number. Ids and durations may contain its digits. */
const marks = [
  /marked-person/i,
  /markedname/i,
  /1799(?:\D|%2[0d]){0,3}424242|(?<![\da-f.])424242(?![\da-f.])/i,
  /markedstreet/i,
  /markednote/i,
];

const steps = [
  ['placed', 'confirmed'],
  ['confirmed', 'packed'],
  ['packed', 'handedOver'],
] as const;

test('no call writes anything of a person into the log, the metrics or a push message', async () => {
  const written: string[] = [];
  const log = { level: 'trace' as const, stream: { write: (line: string) => void written.push(line) } };
  const notifications = { channels: ['push'] as const, pushKey: 'key' };
  const { app, store, clientOf } = await startBackend({ log, notifications });
  const { email, name, phone, address, note } = person;
  const dealer = await clientOf(admin);
  await dealer.addPart({ ...disc, available_quantity: 100 });
  const shopper = await clientOf(email);
  const [service, browser] = [await startSecureServer(), createBrowser()];
  const { p256dh, auth } = browser;
  for (const client of [shopper, dealer]) {
    await client.addPushSubscription({
      endpoint: `${service.origin}/${client === dealer ? 'dealer' : 'shopper'}`,
      p256dh,
      auth,
    });
  }
  const keys = await readVapidKeys(store);
  const post = createPost({ allowPrivate: true, ca: service.ca });
  send(store, [createPushChannel({ keys, contact: 'mailto:orders@shop.example' }, post, store)]);

  await shopper.updateUser({ email, username: name, loaction: address, phone });
  await shopper.addReview({
    reviewName: name,
    reviewerEmail: email,
    productName: 'Brake Disc',
    description: note,
    rating: 5,
  });
  const lines = [{ product_name: disc.product_name, orderQuantity: 2 }];
  await shopper.placeOrderLines({ userEmail: email, userName: name, address, phone, note, lines });
  const [line] = await shopper.listOrders({ email });
  for (const [from, to] of steps) await dealer.setOrderStatus({ id: String(line?._id), from, to });
  await dealer.issueInvoice({ number: '1001' });
  const [record] = await dealer.findCustomers({ search: name });
  const payment = { kind: 'payment', amount: 100, method: 'bkash', reference: phone, note } as const;
  await dealer.addLedgerEntry({ id: String(record?._id), ...payment });
  await dealer.findOrders({ search: email });
  await dealer.findUsers({ search: name });
  await dealer.exportList({ list: 'customers', language: 'en', search: phone });
  await dealer.addCustomer({ name, phones: [phone], address, note });
  await dealer.addCustomer({ name, phones: [phone] }).catch(() => undefined);
  await shopper.findParts({ search: email });
  await shopper.getMyData();
  await shopper.askAccountDeletion().catch(() => undefined);
  await shopper.keepAccount();
  for (const url of [
    `/api/user/${email}`,
    `/api/nothing?email=${email}`,
    `/api/parts?search=${encodeURIComponent(name)}`,
  ]) {
    await app.inject(url);
  }

  await vi.waitFor(() => expect(service.received.length).toBeGreaterThanOrEqual(5), { timeout: 30_000 });
  const payloads = service.received.map(({ body }) => JSON.stringify(browser.read(body)));
  const { payload: metrics } = await app.inject('/api/metrics');
  expect(metrics).toContain('dealerkit_call_duration_seconds');
  expect(written.length).toBeGreaterThan(20);
  for (const mark of marks) {
    for (const output of [written.join(''), metrics, ...payloads]) expect(output).not.toMatch(mark);
  }
  const allowed = new Set(['kind', 'number', 'status', 'language']);
  const keysSent = payloads.flatMap((payload) => Object.keys(JSON.parse(payload) as object));
  expect(keysSent.filter((key) => !allowed.has(key))).toEqual([]);
});

import { expect, test } from 'vitest';
import { openSqliteStore } from '../src/store/sqlite.ts';
import { admin, idTokenOf, startBackend, temporaryFolder } from './backend.ts';
import { disc, order, rahim } from './entities.ts';

function collect() {
  const lines: string[] = [];
  return { lines, log: { level: 'debug', stream: { write: (line: string) => void lines.push(line) } } as const };
}

test('the log says which calls were made and nothing private', async () => {
  const { lines, log } = collect();
  const { clientOf, tokenOf, app } = await startBackend({ log });
  await (await clientOf(admin)).addPart(disc);
  const shopper = await clientOf(rahim);
  await shopper.placeOrder(order);
  await shopper.placeOrder({ ...order, orderQuantity: 1000 }).catch(() => undefined);
  await shopper.updateUser({ email: rahim, loaction: order.address, phone: order.phone });
  await app.inject({ url: `/api/userOrders?email=${rahim}`, headers: { authorization: 'Bearer forged' } });

  const said = lines.join('');
  expect(said).toContain('"route":"/api/orderparts"');
  expect(said).toContain('"route":"/api/user/:email"');
  for (const secret of [rahim, order.phone, order.address, idTokenOf(rahim), await tokenOf(rahim), 'forged']) {
    expect(said).not.toContain(secret);
  }
});

test('a fault of ours is logged, and told to nobody', async () => {
  const { lines, log } = collect();
  const store = openSqliteStore(await temporaryFolder());
  const broken = { ...store, findParts: () => Promise.reject(new Error('the disk is on fire')) };
  const { app } = await startBackend({ log, store: broken });
  const response = await app.inject('/api/parts');
  expect(response.statusCode).toBe(500);
  expect(response.json()).toEqual({ message: 'Something went wrong here. Try again in a moment.', issues: [] });
  expect(lines.join('')).toContain('the disk is on fire');
  await store.close();
});

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';
import type { Store } from '../../src/store/Store.ts';
import { openSqliteStore } from '../../src/store/engines/sqlite/openSqliteStore.ts';
import { disc, identityOf, order, rahim, review } from '../fixtures.ts';
import { takeTo } from './conformance/shop.ts';
import { temporaryFolder } from '../temporaryFolder.ts';

/** Starts a backend command on a data folder, as npm does; `maxFileSize` is in KiB. */
export function startCommand(
  name: string,
  args: string[],
  folder: string,
  more: NodeJS.ProcessEnv = {},
  maxFileSize?: number,
) {
  const file = path.join(import.meta.dirname, '../../src/commands', `${name}.ts`);
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  const env = { PATH, NODE_COMPILE_CACHE, DATA_DIR: folder, INIT_CWD: folder, ...more };
  const limit = maxFileSize === undefined ? 'unlimited' : String(maxFileSize);
  const child = spawn('bash', ['-c', `ulimit -f ${limit} && exec "$0" "$@"`, process.execPath, file, ...args], {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const ended = Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]).then(
    ([output, errors]) => ({ code: child.exitCode, output: output.trim(), errors: errors.trim() }),
  );
  return { child, ended };
}

/** Runs a backend command on a data folder to its end. */
export const command = async (...args: Parameters<typeof startCommand>) => startCommand(...args).ended;

/** Adds a customer with a payment, and an order of one part that is invoiced and taken back. */
export async function addBooks(store: Store): Promise<void> {
  const writer = { actor: 'admin@dealer.example', key: 'a' };
  const added = await store.addCustomer({ name: 'Salma', phones: ['+8801811000001', '+8801811000002'] }, writer);
  const customer = added.outcome === 'added' ? added._id : '';
  const { userEmail: _email, product_name, orderQuantity, ...contact } = order;
  const lines = [{ product_name, orderQuantity }];
  const placed = await store.placeOrderLines({ ...contact, customer, note: undefined, lines }, undefined, writer.actor);
  if (placed.outcome !== 'placed') throw new Error(placed.outcome);
  await takeTo(store, placed.ids[0] ?? '', 'handedOver');
  await store.addLedgerEntry(customer, { kind: 'payment', amount: 700, method: 'cash' }, { ...writer, key: 'b' });
  const issued = await store.issueInvoice(placed.number, '2026-11-22', { ...writer, key: 'c' });
  if (issued.outcome === 'issued')
    await store.creditInvoice(issued.number, { reason: 'Wrong', today: '2026-11-22' }, { actor: writer.actor });
  const other = await store.addCustomer({ name: 'Nasir', phones: ['+8801811000003'] }, { ...writer, key: 'd' });
  await store.mergeCustomers(customer, other.outcome === 'added' ? other._id : '', { ...writer, key: 'e' });
}

/** Creates a store with two parts, an order, a user and a review in a temporary folder. */
export async function seededFolder() {
  const folder = temporaryFolder();
  const store = openSqliteStore(folder);
  onTestFinished(() => store.close());
  await store.addPart(disc);
  await store.addPart({ ...disc, product_name: 'Hub', price: 'ask', available_quantity: undefined });
  await store.signIn(identityOf(rahim, { username: 'Rahim' }));
  const { uid } = identityOf(rahim);
  await store.placeOrder(order, 'attempt', rahim, uid);
  await store.addReview(review, uid);
  await store.signOutEverywhere(rahim, rahim);
  return { folder, store };
}

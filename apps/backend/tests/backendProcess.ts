import { type ChildProcess, fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import type { OrderStatus } from '@dealerkit/domain/entities';
import { openStore } from '../src/store/engines/openStore.ts';
import type { Store } from '../src/store/Store.ts';
import { createAccessTokens } from '../src/identity/accessTokens.ts';
import { allOrders } from './allOrders.ts';
import { untilDisconnected } from './createSchema.ts';
import { disc, identityOf, order, rahim } from './fixtures.ts';

/** The data folder of a store, and the URL of its PostgreSQL. */
export interface StoreLocation {
  dataDir: string;
  databaseUrl: string | undefined;
}

export interface BackendProcess {
  child: ChildProcess;
  origin: string;
}

/** Starts a backend in its own process, which sends e-mails if the environment has `SMTP_URL`. */
export async function serve({ dataDir, databaseUrl }: StoreLocation, env = process.env): Promise<BackendProcess> {
  const args = [dataDir, ...(databaseUrl === undefined ? [] : [databaseUrl])];
  const child = fork(path.join(import.meta.dirname, 'serve.ts'), args, { env });
  const ended = once(child, 'exit').then(() => Promise.reject(new Error('The backend ended before it was ready.')));
  const messages: unknown[] = await Promise.race([once(child, 'message'), ended]);
  return { child, origin: String(messages[0]) };
}

/** The e-mail address of the admin of these tests. */
export const dealer = 'admin@dealer.example';

/** Adds one part, the user Rahim and an admin to a store. */
export async function seedStore(location: StoreLocation, available_quantity: number): Promise<void> {
  const store = await openStore(location);
  await store.addPart({ ...disc, minimum_order_quantity: 1, available_quantity });
  await store.signIn(identityOf(rahim));
  await store.signIn(identityOf(dealer, { admin: true }));
  await store.close();
}

/** The secret of the access tokens in these tests. */
export const testSecret = 'a secret of thirty-two characters';

/** The headers of a user's calls. */
export async function headersOf(email: string): Promise<Record<string, string>> {
  const token = await createAccessTokens(Buffer.from(testSecret)).issue(identityOf(email));
  return { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
}

/** The headers of Rahim's calls. */
export const headersOfRahim = () => headersOf(rahim);

/** The headers of an admin's calls. */
export const headersOfDealer = () => headersOf(dealer);

/** The statuses that each order goes through, in turn. */
export const statusPaths: OrderStatus[][] = [
  ['confirmed', 'packed', 'handedOver'],
  ['cancelled'],
  ['confirmed', 'cancelled'],
  [],
];

/** The last acknowledged status of each order. */
export type Acknowledged = Map<string, OrderStatus>;

/** Whether a backend wants a call to be sent again, whose outcome is unknown then: on a slow machine statements reach their limit. */
const isToRepeat = ({ status, headers }: Response): boolean => status === 503 && headers.has('retry-after');

/**
 * Makes a call that must succeed, and resolves to the response; undefined if its outcome is unknown. @throws Error on any other status,
 * TypeError once the process has ended
 */
export async function send(url: string, expected: number, init: RequestInit): Promise<unknown> {
  const response = await fetch(url, init);
  const body: unknown = await response.json();
  if (isToRepeat(response)) return undefined;
  if (response.status !== expected) throw new Error(`The backend returned ${response.status}.`);
  return body;
}

/** Places orders and changes their statuses until the backend process ends. */
export async function orderUntilExit(
  origin: string,
  { headers, adminHeaders }: Record<'headers' | 'adminHeaders', Record<string, string>>,
  acknowledged: Acknowledged,
  onOrder: () => void,
): Promise<void> {
  const body = JSON.stringify({ ...order, orderQuantity: 2 });
  try {
    for (let n = 0; ; n++) {
      const placed = await send(`${origin}/api/orderparts`, 201, { method: 'POST', headers, body });
      if (placed === undefined) continue;
      const { insertedId } = placed as { insertedId: string };
      acknowledged.set(insertedId, 'placed');
      onOrder();
      let from: OrderStatus = 'placed';
      for (const to of statusPaths[n % statusPaths.length] ?? []) {
        const step = { method: 'PUT', headers: adminHeaders, body: JSON.stringify({ from, to }) };
        if ((await send(`${origin}/api/orders/${insertedId}/status`, 200, step)) === undefined) break;
        acknowledged.set(insertedId, to);
        from = to;
      }
    }
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
  }
}

/** The result of the kills. */
export interface KillResult {
  /** The number of acknowledged orders. */
  acknowledged: number;
  /** The number of acknowledged changes of a status. */
  steps: number;
  /** The ids of acknowledged orders that are missing or have lost an acknowledged status. */
  lost: string[];
  /** The difference between the sum of stock and orders that are not cancelled, and the initial stock. */
  surplus: number;
}

/** Kills a backend under load several times with SIGKILL, and checks its orders and stock after each kill. */
export async function killWhileOrdering(
  location: StoreLocation,
  rounds: number,
  ordersBeforeKill: number,
): Promise<KillResult> {
  const pieces = 1_000_000;
  await seedStore(location, pieces);
  const allHeaders = { headers: await headersOfRahim(), adminHeaders: await headersOfDealer() };
  const acknowledged: Acknowledged = new Map();
  const lost = new Set<string>();
  let surplus = 0;
  for (let round = 0; round < rounds; round++) {
    const { child, origin } = await serve(location);
    const exited = once(child, 'exit');
    let placed = 0;
    const onOrder = () => {
      if (++placed === ordersBeforeKill) child.kill('SIGKILL');
    };
    const customers = Array.from({ length: 16 }, () => orderUntilExit(origin, allHeaders, acknowledged, onOrder));
    await Promise.all(customers);
    await exited;

    if (location.databaseUrl !== undefined) await untilDisconnected(location.databaseUrl);
    const store = await openStore(location);
    const orders = await allOrders(store, rahim);
    const left = (await store.findParts({ limit: 1 })).rows[0]?.available_quantity ?? 0;
    await store.close();
    const histories = new Map(orders.map(({ _id, history = [] }) => [_id, history.map(({ status }) => status)]));
    for (const [id, status] of acknowledged) if (!histories.get(id)?.includes(status)) lost.add(id);
    const present = orders.filter(({ status }) => status !== 'cancelled');
    surplus += Math.abs(left + 2 * present.length - pieces);
  }
  const steps = [...acknowledged.values()].filter((status) => status !== 'placed').length;
  return { acknowledged: acknowledged.size, steps, lost: [...lost], surplus };
}

const umbrella = { kind: 'umbrella', category: 'Rain', names: ['umbrella'], bangla: ['ছাতা'], latin: ['chata'] };

/** Waits until the parts that are still to be indexed are fewer than some, and resolves to their number. */
async function outdatedBelow(store: Store, count: number): Promise<number> {
  for (;;) {
    const outdated = await store.countOutdatedParts();
    if (outdated < count) return outdated;
    await setImmediate();
  }
}

/** Kills a process while it indexes the parts of a store by new synonyms, and starts another one, which finds all parts. */
export async function killWhileIndexing(location: StoreLocation) {
  const parts = 3_000;
  const store = await openStore(location);
  const named = Array.from({ length: parts }, (_, n) => ({ ...disc, product_name: `Umbrella ${n}` }));
  await store.seed({ parts: named, reviews: [] });
  await store.setSynonyms([umbrella], 0, dealer);
  const killed = await serve(location);
  const exited = once(killed.child, 'exit');
  await outdatedBelow(store, parts);
  killed.child.kill('SIGKILL');
  await exited;
  const left = await store.countOutdatedParts();
  const { child } = await serve(location);
  await outdatedBelow(store, 1);
  child.kill();
  const { total } = await store.findParts({ search: 'chata', limit: 1 });
  await store.close();
  return { left, found: total, parts };
}

/** Starts several processes on one store with 100 pieces, sends 200 orders to them, and resolves to the statuses. */
export async function sellTheLastHundred(location: StoreLocation, processes: number): Promise<number[]> {
  const headers = await headersOfRahim();
  const served = await Promise.all(Array.from({ length: processes }, () => serve(location)));
  await seedStore(location, 100);
  const body = JSON.stringify({ ...order, orderQuantity: 1 });
  const buyers = Array.from({ length: 200 }, async (_, n) => {
    const init = { method: 'POST', headers: { ...headers, 'idempotency-key': randomUUID() }, body };
    for (;;) {
      const response = await fetch(`${served[n % processes]?.origin}/api/orderparts`, init);
      if (!isToRepeat(response)) return response.status;
    }
  });
  const statuses = await Promise.all(buyers);
  for (const { child } of served) child.kill('SIGKILL');
  return statuses;
}

import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { openStore } from '../src/store/openStore.ts';
import { createAccessTokens } from '../src/identity/accessTokens.ts';
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

/** Starts a backend in its own process. */
export async function serve({ dataDir, databaseUrl }: StoreLocation): Promise<BackendProcess> {
  const args = [dataDir, ...(databaseUrl === undefined ? [] : [databaseUrl])];
  const child = fork(path.join(import.meta.dirname, 'serve.ts'), args);
  const messages: unknown[] = await once(child, 'message');
  return { child, origin: String(messages[0]) };
}

/** Adds one part and the user Rahim to a store. */
export async function stock(location: StoreLocation, available_quantity: number): Promise<void> {
  const store = await openStore(location);
  await store.addPart({ ...disc, minimum_order_quantity: 1, available_quantity });
  await store.signIn(identityOf(rahim));
  await store.close();
}

/** The secret of the access tokens in these tests. */
export const testSecret = 'a secret of thirty-two characters';

/** The headers of Rahim's calls. */
export async function headersOfRahim(): Promise<Record<string, string>> {
  const token = await createAccessTokens(Buffer.from(testSecret)).issue(identityOf(rahim));
  return { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
}

/** Places orders until the backend process ends; resolves to the acknowledged ids. @throws Error on any status but 201 */
async function orderUntilExit(origin: string, headers: Record<string, string>, onOrder: () => void): Promise<string[]> {
  const acknowledged: string[] = [];
  const body = JSON.stringify({ ...order, orderQuantity: 2 });
  try {
    for (;;) {
      const response = await fetch(`${origin}/api/orderparts`, { method: 'POST', headers, body });
      const { insertedId } = (await response.json()) as { insertedId: string };
      if (response.status !== 201) throw new Error(`The backend returned ${response.status}.`);
      acknowledged.push(insertedId);
      onOrder();
    }
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    return acknowledged;
  }
}

/** The result of the kills. */
export interface KillResult {
  /** The number of acknowledged orders. */
  acknowledged: number;
  /** The ids of acknowledged orders that are missing. */
  lost: string[];
  /** The difference between the sum of stock and orders and the initial stock. */
  surplus: number;
}

/** Kills a backend under load several times with SIGKILL, and checks its orders and stock after each kill. */
export async function killWhileOrdering(
  location: StoreLocation,
  rounds: number,
  ordersBeforeKill: number,
): Promise<KillResult> {
  const pieces = 1_000_000;
  await stock(location, pieces);
  const headers = await headersOfRahim();
  const acknowledged = new Set<string>();
  const lost = new Set<string>();
  let surplus = 0;
  for (let round = 0; round < rounds; round++) {
    const { child, origin } = await serve(location);
    const exited = once(child, 'exit');
    let placed = 0;
    const onOrder = () => {
      if (++placed === ordersBeforeKill) child.kill('SIGKILL');
    };
    const placedIds = await Promise.all(Array.from({ length: 16 }, () => orderUntilExit(origin, headers, onOrder)));
    await exited;
    for (const id of placedIds.flat()) acknowledged.add(id);

    const store = await openStore(location);
    const orders = await store.listOrders(rahim);
    const [part] = (await store.findParts({ limit: 1 })).rows;
    await store.close();
    const ids = new Set(orders.map(({ _id }) => _id));
    for (const id of acknowledged) if (!ids.has(id)) lost.add(id);
    surplus += Math.abs((part?.available_quantity ?? 0) + 2 * orders.length - pieces);
  }
  return { acknowledged: acknowledged.size, lost: [...lost], surplus };
}

/** Starts several processes on one store with 100 pieces, sends 200 orders to them, and resolves to the statuses. */
export async function sellTheLastHundred(location: StoreLocation, processes: number): Promise<number[]> {
  const headers = await headersOfRahim();
  const served = await Promise.all(Array.from({ length: processes }, () => serve(location)));
  await stock(location, 100);
  const body = JSON.stringify({ ...order, orderQuantity: 1 });
  const buyers = Array.from({ length: 200 }, async (_, n) => {
    const { status } = await fetch(`${served[n % processes]?.origin}/api/orderparts`, {
      method: 'POST',
      headers,
      body,
    });
    return status;
  });
  const statuses = await Promise.all(buyers);
  for (const { child } of served) child.kill('SIGKILL');
  return statuses;
}

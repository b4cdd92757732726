import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { openStore } from '../src/store/openStore.ts';
import { createAccessTokens } from '../src/identity/accessTokens.ts';
import { disc, order, rahim } from './entities.ts';

/** Where a store is: in a folder, or in PostgreSQL. */
export interface Place {
  dataDir: string;
  databaseUrl: string | undefined;
}

export interface Served {
  child: ChildProcess;
  origin: string;
}

/** Starts a backend in a process of its own. */
export async function serve({ dataDir, databaseUrl }: Place): Promise<Served> {
  const args = [dataDir, ...(databaseUrl === undefined ? [] : [databaseUrl])];
  const child = fork(path.join(import.meta.dirname, 'serve.ts'), args);
  const heard: unknown[] = await once(child, 'message');
  return { child, origin: String(heard[0]) };
}

/** Puts one part on sale, and Rahim among the users. */
export async function stock(place: Place, available_quantity: number): Promise<void> {
  const store = await openStore(place);
  await store.addPart({ ...disc, minimum_order_quantity: 1, available_quantity });
  await store.signIn({ email: rahim, admin: false });
  await store.close();
}

/** What the processes of these tests sign their access tokens with. */
export const secretOfTheShop = 'a secret of thirty-two characters';

/** What Rahim's browser sends with every call. */
export async function headersOfRahim(): Promise<Record<string, string>> {
  const token = await createAccessTokens(Buffer.from(secretOfTheShop)).issue({ uid: 'rahim', email: rahim });
  return { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
}

/** Orders one after the other until the backend is gone; resolves to the ids that it has acknowledged. @throws Error if it answers anything but 201 */
async function buyUntilTheEnd(origin: string, headers: Record<string, string>, onOrder: () => void): Promise<string[]> {
  const acknowledged: string[] = [];
  const body = JSON.stringify({ ...order, orderQuantity: 2 });
  try {
    for (;;) {
      const response = await fetch(`${origin}/api/orderparts`, { method: 'POST', headers, body });
      const { insertedId } = (await response.json()) as { insertedId: string };
      if (response.status !== 201) throw new Error(`The backend answered ${response.status}.`);
      acknowledged.push(insertedId);
      onOrder();
    }
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    return acknowledged;
  }
}

/** What is left after the kills. */
export interface Aftermath {
  /** How many orders were acknowledged, and which of them are gone. */
  acknowledged: number;
  lost: string[];
  /** How much more or less there is than stock and orders should sum up to. */
  surplus: number;
}

/** Kills a backend with -9 again and again while orders stream in, and looks each time at what is left. */
export async function killWhileOrdering(place: Place, rounds: number, ordersBeforeTheKill: number): Promise<Aftermath> {
  const pieces = 1_000_000;
  await stock(place, pieces);
  const headers = await headersOfRahim();
  const acknowledged = new Set<string>();
  const lost = new Set<string>();
  let surplus = 0;
  for (let round = 0; round < rounds; round++) {
    const { child, origin } = await serve(place);
    const gone = once(child, 'exit');
    let placed = 0;
    const onOrder = () => {
      if (++placed === ordersBeforeTheKill) child.kill('SIGKILL');
    };
    const bought = await Promise.all(Array.from({ length: 16 }, () => buyUntilTheEnd(origin, headers, onOrder)));
    await gone;
    for (const id of bought.flat()) acknowledged.add(id);

    const store = await openStore(place);
    const kept = await store.listOrders(rahim);
    const [part] = (await store.findParts({ limit: 1 })).rows;
    await store.close();
    const ids = new Set(kept.map(({ _id }) => _id));
    for (const id of acknowledged) if (!ids.has(id)) lost.add(id);
    surplus += Math.abs((part?.available_quantity ?? 0) + 2 * kept.length - pieces);
  }
  return { acknowledged: acknowledged.size, lost: [...lost], surplus };
}

/** Starts so many processes at once, over nothing, and lets two hundred buyers order the last hundred through them; resolves to the statuses. */
export async function sellTheLastHundred(place: Place, processes: number): Promise<number[]> {
  const headers = await headersOfRahim();
  const served = await Promise.all(Array.from({ length: processes }, () => serve(place)));
  await stock(place, 100);
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

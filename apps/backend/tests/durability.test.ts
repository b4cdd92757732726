import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openSqliteStore } from '../src/store/sqlite.ts';
import { accessTokens, temporaryFolder } from './backend.ts';
import { disc, order, rahim } from './entities.ts';

const rounds = 4;
const buyers = 16;
const ordersBeforeTheKill = 150;
const stock = 1_000_000;

async function serve(folder: string): Promise<{ child: ChildProcess; origin: string }> {
  const child = fork(path.join(import.meta.dirname, 'serve.ts'), [folder]);
  onTestFinished(() => void child.kill('SIGKILL'));
  const heard: unknown[] = await once(child, 'message');
  return { child, origin: String(heard[0]) };
}

/** Orders one after the other until the backend is gone; resolves to the ids that it has acknowledged. */
async function buyUntilTheEnd(origin: string, headers: Record<string, string>, onOrder: () => void): Promise<string[]> {
  const acknowledged: string[] = [];
  const body = JSON.stringify({ ...order, orderQuantity: 2 });
  try {
    for (;;) {
      const response = await fetch(`${origin}/api/orderparts`, { method: 'POST', headers, body });
      const { insertedId } = (await response.json()) as { insertedId: string };
      expect(response.status).toBe(201);
      acknowledged.push(insertedId);
      onOrder();
    }
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    return acknowledged;
  }
}

async function stockedFolder(available_quantity: number): Promise<string> {
  const folder = await temporaryFolder();
  const store = openSqliteStore(folder);
  await store.addPart({ ...disc, minimum_order_quantity: 1, available_quantity });
  await store.signIn({ email: rahim, admin: false });
  await store.close();
  return folder;
}

async function headersOfRahim(): Promise<Record<string, string>> {
  const token = await accessTokens.issue({ uid: 'rahim', email: rahim });
  return { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
}

test(`kill -9 while orders stream in, ${rounds} times: nothing acknowledged is lost and the stock is right`, async () => {
  const folder = await stockedFolder(stock);
  const headers = await headersOfRahim();
  const acknowledged = new Set<string>();

  for (let round = 0; round < rounds; round++) {
    const { child, origin } = await serve(folder);
    const gone = once(child, 'exit');
    let placed = 0;
    const onOrder = () => {
      if (++placed === ordersBeforeTheKill) child.kill('SIGKILL');
    };
    const bought = await Promise.all(Array.from({ length: buyers }, () => buyUntilTheEnd(origin, headers, onOrder)));
    expect((await gone)[1]).toBe('SIGKILL');
    for (const id of bought.flat()) acknowledged.add(id);

    const store = openSqliteStore(folder);
    const kept = await store.listOrders(rahim);
    const { rows } = await store.findParts({ limit: 1 });
    await store.close();
    const ids = new Set(kept.map(({ _id }) => _id));
    expect([...acknowledged].filter((id) => !ids.has(id))).toEqual([]);
    expect(rows[0]?.available_quantity).toBe(stock - 2 * kept.length);
  }
  expect(acknowledged.size).toBeGreaterThanOrEqual(rounds * ordersBeforeTheKill);
});

test('two processes over one folder sell the last hundred to exactly one hundred of two hundred', async () => {
  const folder = await stockedFolder(100);
  const headers = await headersOfRahim();
  const backends = await Promise.all([serve(folder), serve(folder)]);
  const body = JSON.stringify({ ...order, orderQuantity: 1 });
  const statuses = await Promise.all(
    Array.from({ length: 200 }, async (_, n) => {
      const { status } = await fetch(`${backends[n % 2]?.origin}/api/orderparts`, { method: 'POST', headers, body });
      return status;
    }),
  );
  expect(statuses.filter((status) => status === 201)).toHaveLength(100);
  expect(statuses.filter((status) => status === 409)).toHaveLength(100);
});

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
  const child = fork(path.join(import.meta.dirname, 'serve.ts'), [folder], { execArgv: ['--no-warnings'] });
  onTestFinished(() => void child.kill('SIGKILL'));
  const [origin] = await once(child, 'message');
  return { child, origin: String(origin) };
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

test(`kill -9 while orders stream in, ${rounds} times: nothing acknowledged is lost and the stock is right`, async () => {
  const folder = await temporaryFolder();
  const first = openSqliteStore(folder);
  await first.addPart({ ...disc, available_quantity: stock });
  await first.signIn({ email: rahim, admin: false });
  await first.close();
  const headers = {
    authorization: `Bearer ${await accessTokens.issue({ uid: 'rahim', email: rahim })}`,
    'content-type': 'application/json',
  };
  const acknowledged = new Set<string>();

  for (let round = 0; round < rounds; round++) {
    const { child, origin } = await serve(folder);
    const gone = once(child, 'exit');
    let placed = 0;
    const onOrder = () => {
      if (++placed === ordersBeforeTheKill) child.kill('SIGKILL');
    };
    const bought = await Promise.all(
      Array.from({ length: buyers }, () => buyUntilTheEnd(origin, headers, onOrder)),
    );
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
}, 30_000);

import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { openStore } from '../src/store/engines/openStore.ts';
import { allOrders } from './allOrders.ts';
import { headersOfRahim, send, serve, type StoreLocation } from './backendProcess.ts';
import { disc, identityOf, order, rahim } from './fixtures.ts';

const { product_name: _name, orderQuantity: _quantity, ...customer } = order;

const names = Array.from({ length: 10 }, (_, n) => `Part ${n}`);
const pieces = 1_000_000;

/** A basket, whose lines each customer sends in another order. */
const bodyOf = (n: number) => {
  const rotated = [...names.slice(n % names.length), ...names.slice(0, n % names.length)];
  return JSON.stringify({ ...customer, lines: rotated.map((product_name) => ({ product_name, orderQuantity: 1 })) });
};

/** The result of the kills. */
export interface BasketKills {
  /** The number of baskets that were sent, each until it was acknowledged. */
  sent: number;
  /** How many of them were sent again after a kill. */
  repeated: number;
  /** The number of baskets that are missing, or have not all of their lines. */
  lost: number;
  /** The number of orders that no basket belongs to. */
  doubled: number;
  /** The difference between stock with orders and the initial stock. */
  surplus: number;
}

/** Kills a backend with SIGKILL while baskets of ten lines are placed, and sends those without an acknowledgement again with their keys. */
export async function killWhilePlacingBaskets(
  location: StoreLocation,
  rounds: number,
  basketsBeforeKill: number,
): Promise<BasketKills> {
  const store = await openStore(location);
  for (const product_name of names) {
    await store.addPart({ ...disc, product_name, minimum_order_quantity: 1, available_quantity: pieces });
  }
  await store.signIn(identityOf(rahim));
  await store.close();
  const headers = await headersOfRahim();
  const acknowledged = new Set<number>();
  const waiting = new Map<string, string>();
  let [sent, repeated] = [0, 0];

  /** Resolves to whether a basket was acknowledged; otherwise it is sent again. */
  async function place(origin: string, key: string, body: string): Promise<boolean> {
    const init = { method: 'POST', headers: { ...headers, 'idempotency-key': key }, body };
    const placed = (await send(`${origin}/api/orders`, 201, init)) as { orderNumber: number } | undefined;
    if (!placed) return false;
    acknowledged.add(placed.orderNumber);
    return waiting.delete(key);
  }

  for (let round = 0; round <= rounds; round++) {
    const { child, origin } = await serve(location);
    const exited = once(child, 'exit');
    repeated += waiting.size;
    while (waiting.size > 0) await Promise.all([...waiting].map(([key, body]) => place(origin, key, body)));
    const isLast = round === rounds;
    let placed = 0;
    async function placeUntilExit(): Promise<void> {
      try {
        for (;;) {
          const [key, body] = [randomUUID(), bodyOf(sent++)];
          waiting.set(key, body);
          if ((await place(origin, key, body)) && ++placed === basketsBeforeKill) child.kill('SIGKILL');
        }
      } catch (error) {
        // The connection ends with the process.
        if (!(error instanceof TypeError)) throw error;
      }
    }
    if (isLast) child.kill('SIGKILL');
    else await Promise.all(Array.from({ length: 16 }, placeUntilExit));
    await exited;
  }

  const reopened = await openStore(location);
  const lines = await allOrders(reopened, rahim);
  const parts = (await reopened.findParts({ limit: 10 })).rows;
  await reopened.close();
  const counts = new Map<number, number>();
  for (const { orderNumber = 0 } of lines) counts.set(orderNumber, (counts.get(orderNumber) ?? 0) + 1);
  const ordersOfPart = (name: string | undefined) => lines.filter(({ product_name }) => product_name === name).length;
  const surplus = parts.reduce(
    (sum, { product_name, available_quantity = 0 }) =>
      sum + Math.abs(available_quantity + ordersOfPart(product_name) - pieces),
    0,
  );
  return {
    sent,
    repeated,
    lost: sent - [...acknowledged].filter((number) => counts.get(number) === names.length).length,
    doubled: [...counts.keys()].filter((number) => !acknowledged.has(number)).length,
    surplus,
  };
}

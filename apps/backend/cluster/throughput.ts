import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { requestsPerSecond } from '../bench/load.ts';
import { openPostgresStore } from '../src/store/postgres/openPostgresStore.ts';
import { headersOf } from '../tests/backendProcess.ts';
import { disc, order } from '../tests/fixtures.ts';
import type { Cluster } from './startCluster.ts';

/** Requests per second. */
export interface Throughput {
  readsOfOneBackend: number;
  readsOfTheEdge: number;
  /** With one backend, with two, and so on. */
  orders: number[];
}

const seconds = 10;
const connections = 64;

/** Reads per second by `wrk`, which takes less of the machine than a client in JavaScript. @throws Error on other statuses than 200 */
async function readsPerSecond(url: string): Promise<number> {
  const { stdout } = await promisify(execFile)('wrk', ['-t1', `-c${connections}`, `-d${seconds}s`, url]);
  if (stdout.includes('Non-2xx')) throw new Error(`Some reads of ${url} failed: ${stdout}`);
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]);
}

/** Measures reads through the edge and of one backend, and orders of twenty parts with one, two and all backends. */
export async function measureThroughput(
  { edgeUrl, backends, databaseUrl }: Cluster,
  customer: string,
): Promise<Throughput> {
  const urls = backends.map(({ url }) => url);
  const readsOfOneBackend = await readsPerSecond(`${urls[0]}/api/parts?limit=6`);
  const readsOfTheEdge = await readsPerSecond(`${edgeUrl}/api/parts?limit=6`);

  const store = await openPostgresStore(databaseUrl('primary'));
  const names = Array.from({ length: 20 }, (_, n) => `Measured Part ${n}`);
  for (const product_name of names) {
    await store.addPart({ ...disc, product_name, minimum_order_quantity: 1, available_quantity: 1_000_000 });
  }
  await store.close();
  let n = 0;
  const body = () =>
    JSON.stringify({ ...order, userEmail: customer, product_name: names[n++ % names.length], orderQuantity: 1 });
  const headers = await headersOf(customer);
  const orders: number[] = [];
  for (const count of urls.keys()) {
    const url = () => `${urls[n % (count + 1)]}/api/orderparts`;
    orders.push(await requestsPerSecond(url, seconds * 1000, { method: 'POST', headers, body, connections }));
  }
  return { readsOfOneBackend, readsOfTheEdge, orders };
}

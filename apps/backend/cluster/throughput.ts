import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { Part } from '@dealerkit/domain/entities';
import * as v from 'valibot';
import { requestsPerSecond } from '../bench/load.ts';
import { openPostgresStore } from '../src/store/engines/postgres/openPostgresStore.ts';
import { headersOf } from '../tests/backendProcess.ts';
import { disc, order } from '../tests/fixtures.ts';
import type { Cluster } from './startCluster.ts';

/** Reads per second of one backend and through the edge, while orders arrive at a steady rate per second. */
interface ReadRates {
  arrivingOrders: number;
  backend: number;
  edge: number;
}

/** Requests per second. */
export interface Throughput {
  reads: ReadRates[];
  /** With one backend, with two, and so on. */
  orders: number[];
}

const seconds = 10;
const connections = 64;
const arrivingOrders = [0, 1, 10];

/** What visitors read: each part, its name's words as searches, and the first lists. */
async function publicPaths(url: string): Promise<string[]> {
  const response = await fetch(`${url}/api/parts?limit=100`);
  const parts = v.parse(v.array(Part), await response.json());
  const words = parts.flatMap(({ product_name = '' }) => product_name.split(' '));
  const searches = words.map((word) => `/api/parts?limit=24&search=${encodeURIComponent(word)}`);
  const lists = ['/api/parts?limit=6', '/api/parts?limit=24', '/api/showReview?limit=6'];
  return [...new Set([...parts.map(({ _id }) => `/api/purchase/${_id}`), ...searches, ...lists])];
}

/** Writes a script by which `wrk` reads some paths in turn, and returns its path. */
function createWrkScript(folder: string, paths: readonly string[]): string {
  const script = path.join(folder, 'reads.lua');
  const list = paths.map((item) => JSON.stringify(item)).join(', ');
  writeFileSync(
    script,
    `local paths = { ${list} }\nlocal n = 0\nrequest = function()\n  n = n + 1\n  return wrk.format("GET", paths[n % #paths + 1])\nend\n`,
  );
  return script;
}

/** Reads per second by `wrk`, which takes less of the machine than a client in JavaScript. @throws Error on other statuses than 200 */
async function readsPerSecond(url: string, script: string): Promise<number> {
  const { stdout } = await promisify(execFile)('wrk', ['-t1', `-c${connections}`, `-d${seconds}s`, '-s', script, url]);
  if (stdout.includes('Non-2xx')) throw new Error(`Some reads of ${url} failed: ${stdout}`);
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]);
}

/** Sends an order each time a pause is over, until the signal. @throws Error on other statuses than 201 */
async function sendOrders(send: () => Promise<Response>, pause: number, { signal }: AbortController): Promise<void> {
  for (let due = performance.now(); !signal.aborted; due += pause) {
    await wait(Math.max(0, due - performance.now()));
    const { status } = await send();
    if (status !== 201) throw new Error(`An order returned ${status}.`);
  }
}

/** Measures reads through the edge and of one backend, and orders of twenty parts with one, two and all backends. */
export async function measureThroughput(
  { edgeUrl, backends, databaseUrl }: Cluster,
  { folder, customer }: { folder: string; customer: string },
): Promise<Throughput> {
  const urls = backends.map(({ url }) => url);
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
  const init = () => ({ method: 'POST', headers, body: body() });

  const [oneBackend = ''] = urls;
  const script = createWrkScript(folder, await publicPaths(oneBackend));
  const readWhileOrdersArrive = async (url: string, rate: number) => {
    const stopping = new AbortController();
    const send = () => fetch(`${edgeUrl}/api/orderparts`, init());
    const sending = rate > 0 && sendOrders(send, 1000 / rate, stopping);
    const reads = await readsPerSecond(url, script).finally(() => stopping.abort());
    await sending;
    return reads;
  };
  const reads: ReadRates[] = [];
  for (const rate of arrivingOrders) {
    const backend = await readWhileOrdersArrive(oneBackend, rate);
    reads.push({ arrivingOrders: rate, backend, edge: await readWhileOrdersArrive(edgeUrl, rate) });
  }

  const orders: number[] = [];
  for (const count of urls.keys()) {
    const url = () => `${urls[n % (count + 1)]}/api/orderparts`;
    orders.push(await requestsPerSecond(url, seconds * 1000, { method: 'POST', headers, body, connections }));
  }
  return { reads, orders };
}

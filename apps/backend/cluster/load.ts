import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { Order, type OrderStatus, Part } from '@dealerkit/domain/entities';
import * as v from 'valibot';
import { dealer, headersOf, statusPaths } from '../tests/backendProcess.ts';
import { order } from '../tests/fixtures.ts';
import { createSend, type WriteRecord } from './definiteResponse.ts';

/** What the backends acknowledged to the clients; the database must have exactly this. */
export interface Acknowledged {
  /** The last acknowledged status of each order, or `deleted`. */
  orders: Map<string, OrderStatus | 'deleted'>;
  /** The pieces of each part that an admin has added. */
  supplied: Map<string, number>;
  /** The last acknowledged price; each change of a part sets the next one. */
  price: number;
}

/** What the clients have seen during a load; times are in milliseconds. */
export interface LoadRecord extends WriteRecord {
  /** Orders refused because too few pieces were left. */
  refusedOrders: number;
  /** When each change of a part was acknowledged, and when the edge showed it on the part and in the list. */
  changes: { acknowledgedAt: number; seenAt: number }[];
  reads: number;
  failedReads: string[];
  /** The longest time between two successful reads of one path. */
  longestReadGap: number;
}

export interface LoadOptions {
  edgeUrl: string;
  customers: readonly string[];
  /** The parts on sale; the admin adds pieces to the first one, which sells out again and again. */
  parts: readonly Part[];
  acknowledged: Acknowledged;
}

export interface Load {
  record: LoadRecord;
  /** Whether each path has been read, so that the edge has a response for it. */
  hasReadAll: () => boolean;
  /** Resolves when all clients have got their last definite response. */
  stop: () => Promise<LoadRecord>;
}

/** The pauses of a client: after an order, a read and a change of a part. */
const pauses = { order: 25, read: 50, change: 500 };

/** How long a reader waits for a response. */
const readTimeout = 30_000;

/** The pieces that each change of the part adds; fewer than the customers want. */
const addedPieces = 3;

const Placed = v.object({ insertedId: v.string() });
const RefusedStep = v.object({ order: Order });
const RefusedChange = v.object({ part: Part });

/**
 * Starts customers who order, admins' steps and deletions of these orders, an admin who changes a part, and readers, all at
 * the edge. Clients retry a write with the same idempotency key or the same former values until the response is definite.
 */
export function startLoad({ edgeUrl, customers, parts, acknowledged }: LoadOptions): Load {
  const record: LoadRecord = {
    writes: [],
    retries: [],
    refusedOrders: 0,
    changes: [],
    reads: 0,
    failedReads: [],
    longestReadGap: 0,
  };
  const [restocked] = parts;
  if (!restocked) throw new Error('A load needs a part.');
  const stopping = new AbortController();
  const isRunning = () => !stopping.signal.aborted;
  const send = createSend(edgeUrl, record);

  async function takeSteps(customer: string, id: string, path: OrderStatus[], headers: Record<string, string>) {
    let from: OrderStatus = 'placed';
    for (const to of path) {
      const body = JSON.stringify({ from, to });
      const changed = await send(customer, `/api/orders/${id}/status`, { method: 'PUT', headers, body });
      // A conflict with the new status: an earlier attempt has made the change, and its response was lost.
      const isMade =
        changed.status === 200 || (changed.status === 409 && v.parse(RefusedStep, changed.body).order.status === to);
      // The verification finds what has happened to the order.
      if (!isMade) return;
      acknowledged.orders.set(id, to);
      from = to;
    }
  }

  async function runCustomer(email: string, first: number): Promise<void> {
    const headers = await headersOf(email);
    const adminHeaders = await headersOf(dealer);
    for (let n = first; isRunning(); n++) {
      const product_name = parts[n % parts.length]?.product_name;
      const body = JSON.stringify({ ...order, userEmail: email, product_name, orderQuantity: 1 + (n % 3) });
      const init = { method: 'POST', headers: { ...headers, 'idempotency-key': randomUUID() }, body };
      const placed = await send(email, '/api/orderparts', init);
      if (placed.status === 201) {
        const { insertedId } = v.parse(Placed, placed.body);
        acknowledged.orders.set(insertedId, 'placed');
        await takeSteps(email, insertedId, statusPaths[n % statusPaths.length] ?? [], adminHeaders);
        if (n % 7 === 0 && acknowledged.orders.get(insertedId) !== 'handedOver') {
          const removed = await send(email, `/api/myorders/${insertedId}`, { method: 'DELETE', headers });
          if (removed.status === 200) acknowledged.orders.set(insertedId, 'deleted');
        }
      } else {
        record.refusedOrders++;
      }
      await wait(pauses.order);
    }
  }

  async function read(path: string): Promise<unknown> {
    const response = await fetch(edgeUrl + path, { signal: AbortSignal.timeout(readTimeout) });
    const text = await response.text();
    if (response.status !== 200) throw new TypeError(`${path} returned ${response.status}`);
    return JSON.parse(text);
  }

  async function runReader(path: string): Promise<void> {
    for (let last = performance.now(); isRunning(); await wait(pauses.read)) {
      try {
        await read(path);
        unread.delete(path);
        record.reads++;
        record.longestReadGap = Math.max(record.longestReadGap, performance.now() - last);
        last = performance.now();
      } catch (error) {
        record.failedReads.push(error instanceof Error ? error.message : String(error));
      }
    }
  }

  const partPath = `/api/purchase/${restocked._id}`;
  const paths = [partPath, '/api/parts?limit=6', '/api/showReview?limit=6'];
  const unread = new Set(paths);

  /** Waits until the edge shows a price on the part and in the list. */
  async function waitForPrice(price: number): Promise<void> {
    for (;;) {
      try {
        const part = v.parse(Part, await read(partPath));
        const list = v.parse(v.array(Part), await read('/api/parts?limit=6'));
        if (part.price === price && list.some((row) => row._id === part._id && row.price === price)) return;
      } catch (error) {
        // The readers record failed reads.
        if (v.isValiError(error)) throw error;
      }
      await wait(pauses.read / 2);
    }
  }

  /** Adds pieces and sets the next price, with the stock that the last conflict has shown. */
  async function changePart(part: Part, headers: Record<string, string>): Promise<Part> {
    const { price, available_quantity = 0 } = part;
    const changes = { price: acknowledged.price + 1, available_quantity: available_quantity + addedPieces };
    const body = JSON.stringify({ read: { price, available_quantity }, changes });
    const { status, body: refused } = await send(dealer, `/api/parts/${part._id}`, { method: 'PUT', headers, body });
    if (status === 200) return { ...part, ...changes };
    const { part: current } = v.parse(RefusedChange, refused);
    return current.price === changes.price ? current : changePart(current, headers);
  }

  async function runAdmin(first: Part): Promise<void> {
    const headers = await headersOf(dealer);
    let part = first;
    while (isRunning()) {
      part = await changePart(part, headers);
      const acknowledgedAt = performance.now();
      const name = String(part.product_name);
      acknowledged.price += 1;
      acknowledged.supplied.set(name, (acknowledged.supplied.get(name) ?? 0) + addedPieces);
      await waitForPrice(acknowledged.price);
      record.changes.push({ acknowledgedAt, seenAt: performance.now() });
      await wait(pauses.change);
    }
  }

  const clients = Promise.all([...customers.map(runCustomer), ...paths.map(runReader), runAdmin(restocked)]);
  // `stop` reports the error.
  clients.catch(() => undefined);
  return {
    record,
    hasReadAll: () => unread.size === 0,
    async stop() {
      stopping.abort();
      await clients;
      return record;
    },
  };
}

import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, request } from 'node:http';
import { afterAll, beforeAll, describe, expect, inject, onTestFinished, test, vi } from 'vitest';
import { buildApp } from '../../src/app.ts';
import { startPurging } from '../../src/edge/purging.ts';
import { portOf } from '../../src/http/listen.ts';
import { openPostgresStore } from '../../src/store/postgres/openPostgresStore.ts';
import type { Outbox } from '../../src/store/Outbox.ts';
import type { Store } from '../../src/store/Store.ts';
import { createSchema } from '../createSchema.ts';
import { disc, identityOf, order, rahim, review } from '../fixtures.ts';
import { listenLocally } from '../listenLocally.ts';
import { accessTokens, admin } from '../startBackend.ts';
import { hasVarnish, startVarnish, type VarnishServer } from './varnishServer.ts';

const postgres = inject('postgres');
const log = { warn: vi.fn<() => void>() };

/** Shorter than the edge keeps an answer, so that only a purge can change it in time. */
const beforeExpiry = { timeout: 8_000, interval: 20 };

describe.runIf(postgres && hasVarnish)('Varnish in front of two backends', () => {
  let stores: Store[];
  let apps: Awaited<ReturnType<typeof buildApp>>[];
  let edge: VarnishServer;
  let authorization: string;
  let adminAuthorization: string;
  const closing: (() => Promise<unknown>)[] = [];

  beforeAll(async () => {
    const url = await createSchema(String(postgres), randomUUID());
    const open = () => openPostgresStore(url, { hasEdge: true });
    stores = [await open(), await open()];
    apps = await Promise.all(
      stores.map((store) =>
        buildApp({ store, accessTokens, verifyIdToken: () => Promise.reject(new Error('unused')) }),
      ),
    );
    for (const app of apps) await app.listen({ host: '127.0.0.1', port: 0 });
    edge = await startVarnish(apps.map((app) => portOf(app.server)));
    const signIn = async (email: string, options = {}) => {
      await stores[0]?.signIn(identityOf(email, options));
      return `Bearer ${await accessTokens.issue(identityOf(email))}`;
    };
    authorization = await signIn(rahim);
    adminAuthorization = await signIn(admin, { admin: true });
    closing.push(edge.remove, ...apps.map((app) => () => app.close()), ...stores.map((store) => () => store.close()));
  });
  afterAll(async () => {
    for (const close of closing) await close();
  });

  /** Reads through the edge; an answer from its memory has two ids, its own and that of the request that filled it. */
  async function read(path: string, headers: Record<string, string> = {}) {
    const response = await fetch(`${edge.origin}${path}`, { headers });
    const text = await response.text();
    const isStored = response.headers.get('x-varnish')?.includes(' ') === true;
    return { status: response.status, headers: response.headers, text, isStored };
  }

  const purge = (key: string) => fetch(edge.origin, { method: 'PURGE', headers: { 'xkey-purge': key } });

  /** Adds a part with a name of its own. */
  async function addPart(available_quantity = 36) {
    const name = randomUUID();
    const added = await stores[0]?.addPart({ ...disc, product_name: name, available_quantity });
    const id = added?.outcome === 'added' ? added._id : '';
    return { id, name, part: `/api/purchase/${id}` };
  }

  /** Stores the list with a part at the edge. */
  async function storeList(id: string) {
    await purge('parts');
    const stored = { isStored: true, text: expect.stringContaining(id) as string };
    await vi.waitFor(async () => expect(await read('/api/parts')).toMatchObject(stored), beforeExpiry);
  }

  /** Adds a part, and stores its answer and the list with it at the edge. */
  async function addStoredPart(available_quantity?: number) {
    const added = await addPart(available_quantity);
    await storeList(added.id);
    await vi.waitFor(async () => expect((await read(added.part)).isStored).toBe(true), beforeExpiry);
    return added;
  }

  function purgeAt(url: string, { deliver }: Partial<Outbox> = {}): void {
    for (const { outbox } of stores) {
      if (outbox) onTestFinished(startPurging({ ...outbox, ...(deliver && { deliver }) }, [url], log));
    }
  }

  const order2 = (product_name: string, orderQuantity: number) =>
    fetch(`${edge.origin}/api/orderparts`, {
      method: 'POST',
      headers: { authorization, 'content-type': 'application/json' },
      body: JSON.stringify({ ...order, product_name, orderQuantity }),
    });

  test('a changed price is in the part and in the lists at once, before the outbox is delivered', async () => {
    purgeAt(edge.origin, { deliver: async () => true });
    const { id, part } = await addStoredPart();
    await stores[1]?.updatePart(id, { changes: { price: 999_111 }, read: { price: disc.price } }, admin);
    await vi.waitFor(async () => {
      expect((await read(part)).text).toContain('999111');
      expect((await read('/api/parts')).text).toContain('999111');
    }, beforeExpiry);
  });

  test('an order and its deletion change the stock in the part and in the lists, and a review the reviews', async () => {
    purgeAt(edge.origin);
    const { part, name } = await addStoredPart();
    const stockBecomes = (stock: number) =>
      vi.waitFor(async () => {
        expect(JSON.parse((await read(part)).text)).toMatchObject({ available_quantity: stock });
        expect((await read('/api/parts')).text).toContain(`"available_quantity":${stock}`);
      }, beforeExpiry);
    const placed = (await (await order2(name, 7)).json()) as { insertedId: string };
    await stockBecomes(29);
    await stores[1]?.deleteOrder(placed.insertedId, rahim);
    await stockBecomes(36);

    await read('/api/showReview');
    await stores[0]?.addReview({ ...review, description: 'Fits my truck.' });
    await vi.waitFor(
      async () => expect((await read('/api/showReview')).text).toContain('Fits my truck.'),
      beforeExpiry,
    );
  });

  test('an order of more than there is gets a 409 while the edge still shows the old stock', async () => {
    const { part, name } = await addStoredPart(4);
    expect((await order2(name, 4)).status).toBe(201);
    expect((await order2(name, 2)).status).toBe(409);
    expect((await read(part)).text).toContain('"available_quantity":4');
  });

  test('a purge that the edge did not answer is delivered when it answers again', async () => {
    let isAway = true;
    let refused = 0;
    const network = createServer(({ headers: { 'xkey-purge': keys }, socket }, response) => {
      if (isAway) {
        refused++;
        socket.destroy();
        return;
      }
      void purge(String(keys)).then(({ status }) => response.writeHead(status).end());
    });
    const port = await listenLocally(network);
    onTestFinished(() => network.close().closeAllConnections());
    const { id, part } = await addStoredPart();
    purgeAt(edge.origin.replace(/\d+$/, String(port)));
    await stores[0]?.updatePart(id, { changes: { price: 777_333 }, read: { price: disc.price } }, admin);
    await vi.waitFor(() => expect(refused).toBeGreaterThan(0), beforeExpiry);
    isAway = false;
    await vi.waitFor(async () => expect((await read(part)).text).toContain('777333'), beforeExpiry);
  });

  test('an outdated answer that was on its way during the purge is purged a second later', async () => {
    purgeAt(edge.origin);
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    let slowReads = 0;
    for (const store of stores) {
      const { readCatalogue } = store;
      const spy = vi.spyOn(store, 'readCatalogue').mockImplementation((version, run) =>
        readCatalogue(version, (catalogue) => {
          const getPart = async (_id: string) => {
            const found = await catalogue.getPart(_id);
            slowReads++;
            await released;
            return found;
          };
          return run({ ...catalogue, getPart });
        }),
      );
      onTestFinished(() => spy.mockRestore());
    }
    const { id, part } = await addPart();
    await storeList(id);
    const outdated = read(part);
    await vi.waitFor(() => expect(slowReads).toBe(1), beforeExpiry);
    await stores[0]?.updatePart(id, { changes: { price: 555_222 }, read: { price: disc.price } }, admin);
    await vi.waitFor(async () => expect((await read('/api/parts')).text).toContain('555222'), beforeExpiry);
    release();
    expect((await outdated).text).not.toContain('555222');
    await vi.waitFor(async () => expect((await read(part)).text).toContain('555222'), beforeExpiry);
  });

  test('answers to a signed-in user are never stored', async () => {
    const path = `/api/userOrders?email=${rahim}`;
    for (const url of [path, '/api/parts']) {
      for (let n = 0; n < 2; n++) {
        const { status, isStored } = await read(url, { authorization });
        expect([status, isStored]).toEqual([200, false]);
      }
    }
    expect((await read(path)).status).toBe(401);
  });

  test('visitors share an answer until a purge, whatever cookies, advertisers and encodings their requests have', async () => {
    await addStoredPart();
    const variants: [path: string, headers: Record<string, string>][] = [
      ['/api/parts?utm_source=mail&fbclid=1', {}],
      ['/api/parts', { cookie: 'analytics=1' }],
      ['/api/parts', { 'accept-encoding': 'gzip;q=1, deflate' }],
    ];
    for (const [path, headers] of variants) expect(await read(path, headers)).toMatchObject({ isStored: true });
    const { headers } = await read('/api/parts');
    for (const name of ['xkey', 'surrogate-key', 'surrogate-control']) expect(headers.get(name)).toBeNull();
    expect(headers.get('cache-control')).toBe('no-cache');
    await purge('parts');
    expect((await read('/api/parts')).isStored).toBe(false);
  });

  test.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, deflate', 'gzip'],
    ['identity', null],
  ])('an answer to "Accept-Encoding: %s" is stored with the encoding %s', async (accepted, encoding) => {
    const { id } = await addPart();
    for (let n = 0; n < 5; n++) await addPart();
    await storeList(id);
    await vi.waitFor(async () => {
      const { headers, isStored, text } = await read('/api/parts', { 'accept-encoding': accepted });
      expect([headers.get('content-encoding'), isStored]).toEqual([encoding, true]);
      expect(text).toContain(id);
    }, beforeExpiry);
  });

  test('who has changed something reads it at once, while the edge still has the old answer', async () => {
    const { id, part } = await addStoredPart();
    const change = await fetch(`${edge.origin}/api/parts/${id}`, {
      method: 'PUT',
      headers: { authorization: adminAuthorization, 'content-type': 'application/json' },
      body: JSON.stringify({ read: { price: disc.price }, changes: { price: 444_888 } }),
    });
    expect(change.status).toBe(200);
    expect((await read(part)).text).not.toContain('444888');
    const cookie = String(change.headers.get('set-cookie'));
    expect(cookie).toContain('Max-Age=3;');
    const own = await read(part, { cookie: `other=1; ${cookie.split(';')[0]}` });
    expect(own).toMatchObject({ isStored: false, text: expect.stringContaining('444888') as string });
  });

  test('a purge from elsewhere than a backend is refused', async () => {
    // The whole of 127.0.0.0/8 is this machine, but only one address is that of a backend.
    const call = request(edge.origin, { method: 'PURGE', localAddress: '127.0.0.9' }).end();
    const responses: unknown[] = await once(call, 'response');
    expect(responses).toMatchObject([{ statusCode: 405 }]);
  });

  test('the last answers are served while no backend answers', async () => {
    const { part } = await addStoredPart();
    for (const app of apps) await app.close();
    await purge('parts');
    await vi.waitFor(async () => expect((await read('/api/parts')).status).toBe(200), beforeExpiry);
    expect((await read(part)).status).toBe(200);
    expect((await read('/api/parts?limit=3')).status).toBe(503);
  });
});

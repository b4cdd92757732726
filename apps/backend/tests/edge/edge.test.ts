import { once } from 'node:events';
import { createServer, request } from 'node:http';
import { afterAll, beforeAll, describe, expect, inject, onTestFinished, test, vi } from 'vitest';
import { startPurging } from '../../src/edge/purging.ts';
import type { Outbox } from '../../src/store/operation/Outbox.ts';
import { disc, order, rahim, review } from '../fixtures.ts';
import { listenLocally } from '../listenLocally.ts';
import { hashOf, picture } from '../store/conformance/pictures.ts';
import { admin } from '../startBackend.ts';
import { beforeExpiry, startEdgeShop } from './startEdgeShop.ts';
import { hasVarnish } from './varnishServer.ts';

const postgres = inject('postgres');
const log = { warn: vi.fn<() => void>() };

describe.runIf(postgres && hasVarnish)('Varnish in front of two backends', () => {
  let shop: Awaited<ReturnType<typeof startEdgeShop>>;
  let authorization: string;

  beforeAll(async () => {
    shop = await startEdgeShop(String(postgres));
    authorization = await shop.signIn(rahim);
  });
  afterAll(() => shop.close());

  function purgeAt(url: string, { deliver }: Partial<Outbox> = {}): void {
    for (const { outbox } of shop.stores) {
      if (outbox) onTestFinished(startPurging({ ...outbox, ...(deliver && { deliver }) }, [url], log));
    }
  }

  const placeOrder = (product_name: string, orderQuantity: number) =>
    fetch(`${shop.origin}/api/orderparts`, {
      method: 'POST',
      headers: { authorization, 'content-type': 'application/json' },
      body: JSON.stringify({ ...order, product_name, orderQuantity }),
    });

  test('an uploaded picture is kept, and read without the backends; a missing one is not', async () => {
    const path = `/api/pictures/${hashOf('a')}-160.avif`;
    expect(await shop.read(path)).toMatchObject({ status: 404 });
    await shop.stores[0]?.addPicture(hashOf('a'), picture);
    expect(await shop.read(path)).toMatchObject({ status: 200, isStored: false });
    const { status, isStored, headers } = await shop.read(path);
    expect([status, isStored, headers.get('cache-control')]).toEqual([
      200,
      true,
      'public, max-age=31536000, immutable',
    ]);
  });

  test('a changed price is in the part and in the lists at once, before the outbox is delivered', async () => {
    purgeAt(shop.origin, { deliver: async () => true });
    const { id, part } = await shop.addStoredPart();
    await shop.stores[1]?.updatePart(id, { changes: { price: 999_111 }, read: { price: disc.price } }, admin);
    await vi.waitFor(async () => {
      expect((await shop.read(part)).text).toContain('999111');
      expect((await shop.read('/api/parts')).text).toContain('999111');
    }, beforeExpiry);
  });

  test('an order and its deletion change the stock in the part and in the lists, and a review the reviews', async () => {
    purgeAt(shop.origin);
    const { part, name } = await shop.addStoredPart();
    const stockBecomes = (stock: number) =>
      vi.waitFor(async () => {
        expect(JSON.parse((await shop.read(part)).text)).toMatchObject({ available_quantity: stock });
        expect((await shop.read('/api/parts')).text).toContain(`"available_quantity":${stock}`);
      }, beforeExpiry);
    const placed = (await (await placeOrder(name, 7)).json()) as { insertedId: string };
    await stockBecomes(29);
    await shop.stores[1]?.deleteOrder(placed.insertedId, rahim);
    await stockBecomes(36);

    await shop.read('/api/showReview');
    await shop.stores[0]?.addReview({ ...review, description: 'Fits my truck.' });
    await vi.waitFor(
      async () => expect((await shop.read('/api/showReview')).text).toContain('Fits my truck.'),
      beforeExpiry,
    );
  });

  test('an order of more than there is gets a 409 while the edge still shows the old stock', async () => {
    const { part, name } = await shop.addStoredPart(4);
    expect((await placeOrder(name, 4)).status).toBe(201);
    expect((await placeOrder(name, 2)).status).toBe(409);
    expect((await shop.read(part)).text).toContain('"available_quantity":4');
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
      void shop.purge(String(keys)).then(({ status }) => response.writeHead(status).end());
    });
    const port = await listenLocally(network);
    onTestFinished(() => network.close().closeAllConnections());
    const { id, part } = await shop.addStoredPart();
    purgeAt(shop.origin.replace(/\d+$/, String(port)));
    await shop.stores[0]?.updatePart(id, { changes: { price: 777_333 }, read: { price: disc.price } }, admin);
    await vi.waitFor(() => expect(refused).toBeGreaterThan(0), beforeExpiry);
    isAway = false;
    await vi.waitFor(async () => expect((await shop.read(part)).text).toContain('777333'), beforeExpiry);
  });

  test('an outdated response that was on its way during the purge is purged a second later', async () => {
    purgeAt(shop.origin);
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    let slowReads = 0;
    for (const store of shop.stores) {
      const readCatalogue = store.readCatalogue.bind(store);
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
    const { id, part } = await shop.addPart();
    await shop.storeList(id);
    const outdated = shop.read(part);
    await vi.waitFor(() => expect(slowReads).toBe(1), beforeExpiry);
    await shop.stores[0]?.updatePart(id, { changes: { price: 555_222 }, read: { price: disc.price } }, admin);
    await vi.waitFor(async () => expect((await shop.read('/api/parts')).text).toContain('555222'), beforeExpiry);
    release();
    expect((await outdated).text).not.toContain('555222');
    await vi.waitFor(async () => expect((await shop.read(part)).text).toContain('555222'), beforeExpiry);
  });

  test('responses to a signed-in user are never stored', async () => {
    const path = `/api/userOrders?email=${rahim}`;
    for (const url of [path, '/api/parts']) {
      for (let n = 0; n < 2; n++) {
        const { status, isStored } = await shop.read(url, { authorization });
        expect([status, isStored]).toEqual([200, false]);
      }
    }
    expect((await shop.read(path)).status).toBe(401);
  });

  test('visitors share a response until a purge, whatever cookies, advertisers and encodings their requests have', async () => {
    await shop.addStoredPart();
    const variants: [path: string, headers: Record<string, string>][] = [
      ['/api/parts?utm_source=mail&fbclid=1', {}],
      ['/api/parts', { cookie: 'analytics=1' }],
      ['/api/parts', { 'accept-encoding': 'gzip;q=1, deflate' }],
    ];
    for (const [path, headers] of variants) expect(await shop.read(path, headers)).toMatchObject({ isStored: true });
    const { headers } = await shop.read('/api/parts');
    for (const name of ['xkey', 'surrogate-key', 'surrogate-control']) expect(headers.get(name)).toBeNull();
    expect(headers.get('cache-control')).toBe('no-cache');
    const { storedBy } = await shop.read('/api/parts');
    await shop.purge('parts');
    await vi.waitFor(async () => expect((await shop.read('/api/parts')).storedBy).not.toBe(storedBy), beforeExpiry);
  });

  test.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, deflate', 'gzip'],
    ['identity', null],
  ])('a response to "Accept-Encoding: %s" is stored with the encoding %s', async (accepted, encoding) => {
    const { id } = await shop.addPart();
    for (let n = 0; n < 5; n++) await shop.addPart();
    await shop.storeList(id);
    await vi.waitFor(async () => {
      const { headers, isStored, text } = await shop.read('/api/parts', { 'accept-encoding': accepted });
      expect([headers.get('content-encoding'), isStored]).toEqual([encoding, true]);
      expect(text).toContain(id);
    }, beforeExpiry);
  });

  test('who has changed something reads it at once, while the edge still has the old response', async () => {
    const { id, part } = await shop.addStoredPart();
    const change = await fetch(`${shop.origin}/api/parts/${id}`, {
      method: 'PUT',
      headers: { authorization: await shop.signIn(admin, true), 'content-type': 'application/json' },
      body: JSON.stringify({ read: { price: disc.price }, changes: { price: 444_888 } }),
    });
    expect(change.status).toBe(200);
    expect((await shop.read(part)).text).not.toContain('444888');
    const cookie = String(change.headers.get('set-cookie'));
    expect(cookie).toContain('Max-Age=3;');
    const own = await shop.read(part, { cookie: `other=1; ${cookie.split(';')[0]}` });
    expect(own).toMatchObject({ isStored: false, text: expect.stringContaining('444888') as string });
  });

  test('a purge from elsewhere than a backend is refused', async () => {
    // The whole of 127.0.0.0/8 is this machine, but only one address is that of a backend.
    const call = request(shop.origin, { method: 'PURGE', localAddress: '127.0.0.9' }).end();
    const responses: unknown[] = await once(call, 'response');
    expect(responses).toMatchObject([{ statusCode: 405 }]);
  });

  test('the last responses are served while no backend answers', async () => {
    const { part } = await shop.addStoredPart();
    for (const app of shop.apps) await app.close();
    await shop.purge('parts');
    await vi.waitFor(async () => expect((await shop.read('/api/parts')).status).toBe(200), beforeExpiry);
    expect((await shop.read(part)).status).toBe(200);
    expect((await shop.read('/api/parts?limit=3')).status).toBe(503);
  });
});

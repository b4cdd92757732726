import { randomUUID } from 'node:crypto';
import { expect, vi } from 'vitest';
import { buildApp } from '../../src/app.ts';
import { portOf } from '../../src/http/listen.ts';
import { openPostgresStore } from '../../src/store/engines/postgres/openPostgresStore.ts';
import { createSchema } from '../createSchema.ts';
import { disc, identityOf } from '../fixtures.ts';
import { accessTokens } from '../startBackend.ts';
import { startVarnish } from './varnishServer.ts';

/** Shorter than the edge keeps a response, which is longer than in a shop: on a busy machine, too, only a purge can change it in time. */
export const beforeExpiry = { timeout: 120_000, interval: 20 };
const maxAge = 600;

/** Starts two backends of one database with Varnish in front of them; nothing purges it yet. */
export async function startEdgeShop(postgres: string) {
  const url = await createSchema(postgres, randomUUID());
  const stores = await Promise.all([1, 2].map(() => openPostgresStore(url, { hasEdge: true })));
  const verifyIdToken = () => Promise.reject(new Error('unused'));
  const apps = await Promise.all(stores.map((store) => buildApp({ store, accessTokens, verifyIdToken })));
  for (const app of apps) await app.listen({ host: '127.0.0.1', port: 0 });
  const { origin, remove } = await startVarnish(
    apps.map((app) => portOf(app.server)),
    maxAge,
  );

  /** Reads through the edge; a response from its memory has two ids, its own and that of the request that filled it. */
  async function read(path: string, headers: Record<string, string> = {}) {
    const response = await fetch(`${origin}${path}`, { headers });
    const text = await response.text();
    const storedBy = response.headers.get('x-varnish')?.split(' ')[1];
    return { status: response.status, headers: response.headers, text, storedBy, isStored: storedBy !== undefined };
  }

  const purge = (key: string) => fetch(origin, { method: 'PURGE', headers: { 'xkey-purge': key } });

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

  return {
    stores,
    apps,
    origin,
    read,
    purge,
    addPart,
    storeList,

    /** Adds a part, and stores its response and the list with it at the edge. */
    async addStoredPart(available_quantity?: number) {
      const added = await addPart(available_quantity);
      await storeList(added.id);
      await vi.waitFor(async () => expect((await read(added.part)).isStored).toBe(true), beforeExpiry);
      return added;
    },

    /** Adds a user; resolves to the header of the user's calls. */
    async signIn(email: string, isAdmin = false) {
      await stores[0]?.signIn(identityOf(email, { admin: isAdmin }));
      return `Bearer ${await accessTokens.issue(identityOf(email))}`;
    },

    async close() {
      await remove();
      for (const app of apps) await app.close();
      for (const store of stores) await store.close();
    },
  };
}

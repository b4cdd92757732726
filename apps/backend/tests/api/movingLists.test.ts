import { describe, expect, test } from 'vitest';
import { databases } from '../databases.ts';
import { disc, identityOf, karim, order, rahim } from '../fixtures.ts';
import { admin, startBackend } from '../startBackend.ts';

const partSorts = ['newest', 'name', 'price', '-price', 'product_name', '-product_name', '-available_quantity'];

/** What happens to the last part of a page before the next page is read. */
const changes = [
  { product_name: 'Zz Hub', description: '' },
  { available_quantity: 0, price: 'Ask us' },
] as const;

const hub = { ...disc, description: 'OEM: 12345678' };

describe.each(databases)('a list that changes while it is read from %s', (_, open) => {
  async function openShop() {
    const { app, store, clientOf, tokenOf } = await startBackend({ store: await open() });
    const dealer = await clientOf(admin);
    const authorization = `Bearer ${await tokenOf(admin)}`;
    async function read(url: string) {
      const response = await app.inject({ url: `/api${url}`, headers: { authorization } });
      const rows = response.json<{ _id: string }[]>();
      const [, next] = /<(\?[^>]+)>; rel="next"/.exec(String(response.headers['link'])) ?? [];
      const ids = response.statusCode === 200 ? rows.map(({ _id }) => _id) : [];
      return { status: response.statusCode, ids, next: `${url.split('?')[0]}${next ?? ' has no next page'}` };
    }
    return { dealer, store, read };
  }

  type Shop = Awaited<ReturnType<typeof openShop>>;

  /** Reads a list, then its first two rows, changes the second one, and reads on: the rows that a reader sees, and those that were there. */
  async function readAround({ read }: Shop, list: string, change: (_id: string) => Promise<unknown>) {
    const page = (limit: number) => `${list}${list.includes('?') ? '&' : '?'}limit=${limit}`;
    const { ids: there } = await read(page(50));
    const { ids: seen, next: second } = await read(page(2));
    const [, changed = ''] = seen;
    await change(changed);
    for (let url = second; !url.endsWith('no next page') && seen.length < 20;) {
      const { status, ids, next } = await read(url);
      if (status !== 200) throw new Error(`The page ${url} was refused (${status}).`);
      // A row that has moved behind the first page is there again.
      seen.push(...ids.filter((_id) => _id !== changed));
      url = next;
    }
    return { seen, there };
  }

  async function openParts() {
    const shop = await openShop();
    const prices = [300, 'Call us', 100, 200, undefined, 100, 'Ask'];
    for (const [n, price] of prices.entries()) {
      const description = n % 2 ? 'Hub' : 'Category: Wheels\nOEM: 12345678';
      await shop.store.addPart({
        ...disc,
        product_name: `Hub ${'CADBFEG'[n]}`,
        description,
        price,
        available_quantity: 90 - n,
      });
    }
    return shop;
  }

  test.each([
    ...partSorts.map((sort) => `sort=${sort}`),
    'sort=price&search=hub',
    'search=hub',
    'search=12345678',
    'search=hub&stock=in',
  ])('/parts?%s goes on after a part that was renamed, sold or deleted', async (query) => {
    const shop = await openParts();
    for (const change of changes) {
      const { seen, there } = await readAround(shop, `/parts?${query}`, async (_id) => {
        const { product_name, description, price, available_quantity } = (await shop.store.getPart(_id)) ?? {};
        const read = { product_name, description, price, available_quantity };
        return shop.store.updatePart(_id, { read, changes: change }, admin);
      });
      expect(seen).toEqual(there);
    }
    for (const product_name of ['Hub Y', 'Hub X']) await shop.store.addPart({ ...hub, product_name });
    const { seen, there } = await readAround(shop, `/parts?${query}`, (id) => shop.dealer.deletePart({ id }));
    expect(there.length).toBeGreaterThan(3);
    expect(seen).toEqual(there);
  });

  test('/parts in insertion order and the newest parts go on after the _id of a part that was deleted', async () => {
    const { dealer, store, read } = await openParts();
    const newest = await read('/parts?sort=newest&limit=3');
    const oldest = (await store.findParts({ limit: 3 })).rows[0]?._id ?? '';
    for (const id of [newest.ids[2] ?? '', oldest]) await dealer.deletePart({ id });
    const after = await read(`/parts?sort=newest&before=${newest.ids[2]}`);
    const before = await read(`/parts?before=${oldest}`);
    expect([after.status, after.ids.length, before.status, before.ids.length]).toEqual([200, 4, 200, 4]);
  });

  test.each(['email', '-email', 'role', '-role', 'newest', 'email&search=example'])(
    '/user?sort=%s goes on after a user who changed',
    async (query) => {
      const shop = await openShop();
      for (const name of ['aa', 'ab', 'b', 'c']) await shop.store.signIn(identityOf(`${name}@example.com`));
      const { seen, there } = await readAround(shop, `/user?sort=${query}`, async (_id) => {
        const user = (await shop.store.findUsers({ limit: 50 })).rows.find((each) => each._id === _id);
        const identity = identityOf(String(user?.email));
        await shop.store.setAdmin(identity.email, true, admin);
        return shop.store.signIn({ ...identity, email: `zz${identity.email}` });
      });
      expect(there.length).toBeGreaterThan(3);
      expect(seen).toEqual(there);
    },
  );

  test.each(['name', '-balance', '-lastOrder'].flatMap((sort) => [`?sort=${sort}`, `?sort=${sort}&search=017`]))(
    '/customers%s goes on after a customer who was merged or renamed',
    async (query) => {
      const shop = await openShop();
      await shop.dealer.addPart({ ...disc, available_quantity: 1000 });
      const ids: string[] = [];
      for (const n of [1, 2, 3, 4, 5, 6]) {
        const { insertedId } = await shop.dealer.addCustomer({ name: `Customer ${n}`, phones: [`+880171100014${n}`] });
        await shop.store.addLedgerEntry(
          insertedId,
          { kind: 'adjustment', amount: n * 100, note: 'n' },
          { actor: admin },
        );
        ids.push(insertedId);
      }
      const renamed = await readAround(shop, `/customers${query}`, async (_id) => {
        const { name } = (await shop.store.getCustomer(_id)) ?? {};
        await shop.store.updateCustomer(_id, { read: { name }, changes: { name: 'Zz' } }, admin);
      });
      const merged = await readAround(shop, `/customers${query}`, async (_id) => {
        const into = ids.find((id) => id !== _id) ?? '';
        const { ids: firstIds } = await shop.read(`/customers${query}&limit=2`);
        return shop.store.mergeCustomers(firstIds[0] ?? into, _id, { actor: admin });
      });
      expect(renamed.seen).toEqual(renamed.there);
      expect(merged.seen).toEqual(merged.there);
    },
  );

  test('/audit and a ledger go on after the last entry of a page', async () => {
    const shop = await openShop();
    const { insertedId: id } = await shop.dealer.addCustomer({ name: 'Karim', phones: ['+8801711000142'] });
    for (const amount of [1, 2, 3, 4, 5])
      await shop.store.addLedgerEntry(id, { kind: 'adjustment', amount, note: 'n' }, { actor: admin });
    for (const list of ['/audit', '/audit?search=karim', `/customers/${id}/ledger`]) {
      const { seen, there } = await readAround(shop, list, () => Promise.resolve());
      expect(seen).toEqual(there);
    }
    const { insertedId: kept } = await shop.dealer.addCustomer({ name: 'Salma', phones: ['+8801711000143'] });
    const { seen, there } = await readAround(shop, `/customers/${id}/ledger`, () =>
      shop.store.mergeCustomers(kept, id, { actor: admin }),
    );
    expect(seen).toEqual(there);
  });

  test('/userOrders goes on after an order that was deleted', async () => {
    const shop = await openShop();
    await shop.dealer.addPart({ ...disc, available_quantity: 1000 });
    const placed: string[] = [];
    for (const userEmail of [rahim, rahim, rahim, rahim, karim]) {
      const result = await shop.store.placeOrder({ ...order, userEmail });
      if (result.outcome === 'placed') placed.push(result._id);
    }
    const first = await shop.read(`/userOrders?email=${rahim}&limit=2`);
    await shop.store.deleteOrder(placed[2] ?? '', admin);
    const second = await shop.read(first.next);
    expect([second.status, second.ids]).toEqual([200, placed.slice(0, 2)]);
  });

  test('refuses what is no link to the next page of the same list', async () => {
    const { read } = await openParts();
    const { next } = await read('/parts?sort=name&limit=2');
    const cursor = new URLSearchParams(next.split('?')[1]).get('before');
    const made = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const id = '0'.repeat(24);
    for (const [sort, before, status] of [
      ['price', cursor, 400],
      ['name', 'yesterday', 400],
      ['name', made(['name', 0, 'a\0', id]), 400],
      ['name', made(['name', 0, 'a', "' OR 1=1"]), 400],
      ['name', made(['name', 0, 5, id]), 200],
      ['name', made(['name', 9, 'a', id]), 200],
      ['price', made(['price', 0, 1e308, id]), 200],
      ['available_quantity', made(['available_quantity', 0, 2 ** 40, id]), 200],
      ['available_quantity', made(['available_quantity', 0, 1.5, id]), 200],
    ] as const)
      expect([before, (await read(`/parts?sort=${sort}&before=${before}`)).status]).toEqual([before, status]);
  });
});

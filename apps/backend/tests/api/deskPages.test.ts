import { describe, expect, test } from 'vitest';
import { databases } from '../databases.ts';
import { disc, order, rahim } from '../fixtures.ts';
import { admin, startBackend } from '../startBackend.ts';

/** Different texts of the maximum length that share more characters than a list is sorted by, the last ones in both cases. */
const longTexts = (length: number) =>
  ['A', 'b', 'a', 'B'].flatMap((end) => [
    '🚚'.repeat(60).padEnd(length, `${end}আম্বরখানা`).slice(0, length),
    `${'ব'.repeat(59)}${end}`.padEnd(length, `${end}সিলেট`),
  ]);

const customers = [
  ['Karim', 'Zindabazar', 3],
  ['আনিস', 'আম্বরখানা', 9],
  ['babul', 'Amberkhana', 2],
  ['Salma', 'Beanibazar', 7],
] as const;

describe.each(databases)('the pages of the order desk in %s', (_, open) => {
  async function openShop() {
    const { app, clientOf, tokenOf } = await startBackend({ store: await open() });
    const dealer = await clientOf(admin);
    await dealer.addPart({ ...disc, minimum_order_quantity: 1, available_quantity: 1000 });
    const shopper = await clientOf(rahim);
    for (const [userName, address, orderQuantity] of customers) {
      await shopper.placeOrder({ ...order, userName, address, orderQuantity });
    }
    const authorization = `Bearer ${await tokenOf(admin)}`;
    const read = async (query: string) => {
      const response = await app.inject({ url: `/api/orders?${query}`, headers: { authorization } });
      const next = /<\?([^>]+)>; rel="next"/.exec(String(response.headers['link']))?.[1];
      return { status: response.statusCode, rows: response.json<{ _id: string; orderNumber: number }[]>(), next };
    };
    return { dealer, shopper, read };
  }

  test.each(['', 'sort=age', 'sort=-sum', 'sort=customer', 'sort=place', 'sort=customer&status=placed'])(
    'go on after an order that was deleted meanwhile (%s)',
    async (query) => {
      const { dealer, read } = await openShop();
      const all = (await read(`${query}&limit=4`)).rows.map(({ orderNumber }) => orderNumber);
      const first = await read(`${query}&limit=2`);
      await dealer.deleteOrder({ id: first.rows[1]?._id ?? '' });
      const second = await read(first.next ?? '');
      expect([second.status, second.rows.map(({ orderNumber }) => orderNumber)]).toEqual([200, all.slice(2)]);
    },
  );

  test.each(['sort=customer', 'sort=place', 'sort=customer&status=cancelled', 'sort=place&status=cancelled'])(
    'have every order of long names and addresses once, and short links (%s)',
    async (query) => {
      const { dealer, shopper, read } = await openShop();
      for (const [index, address] of longTexts(1000).entries()) {
        await shopper.placeOrder({ ...order, userName: longTexts(200)[index] ?? '', address });
      }
      const placed = (await read('limit=20')).rows;
      const ids = placed.map(({ _id }) => _id);
      if (query.includes('cancelled')) await dealer.setOrderStatuses({ ids, from: 'placed', to: 'cancelled' });
      const numbers: number[] = [];
      for (let next: string | undefined = `${query}&limit=1`; next !== undefined && numbers.length < 20;) {
        expect(next.length).toBeLessThan(500);
        const page = await read(next);
        numbers.push(...page.rows.map(({ orderNumber }) => orderNumber));
        next = page.next;
      }
      const all = (await read(`${query}&limit=20`)).rows.map(({ orderNumber }) => orderNumber);
      expect(all).toHaveLength(customers.length + 8);
      expect(numbers).toEqual(all);
    },
  );

  test('are refused after what is no order and no link to a next page', async () => {
    const { read } = await openShop();
    const { next = '' } = await read('sort=customer&limit=2');
    const cursor = new URLSearchParams(next).get('before') ?? '';
    const before = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const wrong = [cursor, 'yesterday', '', before(['1', 1]), before([1, 1.5]), before([1]), before([null, 1])];
    for (const each of wrong) expect([each, (await read(`sort=-sum&before=${each}`)).status]).toEqual([each, 400]);
    expect((await read(`sort=customer&before=${before(['a\0', 1])}`)).status).toBe(400);
  });
});

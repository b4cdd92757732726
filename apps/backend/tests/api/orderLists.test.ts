import { expect, test } from 'vitest';
import { disc } from '../fixtures.ts';
import { admin, startBackend } from '../startBackend.ts';

async function startShop() {
  const backend = await startBackend();
  const dealer = await backend.clientOf(admin);
  await dealer.addPart({ ...disc, product_name: 'Brake Pad Hino', description: 'OEM: 12345-6789' });
  await dealer.addPart({ ...disc, product_name: 'Oil Filter Tata', available_quantity: 0 });
  return { ...backend, visitor: await backend.clientOf() };
}

test('a list is resolved line by line, in its order', async () => {
  const { visitor } = await startShop();
  const lines = ['2 x 12345 6789', 'oil filter ৩টা', 'hello bhai'];
  expect(await visitor.resolveOrderList({ lines })).toMatchObject([
    { text: lines[0], quantity: 2, match: 'number', parts: [{ product_name: 'Brake Pad Hino' }] },
    { text: lines[1], quantity: 3, match: 'name', parts: [{ product_name: 'Oil Filter Tata' }] },
    { text: lines[2], match: 'none', parts: [] },
  ]);
});

test.each([
  [Array.from({ length: 100 }, (_, n) => `ক্লাচ প্লেট ${n}`.padEnd(200, 'ক'))],
  [['', ' ', '\t', '!?"*', '\u202e', '0'.repeat(200), '1 '.repeat(100)]],
])('strange lines are answered in their order (%#)', async (lines) => {
  const { visitor } = await startShop();
  expect((await visitor.resolveOrderList({ lines })).map(({ text }) => text)).toEqual(lines);
});

test.each([
  [{ lines: [] }, 'lines'],
  [{ lines: Array.from({ length: 101 }, () => 'pad') }, 'lines'],
  [{ lines: ['pad', 'x'.repeat(201)] }, 'lines.1'],
  [{ lines: ['brake\0pad'] }, 'lines.0'],
  [{ lines: ['half \ud83d'] }, 'lines.0'],
  [{ lines: [6] }, 'lines.0'],
  [{ lines: 'pad' }, 'lines'],
  [{}, 'lines'],
])('a body that is no list is refused (%#)', async (payload, path) => {
  const { app } = await startShop();
  const response = await app.inject({ method: 'POST', url: '/api/parts/resolve', payload });
  expect([response.statusCode, response.json()]).toMatchObject([400, { issues: [{ path }] }]);
});

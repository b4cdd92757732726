import type { Part } from '@dealerkit/domain/entities';
import { expect, it } from 'vitest';
import { resolveOverParts } from './resolveOverParts.js';

const parts: readonly Part[] = [
  { _id: '1', product_name: 'Clutch Plate 430 mm', description: 'OEM: 3482 083 232\nReplaces: 0001' },
  { _id: '2', product_name: 'Brake Pad Set', available_quantity: 0 },
];

it('resolves a list over the parts of a host without a call for it', async () => {
  const lines = ['6 x 3482-083-232', '0001', 'ব্রেক প্যাড ২টা', 'hello bhai'];
  const resolved = await resolveOverParts(parts, lines, []);
  expect(resolved.map(({ parts: found, ...line }) => ({ ...line, ids: found.map(({ _id }) => _id) }))).toEqual([
    { text: lines[0], quantity: 6, match: 'number', ids: ['1'] },
    { text: lines[1], match: 'replaced', ids: ['1'] },
    { text: lines[2], quantity: 2, match: 'name', ids: ['2'] },
    { text: lines[3], match: 'none', ids: [] },
  ]);
});

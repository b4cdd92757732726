import { createListLookup, resolveOrderList } from '@dealerkit/domain/orderList';
import { expect, test } from 'vitest';
import { resolveInCatalogue } from '../../../src/calls/resolveCalls.ts';
import type { Store } from '../../../src/store/Store.ts';
import { disc } from '../../fixtures.ts';

const part = (product_name: string, description: string, available_quantity = 9) => ({
  ...disc,
  product_name,
  description,
  available_quantity,
});

const parts = [
  part('Clutch Plate 430 mm', 'OEM: 3482 083 232\nReplaces: 3482 083 231, 0001'),
  part('Brake Pad Set', 'OEM: 81.50820-5069', 0),
  part('Oil Filter', 'OEM: 0002-8\nReplaced by: 0003-8', 0),
  part('Oil Filter, long', 'OEM: 0003-8'),
  part('Gasket A', 'OEM: 66001\nReplaces: 66002'),
  part('Gasket B', 'OEM: 66002\nReplaces: 66001'),
  part('Water Pump A', 'OEM: 771188, 771189'),
  part('Water Pump B', 'OEM: 771188', 0),
  part('Hub 5432100', ''),
  ...Array.from({ length: 8 }, (_, n) => part(`Bearing ${'ABCDEFGH'[n]}`, `OEM: 9000${n + 1}\nReplaces: 9000${n}`)),
];

const lines = [
  '6 x 3482 083 232',
  '0001 - 2 pcs',
  'OEM: 81.50820.5069 (4)',
  '00028',
  '66001',
  '771188',
  '৫৪৩২১০০ ৩টা',
  '90000',
  'clutch plate 430 mm 4 nos',
  'ব্রেক প্যাড ২টা',
  '348208323',
  'hello bhai',
  '',
];

/** The tests of parts that are found by whole numbers, and of lists that are resolved by them. */
export function describeFindPartsByNumber(openFresh: () => Promise<Store>): void {
  async function openStocked() {
    const store = await openFresh();
    await store.seed({ parts, reviews: [] });
    return store;
  }

  test('finds the parts that have or replace one of many whole numbers', async () => {
    const store = await openStocked();
    const find = async (numbers: readonly string[]) =>
      (await store.findPartsByNumber(numbers)).map(({ product_name }) => product_name);
    expect(await find(['3482083231', '771189', '771188'])).toEqual([
      'Clutch Plate 430 mm',
      'Water Pump A',
      'Water Pump B',
    ]);
    expect(await find(['348208323', '2083232', 'oil', 'filter'])).toEqual([]);
    expect(await find([])).toEqual([]);
    const many = Array.from({ length: 3000 }, (_, n) => `${700_000 + n}x`);
    expect(await find([...many, '5432100'])).toEqual(['Hub 5432100']);
  });

  test('finds a number that was changed, and no longer the former one', async () => {
    const store = await openStocked();
    const [found] = await store.findPartsByNumber(['5432100']);
    const change = { read: { product_name: 'Hub 5432100' }, changes: { product_name: 'Hub 5432199' } };
    await store.updatePart(String(found?._id), change, 'admin@dealer.example');
    expect(await store.findPartsByNumber(['5432100'])).toEqual([]);
    expect(await store.findPartsByNumber(['5432199'])).toMatchObject([{ product_name: 'Hub 5432199' }]);
    await store.deletePart(String(found?._id), 'admin@dealer.example');
    expect(await store.findPartsByNumber(['5432199'])).toEqual([]);
  });

  test('resolves a list like a loaded list does', async () => {
    const store = await openStocked();
    const loaded = await store.listPartsAfter({ limit: 100 });
    const search = async (words: string) => (await store.findParts({ search: words, limit: 5 })).rows;
    const inBrowser = await createListLookup(loaded, search, { pause: async () => undefined });
    const resolved = await resolveInCatalogue(lines, store);
    expect(resolved).toEqual(await resolveOrderList(lines, inBrowser));
    const names = resolved.map(({ match, quantity, parts: found }) => [
      match,
      quantity,
      found.map(({ product_name = '' }) => product_name).join(' > '),
    ]);
    expect(names).toEqual([
      ['number', 6, 'Clutch Plate 430 mm'],
      ['replaced', 2, 'Clutch Plate 430 mm'],
      ['number', 4, 'Brake Pad Set'],
      ['number', undefined, 'Oil Filter > Oil Filter, long'],
      ['number', undefined, 'Gasket A > Gasket B'],
      ['number', undefined, 'Water Pump A > Water Pump B'],
      ['number', 3, 'Hub 5432100'],
      ['replaced', undefined, 'Bearing A > Bearing B > Bearing C > Bearing D > Bearing E'],
      ['name', 4, 'Clutch Plate 430 mm'],
      ['name', 2, 'Brake Pad Set'],
      ['name', undefined, 'Clutch Plate 430 mm'],
      ['none', undefined, ''],
      ['none', undefined, ''],
    ]);
  });
}

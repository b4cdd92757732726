// @vitest-environment jsdom
import type { Part } from '@dealerkit/domain/entities';
import { expect, it, vi } from 'vitest';
import { renderHook, type Send, stubClient } from '../../../tests/renderWithClient.js';
import { documentedServer } from '../../documentedServer/documentedServer.js';
import { partListQueries, usePartList } from './usePartList.js';

const parts = Array.from({ length: 30 }, (_, index): Part => ({
  _id: String(index),
  product_name: `Clutch Kit ${String(index)}`,
  description: 'Fits: Hino FM8J\nCategory: Clutch',
}));
const send = vi.fn<Send>(async () => parts);
const trucks = { trucks: ['Tata LPT 1613', 'Hino FM8J'], onChange: () => undefined };
const options = { locale: 'bn-BD', onReplace: () => expect.unreachable() };
const settings = { client: documentedServer(stubClient(send)) };

it('lists the pages in the URL, and says which URL has more of them', async () => {
  const onReplace = vi.fn<(href: string) => void>();
  const use = () => usePartList('?sort=name', { ...options, trucks, onReplace });
  const { result, close } = await renderHook(send, use, settings);
  await expect.poll(() => result().found).toMatchObject({ data: { total: 30, moreHref: '/parts?sort=name&pages=2' } });
  const { found, filters, query, listedFor, onQueryChange } = result();
  expect(found.state === 'ready' && found.data.parts.length).toBe(24);
  await expect.poll(() => result().filters.myTrucks?.vehicles.state).toBe('ready');
  expect(filters.myTrucks).toMatchObject(trucks);
  expect(listedFor({ _id: 'x', description: 'Fits: Hino FM8J' })).toBe('Hino FM8J');
  onQueryChange({ ...query, isInStock: true });
  expect(onReplace).toHaveBeenCalledExactlyOnceWith('/parts?sort=name&stock=in');
  await close();
});

it('has all parts of the last page', async () => {
  const { result, close } = await renderHook(send, () => usePartList('?sort=name&pages=2', options), settings);
  await expect.poll(() => result().found).toMatchObject({ data: { total: 30, moreHref: undefined } });
  expect(result().filters.myTrucks).toBeUndefined();
  await close();
});

it('explains a search that found nothing in the language of the page', async () => {
  const use = () => usePartList('?search=brake+booster', options);
  const { result, close } = await renderHook(send, use, settings);
  await expect
    .poll(() => result().found)
    .toMatchObject({
      data: { total: 0, exactHref: '/parts?search=brake+booster&exact=1', understood: [expect.stringMatching(/ব্রেক/)] },
    });
  await close();
});

it('names the first call of the list, which the document can have', () => {
  const [found] = partListQueries('?search=clutch');
  expect(found?.key).toMatch(/findParts.*relevance.*clutch.*limit:24/);
});

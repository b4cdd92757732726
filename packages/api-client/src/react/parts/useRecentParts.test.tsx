// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { renderWithClient } from '../../../tests/renderWithClient.js';
import { cacheResponse } from '../../storage/cachedResponses.js';
import { storeSeenParts } from '../../storage/seenParts.js';
import { useRecentParts } from './useRecentParts.js';

const Recent = ({ id }: { id: string }) => useRecentParts(id).map(({ _id }) => _id);

it('lists the other parts that were opened, the last one first, without those of lists', async () => {
  const partOf = (_id: string) => ({ _id, image: '', minimum_order_quantity: 1 });
  for (const id of ['1', '2', '3']) cacheResponse('getPart', { id }, partOf(id));
  storeSeenParts([partOf('4')]);
  const page = await renderWithClient(async () => [], <Recent id="2" />);
  expect(page.text()).toBe('31');
  await page.close();
});

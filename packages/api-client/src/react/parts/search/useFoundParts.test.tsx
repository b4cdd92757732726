// @vitest-environment jsdom
import { emptyPartQuery } from '@dealerkit/domain/parts/partQuery';
import { expect, it, vi } from 'vitest';
import { renderWithClient, type Send } from '../../../../tests/renderWithClient.js';
import { useFoundParts } from './useFoundParts.js';

const parts = ['Clutch Kit', 'Clutch Disc', 'Drum'].map((product_name, index) => ({
  _id: String(index),
  product_name,
}));
const send = vi.fn<Send>(async () => parts);

const Found = ({ search = 'clutch' }) => {
  const { found } = useFoundParts({ ...emptyPartQuery, search }, { pages: 1, pageSize: 1 });
  if (found.state !== 'ready') return found.state;
  const { rows, total, hasMore } = found.data;
  return `${rows.map(({ product_name }) => product_name).join()} ${String(total)} ${String(hasMore)}`;
};

it('asks the host', async () => {
  const { text, close } = await renderWithClient(send, <Found />);
  await expect.poll(() => text()).toMatch(/^Clutch Kit,Clutch Disc,Drum 3/);
  expect(send.mock.calls.map(([name]) => name)).toEqual(['findParts']);
  await close();
});

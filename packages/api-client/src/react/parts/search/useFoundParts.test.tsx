// @vitest-environment jsdom
import { emptyPartQuery } from '@dealerkit/domain/parts/partQuery';
import { expect, it, vi } from 'vitest';
import { renderWithClient, type Send } from '../../../../tests/renderWithClient.js';
import type { ClientProviderProps } from '../../data/ClientProvider.js';
import { documentedAbilities } from '../../../index.js';
import { useFoundParts } from './useFoundParts.js';

const parts = ['Clutch Kit', 'Clutch Disc', 'Drum'].map((product_name, index) => ({
  _id: String(index),
  product_name,
}));
const send = vi.fn<Send>(async () => parts);

const Found = ({ search = 'clutch' }) => {
  const { found } = useFoundParts({ ...emptyPartQuery, search }, { pages: 1, pageSize: 1, locale: 'en-BD' });
  if (found.state !== 'ready') return found.state;
  const { rows, total, hasMore } = found.data;
  return `${rows.map(({ product_name }) => product_name).join()} ${String(total)} ${String(hasMore)}`;
};

it('asks a host that can search', async () => {
  const { text, close } = await renderWithClient(send, <Found />);
  await expect.poll(() => text()).toMatch(/^Clutch Kit,Clutch Disc,Drum 3/);
  expect(send.mock.calls.map(([name]) => name)).toEqual(['findParts']);
  await close();
});

it('searches the whole list of another host', async () => {
  send.mockClear();
  const { text, close } = await renderWithClient(send, <Found />, { abilities: documentedAbilities });
  await expect.poll(() => text()).toMatch(/^Clutch (Kit|Disc) 2 true$/);
  expect(send.mock.calls.map(([name]) => name)).toEqual(['listParts']);
  await close();
});

it('finds parts by the names that the dealer adds', async () => {
  const tradeNames = [{ kind: 'clutch-kit', category: '', names: [], bangla: [], latin: ['trikhondo'] }];
  const find = (options: Partial<ClientProviderProps>) =>
    renderWithClient(send, <Found search="trikhondo" />, { abilities: documentedAbilities, ...options });
  const without = await find({});
  await expect.poll(() => without.text()).toBe(' 0 false');
  await without.close();
  // The search of a list is kept with the list.
  send.mockImplementationOnce(async () => [...parts]);
  const added = await find({ tradeNames });
  await expect.poll(() => added.text()).toBe('Clutch Kit 1 false');
  await added.close();
});

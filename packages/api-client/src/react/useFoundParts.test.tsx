// @vitest-environment jsdom
import { emptyPartQuery } from '@dealerkit/domain/partQuery';
import { expect, it, vi } from 'vitest';
import { renderWithClient, type Send } from '../../tests/renderWithClient.js';
import { documentedAbilities } from '../index.js';
import { useFoundParts } from './useFoundParts.js';

const parts = ['Clutch Kit', 'Clutch Disc', 'Drum'].map((product_name, index) => ({
  _id: String(index),
  product_name,
}));
const send = vi.fn<Send>(async () => parts);

const Found = () => {
  const { found } = useFoundParts({ ...emptyPartQuery, search: 'clutch' }, { pages: 1, pageSize: 1, locale: 'en-BD' });
  if (found.state !== 'ready') return found.state;
  const { rows, total, hasMore } = found.data;
  return `${rows.map(({ product_name }) => product_name).join()} ${String(total)} ${String(hasMore)}`;
};

it('asks a host that can search', async () => {
  const { text, close } = await renderWithClient(send, <Found />);
  await vi.waitFor(() => expect(text()).toMatch(/^Clutch Kit,Clutch Disc,Drum 3/));
  expect(send.mock.calls.map(([name]) => name)).toEqual(['findParts']);
  await close();
});

it('searches the whole list of another host', async () => {
  send.mockClear();
  const { text, close } = await renderWithClient(send, <Found />, { abilities: documentedAbilities });
  await vi.waitFor(() => expect(text()).toMatch(/^Clutch (Kit|Disc) 2 true$/));
  expect(send.mock.calls.map(([name]) => name)).toEqual(['listParts']);
  await close();
});

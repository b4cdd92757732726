// @vitest-environment jsdom
import { useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderWithClient, type Send } from '../../../../tests/renderWithClient.js';
import { documentedAbilities, HttpError } from '../../../index.js';
import { useResolvedList } from './useResolvedList.js';

const kit = { _id: 'k', product_name: 'Clutch Kit 430 mm', description: 'OEM: 3482 083 232' };
const lines = ['2 x 3482083232', 'klach kit', 'laptop'];

const send = vi.fn<Send>();
const controller = new AbortController();

const Resolved = () => {
  const resolve = useResolvedList();
  const [shown, setShown] = useState('');
  const find = async () => {
    const result = await resolve(lines, controller.signal);
    setShown(
      'message' in result
        ? result.message
        : result.map(({ match, quantity = '-', parts }) => `${match} ${quantity} ${parts.length}`).join(', '),
    );
  };
  return (
    <>
      <button type="button" onClick={() => void find()}>
        Find
      </button>
      <p>{shown}</p>
    </>
  );
};

beforeEach(() => send.mockReset());

it('asks a host that can resolve lists', async () => {
  send.mockResolvedValue(lines.map((text) => ({ text, match: 'number', parts: [kit] })));
  const { text, click, close } = await renderWithClient(send, <Resolved />);
  await click('Find');
  await expect.poll(() => text()).toContain('number - 1, number - 1');
  expect(send.mock.calls).toEqual([['resolveOrderList', { lines }, { signal: controller.signal }]]);
  await close();
});

it('resolves a list over all parts of another host, which are loaded once', async () => {
  send.mockResolvedValue([kit]);
  const { text, click, close } = await renderWithClient(send, <Resolved />, { abilities: documentedAbilities });
  expect(send).not.toHaveBeenCalled();
  await click('Find');
  await expect.poll(() => text()).toContain('number 2 1, name - 1, none - 0');
  await click('Find');
  await expect.poll(() => send.mock.calls.map(([name]) => name)).toEqual(['listParts']);
  await close();
});

it.each([
  ['dealerkit', undefined],
  ['another', documentedAbilities],
] as const)('says why a list could not be resolved by %s host, and resolves it later', async (_, abilities) => {
  send.mockRejectedValueOnce(new HttpError('listParts', 429, undefined, []));
  send.mockResolvedValue(abilities ? [kit] : lines.map((text) => ({ text, match: 'none', parts: [] })));
  const { text, click, close } = await renderWithClient(send, <Resolved />, abilities && { abilities });
  await click('Find');
  await expect.poll(() => text()).toContain('tooMany');
  await click('Find');
  await expect.poll(() => text()).toContain('none');
  await close();
});

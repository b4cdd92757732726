// @vitest-environment jsdom
import { useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderWithClient, type Send } from '../../../../tests/renderWithClient.js';
import { HttpError } from '../../../index.js';
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

it('asks the host', async () => {
  send.mockResolvedValue(lines.map((text) => ({ text, match: 'number', parts: [kit] })));
  const { text, click, close } = await renderWithClient(send, <Resolved />);
  await click('Find');
  await expect.poll(() => text()).toContain('number - 1, number - 1');
  expect(send.mock.calls).toEqual([['resolveOrderList', { lines }, { signal: controller.signal }]]);
  await close();
});

it('says why a list could not be resolved, and resolves it later', async () => {
  send.mockRejectedValueOnce(new HttpError('resolveOrderList', 429, undefined, []));
  send.mockResolvedValue(lines.map((text) => ({ text, match: 'none', parts: [] })));
  const { text, click, close } = await renderWithClient(send, <Resolved />);
  await click('Find');
  await expect.poll(() => text()).toContain('tooMany');
  await click('Find');
  await expect.poll(() => text()).toContain('none');
  await close();
});

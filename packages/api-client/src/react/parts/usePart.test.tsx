// @vitest-environment jsdom
import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { HttpError } from '../../index.js';
import { renderWithClient, type Send } from '../../../tests/renderWithClient.js';
import { usePart } from './usePart.js';

const Part = () => {
  const { part, isStale } = usePart('7');
  const stock = part.state === 'ready' ? part.data.available_quantity : part.state;
  return (
    <>
      {stock} {isStale ? 'stale' : 'certain'}
      {part.state === 'failed' && <button onClick={part.retry}>Retry</button>}
    </>
  );
};

/** Shows a part, leaves it, and waits until its stock may be out of date. */
const endFirstVisit = async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout'] });
  const send = vi.fn<Send>(async () => ({ _id: '7', available_quantity: 36 }));
  const page = await renderWithClient(send, <Part />);
  await expect.poll(() => page.text()).toBe('36 certain');
  await page.rerender(undefined);
  vi.advanceTimersByTime(10_001);
  return { send, page };
};

it('the stock of an earlier visit is not certain when the call fails, until a retry is answered', async () => {
  const { send, page } = await endFirstVisit();
  let fail: (error: Error) => void = () => undefined;
  send.mockReturnValueOnce(new Promise((_, reject) => (fail = reject)));
  await page.rerender(<Part />);
  await act(async () => expect.poll(() => send).toHaveBeenCalledTimes(2));
  expect(page.text()).toBe('36 stale');
  await act(async () => fail(new HttpError('getPart', 503, undefined, [])));
  expect(page.text()).toBe('failed staleRetry');
  await page.click('Retry');
  await act(async () => expect.poll(() => page.text()).toBe('36 certain'));
  await page.close();
  vi.useRealTimers();
});

it('the stock of a later visit is certain once the host has given the same response again', async () => {
  const { send, page } = await endFirstVisit();
  let respond: (part: unknown) => void = () => undefined;
  send.mockReturnValueOnce(new Promise((resolve) => (respond = resolve)));
  await page.rerender(<Part />);
  expect(page.text()).toBe('36 stale');
  respond({ _id: '7', available_quantity: 36 });
  await act(async () => expect.poll(() => page.text()).toBe('36 certain'));
  expect(send).toHaveBeenCalledTimes(2);
  await page.close();
  vi.useRealTimers();
});

import type { Part } from '@dealerkit/domain/entities';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { HttpError, NetworkError } from '../index.js';
import { createPartList } from './partList.js';

const kit: Part = { _id: '1', product_name: 'Clutch Kit' };
const drum: Part = { _id: '2', product_name: 'Brake Drum' };

const request = vi.fn<() => Promise<readonly Part[]>>();

beforeEach(() => {
  vi.useFakeTimers();
  request.mockReset().mockImplementation(async () => [{ ...kit }]);
});
afterEach(() => void vi.useRealTimers());

it('is loaded once for different calls, and again for a call that is made again', async () => {
  const list = createPartList(request);
  const first = await Promise.all([list.read('a'), list.read('b')]);
  await list.read('c');
  expect(request).toHaveBeenCalledOnce();
  const again = await Promise.all([list.read('a'), list.read('b')]);
  expect(request).toHaveBeenCalledTimes(2);
  // What is derived from the list stays.
  for (const parts of [...first, ...again]) expect(parts).toBe(first[0]);
});

it('is another list once a part has changed', async () => {
  const list = createPartList(request);
  const before = await list.read('a');
  request.mockResolvedValueOnce([{ ...kit, price: 7 }]);
  const after = await list.read('a');
  expect(after).toEqual([{ ...kit, price: 7 }]);
  expect(after).not.toBe(before);
});

it('is loaded again for any call after a minute, and after a change at the host', async () => {
  const list = createPartList(request);
  await list.read('a');
  vi.advanceTimersByTime(60_000);
  await list.read('b');
  expect(request).toHaveBeenCalledTimes(2);
  list.change();
  await list.read('c');
  expect(request).toHaveBeenCalledTimes(3);
});

it('does not take a response that may be older than a change', async () => {
  const list = createPartList(request);
  let respond: (parts: Part[]) => void = () => undefined;
  request.mockReturnValueOnce(new Promise((resolve) => (respond = resolve)));
  const early = list.read('a');
  list.change();
  request.mockResolvedValueOnce([kit, drum]);
  await expect(list.read('b')).resolves.toEqual([kit, drum]);
  respond([kit]);
  await expect(early).resolves.toEqual([kit]);
  await expect(list.read('c')).resolves.toEqual([kit, drum]);
});

it('stays the last one without a connection', async () => {
  const offline = new NetworkError('listParts', undefined);
  const list = createPartList(request);
  request.mockRejectedValueOnce(offline);
  await expect(list.read('a')).rejects.toBe(offline);
  const parts = await list.read('a');
  request.mockRejectedValueOnce(offline);
  await expect(list.read('a')).resolves.toBe(parts);
  request.mockRejectedValueOnce(new HttpError('listParts', 500, undefined, []));
  await expect(list.load()).rejects.toThrow('listParts: HTTP 500');
});

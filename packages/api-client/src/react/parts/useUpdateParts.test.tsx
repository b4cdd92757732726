// @vitest-environment jsdom
import { act } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Part } from '@dealerkit/domain/entities';
import { renderHook } from '../../../tests/renderWithClient.js';
import { HttpError } from '../../index.js';
import { useUpdateParts } from './useUpdateParts.js';

const send = vi.fn<(name: string, input: unknown) => Promise<unknown>>();
const onProgress = vi.fn<(done: number) => void>();

const changesOf = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    part: { _id: `p${index}`, price: 100 } satisfies Part,
    update: { read: { price: 100 }, changes: { price: 200 } },
  }));

const save = async (count: number) => {
  const { result, close } = await renderHook(send, () => useUpdateParts('It was deleted.'));
  const failures = await act(async () => result()(changesOf(count), { onProgress }));
  await close();
  return failures;
};

beforeEach(() => {
  vi.resetAllMocks();
  send.mockResolvedValue({ modifiedCount: 1 });
});

it('sends each part with the values that were read, and reports the progress', async () => {
  expect(await save(12)).toEqual([]);
  expect(send).toHaveBeenCalledTimes(12);
  expect(send.mock.calls[0]?.slice(0, 2)).toEqual([
    'updatePart',
    { id: 'p0', read: { price: 100 }, changes: { price: 200 } },
  ]);
  expect(onProgress.mock.calls).toEqual([[10], [12]]);
});

it('saves the others when a part has changed or was deleted meanwhile', async () => {
  const present = { _id: 'p0', price: 150 };
  send.mockRejectedValueOnce(new HttpError('updatePart', 409, undefined, [], { message: 'Changed.', part: present }));
  send.mockRejectedValueOnce(new HttpError('updatePart', 404, undefined, [], {}));
  expect(await save(12)).toEqual([
    expect.objectContaining({ part: { _id: 'p0', price: 100 }, present }),
    expect.objectContaining({ part: { _id: 'p1', price: 100 }, message: 'It was deleted.', present: undefined }),
  ]);
  expect(send).toHaveBeenCalledTimes(12);
});

it('sends no more parts once the host does not answer, and says so for each', async () => {
  send.mockRejectedValue(new TypeError('Failed to fetch'));
  const failures = await save(12);
  expect(send).toHaveBeenCalledTimes(10);
  expect(failures).toHaveLength(12);
  expect(new Set(failures.map(({ message }) => message)).size).toBe(1);
});

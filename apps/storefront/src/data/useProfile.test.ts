import { AnswerError, HttpError, NetworkError } from '@dealerkit/api-client';
import { beforeEach, expect, it, vi } from 'vitest';
import { readProfile } from './useProfile.js';

const { send } = vi.hoisted(() => ({ send: vi.fn<() => Promise<unknown>>() }));
vi.mock('./client.js', () => ({ send }));

const email = 'rahim@example.com';

beforeEach(() => {
  vi.clearAllMocks();
});

it('reads the profile of the person', async () => {
  send.mockResolvedValue({ _id: '1', email, loaction: 'Sylhet' });
  expect(await readProfile(email)).toMatchObject({ loaction: 'Sylhet' });
  expect(send).toHaveBeenCalledWith('getProfile', { email });
});

it.each([
  new HttpError('getProfile', 404, 'Not found', []),
  new HttpError('getProfile', 405, 'Method not allowed', []),
  new AnswerError('getProfile', []),
])('leaves the form empty on a host without such a call (%s)', async (error) => {
  send.mockRejectedValue(error);
  expect(await readProfile(email)).toEqual({});
});

it.each([
  new HttpError('getProfile', 403, 'no', []),
  new HttpError('getProfile', 500, 'boom', []),
  new NetworkError('getProfile', new TypeError('fetch failed')),
])('shows no empty form where the profile is there but cannot be had (%s)', async (error) => {
  send.mockRejectedValue(error);
  await expect(readProfile(email)).rejects.toBe(error);
});

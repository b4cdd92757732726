// @vitest-environment jsdom
import { AnswerError, HttpError, NetworkError } from '@dealerkit/api-client';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { sessionDrafts } from '../session/sessionDrafts.js';
import { fetchCall } from './fetchers.js';
import { idempotencyKeysOf } from './idempotencyKeys.js';
import { useQuery } from './useQuery.js';

const { send } = vi.hoisted(() => ({ send: vi.fn<() => Promise<unknown>>() }));
vi.mock('./client.js', () => ({ send }));

const email = 'rahim@example.com';

beforeEach(() => {
  vi.clearAllMocks();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  sessionDrafts.clear();
});

describe('listOrders', () => {
  const Orders = () => useQuery('listOrders', { email }).state;

  it('releases the idempotency keys on every page that reads the orders, so that a deliberate second order is placed', async () => {
    send.mockResolvedValue([]);
    const keys = idempotencyKeysOf('disc');
    const unanswered = keys.begin('two discs');
    unanswered.end(false);
    const container = document.createElement('div');
    await act(async () => createRoot(container).render(<Orders />));
    await vi.waitFor(() => expect(container.textContent).toBe('ready'));
    expect(keys.begin('two discs').key).not.toBe(unanswered.key);
  });
});

describe('getProfile', () => {
  const fetchProfile = () => fetchCall(['getProfile', { email }]);

  it('resolves to the profile of the user', async () => {
    send.mockResolvedValue({ _id: '1', email, loaction: 'Sylhet' });
    expect(await fetchProfile()).toMatchObject({ loaction: 'Sylhet' });
    expect(send).toHaveBeenCalledWith('getProfile', { email });
  });

  it.each([
    new HttpError('getProfile', 404, 'Not found', []),
    new HttpError('getProfile', 405, 'Method not allowed', []),
    new AnswerError('getProfile', []),
  ])('resolves to an empty profile on a host without such a call (%s)', async (error) => {
    send.mockRejectedValue(error);
    expect(await fetchProfile()).toEqual({ _id: '', email });
  });

  it.each([
    new HttpError('getProfile', 403, 'no', []),
    new HttpError('getProfile', 500, 'boom', []),
    new NetworkError('getProfile', new TypeError('fetch failed')),
  ])('rejects if there is a profile that cannot be loaded (%s)', async (error) => {
    send.mockRejectedValue(error);
    await expect(fetchProfile()).rejects.toBe(error);
  });
});

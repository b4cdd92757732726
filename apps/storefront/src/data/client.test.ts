import { HttpError, NetworkError } from '@dealerkit/api-client';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { client } from './client.js';

const { session, renew, stored } = vi.hoisted(() => ({
  session: {
    current: vi.fn<() => { status: string }>(),
    load: vi.fn<() => Promise<unknown>>(),
    end: vi.fn<(reason: string) => void>(),
  },
  renew: vi.fn<() => Promise<boolean>>(),
  stored: { token: 'old' },
}));
vi.mock('../session/session.js', () => ({ session }));
vi.mock('../session/storedSession.js', () => ({ storedSession: { token: () => stored.token } }));

const email = 'rahim@example.com';
const fetch = vi.fn<typeof globalThis.fetch>();
const answer = (status: number, body: unknown) => async () => new Response(JSON.stringify(body), { status });
const bearer = (call: number) => new Headers(fetch.mock.calls[call]?.[1]?.headers).get('authorization');

beforeEach(() => {
  vi.resetAllMocks();
  vi.stubGlobal('fetch', fetch);
  stored.token = 'old';
  session.current.mockReturnValue({ status: 'signedIn' });
  session.load.mockResolvedValue({ renew });
  renew.mockImplementation(async () => {
    stored.token = 'new';
    return true;
  });
});

describe('a refused token', () => {
  it('is renewed by the session', async () => {
    fetch.mockImplementationOnce(answer(401, {})).mockImplementationOnce(answer(200, []));
    await expect(client.listOrders({ email })).resolves.toEqual([]);
    expect([bearer(0), bearer(1)]).toEqual(['Bearer old', 'Bearer new']);
  });

  it('is not renewed before a user is signed in', async () => {
    session.current.mockReturnValue({ status: 'unknown' });
    fetch.mockImplementation(answer(401, {}));
    await expect(client.listOrders({ email })).rejects.toBeInstanceOf(HttpError);
    expect(renew).not.toHaveBeenCalled();
    expect(session.end).not.toHaveBeenCalled();
  });

  it('keeps the session and fails as offline if the provider cannot be loaded', async () => {
    session.load.mockRejectedValue(new TypeError('Failed to fetch dynamically imported module'));
    fetch.mockImplementation(answer(401, {}));
    await expect(client.listOrders({ email })).rejects.toBeInstanceOf(NetworkError);
    expect(session.end).not.toHaveBeenCalled();
  });

  it.each([
    [401, [], 'sessionEnded'],
    [403, [{ path: 'account', message: 'is blocked' }], 'accountBlocked'],
  ])('ends the session with a reason (HTTP %i)', async (status, issues, reason) => {
    fetch.mockImplementation(answer(status, { issues }));
    await expect(client.listOrders({ email })).rejects.toMatchObject({ status });
    expect(session.end.mock.calls).toEqual([[reason]]);
  });
});

describe('getProfile', () => {
  it('resolves to the profile of the user', async () => {
    fetch.mockImplementation(answer(200, { _id: '1', email, loaction: 'Sylhet' }));
    expect(await client.getProfile({ email })).toMatchObject({ loaction: 'Sylhet' });
  });

  it.each([
    [404, { message: 'Not found' }],
    [405, { message: 'Method not allowed' }],
    [200, '<html>'],
  ])('resolves to an empty profile on a host without such a call (HTTP %i)', async (status, body) => {
    fetch.mockImplementation(answer(status, body));
    expect(await client.getProfile({ email })).toEqual({ _id: '', email });
  });

  it.each([403, 500])('rejects if there is a profile that cannot be loaded (HTTP %i)', async (status) => {
    fetch.mockImplementation(answer(status, {}));
    await expect(client.getProfile({ email })).rejects.toMatchObject({ status });
  });

  it('rejects if the host cannot be reached', async () => {
    fetch.mockRejectedValue(new TypeError('fetch failed'));
    await expect(client.getProfile({ email })).rejects.toBeInstanceOf(NetworkError);
  });
});

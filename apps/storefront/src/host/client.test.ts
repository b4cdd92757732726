import { NetworkError } from '@dealerkit/api-client';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { client } from './client.js';

const { tokens } = vi.hoisted(() => ({
  tokens: { accessToken: async () => 'old', refreshToken: async () => 'new' },
}));
vi.mock('../session/session.js', () => ({ session: { tokens } }));

const email = 'rahim@example.com';
const fetch = vi.fn<typeof globalThis.fetch>();
const answer = (status: number, body: unknown) => async () => new Response(JSON.stringify(body), { status });
const bearer = (call: number) => new Headers(fetch.mock.calls[call]?.[1]?.headers).get('authorization');

beforeEach(() => {
  vi.resetAllMocks();
  vi.stubGlobal('fetch', fetch);
});

it('renews a refused token by the session', async () => {
  fetch.mockImplementationOnce(answer(401, {})).mockImplementationOnce(answer(200, []));
  await expect(client.listOrders({ email })).resolves.toEqual([]);
  expect([bearer(0), bearer(1)]).toEqual(['Bearer old', 'Bearer new']);
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

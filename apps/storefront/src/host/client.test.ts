import { beforeEach, expect, it, vi } from 'vitest';
import { client } from './client.js';

const { tokens } = vi.hoisted(() => ({
  tokens: { accessToken: async () => 'old', refreshToken: async () => 'new' },
}));
vi.mock('../session/session.js', () => ({ session: { tokens } }));

const email = 'rahim@example.com';
const fetch = vi.fn<typeof globalThis.fetch>();
const respond = (status: number, body: unknown) => async () => new Response(JSON.stringify(body), { status });
const bearer = (call: number) => new Headers(fetch.mock.calls[call]?.[1]?.headers).get('authorization');

beforeEach(() => {
  vi.resetAllMocks();
  vi.stubGlobal('fetch', fetch);
});

it('renews a refused token by the session', async () => {
  fetch.mockImplementationOnce(respond(401, {})).mockImplementationOnce(respond(200, []));
  await expect(client.listOrders({ email })).resolves.toEqual([]);
  expect([bearer(0), bearer(1)]).toEqual(['Bearer old', 'Bearer new']);
});

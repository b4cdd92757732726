import { HttpError, NetworkError } from '@dealerkit/api-client';
import type { Client } from '@dealerkit/api-client';
import { describe, expect, it, vi } from 'vitest';
import { healing } from './healing.js';

const refused = (status: number) => new HttpError('listOrders', status, 'no', []);

/** A host that gives the given answers in turn, and a session that renews as told. */
const setUp = (answers: unknown[], renewal: () => Promise<boolean> = async () => true) => {
  const listOrders = vi.fn<Client['listOrders']>(async () => {
    const answer = answers.shift();
    if (answer instanceof Error) throw answer;
    return answer as never;
  });
  const renew = vi.fn<() => Promise<boolean>>(renewal);
  const signOut = vi.fn<() => Promise<void>>(async () => undefined);
  const send = healing({ listOrders } as unknown as Client, { renew, signOut });
  return { send: () => send('listOrders', { email: 'a@b.com' }, { idempotencyKey: 'k' }), listOrders, renew, signOut };
};

describe('a call with a refused token', () => {
  it('is repeated once with a new one, as the same attempt', async () => {
    const { send, listOrders, signOut } = setUp([refused(401), []]);
    await expect(send()).resolves.toEqual([]);
    const call = [{ email: 'a@b.com' }, { idempotencyKey: 'k' }];
    expect(listOrders.mock.calls).toEqual([call, call]);
    expect(signOut).not.toHaveBeenCalled();
  });

  it('ends the session when the new token is refused too', async () => {
    const { send, listOrders, signOut } = setUp([refused(401), refused(401), []]);
    await expect(send()).rejects.toMatchObject({ status: 401 });
    expect(listOrders).toHaveBeenCalledTimes(2);
    expect(signOut).toHaveBeenCalledOnce();
  });

  it('fails as it did when there is nobody to renew it for', async () => {
    const { send, listOrders } = setUp([refused(401), []], async () => false);
    await expect(send()).rejects.toMatchObject({ status: 401 });
    expect(listOrders).toHaveBeenCalledOnce();
  });

  it('fails as offline when nobody could be asked for a new one, and signs nobody out', async () => {
    const offline = new NetworkError('signIn', new TypeError('fetch failed'));
    const { send, signOut } = setUp([refused(401)], () => Promise.reject(offline));
    await expect(send()).rejects.toBe(offline);
    expect(signOut).not.toHaveBeenCalled();
  });

  it('keeps the session when the repeated call fails otherwise', async () => {
    const { send, signOut } = setUp([refused(401), refused(500)]);
    await expect(send()).rejects.toMatchObject({ status: 500 });
    expect(signOut).not.toHaveBeenCalled();
  });
});

it('a public read that is refused renews nothing and signs nobody out', async () => {
  const { renew, signOut } = setUp([]);
  const read = () => Promise.reject(new HttpError('listParts', 401, 'no', []));
  const send = healing({ listParts: read } as unknown as Client, { renew, signOut });
  await expect(send('listParts', {})).rejects.toMatchObject({ status: 401 });
  expect(renew).not.toHaveBeenCalled();
  expect(signOut).not.toHaveBeenCalled();
});

it.each([400, 403, 404, 409, 500])('a call refused with HTTP %i is not repeated', async (status) => {
  const { send, listOrders, renew } = setUp([refused(status), []]);
  await expect(send()).rejects.toMatchObject({ status });
  expect(listOrders).toHaveBeenCalledOnce();
  expect(renew).not.toHaveBeenCalled();
});

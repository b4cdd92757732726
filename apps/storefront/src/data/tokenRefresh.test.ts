import { HttpError, NetworkError } from '@dealerkit/api-client';
import type { Client } from '@dealerkit/api-client';
import { describe, expect, it, vi } from 'vitest';
import { withTokenRefresh } from './tokenRefresh.js';
import type { RefreshHandlers } from './tokenRefresh.js';

const refused = (status: number) => new HttpError('listOrders', status, 'no', []);

/** A host that sends the given answers in turn, and a session that renews its token with `renewal`. */
const setUp = (answers: unknown[], renewal: () => Promise<boolean> = async () => true) => {
  const listOrders = vi.fn<Client['listOrders']>(async () => {
    const answer = answers.shift();
    if (answer instanceof Error) throw answer;
    return answer as never;
  });
  const renew = vi.fn<() => Promise<boolean>>(renewal);
  const signOut = vi.fn<RefreshHandlers['signOut']>(async () => undefined);
  const send = withTokenRefresh({ listOrders } as unknown as Client, { renew, signOut });
  return { send: () => send('listOrders', { email: 'a@b.com' }, { idempotencyKey: 'k' }), listOrders, renew, signOut };
};

describe('a call with a refused token', () => {
  it('is repeated once with a new one and the same options', async () => {
    const { send, listOrders, signOut } = setUp([refused(401), []]);
    await expect(send()).resolves.toEqual([]);
    const call = [{ email: 'a@b.com' }, { idempotencyKey: 'k' }];
    expect(listOrders.mock.calls).toEqual([call, call]);
    expect(signOut).not.toHaveBeenCalled();
  });

  it('ends the session if the new token is refused too', async () => {
    const { send, listOrders, signOut } = setUp([refused(401), refused(401), []]);
    await expect(send()).rejects.toMatchObject({ status: 401 });
    expect(listOrders).toHaveBeenCalledTimes(2);
    expect(signOut.mock.calls).toEqual([['sessionEnded']]);
  });

  it('fails if no user is signed in any more', async () => {
    const { send, listOrders } = setUp([refused(401), []], async () => false);
    await expect(send()).rejects.toMatchObject({ status: 401 });
    expect(listOrders).toHaveBeenCalledOnce();
  });

  it('fails as offline if the renewal is offline, and does not sign out', async () => {
    const offline = new NetworkError('signIn', new TypeError('fetch failed'));
    const { send, signOut } = setUp([refused(401)], () => Promise.reject(offline));
    await expect(send()).rejects.toBe(offline);
    expect(signOut).not.toHaveBeenCalled();
  });

  it('keeps the session if the repeated call fails for another reason', async () => {
    const { send, signOut } = setUp([refused(401), refused(500)]);
    await expect(send()).rejects.toMatchObject({ status: 500 });
    expect(signOut).not.toHaveBeenCalled();
  });
});

it('a call of a blocked account is not repeated and ends the session', async () => {
  const blocked = new HttpError('listOrders', 403, 'blocked', [{ path: 'account', message: 'is blocked' }]);
  const { send, renew, signOut } = setUp([blocked]);
  await expect(send()).rejects.toBe(blocked);
  expect(renew).not.toHaveBeenCalled();
  expect(signOut.mock.calls).toEqual([['accountBlocked']]);
});

it('a refused public call does not renew the token or sign out', async () => {
  const { renew, signOut } = setUp([]);
  const read = () => Promise.reject(new HttpError('listParts', 401, 'no', []));
  const send = withTokenRefresh({ listParts: read } as unknown as Client, { renew, signOut });
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

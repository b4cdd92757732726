import { describe, expect, it, vi } from 'vitest';
import { NetworkError } from './errors.js';
import { createSessionClient, type SessionClientOptions } from './sessionClient.js';

interface HostResponse {
  status: number;
  body?: unknown;
}

const refused = (status: number, issues: unknown = []) => ({ status, body: { message: 'no', issues } });
const accepted: HostResponse = { status: 200, body: [] };

/** A host that sends the given responses in turn, and a session that renews its token with `renewal`. */
const setUp = (
  responses: (HostResponse | Promise<HostResponse>)[],
  renewal: () => string | null | Promise<string | null> = () => 'new',
  user?: () => string,
) => {
  let token: string | null = 'old';
  const sent: { url: string; token: string | null; key: string | null }[] = [];
  const refreshToken = vi.fn<() => Promise<string | null>>(async () => (token = await renewal()));
  const onSessionEnd = vi.fn<NonNullable<SessionClientOptions['onSessionEnd']>>(async () => undefined);
  const client = createSessionClient({
    host: '',
    accessToken: () => token,
    refreshToken,
    onSessionEnd,
    user,
    fetch: async (url, { headers }) => {
      const given = new Headers(headers);
      sent.push({ url, token: given.get('authorization'), key: given.get('idempotency-key') });
      const { status, body } = (await responses.shift()) ?? accepted;
      return new Response(JSON.stringify(body), { status });
    },
  });
  const list = () => client.listOrders({ email: 'a@b.com' }, { idempotencyKey: 'k' });
  return { client, list, sent, refreshToken, onSessionEnd };
};

describe('a call with a refused token', () => {
  it('is repeated once with a new one and the same input and options', async () => {
    const { list, sent, onSessionEnd } = setUp([refused(401)]);
    await expect(list()).resolves.toEqual([]);
    const url = '/userOrders?email=a%40b.com';
    expect(sent).toEqual([
      { url, token: 'Bearer old', key: 'k' },
      { url, token: 'Bearer new', key: 'k' },
    ]);
    expect(onSessionEnd).not.toHaveBeenCalled();
  });

  it('shares the renewal with calls that are refused at the same time', async () => {
    const { list, sent, refreshToken } = setUp([refused(401), refused(401), refused(401)]);
    await Promise.all([list(), list(), list()]);
    expect(refreshToken).toHaveBeenCalledOnce();
    expect(sent).toHaveLength(6);
  });

  it('is repeated with the token that another call has got while it was pending', async () => {
    let respondLate: (response: HostResponse) => void = () => undefined;
    const late = new Promise<HostResponse>((resolve) => {
      respondLate = resolve;
    });
    const { list, sent, refreshToken } = setUp([late, refused(401)]);
    const pending = list();
    await list();
    respondLate(refused(401));
    await expect(pending).resolves.toEqual([]);
    expect(refreshToken).toHaveBeenCalledOnce();
    expect(sent.map(({ token }) => token)).toEqual(['Bearer old', 'Bearer old', 'Bearer new', 'Bearer new']);
  });

  it('ends the session if the new token is refused too', async () => {
    const { list, sent, onSessionEnd } = setUp([refused(401), refused(401)]);
    await expect(list()).rejects.toMatchObject({ status: 401 });
    expect(sent).toHaveLength(2);
    expect(onSessionEnd.mock.calls).toEqual([[expect.objectContaining({ status: 401 })]]);
  });

  it('fails if no user is signed in any more', async () => {
    const { list, sent } = setUp([refused(401)], () => null);
    await expect(list()).rejects.toMatchObject({ status: 401 });
    expect(sent).toHaveLength(1);
  });

  it('fails as offline if the renewal is offline, and does not end the session', async () => {
    const offline = new NetworkError('signIn', new TypeError('fetch failed'));
    const { list, onSessionEnd } = setUp([refused(401)], () => Promise.reject(offline));
    await expect(list()).rejects.toBe(offline);
    expect(onSessionEnd).not.toHaveBeenCalled();
  });

  it('keeps the session if the repeated call fails for another reason', async () => {
    const { list, onSessionEnd } = setUp([refused(401), refused(500)]);
    await expect(list()).rejects.toMatchObject({ status: 500 });
    expect(onSessionEnd).not.toHaveBeenCalled();
  });
});

it('a call of a blocked account is not repeated and ends the session', async () => {
  const { list, refreshToken, onSessionEnd } = setUp([refused(403, [{ path: 'account', message: 'is blocked' }])]);
  await expect(list()).rejects.toMatchObject({ status: 403 });
  expect(refreshToken).not.toHaveBeenCalled();
  expect(onSessionEnd).toHaveBeenCalledOnce();
});

describe('a call of a user whose sign-ins were all ended', () => {
  const signedOut = refused(401, [{ path: 'account', message: 'was signed out' }]);

  it('is not repeated and ends the session', async () => {
    const { list, sent, refreshToken, onSessionEnd } = setUp([signedOut]);
    await expect(list()).rejects.toMatchObject({ status: 401 });
    expect(sent).toHaveLength(1);
    expect(refreshToken).not.toHaveBeenCalled();
    expect(onSessionEnd).toHaveBeenCalledOnce();
  });

  it('is repeated if the user has signed in again while it was pending', async () => {
    let respondLate: (response: HostResponse) => void = () => undefined;
    const late = new Promise<HostResponse>((resolve) => {
      respondLate = resolve;
    });
    const { list, sent, onSessionEnd } = setUp([late, refused(401)]);
    const pending = list();
    await list();
    respondLate(signedOut);
    await expect(pending).resolves.toEqual([]);
    expect(sent.at(-1)?.token).toBe('Bearer new');
    expect(onSessionEnd).not.toHaveBeenCalled();
  });
});

it('a refused public call does not renew the token or end the session', async () => {
  const { client, refreshToken, onSessionEnd } = setUp([refused(401)]);
  await expect(client.listParts()).rejects.toMatchObject({ status: 401 });
  expect(refreshToken).not.toHaveBeenCalled();
  expect(onSessionEnd).not.toHaveBeenCalled();
});

it.each([400, 403, 404, 409, 500])('a call refused with HTTP %i is not repeated', async (status) => {
  const { list, sent, refreshToken } = setUp([refused(status)]);
  await expect(list()).rejects.toMatchObject({ status });
  expect(sent).toHaveLength(1);
  expect(refreshToken).not.toHaveBeenCalled();
});

describe('a call of a user after whom another one has signed in', () => {
  it.each([
    ['refused token', refused(401)],
    ['blocked account', refused(403, [{ path: 'account', message: 'is blocked' }])],
  ])('neither is repeated nor ends the session, for a %s', async (_, response) => {
    let user = 'rahim';
    let respond: (response: HostResponse) => void = () => undefined;
    const late = new Promise<HostResponse>((resolve) => {
      respond = resolve;
    });
    const { list, sent, refreshToken, onSessionEnd } = setUp([late], undefined, () => user);
    const result = list().catch((error: unknown) => error);
    await expect.poll(() => sent).toHaveLength(1);
    user = 'karim';
    respond(response);
    expect(await result).toMatchObject({ status: response.status });
    expect(sent).toHaveLength(1);
    expect(refreshToken).not.toHaveBeenCalled();
    expect(onSessionEnd).not.toHaveBeenCalled();
  });

  it('is not repeated with the token of the other user who has signed in during the renewal', async () => {
    let user = 'rahim';
    const renewal = () => {
      user = 'karim';
      return 'of karim';
    };
    const { list, sent } = setUp([refused(401)], renewal, () => user);
    await expect(list()).rejects.toMatchObject({ status: 401 });
    expect(sent).toHaveLength(1);
  });
});

// @vitest-environment jsdom
import { HttpError, NetworkError } from '@dealerkit/api-client';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createLiveSession } from './createLiveSession.js';
import { type Identity, IdentityError, type Person } from './Identity.js';
import type { SessionState } from './session.js';

const rahim: Person = { email: 'rahim@example.com', name: 'Rahim Uddin' };
const account = { email: rahim.email, password: 'secret1' };
const stored = () => localStorage.getItem('accessToken');
const failing = (reason: Error) => () => Promise.reject(reason);

/** A live session over a provider in memory, and what the shop was told of it. */
const setUp = ({
  person: atFirst,
  exchange = async () => 'token-1',
}: { person?: Person; exchange?: () => Promise<string> } = {}) => {
  let person = atFirst;
  let tellNews: (news: Person | undefined) => void = () => undefined;
  const told: SessionState[] = [];
  const log = vi.fn<(error: IdentityError) => void>();
  const identity = {
    watch: (onChange) => {
      tellNews = onChange;
    },
    person: () => person,
    login: vi.fn<Identity['login']>(async () => (person = rahim)),
    signup: vi.fn<Identity['signup']>(async ({ name }) => (person = { ...rahim, name })),
    google: vi.fn<Identity['google']>(async () => (person = rahim)),
    sendResetLink: vi.fn<Identity['sendResetLink']>(async () => undefined),
    followResetLink: vi.fn<Identity['followResetLink']>(async () => undefined),
    idToken: vi.fn<Identity['idToken']>(async () => 'id-token'),
    signOut: vi.fn<Identity['signOut']>(async () => {
      person = undefined;
    }),
  } satisfies Identity;
  const exchanged = vi.fn<(who: Person) => Promise<string>>(exchange);
  const live = createLiveSession({ identity, exchange: exchanged, tell: (state) => told.push(state), log });
  const news = (now: Person | undefined) => {
    person = now;
    tellNews(now);
  };
  return { live, identity, exchanged, told, log, news, last: () => told.at(-1) };
};

beforeEach(() => localStorage.clear());

describe('signing in', () => {
  it('stores the token before anybody is told (S072)', async () => {
    const { live, told } = setUp();
    const [storing, telling] = [vi.spyOn(Storage.prototype, 'setItem'), vi.spyOn(told, 'push')];
    expect(await live.login(account)).toBeUndefined();
    expect(storing).toHaveBeenCalledBefore(telling);
    expect(told).toEqual([{ status: 'signedIn', person: rahim }]);
  });

  it("hands the form's name on at sign-up (S091)", async () => {
    const { live, exchanged } = setUp();
    await live.signup({ ...account, name: 'Karim' });
    expect(exchanged).toHaveBeenCalledWith({ email: rahim.email, name: 'Karim' });
  });

  it('is nothing at all when the Google window is closed', async () => {
    const { live, identity, exchanged, told } = setUp();
    identity.google.mockResolvedValue(undefined);
    expect(await live.google()).toBeUndefined();
    expect(exchanged).not.toHaveBeenCalled();
    expect(told).toEqual([]);
  });

  it("says why the provider refused and keeps the provider's code for the log", async () => {
    const { live, identity, log, last } = setUp();
    identity.login.mockRejectedValue(new IdentityError('wrongCredentials', 'auth/invalid-credential'));
    expect(await live.login(account)).toBe('wrongCredentials');
    expect(log.mock.lastCall?.[0].code).toBe('auth/invalid-credential');
    expect(last()).toEqual({ status: 'signedOut' });
    expect(stored()).toBeNull();
  });

  it.each([
    [new HttpError('signIn', 500, 'down', []), 'tokenRejected'],
    [new HttpError('signIn', 403, 'prove it', []), 'emailUnverified'],
    [new NetworkError('signIn', new TypeError('fetch failed')), 'offline'],
  ])('stays on the form when the token cannot be had (%s)', async (error, reason) => {
    const { live, last } = setUp({ exchange: failing(error) });
    expect(await live.login(account)).toBe(reason);
    expect(stored()).toBeNull();
    expect(last()).toEqual({ status: 'signedOut' });
  });

  it("is not taken over by the provider's news, which come before the token", async () => {
    const { live, identity, exchanged, told, news } = setUp();
    identity.login.mockImplementation(async () => {
      news(rahim);
      return rahim;
    });
    await live.login(account);
    expect(exchanged).toHaveBeenCalledOnce();
    expect(told).toEqual([{ status: 'signedIn', person: rahim }]);
  });
});

describe('at start', () => {
  it('goes on with a session whose token is still there', () => {
    localStorage.setItem('accessToken', 'old');
    const { news, last, exchanged } = setUp();
    news(rahim);
    expect(last()).toEqual({ status: 'signedIn', person: rahim });
    expect(exchanged).not.toHaveBeenCalled();
  });

  it('removes a token that belongs to nobody', () => {
    localStorage.setItem('accessToken', 'left over');
    const { news, last } = setUp();
    news(undefined);
    expect(stored()).toBeNull();
    expect(last()).toEqual({ status: 'signedOut' });
  });

  it('gets a token for somebody who has lost it', async () => {
    const { news, last } = setUp();
    news(rahim);
    await vi.waitFor(() => expect(last()).toEqual({ status: 'signedIn', person: rahim }));
    expect(stored()).toBe('token-1');
  });

  it('is signed out when no token can be had', async () => {
    const { news, last } = setUp({ exchange: failing(new HttpError('signIn', 403, 'no', [])) });
    news(rahim);
    await vi.waitFor(() => expect(last()).toEqual({ status: 'signedOut' }));
  });
});

describe('a refused token', () => {
  const signedIn = (exchange?: () => Promise<string>) => {
    localStorage.setItem('accessToken', 'old');
    const parts = setUp({ person: rahim, exchange });
    parts.news(rahim);
    return parts;
  };

  it('is replaced after the provider was asked whether the account still stands', async () => {
    const { live, identity, last } = signedIn();
    expect(await live.renew()).toBe(true);
    expect(identity.idToken).toHaveBeenCalledWith({ fresh: true });
    expect(stored()).toBe('token-1');
    expect(last()).toEqual({ status: 'signedIn', person: rahim });
  });

  it('is replaced once for all who ask at the same time', async () => {
    const { live, exchanged } = signedIn();
    expect(await Promise.all([live.renew(), live.renew(), live.renew()])).toEqual([true, true, true]);
    expect(exchanged).toHaveBeenCalledOnce();
  });

  it('ends the session of an account that is gone', async () => {
    const { live, identity, last } = signedIn();
    identity.idToken.mockRejectedValue(new IdentityError('unknown', 'auth/user-token-expired'));
    expect(await live.renew()).toBe(false);
    expect(identity.signOut).toHaveBeenCalledOnce();
    expect(stored()).toBeNull();
    expect(last()).toEqual({ status: 'signedOut' });
  });

  it('ends the session when the shop gives no new one', async () => {
    const { live, identity } = signedIn(failing(new HttpError('signIn', 401, 'no', [])));
    expect(await live.renew()).toBe(false);
    expect(identity.signOut).toHaveBeenCalledOnce();
    expect(stored()).toBeNull();
  });

  it.each([
    new IdentityError('offline', 'auth/network-request-failed'),
    new NetworkError('signIn', new TypeError('fetch failed')),
    ...[429, 500, 503].map((status) => new HttpError('signIn', status, 'later', [])),
  ])('waits for better days where nobody could answer (%s)', async (error) => {
    const { live, identity } = signedIn();
    identity.idToken.mockRejectedValue(error);
    await expect(live.renew()).rejects.toBeInstanceOf(error instanceof HttpError ? HttpError : NetworkError);
    expect(stored()).toBe('old');
  });
});

describe('signing out', () => {
  it('removes the token, tells the shop and the provider (S050)', async () => {
    const { live, identity, last } = setUp();
    await live.login(account);
    await live.signOut();
    expect(stored()).toBeNull();
    expect(identity.signOut).toHaveBeenCalledOnce();
    expect(last()).toEqual({ status: 'signedOut' });
  });

  it('in another tab signs this one out before the provider has noticed', async () => {
    const { live, last } = setUp();
    await live.login(account);
    localStorage.removeItem('accessToken');
    live.followOtherTab();
    expect(last()).toEqual({ status: 'signedOut' });
  });

  it("leaves the next person's token alone when the news of it comes late", async () => {
    const { live, news } = setUp();
    news(undefined);
    await live.login(account);
    localStorage.setItem('accessToken', 'of the next person');
    news(undefined);
    expect(stored()).toBe('of the next person');
  });
});

it('signing in in another tab signs this one in, whichever of token and person comes first', () => {
  const { live, news, last } = setUp();
  news(undefined);
  localStorage.setItem('accessToken', 'theirs');
  live.followOtherTab();
  expect(last()).toEqual({ status: 'signedOut' });
  news(rahim);
  expect(last()).toEqual({ status: 'signedIn', person: rahim });
});

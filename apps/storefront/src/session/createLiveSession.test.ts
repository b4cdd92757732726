// @vitest-environment jsdom
import { HttpError, NetworkError } from '@dealerkit/api-client';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { IdentityError } from './identity.js';
import { rahim, setUpLiveSession as setUp } from './setUpLiveSession.js';

const credentials = { email: rahim.email, password: 'secret1' };
const stored = () => localStorage.getItem('accessToken');
const blocked = new HttpError('signIn', 403, 'blocked', [{ path: 'account', message: 'is blocked' }]);
const ofAnotherUser = new HttpError('signIn', 409, 'taken', [{ path: 'email', message: 'belongs to another user' }]);
const failing = (reason: Error) => () => Promise.reject(reason);

beforeEach(() => localStorage.clear());

describe('signing in', () => {
  it('stores the token before it sets the state (S072)', async () => {
    const { live, states } = setUp();
    const [storing, setting] = [vi.spyOn(Storage.prototype, 'setItem'), vi.spyOn(states, 'push')];
    expect(await live.login(credentials)).toBeUndefined();
    expect(storing).toHaveBeenCalledBefore(setting);
    expect(states).toEqual([{ status: 'signedIn', account: rahim }]);
  });

  it('sends the name of the form at sign-up (S091)', async () => {
    const { live, exchanged } = setUp();
    await live.signup({ ...credentials, name: 'Karim' }, 'bn-BD');
    expect(exchanged).toHaveBeenCalledWith({ ...rahim, name: 'Karim' });
  });

  it('changes nothing if the user closes the Google pop-up', async () => {
    const { live, identity, exchanged, states } = setUp();
    identity.google.mockResolvedValue(undefined);
    expect(await live.google()).toBeUndefined();
    expect(exchanged).not.toHaveBeenCalled();
    expect(states).toEqual([]);
  });

  it("returns the provider's reason and logs its code", async () => {
    const { live, identity, log, last } = setUp();
    identity.login.mockRejectedValue(new IdentityError('wrongCredentials', 'auth/invalid-credential'));
    expect(await live.login(credentials)).toBe('wrongCredentials');
    expect(log.mock.lastCall?.[0].code).toBe('auth/invalid-credential');
    expect(last()).toEqual({ status: 'signedOut' });
    expect(stored()).toBeNull();
  });

  it.each([
    [new HttpError('signIn', 500, 'down', []), 'tokenRejected'],
    [new HttpError('signIn', 403, 'prove it', []), 'emailUnverified'],
    [blocked, 'accountBlocked'],
    [ofAnotherUser, 'emailOfAnotherUser'],
    [new HttpError('signIn', 409, 'no', []), 'tokenRejected'],
    [new NetworkError('signIn', new TypeError('fetch failed')), 'offline'],
  ])('is signed out with a reason if the exchange fails (%s)', async (error, reason) => {
    const { live, last } = setUp({ exchange: failing(error) });
    expect(await live.login(credentials)).toBe(reason);
    expect(stored()).toBeNull();
    expect(last()).toEqual({ status: 'signedOut' });
  });

  it('exchanges once, although the provider reports the account before there is a token', async () => {
    const { live, identity, exchanged, states, change } = setUp();
    identity.login.mockImplementation(async () => {
      change(rahim);
      return rahim;
    });
    await live.login(credentials);
    expect(exchanged).toHaveBeenCalledOnce();
    expect(states).toEqual([{ status: 'signedIn', account: rahim }]);
  });
});

describe('on start', () => {
  it('continues a session whose token is stored', () => {
    localStorage.setItem('accessToken', 'old');
    const { change, last, exchanged } = setUp();
    change(rahim);
    expect(last()).toEqual({ status: 'signedIn', account: rahim });
    expect(exchanged).not.toHaveBeenCalled();
  });

  it('removes a token without an account', () => {
    localStorage.setItem('accessToken', 'left over');
    const { change, last } = setUp();
    change(undefined);
    expect(stored()).toBeNull();
    expect(last()).toEqual({ status: 'signedOut', reason: 'sessionEnded' });
  });

  it('completes a sign-in that was not given a token', async () => {
    await setUp({ exchange: failing(new HttpError('signIn', 500, 'down', [])) }).live.login(credentials);
    const { change, last } = setUp();
    change(rahim);
    await vi.waitFor(() => expect(last()).toEqual({ status: 'signedIn', account: rahim }));
    expect(stored()).toBe('token-1');
  });

  it('keeps the reason of a sign-out before the provider was loaded', () => {
    const { change, last } = setUp({ reason: 'adminOnly' });
    change(undefined);
    expect(last()).toEqual({ status: 'signedOut', reason: 'adminOnly' });
  });

  it('is signed out if the exchange fails again', async () => {
    const exchange = failing(new HttpError('signIn', 403, 'no', []));
    await setUp({ exchange }).live.login(credentials);
    const { change, exchanged, last } = setUp({ exchange });
    change(rahim);
    await vi.waitFor(() => expect(last()).toEqual({ status: 'signedOut' }));
    expect(exchanged).toHaveBeenCalledOnce();
  });
});

describe('a refused token', () => {
  const signedIn = (exchange?: () => Promise<string>) => {
    localStorage.setItem('accessToken', 'old');
    const started = setUp({ account: rahim, exchange });
    started.change(rahim);
    return started;
  };

  it('is replaced after the provider has confirmed the account', async () => {
    const { live, identity, last } = signedIn();
    expect(await live.renew()).toBe(true);
    expect(identity.idToken).toHaveBeenCalledWith({ fresh: true });
    expect(stored()).toBe('token-1');
    expect(last()).toEqual({ status: 'signedIn', account: rahim });
  });

  it.each([
    [new HttpError('signIn', 401, 'no', []), 'sessionEnded'],
    [new HttpError('signIn', 403, 'prove it', []), 'emailUnverified'],
    [blocked, 'accountBlocked'],
    [ofAnotherUser, 'emailOfAnotherUser'],
    [new IdentityError('accountDisabled', 'auth/user-disabled'), 'accountDisabled'],
    [new IdentityError('unknown', 'auth/user-token-expired'), 'sessionEnded'],
  ])('ends the session and says why until the next sign-in (%s)', async (error, reason) => {
    const { live, identity, exchanged, last, change } = signedIn(failing(error));
    expect(await live.renew()).toBe(false);
    expect(identity.signOut).toHaveBeenCalledOnce();
    expect(stored()).toBeNull();
    expect(last()).toEqual({ status: 'signedOut', reason });
    change(undefined);
    expect(last()).toEqual({ status: 'signedOut', reason });
    exchanged.mockResolvedValue('token-2');
    await live.login(credentials);
    await live.signOut();
    expect(last()).toEqual({ status: 'signedOut' });
  });

  it.each([
    new IdentityError('offline', 'auth/network-request-failed'),
    new NetworkError('signIn', new TypeError('fetch failed')),
    ...[429, 500, 503].map((status) => new HttpError('signIn', status, 'later', [])),
  ])('stays stored if the host cannot answer (%s)', async (error) => {
    const { live, identity } = signedIn();
    identity.idToken.mockRejectedValue(error);
    await expect(live.renew()).rejects.toBeInstanceOf(error instanceof HttpError ? HttpError : NetworkError);
    expect(stored()).toBe('old');
  });
});

// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { failure, karim, openSignedInTab, openTab, pending, rahim, storeSession } from '../../tests/fakeProvider.js';
import { HttpError } from '../index.js';
import { sessionDrafts } from '../storage/sessionDrafts.js';

const login = { email: rahim.email, password: 'secret1' };
const hostError = (status: number) => new HttpError('listOrders', status, undefined, []);
const token = () => localStorage.getItem('accessToken');

beforeEach(() => localStorage.clear());

describe('the start of a session', () => {
  it('is unknown before, and signed out without a token, and loads no provider', () => {
    const { session, loadProvider } = openTab();
    expect(session.current()).toEqual({ status: 'unknown' });
    session.start();
    expect(session.current()).toEqual({ status: 'signedOut' });
    expect(loadProvider).not.toHaveBeenCalled();
  });

  it('takes the stored account and token without the provider', async () => {
    const { session, loadProvider } = openSignedInTab();
    session.checkVerification();
    expect(session.current()).toEqual({ status: 'signedIn', account: rahim });
    expect(session.email()).toBe(rahim.email);
    expect(await session.tokens.accessToken()).toBe('old');
    expect(loadProvider).not.toHaveBeenCalled();
  });

  it.each([undefined, 7, {}, { ...rahim, uid: '' }, { ...rahim, name: 7 }, { ...rahim, isVerified: 'yes' }])(
    'asks the provider for a new token if the account is %o',
    async (account) => {
      storeSession(account);
      const { session } = openTab(rahim);
      session.start();
      expect(session.current()).toEqual({ status: 'unknown' });
      await expect.poll(() => session.current()).toEqual({ status: 'signedIn', account: rahim });
      expect(token()).toBe('token of Rahim Uddin');
    },
  );

  it.each([
    ['has no account', 'sessionEnded', async () => undefined],
    ['cannot be loaded', 'offline', async () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('removes a token without an account if the provider %s', async (_, reason, before) => {
    localStorage.setItem('accessToken', 'alone');
    const { session, loadProvider, provider } = openTab();
    loadProvider.mockImplementation(async () => {
      await before();
      return provider;
    });
    session.start();
    await expect.poll(() => session.current()).toEqual({ status: 'signedOut', reason });
    expect(token()).toBeNull();
  });

  it("signs out the provider's user who is left without a token", async () => {
    const { session, provider } = openTab(rahim);
    session.start();
    await session.load();
    expect(provider.signOut).toHaveBeenCalledOnce();
    expect(session.current()).toEqual({ status: 'signedOut' });
  });

  it('learns from the provider that an address is verified', async () => {
    const { session, change } = openSignedInTab({ ...rahim, isVerified: false });
    session.checkVerification();
    await session.load();
    change(rahim);
    expect(session.current()).toEqual({ status: 'signedIn', account: rahim });
    expect(JSON.parse(localStorage.getItem('account') ?? '')).toEqual(rahim);
  });
});

describe('a sign-in', () => {
  it('shows a verified address once its token is stored, since the host refuses the old one', async () => {
    const { session } = openSignedInTab({ ...rahim, isVerified: false });
    await session.load();
    const seen: unknown[] = [];
    session.subscribe(() => seen.push([session.current(), token()]));
    expect(await session.signIn((provider) => provider.confirmVerification())).toBeUndefined();
    expect(seen).toEqual([[{ status: 'signedIn', account: rahim }, 'token of Rahim Uddin']]);
  });

  it('stores the token before the user is signed in (S072), and notifies subscribers until they leave', async () => {
    const { session } = openTab();
    const seen: unknown[] = [];
    session.start();
    session.subscribe(() => seen.push([session.current().status, token()]));
    session.subscribe(() => seen.push('left'))();
    expect(await session.signIn((provider) => provider.login(login))).toBeUndefined();
    expect(seen).toEqual([['signedIn', 'token of Rahim Uddin']]);
  });

  it.each(['wrongCredentials', 'accountBlocked'] as const)('resolves to its reason: %s', async (reason) => {
    const { session, provider } = openTab();
    session.start();
    session.end('adminOnly');
    provider[reason === 'accountBlocked' ? 'exchange' : 'login'].mockRejectedValue(failure(reason));
    expect(await session.signIn(() => provider.login(login))).toBe(reason);
    expect(token()).toBeNull();
    expect(session.current()).toEqual({ status: 'signedOut' });
  });

  it('of another user removes the responses that were stored since the last one', async () => {
    const { session } = openSignedInTab();
    session.end();
    localStorage.setItem('cachedResponses', 'of a visitor');
    await session.signIn((provider) => provider.login({ ...login, email: karim.email }));
    expect(localStorage.getItem('cachedResponses')).toBeNull();
  });

  it('is none if the user closes the window of Google', async () => {
    const { session } = openTab();
    session.start();
    expect(await session.signIn((provider) => provider.google())).toBeUndefined();
    expect(session.current()).toEqual({ status: 'signedOut' });
  });

  it('stores no empty token', async () => {
    const { session, provider } = openTab();
    provider.exchange.mockResolvedValue('');
    expect(await session.signIn(() => provider.login(login))).toBe('sessionEnded');
    expect(token()).toBeNull();
  });

  it('is refused if the user signs out while the host is asked, although the provider answers late', async () => {
    const { session, provider } = openSignedInTab();
    const { promise, resolve } = pending<string>();
    provider.exchange.mockReturnValue(promise);
    provider.signOut.mockReturnValue(new Promise(() => undefined));
    const confirmed = session.signIn(() => provider.confirmVerification());
    await expect.poll(() => provider.exchange).toHaveBeenCalledOnce();
    session.signOut();
    resolve('late');
    expect(await confirmed).toBe('sessionEnded');
    expect(token()).toBeNull();
    expect(session.current()).toEqual({ status: 'signedOut' });
  });

  it('loads the provider again after it could not be loaded', async () => {
    const { session, loadProvider, provider } = openTab();
    loadProvider.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    expect(await session.ask(() => provider.sendResetLink(rahim.email, 'en'))).toBe('offline');
    expect(await session.ask(() => provider.sendResetLink(rahim.email, 'en'))).toBeUndefined();
  });
});

describe('the end of a session', () => {
  it('takes effect at once, and then at the provider (S050)', async () => {
    const { session, provider } = openSignedInTab();
    localStorage.setItem('cachedResponses', 'own orders');
    session.signOut('adminOnly');
    expect(session.current()).toEqual({ status: 'signedOut', reason: 'adminOnly' });
    expect(Object.keys(localStorage)).toEqual([]);
    await expect.poll(() => provider.signOut).toHaveBeenCalled();
  });

  it('touches no entry of the provider', () => {
    const { session } = openSignedInTab();
    localStorage.setItem('firebase:authUser:demo:[DEFAULT]', '{}');
    session.signOut();
    expect(Object.keys(localStorage)).toEqual(['firebase:authUser:demo:[DEFAULT]']);
  });

  it('comes with a provider that knows no user any more', async () => {
    const { session, change } = openSignedInTab({ ...rahim, isVerified: false });
    await session.load();
    change(undefined);
    expect(session.current()).toEqual({ status: 'signedOut', reason: 'sessionEnded' });
    expect(token()).toBeNull();
  });

  it.each([
    [401, 'sessionEnded'],
    [403, 'accountBlocked'],
  ])('says why the host has ended it (HTTP %i)', async (status, reason) => {
    const { session } = openSignedInTab();
    await session.tokens.onSessionEnd?.(hostError(status));
    expect(session.current()).toEqual({ status: 'signedOut', reason });
  });

  it('keeps what was typed for the same user, and a sign-out removes it', async () => {
    const { session } = openSignedInTab();
    sessionDrafts.write('draft', { address: 'Zindabazar' });
    session.end('sessionEnded');
    await session.signIn((provider) => provider.login(login));
    expect(sessionDrafts.read('draft')).toEqual({ address: 'Zindabazar' });
    session.end('sessionEnded');
    await session.signIn((provider) => provider.login({ ...login, email: karim.email }));
    expect(sessionDrafts.read('draft')).toBeUndefined();
    sessionDrafts.write('draft', { address: 'Zindabazar' });
    session.signOut();
    expect(sessionDrafts.read('draft')).toBeUndefined();
  });
});

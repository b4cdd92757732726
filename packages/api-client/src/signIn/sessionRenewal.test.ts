// @vitest-environment jsdom
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { failure, karim, openSignedInTab, openTab, rahim, storeSession } from '../../tests/fakeProvider.js';
import { HttpError, NetworkError } from '../index.js';

const hostError = (status: number) => new HttpError('signIn', status, undefined, []);
const token = () => localStorage.getItem('accessToken');

beforeEach(() => localStorage.clear());

describe('a renewal', () => {
  it('stores and resolves to the new token', async () => {
    const { session } = openSignedInTab();
    expect(await session.tokens.refreshToken()).toBe('token of Rahim Uddin');
    expect(await session.tokens.accessToken()).toBe('token of Rahim Uddin');
  });

  it('that cannot be stored is kept by the tab until another one is stored', async () => {
    const { session } = openSignedInTab();
    const setItem = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    onTestFinished(() => setItem.mockRestore());
    expect(await session.tokens.refreshToken()).toBe('token of Rahim Uddin');
    expect(await session.tokens.accessToken()).toBe('token of Rahim Uddin');
    expect(session.current()).toEqual({ status: 'signedIn', account: rahim });
    setItem.mockRestore();
    storeSession(rahim, 'of the other tab');
    expect(await session.tokens.accessToken()).toBe('of the other tab');
  });

  it('does not load the provider before a user is signed in', async () => {
    const { session, loadProvider } = openTab();
    expect(await session.tokens.refreshToken()).toBeNull();
    expect(loadProvider).not.toHaveBeenCalled();
  });

  it('after the end of a session keeps its reason', async () => {
    const { session } = openSignedInTab();
    session.end('accountBlocked');
    expect(await session.tokens.refreshToken()).toBeNull();
    expect(session.current()).toEqual({ status: 'signedOut', reason: 'accountBlocked' });
  });

  it('resolves to the old token if the host gives it again', async () => {
    const { session, provider } = openSignedInTab();
    storeSession(rahim, 'same');
    provider.exchange.mockResolvedValue('same');
    expect(await session.tokens.refreshToken()).toBe('same');
    expect(session.current()).toEqual({ status: 'signedIn', account: rahim });
  });

  it.each([
    ['tokenRejected', 'sessionEnded'],
    ['accountDisabled', 'accountDisabled'],
    ['emailUnverified', 'emailUnverified'],
  ] as const)('that is refused ends the session: %s', async (reason, shown) => {
    const { session, provider, change } = openSignedInTab();
    provider.refresh.mockImplementation(async () => {
      // Firebase signs such a user out itself.
      change(undefined);
      throw failure(reason);
    });
    expect(await session.tokens.refreshToken()).toBeNull();
    expect(session.current()).toEqual({ status: 'signedOut', reason: shown });
  });

  it('ends the session if the host gives an empty token', async () => {
    const { session, provider } = openSignedInTab();
    provider.exchange.mockResolvedValue('');
    expect(await session.tokens.refreshToken()).toBeNull();
    expect(session.current()).toEqual({ status: 'signedOut', reason: 'sessionEnded' });
    expect(token()).toBeNull();
  });

  it('that is refused takes the token that another tab has got meanwhile', async () => {
    const { session, provider } = openSignedInTab();
    provider.refresh.mockImplementation(async () => {
      storeSession(rahim, 'of the other tab');
      throw failure('tokenRejected');
    });
    expect(await session.tokens.refreshToken()).toBe('of the other tab');
    expect(session.current()).toEqual({ status: 'signedIn', account: rahim });
    expect(token()).toBe('of the other tab');
  });

  it('that fails for now takes the token that another tab has got meanwhile', async () => {
    const { session, provider } = openSignedInTab();
    provider.exchange.mockImplementation(async () => {
      storeSession(rahim, 'of the other tab');
      throw hostError(429);
    });
    expect(await session.tokens.refreshToken()).toBe('of the other tab');
    expect(session.current()).toEqual({ status: 'signedIn', account: rahim });
  });

  it('ends the session if the provider has another user', async () => {
    const { session, provider, change } = openSignedInTab();
    provider.refresh.mockImplementation(async () => {
      change(karim);
      return karim;
    });
    expect(await session.tokens.refreshToken()).toBeNull();
    expect(session.current()).toEqual({ status: 'signedOut', reason: 'sessionEnded' });
  });

  it.each([
    ['no connection', new NetworkError('signIn', undefined), NetworkError],
    ['a host that fails', hostError(503), HttpError],
    ['a host that is busy', hostError(429), HttpError],
  ])('keeps the session: %s', async (_, error, Expected) => {
    const { session, provider } = openSignedInTab();
    provider.exchange.mockRejectedValue(error);
    await expect(session.tokens.refreshToken()).rejects.toBeInstanceOf(Expected);
    expect(session.current()).toEqual({ status: 'signedIn', account: rahim });
    expect(token()).toBe('old');
  });

  it('keeps the session if the provider cannot be loaded', async () => {
    const { session, loadProvider } = openSignedInTab();
    loadProvider.mockRejectedValue(new TypeError('Failed to fetch'));
    await expect(session.tokens.refreshToken()).rejects.toBeInstanceOf(NetworkError);
    expect(session.email()).toBe(rahim.email);
  });
});

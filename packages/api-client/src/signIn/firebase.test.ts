// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest';
import { createFirebaseProvider } from './firebase.js';
import { HttpError, type Issue, NetworkError } from '../index.js';

const google = vi.fn<() => Promise<undefined>>();
const provider = createFirebaseProvider({ host: '/api', project: { apiKey: 'key', projectId: 'shop' }, google });

const firebaseError = (code: string) => Object.assign(new Error(code), { code });
const hostError = (status: number, issues: Issue[] = []) => new HttpError('signIn', status, undefined, issues);
const isBlocked = [{ path: 'account', message: 'is blocked' }];
const isTaken = [{ path: 'email', message: 'belongs to another user' }];

describe('why a sign-in fails', () => {
  it.each([
    [firebaseError('auth/wrong-password'), 'wrongCredentials'],
    [new NetworkError('signIn', undefined), 'offline'],
    [hostError(403, isBlocked), 'accountBlocked'],
    [hostError(409, isTaken), 'emailOfAnotherUser'],
    [hostError(403), 'emailUnverified'],
    [hostError(401), 'tokenRejected'],
  ])('%o', (error, reason) => {
    // The provider's code is for logs.
    const log = vi.spyOn(console, 'info').mockReturnValue();
    expect(provider.reasonOf(error)).toBe(reason);
    expect(log.mock.calls).toEqual('code' in error ? [['Identity provider: auth/wrong-password']] : []);
    log.mockRestore();
  });
});

describe('whether the user may still be signed in', () => {
  it.each([
    [firebaseError('auth/network-request-failed'), true],
    [new NetworkError('signIn', undefined), true],
    [hostError(503), true],
    [hostError(429), true],
    [firebaseError('auth/user-disabled'), false],
    [hostError(401), false],
    [hostError(403, isBlocked), false],
  ])('%o: %s', (error, isTemporary) => {
    expect(provider.temporaryError(error) !== undefined).toBe(isTemporary);
  });
});

describe("Google's window", () => {
  it('closed by the user is no failure', async () => {
    google.mockRejectedValueOnce(firebaseError('auth/popup-closed-by-user'));
    expect(await provider.google()).toBeUndefined();
  });

  it('blocked by the browser is one', async () => {
    google.mockRejectedValueOnce(firebaseError('auth/popup-blocked'));
    await expect(provider.google()).rejects.toMatchObject({ code: 'auth/popup-blocked' });
  });
});

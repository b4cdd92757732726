// @vitest-environment jsdom
import { HttpError } from '@dealerkit/api-client';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { IdentityError } from './identity.js';
import { rahim, setUpLiveSession as setUp } from './setUpLiveSession.js';

const credentials = { email: rahim.email, password: 'secret1' };

beforeEach(() => localStorage.clear());

describe('the link that verifies an address', () => {
  it('is sent at sign-up, in the language of the page', async () => {
    const { live, identity } = setUp();
    await live.signup({ ...credentials, name: 'Karim' }, 'bn-BD');
    expect(identity.sendVerification).toHaveBeenCalledExactlyOnceWith('bn-BD');
  });

  it('does not fail the sign-up if it cannot be sent', async () => {
    const { live, identity, log, last } = setUp();
    identity.sendVerification.mockRejectedValue(new IdentityError('tooManyAttempts', 'auth/too-many-requests'));
    expect(await live.signup({ ...credentials, name: 'Karim' }, 'en-BD')).toBeUndefined();
    await vi.waitFor(() => expect(log.mock.lastCall?.[0].code).toBe('auth/too-many-requests'));
    expect(last()?.status).toBe('signedIn');
  });

  it('can be sent again, which returns why it failed', async () => {
    const { live, identity } = setUp({ account: rahim });
    expect(await live.sendVerification('en-BD')).toBeUndefined();
    identity.sendVerification.mockRejectedValue(new IdentityError('tooManyAttempts', 'auth/too-many-requests'));
    expect(await live.sendVerification('en-BD')).toBe('tooManyAttempts');
  });

  it('gives a new token with the verified address once it is opened', async () => {
    const { live, identity, exchanged, change, last } = setUp({ account: rahim });
    expect(await live.confirmVerification()).toBe('emailUnverified');
    expect(exchanged).not.toHaveBeenCalled();
    const verified = { ...rahim, isVerified: true };
    identity.reload.mockImplementation(async () => change(verified));
    expect(await live.confirmVerification()).toBeUndefined();
    expect(identity.idToken).toHaveBeenCalledWith({ fresh: true });
    expect(last()).toEqual({ status: 'signedIn', account: verified });
  });

  it('signs in a user whom the host refused because of the address, which may be confirmed too early', async () => {
    const exchange = vi.fn<() => Promise<string>>(async () => 'token-2');
    exchange.mockRejectedValueOnce(new HttpError('signIn', 403, 'prove it', []));
    const { live, identity, change, last } = setUp({ exchange });
    expect(await live.login(credentials)).toBe('emailUnverified');
    expect(last()).toEqual({ status: 'signedOut' });
    expect(await live.confirmVerification()).toBe('emailUnverified');
    const another = setUp({ exchange: async () => Promise.reject(new HttpError('signIn', 403, 'prove it', [])) });
    another.change(rahim);
    expect(another.identity.signOut).not.toHaveBeenCalled();
    identity.reload.mockImplementation(async () => change({ ...rahim, isVerified: true }));
    expect(await live.confirmVerification()).toBeUndefined();
    expect(last()?.status).toBe('signedIn');
  });
});

// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { rahim, setUpLiveSession as setUp } from './setUpLiveSession.js';

beforeEach(() => localStorage.clear());

describe('the stored account', () => {
  const account = () => JSON.parse(localStorage.getItem('account') ?? 'null') as unknown;
  const verified = { ...rahim, isVerified: true };

  it('is stored before the token, so that other tabs find it', async () => {
    const { live } = setUp();
    const storing = vi.spyOn(Storage.prototype, 'setItem');
    await live.login({ email: rahim.email, password: 'secret1' });
    expect(storing.mock.calls.map(([key]) => key)).toEqual(['signingIn', 'account', 'accessToken']);
    expect(account()).toEqual(rahim);
  });

  it('is stored for a token that is older than this rule', () => {
    localStorage.setItem('accessToken', 'old');
    setUp().change(rahim);
    expect(account()).toEqual(rahim);
  });

  it('is verified once the provider says so', () => {
    localStorage.setItem('accessToken', 'old');
    localStorage.setItem('account', JSON.stringify(rahim));
    const { change, last } = setUp();
    change(verified);
    expect(account()).toEqual(verified);
    expect(last()).toEqual({ status: 'signedIn', account: verified });
  });

  it('is not that of an earlier user if another tab has signed in the next one', () => {
    const karim = { ...rahim, email: 'karim@example.com' };
    localStorage.setItem('accessToken', 'of Karim');
    localStorage.setItem('account', JSON.stringify(karim));
    setUp().change(rahim);
    expect(account()).toEqual(karim);
  });
});

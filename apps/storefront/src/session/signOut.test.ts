// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { IdentityError } from './identity.js';
import { rahim, setUpLiveSession as setUp } from './setUpLiveSession.js';
import { storedSession } from './storedSession.js';

const credentials = { email: rahim.email, password: 'secret1' };
const stored = () => localStorage.getItem('accessToken');

beforeEach(() => localStorage.clear());

describe('signing out', () => {
  it('removes the token, sets the state and signs out at the provider (S050)', async () => {
    const { live, identity, last } = setUp();
    await live.login(credentials);
    await live.signOut();
    expect(stored()).toBeNull();
    expect(identity.signOut).toHaveBeenCalledOnce();
    expect(last()).toEqual({ status: 'signedOut' });
  });

  it('removes what is stored at once, also of the provider', async () => {
    const { live } = setUp();
    await live.login(credentials);
    localStorage.setItem('firebase:authUser:demo:[DEFAULT]', '{}');
    const done = live.signOut();
    expect(Object.keys(localStorage)).toEqual([]);
    await done;
  });

  it.each(['not', 'also'])(
    'while the provider starts is not undone by its late answer (%s during a sign-in)',
    (when) => {
      localStorage.setItem('accessToken', 'old');
      const { change, identity, exchanged, last } = setUp();
      storedSession.remove();
      if (when === 'also') storedSession.startSignIn();
      change(rahim);
      expect(last()).toEqual({ status: 'signedOut' });
      expect(identity.signOut).toHaveBeenCalledOnce();
      expect(exchanged).not.toHaveBeenCalled();
    },
  );

  it("is not undone by another tab that stores the provider's user again", async () => {
    const { live, change, identity, last } = setUp();
    change(undefined);
    await live.login(credentials);
    await live.signOut();
    change(rahim);
    expect(last()).toEqual({ status: 'signedOut' });
    expect(identity.signOut).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['without another sign-in', async () => undefined],
    [
      'after a failed sign-in',
      async ({ live, identity }: ReturnType<typeof setUp>) => {
        identity.login.mockRejectedValue(new IdentityError('wrongCredentials', 'auth/invalid-credential'));
        await live.login(credentials);
      },
    ],
    [
      'after a closed Google window',
      async ({ live, identity }: ReturnType<typeof setUp>) => {
        identity.google.mockResolvedValue(undefined);
        await live.google();
      },
    ],
  ])("is not undone by a provider's user who was left over (%s)", async (_, attempt) => {
    await attempt(setUp());
    const { change, identity, exchanged, last } = setUp();
    change(rahim);
    expect(last()).toEqual({ status: 'signedOut' });
    expect(identity.signOut).toHaveBeenCalledOnce();
    expect(exchanged).not.toHaveBeenCalled();
  });

  it('does not end the sign-in of another tab, whose user has no token yet', async () => {
    const { change, identity } = setUp();
    change(undefined);
    const another = setUp();
    another.identity.login.mockImplementation(async () => {
      change(rahim);
      another.change(rahim);
      return rahim;
    });
    expect(await another.live.login(credentials)).toBeUndefined();
    expect(identity.signOut).not.toHaveBeenCalled();
  });

  it('while a sign-in waits for its token is not undone by the token', async () => {
    const { live, exchanged, last } = setUp();
    await live.login(credentials);
    let answer: (token: string) => void = () => undefined;
    exchanged.mockReturnValue(new Promise((resolve) => (answer = resolve)));
    const loggedIn = live.login(credentials);
    await vi.waitFor(() => expect(exchanged).toHaveBeenCalledTimes(2));
    await live.signOut();
    answer('token-2');
    expect(await loggedIn).toBe('sessionEnded');
    expect(stored()).toBeNull();
    expect(last()).toEqual({ status: 'signedOut' });
  });

  it('while the token is renewed is not undone by the new one', async () => {
    localStorage.setItem('accessToken', 'old');
    const { live, states, change, exchanged } = setUp({ account: rahim });
    change(rahim);
    let answer: (token: string) => void = () => undefined;
    exchanged.mockReturnValue(new Promise((resolve) => (answer = resolve)));
    const renewal = live.renew();
    await vi.waitFor(() => expect(exchanged).toHaveBeenCalledOnce());
    await live.signOut();
    states.length = 0;
    answer('token-2');
    expect(await renewal).toBe(false);
    expect(stored()).toBeNull();
    expect(states).toEqual([]);
  });

  it("keeps the next user's token if the provider reports the sign-out late", async () => {
    const { live, change } = setUp();
    change(undefined);
    await live.login(credentials);
    localStorage.setItem('accessToken', 'of the next user');
    change(undefined);
    expect(stored()).toBe('of the next user');
  });
});

// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  karim,
  openSignedInTab,
  openTab,
  pending,
  rahim,
  recordStorage,
  storeSession,
  tellTabs,
} from '../../tests/fakeProvider.js';

const token = () => localStorage.getItem('accessToken');

/** Signs Karim in, in a tab of his. */
const signInKarim = async () => {
  const tab = openTab();
  await tab.session.signIn((provider) => provider.login({ email: karim.email, password: 'secret1' }));
  return tab;
};

/** A tab whose renewal waits for the host. */
const startRenewal = async () => {
  const tab = openSignedInTab();
  const { promise, resolve } = pending<string>();
  tab.provider.exchange.mockReturnValue(promise);
  const renewal = tab.session.tokens.refreshToken();
  await expect.poll(() => tab.provider.exchange).toHaveBeenCalledOnce();
  return { ...tab, renewal, resolve };
};

beforeEach(() => localStorage.clear());

describe('two tabs', () => {
  it('a sign-out in one ends the other', () => {
    const [one, other] = [openSignedInTab(), openSignedInTab()];
    one.session.signOut();
    tellTabs();
    expect(other.session.current()).toEqual({ status: 'signedOut' });
    expect(other.reload).not.toHaveBeenCalled();
  });

  it('a forced sign-out in one says why in the other (D39), and a later sign-out does not', async () => {
    const [one, other] = [openSignedInTab(), openTab(rahim)];
    other.session.start();
    // Both tabs have one window here, so that both get the events; the one ignores what it knows.
    for (const event of recordStorage(() => one.session.end('accountBlocked'))) window.dispatchEvent(event);
    expect(other.session.current()).toEqual({ status: 'signedOut', reason: 'accountBlocked' });
    expect(Object.keys(localStorage)).toEqual([]);
    storeSession(rahim);
    tellTabs();
    expect(other.session.current()).toEqual({ status: 'signedIn', account: rahim });
    for (const event of recordStorage(() => one.session.signOut())) window.dispatchEvent(event);
    expect(other.session.current()).toEqual({ status: 'signedOut' });
  });

  it.each(['accountBlocked', '1', '{}'])('a reason that cannot be read (%s) is none', (newValue) => {
    const { session } = openSignedInTab();
    window.dispatchEvent(new StorageEvent('storage', { key: 'sessionEnd', newValue }));
    localStorage.removeItem('accessToken');
    tellTabs();
    expect(session.current()).toEqual({ status: 'signedOut' });
  });

  it('the events of one are about the storage that they share, also after an error', () => {
    sessionStorage.setItem('account', 'of this tab');
    const events = recordStorage(() => {
      localStorage.setItem('account', 'of all tabs');
      sessionStorage.removeItem('account');
    });
    expect(events.map(({ key }) => key)).toEqual(['account']);
    expect([localStorage.getItem('account'), sessionStorage.getItem('account')]).toEqual(['of all tabs', null]);
    const fail = () => {
      throw new Error('full');
    };
    expect(() => recordStorage(fail)).toThrow('full');
    expect(recordStorage(() => localStorage.setItem('account', 'again'))).toHaveLength(1);
  });

  it('a cleared storage ends both, another entry none', () => {
    const { session } = openSignedInTab();
    localStorage.clear();
    tellTabs('colorMode');
    expect(session.email()).toBe(rahim.email);
    tellTabs(null);
    expect(session.current()).toEqual({ status: 'signedOut' });
  });

  it('a sign-in in one signs in the other, which has shown no user', async () => {
    const other = openTab();
    other.session.start();
    await signInKarim();
    tellTabs();
    expect(other.session.current()).toEqual({ status: 'signedIn', account: karim });
    expect(other.reload).not.toHaveBeenCalled();
  });

  it.each(['while this one is signed in', 'after a sign-out'])(
    "another user's sign-in in one reloads the other (%s)",
    async (when) => {
      const other = openSignedInTab();
      if (when === 'after a sign-out') {
        localStorage.removeItem('accessToken');
        tellTabs();
      }
      await signInKarim();
      tellTabs();
      expect(other.reload).toHaveBeenCalledOnce();
      expect(other.session.email()).not.toBe(karim.email);
    },
  );

  it("another user's token is not sent for the user of a tab that has not noticed yet", async () => {
    const { session, reload } = openSignedInTab();
    storeSession(karim, 'of Karim');
    expect(await session.tokens.accessToken()).toBeNull();
    expect(await session.tokens.refreshToken()).toBeNull();
    expect(reload).toHaveBeenCalledOnce();
    expect(token()).toBe('of Karim');
  });

  it('a renewal in one leaves the other signed in at every moment', async () => {
    const { session } = openSignedInTab();
    const removed = vi.spyOn(Storage.prototype, 'removeItem');
    expect(await session.tokens.refreshToken()).toBe('token of Rahim Uddin');
    expect(removed).not.toHaveBeenCalled();
    removed.mockRestore();
  });

  it('a page that comes back from the cache of the browser follows what it has missed', () => {
    const { session } = openSignedInTab();
    localStorage.clear();
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    expect(session.current()).toEqual({ status: 'signedOut' });
  });
});

describe('a sign-out during a renewal leaves no token', () => {
  it('in the same tab, although the provider signs out late', async () => {
    const { session, provider, renewal, resolve } = await startRenewal();
    provider.signOut.mockReturnValue(new Promise(() => undefined));
    session.signOut();
    resolve('late');
    expect(await renewal).toBeNull();
    expect(token()).toBeNull();
    expect(session.current()).toEqual({ status: 'signedOut' });
  });

  it('in another tab, before this one notices', async () => {
    const { renewal, resolve, session } = await startRenewal();
    openSignedInTab().session.signOut();
    resolve('late');
    expect(await renewal).toBeNull();
    expect(token()).toBeNull();
    tellTabs();
    expect(session.current()).toEqual({ status: 'signedOut' });
  });

  it("nor does another user's sign-in get the renewed token", async () => {
    const { renewal, resolve } = await startRenewal();
    await signInKarim();
    resolve('late');
    expect(await renewal).toBeNull();
    expect(token()).toBe('token of Karim');
  });
});

describe('a sign-in that waits for its token', () => {
  it('does not replace the token of another user who has signed in since', async () => {
    const { session, provider, change } = openTab();
    session.start();
    const { promise, resolve } = pending<string>();
    provider.exchange.mockReturnValue(promise);
    const reason = session.signIn(() => provider.login({ email: rahim.email, password: 'secret1' }));
    await expect.poll(() => provider.exchange).toHaveBeenCalledOnce();
    storeSession(karim, 'of Karim');
    change(karim);
    resolve('late');
    expect(await reason).toBe('sessionEnded');
    expect(token()).toBe('of Karim');
  });

  it('stores no token for a user whom another tab has signed out at the provider', async () => {
    const { session, provider, change } = openTab();
    session.start();
    const { promise, resolve } = pending<string>();
    provider.exchange.mockReturnValue(promise);
    const reason = session.signIn(() => provider.login({ email: rahim.email, password: 'secret1' }));
    await expect.poll(() => provider.exchange).toHaveBeenCalledOnce();
    change(undefined);
    resolve('late');
    expect(await reason).toBe('sessionEnded');
    expect(token()).toBeNull();
  });

  it("keeps another tab's user if the provider is loaded after a sign-out here", async () => {
    const { session, provider } = openSignedInTab();
    session.signOut();
    storeSession(karim, 'of Karim');
    await session.load();
    expect(provider.signOut).not.toHaveBeenCalled();
  });
});

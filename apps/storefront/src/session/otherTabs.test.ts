// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createSession } from './session.js';
import type { LiveSession } from './sessionState.js';
import { rahim, setUpLiveSession, storeSession } from './setUpLiveSession.js';

const karim = { ...rahim, email: 'karim@example.com' };

const setUp = () => {
  const loadLiveSession = vi.fn<Parameters<typeof createSession>[0]>(async () => ({}) as LiveSession);
  return { session: createSession(loadLiveSession), loadLiveSession };
};

const storageEvent = (key: string | null) => window.dispatchEvent(new StorageEvent('storage', { key }));

beforeEach(() => localStorage.clear());

describe('another tab', () => {
  it.each(['not loaded', 'loaded'])('that signs in or out changes this one (provider %s)', async (provider) => {
    const { session } = setUp();
    session.start();
    if (provider === 'loaded') await session.load();
    storeSession(rahim);
    storageEvent('accessToken');
    expect(session.current()).toEqual({ status: 'signedIn', account: rahim });
    storeSession(karim);
    storageEvent('accessToken');
    expect(session.current()).toEqual({ status: 'signedIn', account: karim });
    localStorage.removeItem('accessToken');
    storageEvent('accessToken');
    expect(session.current()).toEqual({ status: 'signedOut' });
  });

  it('that clears the storage signs this one out', () => {
    storeSession(rahim);
    const { session } = setUp();
    session.start();
    localStorage.clear();
    storageEvent(null);
    expect(session.current()).toEqual({ status: 'signedOut' });
  });

  it('that signs in before the provider is loaded keeps its user, although this one has signed out', async () => {
    const { session, loadLiveSession } = setUp();
    const signOut = vi.fn<LiveSession['signOut']>(async () => undefined);
    loadLiveSession.mockResolvedValue({ signOut } as Partial<LiveSession> as LiveSession);
    session.ensureLoaded();
    session.signOut();
    storeSession(karim);
    await session.load();
    expect(signOut).not.toHaveBeenCalled();
  });

  it('that stores a token only makes this one load the provider', () => {
    const { session, loadLiveSession } = setUp();
    session.start();
    localStorage.setItem('accessToken', 'theirs');
    storageEvent('accessToken');
    expect(loadLiveSession).toHaveBeenCalledOnce();
  });

  it('that stores something else changes nothing', () => {
    storeSession(rahim);
    const { session } = setUp();
    session.start();
    localStorage.clear();
    storageEvent('colorMode');
    expect(session.current()).toEqual({ status: 'signedIn', account: rahim });
  });
});

describe('a sign-in that waits for its token', () => {
  const signIn = async () => {
    const here = setUpLiveSession();
    let answer: (token: string) => void = () => undefined;
    here.exchanged.mockReturnValue(new Promise((resolve) => (answer = resolve)));
    const reason = here.live.login({ email: rahim.email, password: 'secret1' });
    await vi.waitFor(() => expect(here.exchanged).toHaveBeenCalledOnce());
    return { ...here, reason, answer };
  };

  it('succeeds if another tab has got a token for the same user', async () => {
    const { reason, answer, last } = await signIn();
    setUpLiveSession().change(rahim);
    await vi.waitFor(() => expect(localStorage.getItem('accessToken')).toBe('token-1'));
    answer('token-2');
    expect(await reason).toBeUndefined();
    expect(last()).toEqual({ status: 'signedIn', account: rahim });
  });

  it('does not replace the token of another user who has signed in since', async () => {
    const { reason, answer, change, last } = await signIn();
    storeSession(karim);
    change(karim);
    answer('token-2');
    expect(await reason).toBe('sessionEnded');
    expect(localStorage.getItem('accessToken')).toBe('a');
    expect(localStorage.getItem('signingIn')).toBeNull();
    expect(last()).toEqual({ status: 'signedIn', account: karim });
  });
});

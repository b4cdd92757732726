// @vitest-environment jsdom
import { sessionDrafts } from '@dealerkit/api-client/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Account } from './identity.js';
import { createSession } from './session.js';
import type { LiveSession, SetSessionState } from './sessionState.js';
import { storeSession } from './setUpLiveSession.js';

const rahim: Account = { email: 'rahim@example.com', name: 'Rahim Uddin', isVerified: true };
const karim: Account = { email: 'karim@example.com', name: 'Karim', isVerified: true };

const liveSession = (signOut: LiveSession['signOut'] = async () => undefined) => ({ signOut }) as LiveSession;

type Load = Parameters<typeof createSession>[0];

const setUp = (load: Load = async () => liveSession()) => {
  const loadLiveSession = vi.fn<Load>(load);
  return { session: createSession(loadLiveSession), loadLiveSession };
};

/** A provider whose script never arrives. */
const neverLoaded: Load = () => new Promise(() => undefined);

beforeEach(() => localStorage.clear());

describe('the session', () => {
  it('is unknown until it starts', () => {
    storeSession(rahim);
    expect(setUp().session.current()).toEqual({ status: 'unknown' });
  });

  it('does not load the identity provider without an access token', () => {
    const { session, loadLiveSession } = setUp();
    session.start();
    expect(session.current()).toEqual({ status: 'signedOut' });
    expect(loadLiveSession).not.toHaveBeenCalled();
  });

  it('is that of the stored account without loading the provider', () => {
    storeSession(rahim);
    const { session, loadLiveSession } = setUp();
    session.start();
    session.checkVerification();
    expect(session.current()).toEqual({ status: 'signedIn', account: rahim });
    expect(session.email()).toBe(rahim.email);
    expect(loadLiveSession).not.toHaveBeenCalled();
  });

  it('loads the provider if there is only an access token, and stays unknown until it answers', () => {
    localStorage.setItem('accessToken', 'a');
    const { session, loadLiveSession } = setUp();
    session.start();
    expect(loadLiveSession).toHaveBeenCalledOnce();
    expect(session.current()).toEqual({ status: 'unknown' });
  });

  it('loads the provider if that has no user, who may not be signed in any more (D19)', () => {
    storeSession(rahim);
    localStorage.removeItem('firebase:authUser:demo:[DEFAULT]');
    const { session, loadLiveSession } = setUp();
    session.start();
    expect(loadLiveSession).toHaveBeenCalledOnce();
    expect(session.current()).toEqual({ status: 'unknown' });
  });

  it.each([
    undefined,
    null,
    7,
    'rahim@example.com',
    {},
    { ...rahim, email: '' },
    { ...rahim, name: 7 },
    { ...rahim, isVerified: 'yes' },
  ])('loads the provider if the stored account is %o', (account) => {
    storeSession(account);
    const { session, loadLiveSession } = setUp();
    session.start();
    expect(loadLiveSession).toHaveBeenCalledOnce();
    expect(session.current()).toEqual({ status: 'unknown' });
  });

  it('asks the provider about an address that is not verified, and keeps the session if it cannot be asked', async () => {
    const unverified = { ...rahim, isVerified: false };
    storeSession(unverified);
    const { session, loadLiveSession } = setUp(() => Promise.reject(new TypeError('Failed to fetch')));
    session.start();
    expect(loadLiveSession).not.toHaveBeenCalled();
    session.checkVerification();
    expect(loadLiveSession).toHaveBeenCalledOnce();
    await expect(session.load()).rejects.toThrow('Failed to fetch');
    expect(session.current()).toEqual({ status: 'signedIn', account: unverified });
  });

  it('ignores an empty token', () => {
    localStorage.setItem('accessToken', '');
    const { session, loadLiveSession } = setUp();
    session.start();
    expect(loadLiveSession).not.toHaveBeenCalled();
  });

  it('loads the provider once for several calls', async () => {
    const { session, loadLiveSession } = setUp();
    session.ensureLoaded();
    session.ensureLoaded();
    await session.load();
    expect(loadLiveSession).toHaveBeenCalledOnce();
  });

  it('stays unknown if a page has loaded the provider before the start', () => {
    const { session } = setUp();
    session.ensureLoaded();
    session.start();
    expect(session.current()).toEqual({ status: 'unknown' });
  });

  it('notifies its subscribers until they unsubscribe', async () => {
    const { session } = setUp(async (setState) => {
      setState({ status: 'signedOut' });
      return liveSession();
    });
    const [staying, leaving] = [vi.fn<() => void>(), vi.fn<() => void>()];
    session.subscribe(staying);
    session.subscribe(leaving)();
    await session.load();
    expect(staying).toHaveBeenCalledOnce();
    expect(leaving).not.toHaveBeenCalled();
  });
});

describe('a provider that cannot be loaded', () => {
  it('sets the state to failed, and is loaded again when the browser is online', async () => {
    localStorage.setItem('accessToken', 'a');
    const { session, loadLiveSession } = setUp(() => Promise.reject(new TypeError('Failed to fetch')));
    session.start();
    await vi.waitFor(() => expect(session.current()).toEqual({ status: 'failed' }));
    window.dispatchEvent(new Event('online'));
    expect(session.current()).toEqual({ status: 'unknown' });
    expect(loadLiveSession).toHaveBeenCalledTimes(2);
  });
});

describe('signing out', () => {
  it('takes effect at once and removes all that is stored, without loading the provider', () => {
    storeSession(rahim);
    localStorage.setItem('storedAnswers', 'own orders');
    const { session, loadLiveSession } = setUp();
    session.start();
    session.signOut();
    expect(session.current()).toEqual({ status: 'signedOut' });
    expect(Object.keys(localStorage)).toEqual([]);
    expect(loadLiveSession).not.toHaveBeenCalled();
  });

  it('takes effect at once while the provider is loaded, and then signs out there', async () => {
    storeSession({ ...rahim, isVerified: false });
    const signOut = vi.fn<LiveSession['signOut']>(async () => undefined);
    let arrive: (live: LiveSession) => void = () => undefined;
    const { session } = setUp(() => new Promise((resolve) => (arrive = resolve)));
    session.start();
    session.checkVerification();
    session.signOut('adminOnly');
    expect(session.current()).toEqual({ status: 'signedOut', reason: 'adminOnly' });
    expect(Object.keys(localStorage)).toEqual([]);
    arrive(liveSession(signOut));
    await vi.waitFor(() => expect(signOut).toHaveBeenCalledExactlyOnceWith('adminOnly'));
  });

  it('tells the provider its reason when a page loads it later', () => {
    storeSession(rahim);
    const { session, loadLiveSession } = setUp(neverLoaded);
    session.start();
    session.signOut('adminOnly');
    session.ensureLoaded();
    expect(loadLiveSession).toHaveBeenCalledExactlyOnceWith(expect.any(Function), 'adminOnly');
  });
});

describe('what a user has typed', () => {
  const typed = { address: 'Zindabazar' };
  const signInAndType = async () => {
    let setState: SetSessionState = () => undefined;
    const { session } = setUp(async (set) => {
      setState = set;
      return liveSession();
    });
    await session.load();
    setState({ status: 'signedIn', account: rahim });
    sessionDrafts.write('draft', typed);
    return { session, setState };
  };

  it('survives an expired session for the same user only', async () => {
    const { session, setState } = await signInAndType();
    session.end('sessionEnded');
    expect(session.current()).toEqual({ status: 'signedOut', reason: 'sessionEnded' });
    setState({ status: 'signedIn', account: rahim });
    expect(sessionDrafts.read('draft')).toEqual(typed);
    setState({ status: 'signedIn', account: karim });
    expect(sessionDrafts.read('draft')).toBeUndefined();
  });

  it('is cleared on sign-out', async () => {
    const { session } = await signInAndType();
    session.signOut();
    expect(sessionDrafts.read('draft')).toBeUndefined();
  });
});

// @vitest-environment jsdom
import { sessionDrafts } from '@dealerkit/api-client/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createSession } from './session.js';
import type { LiveSession, SetSessionState } from './sessionState.js';

const liveSession = (syncWithOtherTab = () => {}) => ({ syncWithOtherTab }) as LiveSession;

const setUp = (load: (setState: SetSessionState) => Promise<LiveSession> = async () => liveSession()) => {
  const loadLiveSession = vi.fn<typeof load>(load);
  return { session: createSession(loadLiveSession), loadLiveSession };
};

const storageEvent = (key: string | null) => window.dispatchEvent(new StorageEvent('storage', { key }));

beforeEach(() => localStorage.clear());

describe('the session', () => {
  it('is unknown until it starts', () => {
    expect(setUp().session.current()).toEqual({ status: 'unknown' });
  });

  it('does not load the identity provider without an access token', () => {
    const { session, loadLiveSession } = setUp();
    session.start();
    expect(session.current()).toEqual({ status: 'signedOut' });
    expect(loadLiveSession).not.toHaveBeenCalled();
  });

  it('loads it if there is an access token, and stays unknown until it answers', () => {
    localStorage.setItem('accessToken', 'a');
    const { session, loadLiveSession } = setUp();
    session.start();
    expect(loadLiveSession).toHaveBeenCalledOnce();
    expect(session.current()).toEqual({ status: 'unknown' });
  });

  it('ignores an empty token', () => {
    localStorage.setItem('accessToken', '');
    const { session, loadLiveSession } = setUp();
    session.start();
    expect(loadLiveSession).not.toHaveBeenCalled();
  });

  it('loads it once for several calls', async () => {
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

describe('what a user has typed', () => {
  const typed = { address: 'Zindabazar' };
  const signedIn = (email: string) => ({ status: 'signedIn', account: { email, name: '', isVerified: true } }) as const;
  const signInAndType = async () => {
    let setState: SetSessionState = () => undefined;
    const { session } = setUp(async (set) => {
      setState = set;
      return { ...liveSession(), signOut: async () => setState({ status: 'signedOut' }) };
    });
    await session.load();
    setState(signedIn('rahim@example.com'));
    sessionDrafts.write('draft', typed);
    return { session, setState };
  };

  it('survives an expired session for the same user only', async () => {
    const { session, setState } = await signInAndType();
    await (await session.load()).signOut();
    setState(signedIn('rahim@example.com'));
    expect(sessionDrafts.read('draft')).toEqual(typed);
    setState(signedIn('karim@example.com'));
    expect(sessionDrafts.read('draft')).toBeUndefined();
  });

  it('is cleared on sign-out', async () => {
    const { session } = await signInAndType();
    session.signOut();
    expect(sessionDrafts.read('draft')).toBeUndefined();
  });
});

describe('another tab', () => {
  it('that signs in makes this one load the provider', () => {
    const { session, loadLiveSession } = setUp();
    session.start();
    localStorage.setItem('accessToken', 'theirs');
    storageEvent('accessToken');
    expect(loadLiveSession).toHaveBeenCalledOnce();
  });

  it.each(['accessToken', null])('that signs in or out changes this one (storage key %o)', async (key) => {
    const sync = vi.fn<() => void>();
    const { session } = setUp(async () => liveSession(sync));
    session.start();
    await session.load();
    storageEvent(key);
    await vi.waitFor(() => expect(sync).toHaveBeenCalledOnce());
  });

  it('that stores something else changes nothing', async () => {
    const sync = vi.fn<() => void>();
    const { session } = setUp(async () => liveSession(sync));
    session.start();
    await session.load();
    storageEvent('colorMode');
    await Promise.resolve();
    expect(sync).not.toHaveBeenCalled();
  });
});

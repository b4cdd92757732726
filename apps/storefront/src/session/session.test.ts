// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { notes } from './notes.js';
import type { LiveSession } from './createLiveSession.js';
import { createSession } from './session.js';
import type { TellSession } from './session.js';

const live = (followOtherTab = () => {}) => ({ followOtherTab }) as LiveSession;

const setUp = (load: (tell: TellSession) => Promise<LiveSession> = async () => live()) => {
  const loadLive = vi.fn<typeof load>(load);
  return { session: createSession(loadLive), loadLive };
};

const storageEvent = (key: string | null) => window.dispatchEvent(new StorageEvent('storage', { key }));

beforeEach(() => localStorage.clear());

describe('the session of a page', () => {
  it('is unknown until it starts', () => {
    expect(setUp().session.current()).toEqual({ status: 'unknown' });
  });

  it('loads no identity provider for an anonymous visitor', () => {
    const { session, loadLive } = setUp();
    session.start();
    expect(session.current()).toEqual({ status: 'signedOut' });
    expect(loadLive).not.toHaveBeenCalled();
  });

  it('loads it where there is an access token, and stays unknown until it answers', () => {
    localStorage.setItem('accessToken', 'a');
    const { session, loadLive } = setUp();
    session.start();
    expect(loadLive).toHaveBeenCalledOnce();
    expect(session.current()).toEqual({ status: 'unknown' });
  });

  it('takes an empty token for none', () => {
    localStorage.setItem('accessToken', '');
    const { session, loadLive } = setUp();
    session.start();
    expect(loadLive).not.toHaveBeenCalled();
  });

  it('loads it once, however many ask', async () => {
    const { session, loadLive } = setUp();
    session.wake();
    session.wake();
    await session.load();
    expect(loadLive).toHaveBeenCalledOnce();
  });

  it('leaves the answer to the provider when a page has woken it before the start', () => {
    const { session } = setUp();
    session.wake();
    session.start();
    expect(session.current()).toEqual({ status: 'unknown' });
  });

  it('tells its listeners until they leave', async () => {
    const { session } = setUp(async (tell) => {
      tell({ status: 'signedOut' });
      return live();
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
  it('is told as failed, and asked again when there is a connection', async () => {
    localStorage.setItem('accessToken', 'a');
    const { session, loadLive } = setUp(() => Promise.reject(new TypeError('Failed to fetch')));
    session.start();
    await vi.waitFor(() => expect(session.current()).toEqual({ status: 'failed' }));
    window.dispatchEvent(new Event('online'));
    expect(session.current()).toEqual({ status: 'unknown' });
    expect(loadLive).toHaveBeenCalledTimes(2);
  });
});

describe('what somebody has typed', () => {
  const typed = { address: 'Zindabazar' };
  const signedIn = (email: string) => ({ status: 'signedIn', person: { email, name: '' } }) as const;
  const entered = async () => {
    let tell: TellSession = () => undefined;
    const { session } = setUp(async (telling) => {
      tell = telling;
      return { ...live(), signOut: async () => tell({ status: 'signedOut' }) };
    });
    await session.load();
    tell(signedIn('rahim@example.com'));
    notes.write('draft', typed);
    return { session, tell };
  };

  it('outlasts a sign-in that has run out, for the same person and nobody else', async () => {
    const { session, tell } = await entered();
    await (await session.load()).signOut();
    tell(signedIn('rahim@example.com'));
    expect(notes.read('draft')).toEqual(typed);
    tell(signedIn('karim@example.com'));
    expect(notes.read('draft')).toBeUndefined();
  });

  it('goes with whoever signs out', async () => {
    const { session } = await entered();
    session.signOut();
    expect(notes.read('draft')).toBeUndefined();
  });
});

describe('another tab', () => {
  it('that signs in wakes this one', () => {
    const { session, loadLive } = setUp();
    session.start();
    localStorage.setItem('accessToken', 'theirs');
    storageEvent('accessToken');
    expect(loadLive).toHaveBeenCalledOnce();
  });

  it.each(['accessToken', null])('that signs in or out is followed (storage key %o)', async (key) => {
    const follow = vi.fn<() => void>();
    const { session } = setUp(async () => live(follow));
    session.start();
    await session.load();
    storageEvent(key);
    await vi.waitFor(() => expect(follow).toHaveBeenCalledOnce());
  });

  it('that stores something else is none of our business', async () => {
    const follow = vi.fn<() => void>();
    const { session } = setUp(async () => live(follow));
    session.start();
    await session.load();
    storageEvent('colorMode');
    await Promise.resolve();
    expect(follow).not.toHaveBeenCalled();
  });
});

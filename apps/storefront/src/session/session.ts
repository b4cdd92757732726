import { accessToken } from './accessToken.js';
import type { Person } from './Identity.js';
import type { LiveSession } from './createLiveSession.js';
import { notes } from './notes.js';

/** Who is at the shop. `failed` means that nobody knows, because the part that would know could not be loaded. */
export type SessionState = { status: 'unknown' | 'failed' | 'signedOut' } | { status: 'signedIn'; person: Person };

/** What the live session tells the rest of the shop through. */
export type TellSession = (state: SessionState) => void;

/**
 * The session as everybody sees it, without the identity provider: that is a big piece of script which an anonymous visitor never
 * needs, so it comes with `load`.
 */
export const createSession = (loadLive: (tell: TellSession) => Promise<LiveSession>) => {
  let state: SessionState = { status: 'unknown' };
  let live: Promise<LiveSession> | undefined;
  const listeners = new Set<() => void>();

  const tell: TellSession = (next) => {
    state = next;
    if (next.status === 'signedIn') notes.openFor(next.person.email);
    for (const listener of listeners) listener();
  };

  const load = (): Promise<LiveSession> => {
    live ??= loadLive(tell).catch((error: unknown) => {
      live = undefined;
      tell({ status: 'failed' });
      throw error;
    });
    return live;
  };

  /** Loads the live session where there may be one to go on with; rejections are told as `failed`. */
  const wake = (): void => {
    if (state.status === 'failed') tell({ status: 'unknown' });
    load().catch(() => undefined);
  };

  return {
    current: (): SessionState => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    load,
    wake,

    /** Signs out whoever is signed in, as they wish; nobody waits for it, since all hear of it. */
    signOut: (): void => {
      notes.forget();
      load().then(
        (lively) => lively.signOut(),
        () => undefined,
      );
    },

    /** Call once the page is drawn: visitors without an access token are anonymous, all others are looked up. */
    start: (): void => {
      if (accessToken.read() !== null) wake();
      else if (!live) tell({ status: 'signedOut' });
      accessToken.watchOtherTabs(() => {
        if (live) void live.then((session) => session.followOtherTab());
        else if (accessToken.read() !== null) wake();
      });
      globalThis.addEventListener('online', () => {
        if (state.status === 'failed') wake();
      });
    },
  };
};

/** The session of this page. */
export const session = createSession(async (tell) => (await import('./startLiveSession.js')).startLiveSession(tell));

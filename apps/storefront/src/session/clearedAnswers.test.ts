// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { createSession } from './session.js';
import type { LiveSession, SetSessionState } from './sessionState.js';
import { rahim, setUpLiveSession as setUp } from './setUpLiveSession.js';

const credentials = { email: rahim.email, password: 'secret1' };

beforeEach(() => localStorage.clear());

describe('the answers that are stored on this device', () => {
  const storedAnswers = () => localStorage.getItem('storedAnswers');
  const signedIn = async () => {
    const session = setUp();
    await session.live.login(credentials);
    localStorage.setItem('storedAnswers', 'own orders');
    return session;
  };

  it('are removed when the user signs out', async () => {
    const { live } = await signedIn();
    const done = live.signOut();
    expect(storedAnswers()).toBeNull();
    await done;
  });

  it('are removed when the session has ended before the start', () => {
    localStorage.setItem('accessToken', 'old');
    localStorage.setItem('storedAnswers', 'own orders');
    setUp().change(undefined);
    expect(storedAnswers()).toBeNull();
  });

  it('are removed when another user signs in', async () => {
    let setState: SetSessionState = () => undefined;
    const session = createSession(async (set) => {
      setState = set;
      return {} as LiveSession;
    });
    await session.load();
    setState({ status: 'signedIn', account: rahim });
    localStorage.setItem('storedAnswers', 'own orders');
    setState({ status: 'signedIn', account: { ...rahim, isVerified: true } });
    expect(storedAnswers()).toBe('own orders');
    setState({ status: 'signedIn', account: { ...rahim, email: 'karim@example.com' } });
    expect(storedAnswers()).toBeNull();
  });

  it('stay when a visitor opens the login, and when the token of the user is renewed', async () => {
    localStorage.setItem('storedAnswers', 'parts');
    const { change } = setUp();
    change(undefined);
    expect(storedAnswers()).toBe('parts');
    const { live } = await signedIn();
    await live.renew();
    expect(storedAnswers()).toBe('own orders');
  });
});

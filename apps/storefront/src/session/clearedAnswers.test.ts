// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { rahim, setUpLiveSession as setUp } from './setUpLiveSession.js';

const credentials = { email: rahim.email, password: 'secret1' };

beforeEach(() => localStorage.clear());

describe('the answers that are stored on this device', () => {
  const storedAnswers = () => localStorage.getItem('storedAnswers');
  const karim = { ...rahim, email: 'karim@example.com' };
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
    const { live, identity } = await signedIn();
    identity.google.mockResolvedValue(karim);
    await live.google();
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

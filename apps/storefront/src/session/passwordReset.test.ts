// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { createLiveSession } from './createLiveSession.js';
import { IdentityError } from './identity.js';
import type { Identity } from './identity.js';
import type { SetSessionState } from './sessionState.js';

const email = 'rahim@example.com';

const setUp = () => {
  const identity = {
    sendResetLink: vi.fn<Identity['sendResetLink']>(async () => undefined),
    followResetLink: vi.fn<Identity['followResetLink']>(async () => undefined),
  };
  const setState = vi.fn<SetSessionState>();
  const log = vi.fn<(error: IdentityError) => void>();
  const live = createLiveSession({
    identity: { ...identity, watch: () => undefined } as unknown as Identity,
    exchange: async () => 'token',
    setState,
    log,
  });
  return { live, identity, setState, log };
};

it('sends a link in the language of the page, and does not change the session', async () => {
  const { live, identity, setState } = setUp();
  expect(await live.sendResetLink(email, 'bn-BD')).toBeUndefined();
  expect(identity.sendResetLink).toHaveBeenCalledWith(email, 'bn-BD');
  expect(setState).not.toHaveBeenCalled();
});

it('returns the reason if no link can be sent, and logs the code of the provider', async () => {
  const { live, identity, log } = setUp();
  identity.sendResetLink.mockRejectedValue(new IdentityError('tooManyAttempts', 'auth/too-many-requests'));
  expect(await live.sendResetLink(email, 'en-BD')).toBe('tooManyAttempts');
  expect(log.mock.lastCall?.[0].code).toBe('auth/too-many-requests');
});

it('returns the reason of an expired link', async () => {
  const { live, identity } = setUp();
  identity.followResetLink.mockRejectedValue(new IdentityError('linkExpired', 'auth/invalid-action-code'));
  expect(await live.followResetLink({ email, password: 'kadamtali-8' })).toBe('linkExpired');
});

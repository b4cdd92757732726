// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { createLiveSession } from './createLiveSession.js';
import { IdentityError } from './Identity.js';
import type { Identity } from './Identity.js';
import type { TellSession } from './session.js';

const email = 'rahim@example.com';

const setUp = () => {
  const identity = {
    sendResetLink: vi.fn<Identity['sendResetLink']>(async () => undefined),
    followResetLink: vi.fn<Identity['followResetLink']>(async () => undefined),
  };
  const tell = vi.fn<TellSession>();
  const log = vi.fn<(error: IdentityError) => void>();
  const live = createLiveSession({
    identity: { ...identity, watch: () => undefined } as unknown as Identity,
    exchange: async () => 'token',
    tell,
    log,
  });
  return { live, identity, tell, log };
};

it('has a link sent in the language of the page, and signs nobody in or out', async () => {
  const { live, identity, tell } = setUp();
  expect(await live.sendResetLink(email, 'bn-BD')).toBeUndefined();
  expect(identity.sendResetLink).toHaveBeenCalledWith(email, 'bn-BD');
  expect(tell).not.toHaveBeenCalled();
});

it('says why no link could be sent, and keeps the code of the provider for the log', async () => {
  const { live, identity, log } = setUp();
  identity.sendResetLink.mockRejectedValue(new IdentityError('tooManyAttempts', 'auth/too-many-requests'));
  expect(await live.sendResetLink(email, 'en-BD')).toBe('tooManyAttempts');
  expect(log.mock.lastCall?.[0].code).toBe('auth/too-many-requests');
});

it('says that a link is spent', async () => {
  const { live, identity } = setUp();
  identity.followResetLink.mockRejectedValue(new IdentityError('linkExpired', 'auth/invalid-action-code'));
  expect(await live.followResetLink({ email, password: 'kadamtali-8' })).toBe('linkExpired');
});

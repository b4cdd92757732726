import { vi } from 'vitest';
import { createLiveSession } from './createLiveSession.js';
import type { Account, Identity, IdentityError, IdentityReason } from './identity.js';
import type { SessionState } from './sessionState.js';

export const rahim: Account = { email: 'rahim@example.com', name: 'Rahim Uddin', isVerified: false };

/** For tests: a live session with an identity provider in memory, and all states that it sets. */
export const setUpLiveSession = ({
  account: initial,
  exchange = async () => 'token-1',
  reason,
}: { account?: Account; exchange?: (() => Promise<string>) | undefined; reason?: IdentityReason } = {}) => {
  let account = initial;
  let onChange: (account: Account | undefined) => void = () => undefined;
  const states: SessionState[] = [];
  const log = vi.fn<(error: IdentityError) => void>();
  const identity = {
    watch: (callback) => {
      onChange = callback;
    },
    ready: async () => undefined,
    account: () => account,
    login: vi.fn<Identity['login']>(async () => (account = rahim)),
    signup: vi.fn<Identity['signup']>(async ({ name }) => (account = { ...rahim, name })),
    google: vi.fn<Identity['google']>(async () => (account = rahim)),
    sendResetLink: vi.fn<Identity['sendResetLink']>(async () => undefined),
    followResetLink: vi.fn<Identity['followResetLink']>(async () => undefined),
    sendVerification: vi.fn<Identity['sendVerification']>(async () => undefined),
    followVerification: vi.fn<Identity['followVerification']>(async () => undefined),
    reload: vi.fn<Identity['reload']>(async () => undefined),
    idToken: vi.fn<Identity['idToken']>(async () => 'id-token'),
    signOut: vi.fn<Identity['signOut']>(async () => {
      account = undefined;
    }),
  } satisfies Identity;
  const exchanged = vi.fn<(account: Account) => Promise<string>>(exchange);
  const live = createLiveSession({
    identity,
    exchange: exchanged,
    setState: (state) => states.push(state),
    log,
    reason,
  });
  const change = (next: Account | undefined) => {
    account = next;
    onChange(next);
  };
  return { live, identity, exchanged, states, log, change, last: () => states.at(-1) };
};

/** For tests: stores what a signed-in user has in local storage. */
export const storeSession = (account: unknown) => {
  localStorage.setItem('firebase:authUser:demo:[DEFAULT]', '{}');
  localStorage.setItem('account', JSON.stringify(account));
  localStorage.setItem('accessToken', 'a');
};

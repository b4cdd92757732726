// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import type { IdentityProvider, IdentityReason } from '../../signIn/identity.js';
import { createSession } from '../../signIn/session.js';
import { useLogin } from './useLogin.js';
import type { SignInOptions } from './useVerification.js';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

afterEach(() => localStorage.clear());

const identity = new Proxy({}, { get: (_, reason) => `sentence of ${String(reason)}` }) as Record<
  IdentityReason,
  string
>;

const account = { uid: 'a', email: 'a@b.example', name: 'A', isVerified: true };

/** A provider whose account has no verified address. */
const provider = {
  watch: async () => undefined,
  account: () => account,
  login: async () => Promise.reject(new Error('unverified')),
  confirmVerification: async () => account,
  exchange: async () => 'token',
  followResetLink: async () => undefined,
  signOut: async () => undefined,
  reasonOf: () => 'emailUnverified',
} as unknown as IdentityProvider;

const render = async (options?: SignInOptions) => {
  const session = createSession({ loadProvider: async () => provider });
  const results: ReturnType<typeof useLogin>[] = [];
  const Probe = () => {
    results.push(useLogin(session, { identity, locale: 'en-BD' }, options));
    return null;
  };
  const root = createRoot(document.createElement('div'));
  await act(async () => root.render(<Probe />));
  const latest = () => {
    const result = results.at(-1);
    if (result === undefined) throw new Error('It is not rendered.');
    return result;
  };
  return { latest, session };
};

it('verifies the address that the shop refused, and says so', async () => {
  const onVerified = vi.fn<() => void>();
  const { latest } = await render({ onVerified });
  expect(latest().verification).toBeUndefined();
  const error = await act(() => latest().onLogin({ email: 'a@b.example', password: 'secret' }));
  expect(error).toEqual({ message: 'sentence of emailUnverified' });
  expect(latest().verification?.email).toBe('a@b.example');
  await act(async () => latest().verification?.onCheck());
  expect(onVerified).toHaveBeenCalledTimes(1);
});

it('sets a password without a link in the demo only', async () => {
  expect((await render()).latest().onChoosePassword).toBeUndefined();
  expect((await render({ isDemo: true })).latest().onChoosePassword).toBeTypeOf('function');
});

import { useState } from 'react';
import type { Credentials, Session } from '../../signIn/sessionState.js';
import { useSession } from './useSession.js';
import { useSignIn } from './useSignIn.js';
import { type IdentityMessages, type SignInOptions, useVerification } from './useVerification.js';

/** Signs a user in, and offers a new password: the props of `LoginScreen`. */
export const useLogin = (session: Session, messages: IdentityMessages, options: SignInOptions = {}) => {
  const { signIn, ask, failure } = useSignIn(session, messages.identity);
  const [email, setEmail] = useState('');
  const verification = useVerification(session, email, messages, options);
  const state = useSession(session);
  return {
    onLogin: (account: Credentials) => {
      setEmail(account.email);
      return signIn((provider) => provider.login(account));
    },
    onGoogle: () => signIn((provider) => provider.google()),
    onReset: (address: string) => ask((provider) => provider.sendResetLink(address, messages.locale)),
    onChoosePassword: options.isDemo
      ? (choice: Credentials) => ask((provider) => provider.followResetLink(choice))
      : undefined,
    notice: state.status === 'signedOut' && state.reason ? messages.identity[state.reason] : undefined,
    verification: failure === 'emailUnverified' ? verification : undefined,
  };
};

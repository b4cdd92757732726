import { useState } from 'react';
import type { Credentials, Session } from '../../signIn/sessionState.js';
import { useSignIn } from './useSignIn.js';
import { type IdentityMessages, type SignInOptions, useVerification } from './useVerification.js';

/** Creates an account: the props of `SignupScreen`. */
export const useSignup = (session: Session, messages: IdentityMessages, options: SignInOptions = {}) => {
  const { signIn, failure } = useSignIn(session, messages.identity);
  const [email, setEmail] = useState('');
  const verification = useVerification(session, email, messages, options);
  return {
    onSignup: (account: Credentials & { name: string }) => {
      setEmail(account.email);
      return signIn((provider) => provider.signup(account, messages.locale));
    },
    onGoogle: () => signIn((provider) => provider.google()),
    verification: failure === 'emailUnverified' ? verification : undefined,
    demo: options.isDemo,
  };
};

import { readReturnTo } from '@dealerkit/api-client/session';
import { LoginScreen } from '@dealerkit/ui/screens/LoginScreen';
import type { LoginScreenProps } from '@dealerkit/ui/screens/LoginScreen';
import '@dealerkit/ui/screens/LoginScreen.css';
import { useTexts } from '@dealerkit/ui/UiProvider';
import { useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { demoAccounts } from '../content/en/demoAccounts.js';
import { useContent } from '../preferences/language.js';
import { isDemo } from '../demo/isDemo.js';
import { useSession } from '../session/useSession.js';
import { useSignIn } from '../session/useSignIn.js';
import { useVerification } from '../session/useVerification.js';
import { identityTexts } from '@dealerkit/ui/texts/en/identity';

const useLogin = (): LoginScreenProps => {
  const { signIn, ask, failure } = useSignIn();
  const [email, setEmail] = useState('');
  const verification = useVerification(email);
  const texts = useTexts(identityTexts);
  const state = useSession();
  const accounts = useContent('demoAccounts', demoAccounts);
  return {
    onLogin: (account) => {
      setEmail(account.email);
      return signIn((provider) => provider.login(account));
    },
    onGoogle: () => signIn((provider) => provider.google()),
    onReset: (address) => ask((provider) => provider.sendResetLink(address, texts.locale)),
    onChoosePassword: isDemo ? (choice) => ask((provider) => provider.followResetLink(choice)) : undefined,
    notice: state.status === 'signedOut' && state.reason ? texts.identity[state.reason] : undefined,
    verification: failure === 'emailUnverified' ? verification : undefined,
    demoAccounts: isDemo ? accounts : undefined,
  };
};

/** `/login`; redirects a signed-in user to the page that they requested. */
export const Login = () => {
  const props = useLogin();
  const here = useLocation();
  if (useSession().status === 'signedIn') return <Navigate to={readReturnTo(here.state, location.origin)} replace />;
  return <LoginScreen {...props} />;
};

import { useLogin } from '@dealerkit/api-client/react';
import { readReturnTo } from '@dealerkit/api-client/session';
import { LoginScreen } from '@dealerkit/ui/screens/LoginScreen';
import type { LoginScreenProps } from '@dealerkit/ui/screens/LoginScreen';
import '@dealerkit/ui/screens/LoginScreen.css';
import { identityTexts } from '@dealerkit/ui/texts/en/identity';
import { useTexts } from '@dealerkit/ui/UiProvider';
import { Navigate, useLocation } from 'react-router-dom';
import { demoAccounts } from '../content/en/demoAccounts.js';
import { isDemo } from '../session/demo.js';
import { useContent } from '../preferences/language.js';
import { session } from '../session/session.js';
import { useSession } from '../session/useSession.js';
import { useChromeHref } from '../session/useChromeHref.js';
import { useSignInOptions } from '../session/useVerification.js';

const useLoginScreen = (): LoginScreenProps => {
  const accounts = useContent('demoAccounts', demoAccounts);
  return {
    ...useLogin(session, useTexts(identityTexts), useSignInOptions()),
    chromeHref: useChromeHref(),
    demoAccounts: isDemo ? accounts : undefined,
  };
};

/** `/login`; redirects a signed-in user to the page that they requested. */
export const Login = () => {
  const props = useLoginScreen();
  const here = useLocation();
  if (useSession().status === 'signedIn') return <Navigate to={readReturnTo(here.state, location.origin)} replace />;
  return <LoginScreen {...props} />;
};

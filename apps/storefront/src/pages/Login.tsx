import { LoginScreen } from '@dealerkit/ui/LoginScreen';
import type { LoginScreenProps } from '@dealerkit/ui/LoginScreen';
import '@dealerkit/ui/LoginScreen.css';
import { useUi } from '@dealerkit/ui/UiProvider';
import { Navigate, useLocation } from 'react-router-dom';
import { demoAccounts } from '../content/en/demoAccounts.js';
import { useContent } from '../preferences/language.js';
import { isDemo } from '../session/firebaseConfig.js';
import { readReturnTo, readSignOutReason } from '../session/returnTo.js';
import { useSession } from '../session/useSession.js';
import { useSignIn } from '../session/useSignIn.js';

const useLogin = (historyState: unknown): LoginScreenProps => {
  const signIn = useSignIn();
  const { texts } = useUi();
  const accounts = useContent('demoAccounts', demoAccounts);
  return {
    reason: readSignOutReason(historyState),
    onLogin: (account) => signIn((session) => session.login(account)),
    onGoogle: () => signIn((session) => session.google()),
    onReset: (email) => signIn((session) => session.sendResetLink(email, texts.locale)),
    onChoosePassword: isDemo ? (choice) => signIn((session) => session.followResetLink(choice)) : undefined,
    demoAccounts: isDemo ? accounts : undefined,
  };
};

/** `/login`; redirects a signed-in user to the page that they requested. */
export const Login = () => {
  const here = useLocation();
  const state: unknown = here.state;
  const props = useLogin(state);
  if (useSession().status === 'signedIn') return <Navigate to={readReturnTo(state, location.origin)} replace />;
  return <LoginScreen {...props} />;
};

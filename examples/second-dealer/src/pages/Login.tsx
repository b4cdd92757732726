import { useSignIn } from '@dealerkit/api-client/react';
import { readReturnTo } from '@dealerkit/api-client/session';
import { paths } from '@dealerkit/domain/paths';
import { LoginScreen } from '@dealerkit/ui/screens/LoginScreen';
import { SignupScreen } from '@dealerkit/ui/screens/SignupScreen';
import { useTexts } from '@dealerkit/ui/UiProvider';
import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { session, useSession } from '../session.js';
import { identityTexts } from '@dealerkit/ui/texts/en/identity';

/** Sends a signed-in user to the page that was requested. */
const SignedOutOnly = ({ children }: { children: ReactNode }) => {
  const here = useLocation();
  if (useSession().status !== 'signedIn') return children;
  return <Navigate to={here.state ? readReturnTo(here.state, location.origin) : paths.dashboard} replace />;
};

export const Login = () => {
  const { identity } = useTexts(identityTexts);
  const { signIn } = useSignIn(session, identity);
  const state = useSession();
  return (
    <SignedOutOnly>
      <LoginScreen
        notice={state.status === 'signedOut' && state.reason ? identity[state.reason] : undefined}
        onLogin={(account) => signIn((provider) => provider.login(account))}
      />
    </SignedOutOnly>
  );
};

export const Signup = () => {
  const { identity, locale } = useTexts(identityTexts);
  const { signIn } = useSignIn(session, identity);
  return (
    <SignedOutOnly>
      <SignupScreen onSignup={(account) => signIn((provider) => provider.signup(account, locale))} />
    </SignedOutOnly>
  );
};

import { readReturnTo } from '@dealerkit/api-client/session';
import { paths } from '@dealerkit/domain/paths';
import { LoginScreen } from '@dealerkit/ui/screens/LoginScreen';
import { SignupScreen } from '@dealerkit/ui/screens/SignupScreen';
import { useTexts, useUi } from '@dealerkit/ui/UiProvider';
import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { session, useSession } from '../session.js';
import { identityTexts } from '@dealerkit/ui/texts/en/identity';

/** Returns a function that signs a user in and turns a failure into the error of the form. */
const useSignIn = () => {
  const { identity } = useTexts(identityTexts);
  return async (...authenticate: Parameters<typeof session.signIn>) => {
    const failure = await session.signIn(...authenticate);
    return failure && { message: identity[failure] };
  };
};

/** Sends a signed-in user to the page that was requested. */
const SignedOutOnly = ({ children }: { children: ReactNode }) => {
  const here = useLocation();
  if (useSession().status !== 'signedIn') return children;
  return <Navigate to={here.state ? readReturnTo(here.state, location.origin) : paths.dashboard} replace />;
};

export const Login = () => {
  const signIn = useSignIn();
  const state = useSession();
  const { identity } = useTexts(identityTexts);
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
  const signIn = useSignIn();
  const { locale } = useUi().texts;
  return (
    <SignedOutOnly>
      <SignupScreen onSignup={(account) => signIn((provider) => provider.signup(account, locale))} />
    </SignedOutOnly>
  );
};

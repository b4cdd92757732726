import { LoginScreen } from '@dealerkit/ui/screens/LoginScreen';
import { paths } from '@dealerkit/domain/paths';
import { SignupScreen } from '@dealerkit/ui/screens/SignupScreen';
import { useUi } from '@dealerkit/ui/UiProvider';
import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { loadIdentity, useSession } from '../session.js';

type Identity = Awaited<ReturnType<typeof loadIdentity>>;

/** Returns a function that signs a user in and turns a failure into the error of the form. */
const useSignIn = () => {
  const { identity } = useUi().texts;
  return async (authenticate: (provider: Identity) => ReturnType<Identity['login']>) => {
    const failure = await authenticate(await loadIdentity());
    return failure && { message: identity[failure] };
  };
};

/** Sends a signed-in user to the page that was requested. */
const SignedOutOnly = ({ children }: { children: ReactNode }) => {
  const state: unknown = useLocation().state;
  if (useSession().status !== 'signedIn') return children;
  return <Navigate to={typeof state === 'string' ? state : paths.dashboard} replace />;
};

export const Login = () => {
  const signIn = useSignIn();
  const session = useSession();
  const { identity } = useUi().texts;
  return (
    <SignedOutOnly>
      <LoginScreen
        notice={session.status === 'signedOut' && session.reason ? identity[session.reason] : undefined}
        onLogin={(account) => signIn(({ login }) => login(account))}
      />
    </SignedOutOnly>
  );
};

export const Signup = () => {
  const signIn = useSignIn();
  return (
    <SignedOutOnly>
      <SignupScreen onSignup={(account) => signIn(({ signup }) => signup(account))} />
    </SignedOutOnly>
  );
};

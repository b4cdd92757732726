import { paths } from '@dealerkit/ui/paths';
import { SignupScreen } from '@dealerkit/ui/SignupScreen';
import type { SignupScreenProps } from '@dealerkit/ui/SignupScreen';
import '@dealerkit/ui/SignupScreen.css';
import { Navigate } from 'react-router-dom';
import { isDemo } from '../session/firebaseConfig.js';
import { useSession } from '../session/useSession.js';
import { useSignIn } from '../session/useSignIn.js';

const useSignup = (): SignupScreenProps => {
  const signIn = useSignIn();
  return {
    onSignup: (account) => signIn((session) => session.signup(account)),
    onGoogle: () => signIn((session) => session.google()),
    demo: isDemo,
  };
};

/** `/signup`; redirects a signed-in user to the home page. */
export const Signup = () => {
  const props = useSignup();
  return useSession().status === 'signedIn' ? <Navigate to={paths.home} replace /> : <SignupScreen {...props} />;
};

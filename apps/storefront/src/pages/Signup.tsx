import { paths } from '@dealerkit/domain/paths';
import { SignupScreen } from '@dealerkit/ui/screens/SignupScreen';
import type { SignupScreenProps } from '@dealerkit/ui/screens/SignupScreen';
import '@dealerkit/ui/screens/SignupScreen.css';
import { useUi } from '@dealerkit/ui/UiProvider';
import { useState } from 'react';
import { Navigate } from 'react-router-dom';
import { isDemo } from '../demo/isDemo.js';
import { useSession } from '../session/useSession.js';
import { useSignIn } from '../session/useSignIn.js';
import { useVerification } from '../session/useVerification.js';

const useSignup = (): SignupScreenProps => {
  const { signIn, failure } = useSignIn();
  const { texts } = useUi();
  const [email, setEmail] = useState('');
  const verification = useVerification(email);
  return {
    onSignup: (account) => {
      setEmail(account.email);
      return signIn((provider) => provider.signup(account, texts.locale));
    },
    onGoogle: () => signIn((provider) => provider.google()),
    verification: failure === 'emailUnverified' ? verification : undefined,
    demo: isDemo,
  };
};

/** `/signup`; redirects a signed-in user to the home page. */
export const Signup = () => {
  const props = useSignup();
  return useSession().status === 'signedIn' ? <Navigate to={paths.home} replace /> : <SignupScreen {...props} />;
};

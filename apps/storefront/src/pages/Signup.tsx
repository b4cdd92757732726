import { useSignup } from '@dealerkit/api-client/react';
import { paths } from '@dealerkit/domain/paths';
import { SignupScreen } from '@dealerkit/ui/screens/SignupScreen';
import '@dealerkit/ui/screens/SignupScreen.css';
import { identityTexts } from '@dealerkit/ui/texts/en/identity';
import { useTexts } from '@dealerkit/ui/UiProvider';
import { Navigate } from 'react-router-dom';
import { session } from '../session/session.js';
import { useSession } from '../session/useSession.js';
import { useChromeHref } from '../session/useChromeHref.js';
import { useSignInOptions } from '../session/useVerification.js';

/** `/signup`; redirects a signed-in user to the home page. */
export const Signup = () => {
  const props = useSignup(session, useTexts(identityTexts), useSignInOptions());
  const chromeHref = useChromeHref();
  return useSession().status === 'signedIn' ? (
    <Navigate to={paths.home} replace />
  ) : (
    <SignupScreen {...props} chromeHref={chromeHref} />
  );
};

import { useVerification as useVerificationOf } from '@dealerkit/api-client/react';
import type { SignInOptions } from '@dealerkit/api-client/react';
import type { EmailVerificationProps } from '@dealerkit/ui/blocks/EmailVerification';
import { showToast } from '@dealerkit/ui/elements/Toasts';
import { focusHeading } from '@dealerkit/ui/focusHeading';
import { identityTexts } from '@dealerkit/ui/texts/en/identity';
import { verificationTexts } from '@dealerkit/ui/texts/en/verification';
import { useTexts } from '@dealerkit/ui/UiProvider';
import { isDemo } from './demo.js';
import { session } from './session.js';

/** Says that the address is verified, and how the demo follows the provider's links. */
export const useSignInOptions = (): SignInOptions => {
  const { verification } = useTexts(verificationTexts);
  return {
    isDemo,
    onVerified: () => {
      showToast({ tone: 'success', text: verification.verified });
      // The button that was clicked is gone.
      focusHeading();
    },
  };
};

/** Returns what a screen needs to verify an e-mail address of the account that the provider has signed in. */
export const useVerification = (email: string): EmailVerificationProps =>
  useVerificationOf(session, email, useTexts(identityTexts), useSignInOptions());

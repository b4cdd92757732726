import { showToast } from '@dealerkit/ui/elements/Toasts';
import type { EmailVerificationProps } from '@dealerkit/ui/blocks/EmailVerification';
import { useTexts } from '@dealerkit/ui/UiProvider';
import { focusHeading } from '../routing/focusHeading.js';
import { isDemo } from '../demo/isDemo.js';
import { useSignIn } from './useSignIn.js';
import { verificationTexts } from '@dealerkit/ui/texts/en/verification';

/** Returns what a screen needs to verify an e-mail address of the account that the provider has signed in. */
export const useVerification = (email: string): EmailVerificationProps => {
  const texts = useTexts(verificationTexts);
  const { signIn, ask } = useSignIn();
  const confirm = async () => {
    const error = await signIn((provider) => provider.confirmVerification());
    if (error) return error;
    showToast({ tone: 'success', text: texts.verification.verified });
    // The button that was clicked is gone.
    focusHeading();
    return undefined;
  };
  return {
    email,
    onSend: () => ask((provider) => provider.sendVerification(texts.locale)),
    onCheck: confirm,
    onOpenLink: isDemo ? confirm : undefined,
  };
};

import { usePasskeyPrompt } from '@dealerkit/api-client/react';
import { PasskeyDialog } from '@dealerkit/ui/blocks/PasskeyDialog';
import { passkeysTexts } from '@dealerkit/ui/texts/en/passkeys';
import { useTexts } from '@dealerkit/ui/UiProvider';
import { startAuthentication } from '@simplewebauthn/browser';
import { prompt, session } from './session.js';

/** Asks an admin for a passkey when the host needs one for a call. */
export const PasskeyQuestion = () => {
  const { passkeys: messages } = useTexts(passkeysTexts);
  const question = usePasskeyPrompt({ prompt, session, authenticate: startAuthentication, messages });
  return question && <PasskeyDialog {...question} />;
};

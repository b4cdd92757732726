import { usePasskeyPrompt } from '@dealerkit/api-client/react';
import { PasskeyDialog } from '@dealerkit/ui/blocks/PasskeyDialog';
import '@dealerkit/ui/blocks/PasskeyDialog.css';
import { passkeysTexts } from '@dealerkit/ui/texts/en/passkeys';
import { useTexts } from '@dealerkit/ui/UiProvider';
import { startAuthentication } from '@simplewebauthn/browser';
import { passkeyPrompt as prompt } from '../host/client.js';
import { session } from '../session/session.js';

/** Asks the signed-in admin for a passkey. */
export const PasskeyQuestion = () => {
  const { passkeys: messages } = useTexts(passkeysTexts);
  const question = usePasskeyPrompt({ prompt, session, authenticate: startAuthentication, messages });
  return question && <PasskeyDialog {...question} />;
};

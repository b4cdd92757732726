import { useRef, useSyncExternalStore } from 'react';
import type { CallResponse, Input } from '../../index.js';
import type { Session } from '../../signIn/sessionState.js';
import { useClientSettings } from '../data/ClientProvider.js';
import { passkeyError, type PasskeyMessages } from './passkeyError.js';
import type { PasskeyPrompt } from './passkeyPrompt.js';

interface PasskeyPromptOptions {
  /** The prompt that the client of the site has. */
  prompt: PasskeyPrompt;
  /** The session that stores the access token of a confirmation. */
  session: Pick<Session, 'storeToken'> & { tokens: Pick<Session['tokens'], 'user'> };
  /** Lets the browser confirm with a passkey: `startAuthentication` of `@simplewebauthn/browser`. */
  authenticate: (options: {
    optionsJSON: CallResponse<'createAssertionOptions'>;
  }) => Promise<Input<'confirmPasskey'>['credential']>;
  /** The sentences about a passkey that was not confirmed. */
  messages: PasskeyMessages;
}

/** The props of a dialog that asks an admin for a passkey, as `PasskeyDialog` has them; undefined while no call waits for one. */
export const usePasskeyPrompt = ({ prompt, session, authenticate, messages }: PasskeyPromptOptions) => {
  const { client, errorMessage } = useClientSettings();
  const end = useSyncExternalStore(prompt.subscribe, prompt.read, () => undefined);
  const confirmed = useRef<string>(null);
  if (!end) return undefined;
  return {
    onConfirm: async () => {
      const uid = session.tokens.user?.() ?? '';
      try {
        const credential = await authenticate({ optionsJSON: await client.createAssertionOptions() });
        const { token } = await client.confirmPasskey({ credential });
        session.storeToken(token, uid);
        confirmed.current = token;
        return undefined;
      } catch (error) {
        return { message: passkeyError(error, messages, errorMessage) };
      }
    },
    onClose: () => {
      const token = confirmed.current;
      confirmed.current = null;
      end(token);
    },
  };
};

import type { Passkey } from '@dealerkit/domain/account/passkeys';
import type { CallResponse, Input } from '../../index.js';
import { useClientSettings } from '../data/ClientProvider.js';
import { passkeyError, type PasskeyMessages } from './passkeyError.js';
import { useMutation } from '../data/useMutation.js';
import { useQuery } from '../data/useQuery.js';

/** The sentences about the passkeys of an admin. */
export interface PasskeyListMessages {
  passkeys: PasskeyMessages & {
    /** A passkey is added. */
    added: (name: string) => string;
    /** A passkey has this name now. */
    renamed: (name: string) => string;
    /** A passkey is removed. */
    removed: (name: string) => string;
  };
}

/** Lets the browser make a passkey: `startRegistration` of `@simplewebauthn/browser`. */
type Register = (options: {
  optionsJSON: CallResponse<'createRegistrationOptions'>;
}) => Promise<Input<'addPasskey'>['credential']>;

/** Whether the browser can make passkeys on this page. */
const browserFor = (origin: string | undefined) => {
  if (origin !== undefined && origin !== location.origin) return 'elsewhere';
  return 'PublicKeyCredential' in globalThis ? 'ready' : 'unsupported';
};

/** The passkeys of the signed-in admin: the props of `PasskeyList`. */
export const usePasskeys = (register: Register, { passkeys: messages }: PasskeyListMessages) => {
  const { client, errorMessage, onSuccess } = useClientSettings();
  const passkeys = useQuery('listPasskeys', {});
  const add = useMutation('addPasskey', {
    successMessage: ({ name }) => messages.added(name),
    forbiddenMessage: messages.refused,
    conflictMessage: () => messages.registered,
  });
  const rename = useMutation('renamePasskey', { successMessage: ({ name }) => messages.renamed(name) });
  const remove = useMutation('removePasskey');
  return {
    passkeys,
    browser: browserFor(passkeys.state === 'ready' ? passkeys.data.origin : undefined),
    onAdd: async (name: string) => {
      try {
        const optionsJSON = await client.createRegistrationOptions();
        return await add({ name, credential: await register({ optionsJSON }) });
      } catch (error) {
        return { message: passkeyError(error, messages, errorMessage) };
      }
    },
    onRename: ({ _id }: Passkey, name: string) => rename({ id: _id, name }),
    onRemove: async ({ _id, name }: Passkey) => {
      const error = await remove({ id: _id });
      if (!error) onSuccess?.(messages.removed(name), 'removePasskey');
      return error;
    },
  } as const;
};

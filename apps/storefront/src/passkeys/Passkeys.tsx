import { passkeyError, useMutation, useQuery } from '@dealerkit/api-client/react';
import { PasskeyList } from '@dealerkit/ui/blocks/PasskeyList';
import type { PasskeyListProps } from '@dealerkit/ui/blocks/PasskeyList';
import '@dealerkit/ui/blocks/PasskeyList.css';
import { passkeysTexts } from '@dealerkit/ui/texts/en/passkeys';
import { useTexts } from '@dealerkit/ui/UiProvider';
import { client } from '../host/client.js';
import { showResult } from '../toasts/mutationToasts.js';

const browserFor = (origin: string | undefined): PasskeyListProps['browser'] => {
  if (origin !== undefined && origin !== location.origin) return 'elsewhere';
  return 'PublicKeyCredential' in globalThis ? 'ready' : 'unsupported';
};

/** The passkeys of the signed-in admin. */
export const Passkeys = () => {
  const { passkeys: texts, errors } = useTexts(passkeysTexts);
  const passkeys = useQuery('listPasskeys', {});
  const add = useMutation('addPasskey', {
    successMessage: ({ name }) => texts.added(name),
    forbiddenMessage: texts.refused,
    conflictMessage: () => texts.registered,
  });
  const rename = useMutation('renamePasskey', { successMessage: ({ name }) => texts.renamed(name) });
  const remove = useMutation('removePasskey');

  const onAdd = async (name: string) => {
    try {
      const optionsJSON = await client.createRegistrationOptions();
      const { startRegistration } = await import('@simplewebauthn/browser');
      return await add({ name, credential: await startRegistration({ optionsJSON }) });
    } catch (error) {
      return { message: passkeyError(error, texts, (kind) => errors[kind].advice) };
    }
  };

  const onRemove: PasskeyListProps['onRemove'] = async ({ _id, name }) =>
    showResult(await remove({ id: _id }), texts.removed(name), 'removePasskey');

  return (
    <PasskeyList
      passkeys={passkeys}
      browser={browserFor(passkeys.state === 'ready' ? passkeys.data.origin : undefined)}
      onAdd={onAdd}
      onRename={({ _id }, name) => rename({ id: _id, name })}
      onRemove={onRemove}
    />
  );
};

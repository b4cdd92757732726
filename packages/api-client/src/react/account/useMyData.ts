import { classifyError, type CallResponse } from '../../index.js';
import { useClientSettings } from '../data/ClientProvider.js';
import { type SavedFile, saveFile } from '../data/saveFile.js';
import { type MutationError, useMutation } from '../data/useMutation.js';
import { useOptionalCall, useOptionalQuery } from '../data/optionalCalls.js';

/** The sentences about the data of a user. */
export interface MyDataMessages {
  myData: {
    /** The file is saved. */
    downloaded: string;
  };
  deletion: {
    /** The account will be deleted. */
    asked: string;
    /** The account is kept. */
    kept: string;
  };
}

/**
 * The download of the data of the signed-in user, and the deletion of the account: props of `MyProfileScreen`, as far as the host can. Only a
 * user whose `email` is verified can delete the account.
 */
export const useMyData = ({ email, isVerified }: { email: string; isVerified: boolean }, messages: MyDataMessages) => {
  const { errorMessage, onSuccess } = useClientSettings();
  const getMyData = useOptionalCall('getMyData');
  const onRead =
    getMyData &&
    (async (): Promise<{ data: CallResponse<'getMyData'> } | { error: MutationError }> => {
      try {
        return { data: await getMyData() };
      } catch (error) {
        const { kind, hostMessage } = classifyError(error, 'getMyData');
        return { error: { message: hostMessage ?? errorMessage(kind), kind } };
      }
    });
  const deletion = useOptionalQuery('getAccountDeletion', isVerified ? {} : undefined);
  const ask = useMutation('askAccountDeletion', { successMessage: () => messages.deletion.asked });
  const keep = useMutation('keepAccount', { successMessage: () => messages.deletion.kept });
  const onSave = (file: SavedFile) => {
    saveFile(file);
    onSuccess?.(messages.myData.downloaded, undefined);
  };
  return {
    myData: onRead && { onRead, onSave },
    accountDeletion:
      deletion && isVerified
        ? { deletion, email, onAsk: async () => ask({}), onKeep: async () => keep({}) }
        : undefined,
  };
};

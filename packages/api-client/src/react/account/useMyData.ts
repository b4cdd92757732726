import { classifyError, type CallResponse } from '../../index.js';
import { useClientSettings } from '../data/ClientProvider.js';
import { type SavedFile, saveFile } from '../data/saveFile.js';
import { type MutationError, useMutation } from '../data/useMutation.js';
import { useQuery } from '../data/useQuery.js';

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

/** Returns a function that reads everything that the host keeps of the signed-in user. */
const useReadMyData = (): (() => Promise<{ data: CallResponse<'getMyData'> } | { error: MutationError }>) => {
  const { client, errorMessage } = useClientSettings();
  return async () => {
    try {
      return { data: await client.getMyData() };
    } catch (error) {
      const { kind, hostMessage } = classifyError(error, 'getMyData');
      return { error: { message: hostMessage ?? errorMessage(kind), kind } };
    }
  };
};

/**
 * The download of the data of the signed-in user, and the deletion of the account: props of `MyProfileScreen`, as far as the host can. Only a
 * user whose `email` is verified can delete the account.
 */
export const useMyData = ({ email, isVerified }: { email: string; isVerified: boolean }, messages: MyDataMessages) => {
  const { capabilities: can, onSuccess } = useClientSettings();
  const onRead = useReadMyData();
  const hasDeletion = can.getAccountDeletion && isVerified;
  const deletion = useQuery('getAccountDeletion', hasDeletion ? {} : undefined);
  const ask = useMutation('askAccountDeletion', { successMessage: () => messages.deletion.asked });
  const keep = useMutation('keepAccount', { successMessage: () => messages.deletion.kept });
  const onSave = (file: SavedFile) => {
    saveFile(file);
    onSuccess?.(messages.myData.downloaded, undefined);
  };
  return {
    myData: can.getMyData ? { onRead, onSave } : undefined,
    accountDeletion: hasDeletion
      ? { deletion, email, onAsk: async () => ask({}), onKeep: async () => keep({}) }
      : undefined,
  };
};

import { saveFile, useAbilities, useMutation, useMyData, useQuery } from '@dealerkit/api-client/react';
import type { MyProfileScreenProps } from '@dealerkit/ui/screens/MyProfileScreen';
import { deletionTexts, myDataTexts } from '@dealerkit/ui/texts/en/myData';
import { showToast } from '@dealerkit/ui/elements/Toasts';
import type { SavedFile } from '@dealerkit/api-client/react';
import { useTexts } from '@dealerkit/ui/UiProvider';
import { isDemo } from '../session/demo.js';
import { useAccount } from '../session/useSession.js';

const english = { ...myDataTexts, ...deletionTexts };

/** The download of the user's data, and the deletion of the account; nothing on a host without them. */
export const usePersonalData = (): Pick<MyProfileScreenProps, 'myData' | 'accountDeletion'> => {
  const { myData, deletion: texts } = useTexts(english);
  const can = useAbilities();
  const { email, isVerified } = useAccount();
  const onRead = useMyData();
  // The host refuses an address that may belong to another user; the demo verifies none.
  const isOwn = isVerified || isDemo;
  const hasDeletion = can.getAccountDeletion && isOwn;
  const deletion = useQuery('getAccountDeletion', hasDeletion ? {} : undefined);
  const onAsk = useMutation('askAccountDeletion', { successMessage: () => texts.asked });
  const onKeep = useMutation('keepAccount', { successMessage: () => texts.kept });
  const onSave = (file: SavedFile) => {
    saveFile(file);
    showToast({ tone: 'success', text: myData.downloaded });
  };
  return {
    myData: can.getMyData ? { onRead, onSave } : undefined,
    accountDeletion: hasDeletion
      ? { deletion, email, onAsk: async () => onAsk({}), onKeep: async () => onKeep({}) }
      : undefined,
  };
};

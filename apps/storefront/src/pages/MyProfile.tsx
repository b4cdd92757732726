import { MyProfileScreen } from '@dealerkit/ui/MyProfileScreen';
import type { MyProfileScreenProps } from '@dealerkit/ui/MyProfileScreen';
import '@dealerkit/ui/MyProfileScreen.css';
import { useUi } from '@dealerkit/ui/UiProvider';
import { mapAsyncData } from '../data/asyncData.js';
import { useStoredDraft } from '../data/useStoredDraft.js';
import { useProfile } from '../data/useProfile.js';
import { useMutation } from '../data/useMutation.js';
import { useAccount } from '../session/useSession.js';

const useMyProfile = (): MyProfileScreenProps => {
  const { texts } = useUi();
  const { email, name } = useAccount();
  const update = useMutation('updateUser', {
    successMessage: () => texts.profile.updated,
    revalidates: ['getProfile', 'listUsers'],
  });
  return {
    profile: mapAsyncData(useProfile(email), ({ loaction, phone }) => ({ name, email, loaction, phone })),
    draft: useStoredDraft(),
    onUpdate: (typed) => update({ email, username: name, ...typed }),
  };
};

/** `/dashboard/myprofile` */
export const MyProfile = () => <MyProfileScreen {...useMyProfile()} />;

import { MyProfileScreen } from '@dealerkit/ui/MyProfileScreen';
import type { MyProfileScreenProps } from '@dealerkit/ui/MyProfileScreen';
import '@dealerkit/ui/MyProfileScreen.css';
import { useUi } from '@dealerkit/ui/UiProvider';
import { mapAsyncData } from '../data/asyncData.js';
import { useDraft } from '../data/useDraft.js';
import { useProfile } from '../data/useProfile.js';
import { useWrite } from '../data/useWrite.js';
import { usePerson } from '../session/useSession.js';

const useMyProfile = (): MyProfileScreenProps => {
  const { texts } = useUi();
  const { email, name } = usePerson();
  const update = useWrite('updateUser', {
    done: () => texts.profile.updated,
    refreshes: ['getProfile', 'listUsers'],
  });
  return {
    profile: mapAsyncData(useProfile(email), ({ loaction, phone }) => ({ name, email, loaction, phone })),
    draft: useDraft(),
    onUpdate: (typed) => update({ email, username: name, ...typed }),
  };
};

/** `/dashboard/myprofile` */
export const MyProfile = () => <MyProfileScreen {...useMyProfile()} />;

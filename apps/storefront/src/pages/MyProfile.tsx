import { MyProfileScreen } from '@dealerkit/ui/MyProfileScreen';
import type { MyProfileScreenProps } from '@dealerkit/ui/MyProfileScreen';
import '@dealerkit/ui/MyProfileScreen.css';
import { useAccountUi } from '@dealerkit/ui/useAccountUi';
import { mapLoadable } from '../data/loadable.js';
import { useDraft } from '../data/useDraft.js';
import { useProfile } from '../data/useProfile.js';
import { useWrite } from '../data/useWrite.js';
import { usePerson } from '../session/useSession.js';

const useMyProfile = (): MyProfileScreenProps => {
  const { texts } = useAccountUi();
  const { email, name } = usePerson();
  const update = useWrite('updateUser', {
    done: () => texts.profile.updated,
    refreshes: ['getProfile', 'listUsers'],
  });
  return {
    profile: mapLoadable(useProfile(email), ({ loaction, phone }) => ({ name, email, loaction, phone })),
    draft: useDraft(),
    onUpdate: (typed) => update({ email, username: name, ...typed }),
  };
};

/** `/dashboard/myprofile` */
export const MyProfile = () => <MyProfileScreen {...useMyProfile()} />;

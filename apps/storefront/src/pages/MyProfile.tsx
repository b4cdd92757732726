import { preloadQuery, useAbilities, useMutation, useProfileForm } from '@dealerkit/api-client/react';
import { MyProfileScreen } from '@dealerkit/ui/screens/MyProfileScreen';
import type { MyProfileScreenProps } from '@dealerkit/ui/screens/MyProfileScreen';
import '@dealerkit/ui/screens/MyProfileScreen.css';
import { useTexts } from '@dealerkit/ui/UiProvider';
import { districts } from '../content/districts.js';
import { useNotificationSettings } from '../notifications/useNotificationSettings.js';
import { usePersonalData } from '../personalData/usePersonalData.js';
import { useStoredDraft } from '../routing/useStoredDraft.js';
import { client } from '../host/client.js';
import { useLanguage } from '../preferences/language.js';
import type { PageVisit } from '../routing/lazyPage.js';
import { session } from '../session/session.js';
import { useAccount } from '../session/useSession.js';
import { profileTexts } from '@dealerkit/ui/texts/en/profile';

const useMyProfile = (): MyProfileScreenProps => {
  const texts = useTexts(profileTexts);
  const account = useAccount();
  const { email } = account;
  const can = useAbilities();
  const signOutEverywhere = useMutation('signOutEverywhere');
  const onSignOutEverywhere = async () => {
    const error = await signOutEverywhere({ email });
    if (!error) session.end('signedOutEverywhere');
    return error;
  };
  return {
    ...useProfileForm(account, texts.profile),
    draft: useStoredDraft(),
    notifications: useNotificationSettings(),
    ...usePersonalData(),
    onSignOutEverywhere: can.signOutEverywhere ? onSignOutEverywhere : undefined,
    districts: districts[useLanguage().code],
  };
};

/** `/dashboard/myprofile` */
export const MyProfile = () => <MyProfileScreen {...useMyProfile()} />;

MyProfile.preload = async ({ email, can }: PageVisit) =>
  email && can.getProfile && preloadQuery(client, 'getProfile', { email });

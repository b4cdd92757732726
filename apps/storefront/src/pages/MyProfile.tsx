import {
  preloadQuery,
  useCapabilities,
  useMutation,
  useMyData,
  useNotificationSettings,
  useProfileForm,
} from '@dealerkit/api-client/react';
import type { PageVisit } from '@dealerkit/api-client/react';
import { MyProfileScreen } from '@dealerkit/ui/screens/MyProfileScreen';
import type { MyProfileScreenProps } from '@dealerkit/ui/screens/MyProfileScreen';
import '@dealerkit/ui/screens/MyProfileScreen.css';
import { useTexts } from '@dealerkit/ui/UiProvider';
import { lazy, Suspense } from 'react';
import { districts } from '../content/districts.js';
import { demoMails, isDemo } from '../session/demo.js';
import { useStoredDraft } from '../routing/useStoredDraft.js';
import { client } from '../host/client.js';
import { useLanguage } from '../preferences/language.js';
import { session } from '../session/session.js';
import { useRole } from '../session/useRole.js';
import { useAccount } from '../session/useSession.js';
import { deletionTexts, myDataTexts } from '@dealerkit/ui/texts/en/myData';
import { notificationsTexts } from '@dealerkit/ui/texts/en/notifications';
import { profileTexts } from '@dealerkit/ui/texts/en/profile';

const Passkeys = lazy(() => import('../passkeys/Passkeys.js').then((module) => ({ default: module.Passkeys })));

/** Only admins load the code of passkeys. */
const PasskeysOfAdmin = () => {
  const role = useRole();
  return (
    role.state === 'ready' &&
    role.data === 'admin' && (
      <Suspense>
        <Passkeys />
      </Suspense>
    )
  );
};

const english = { ...deletionTexts, ...myDataTexts, ...notificationsTexts, ...profileTexts };

const useMyProfile = (): MyProfileScreenProps => {
  const texts = useTexts(english);
  const account = useAccount();
  const { email, isVerified } = account;
  const can = useCapabilities();
  const notifications = useNotificationSettings(email, texts.notifications);
  const signOutEverywhere = useMutation('signOutEverywhere');
  const onSignOutEverywhere = async () => {
    const error = await signOutEverywhere({ email });
    if (!error) session.end('signedOutEverywhere');
    return error;
  };
  return {
    ...useProfileForm(account, texts.profile),
    draft: useStoredDraft(),
    notifications: notifications && { ...notifications, mailboxHref: isDemo ? demoMails : undefined },
    // The host does not delete the account of an address that may belong to another user; the demo verifies none.
    ...useMyData({ email, isVerified: isVerified || isDemo }, texts),
    passkeys: can.listPasskeys ? <PasskeysOfAdmin /> : undefined,
    onSignOutEverywhere: can.signOutEverywhere ? onSignOutEverywhere : undefined,
    districts: districts[useLanguage().code],
  };
};

/** `/dashboard/myprofile` */
export const MyProfile = () => <MyProfileScreen {...useMyProfile()} />;

MyProfile.preload = async ({ email }: PageVisit) => email && preloadQuery(client, 'getProfile', { email });

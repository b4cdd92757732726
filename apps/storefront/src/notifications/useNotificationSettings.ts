import { useAbilities, useMutation, useQuery } from '@dealerkit/api-client/react';
import type { MyProfileScreenProps } from '@dealerkit/ui/screens/MyProfileScreen';
import { isDemo } from '../demo/isDemo.js';
import { demoMails } from '../demo/mailbox.js';
import { usePush } from './usePush.js';

/** What the user is told, and how; undefined on a host that does not notify. */
export const useNotificationSettings = (): MyProfileScreenProps['notifications'] => {
  const can = useAbilities();
  const preferences = useQuery('getNotificationPreferences', can.getNotificationPreferences ? {} : undefined);
  const set = useMutation('setNotificationPreferences');
  const browser = usePush(preferences.state === 'ready' ? preferences.data.pushKey : undefined);
  if (!can.getNotificationPreferences) return undefined;
  return { preferences, onChange: set, browser, mailboxHref: isDemo ? demoMails : undefined };
};

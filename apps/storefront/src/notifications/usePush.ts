import { storedText, useMutation } from '@dealerkit/api-client/react';
import type { SubmitResult } from '@dealerkit/ui/AsyncData';
import { notificationsTexts } from '@dealerkit/ui/texts/en/notifications';
import { useTexts } from '@dealerkit/ui/UiProvider';
import { useEffect, useState } from 'react';
import { useAccount } from '../session/useSession.js';

/** The e-mail address of the account whose push messages this browser shows. */
const pushAccount = storedText('pushAccount');

const readRegistration = async () =>
  'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis
    ? navigator.serviceWorker.getRegistration()
    : undefined;

type PushState = 'on' | 'off' | 'denied';

const readState = async (email: string): Promise<PushState | undefined> => {
  const registration = await readRegistration();
  if (!registration) return undefined;
  if (Notification.permission === 'denied') return 'denied';
  const subscription = await registration.pushManager.getSubscription();
  return subscription && pushAccount.read() === email ? 'on' : 'off';
};

/** Ends the push messages of this browser, once its user is another one. The host forgets it when it next sends one. */
export const endPushOfOthers = async (email: string | undefined): Promise<void> => {
  if (pushAccount.read() === '' || pushAccount.read() === email) return;
  pushAccount.write('');
  const subscription = await (await readRegistration())?.pushManager.getSubscription();
  await subscription?.unsubscribe();
};

/** Whether this browser shows push messages of the host, and how to turn them on; undefined where it cannot. */
export const usePush = (
  pushKey: string | undefined,
): { state: PushState; onTurnOn: () => Promise<SubmitResult> } | undefined => {
  const { notifications } = useTexts(notificationsTexts);
  const { email } = useAccount();
  const [state, setState] = useState<PushState>();
  const add = useMutation('addPushSubscription');
  useEffect(() => {
    let isCurrent = true;
    void readState(email).then((read) => isCurrent && setState(read));
    return () => {
      isCurrent = false;
    };
  }, [email]);
  if (pushKey === undefined || state === undefined) return undefined;

  const subscribe = async (): Promise<SubmitResult> => {
    const registration = await readRegistration();
    if (!registration || (await Notification.requestPermission()) !== 'granted') {
      return { message: notifications.browserDenied };
    }
    try {
      const options = { userVisibleOnly: true, applicationServerKey: pushKey };
      const subscription = await registration.pushManager.subscribe(options);
      const { endpoint = '', keys: { p256dh = '', auth = '' } = {} } = subscription.toJSON();
      const error = await add({ endpoint, p256dh, auth });
      if (error) await subscription.unsubscribe();
      else pushAccount.write(email);
      return error;
    } catch {
      // The push service of the browser cannot be reached.
      return { message: notifications.browserFailed };
    }
  };

  const onTurnOn = async () => {
    const error = await subscribe();
    setState(await readState(email));
    return error;
  };
  return { state, onTurnOn };
};

import { useEffect, useState } from 'react';
import { storedText } from '../../storage/preferences.js';
import { useMutation } from '../data/useMutation.js';
import { useOptionalQuery } from '../data/optionalCalls.js';

/** Set once the user has answered the offer in this browser. */
const answered = storedText('pushOffer');

/** The e-mail address of the account whose push messages this browser shows. */
const pushAccount = storedText('pushAccount');

const readRegistration = async () =>
  'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis
    ? navigator.serviceWorker.getRegistration()
    : undefined;

type PushState = 'on' | 'off' | 'denied';

/** The sentences about push messages that cannot be turned on. */
export interface PushMessages {
  /** The browser or the user has denied them. */
  browserDenied: string;
  /** The push service of the browser cannot be reached. */
  browserFailed: string;
}

type TurnedOn = { message: string } | undefined;

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

/** Whether this browser shows push messages of the host to a user, and how to turn them on; undefined where it cannot. */
const usePush = (
  email: string,
  pushKey: string | undefined,
  { browserDenied, browserFailed }: PushMessages,
): { state: PushState; onTurnOn: () => Promise<TurnedOn> } | undefined => {
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

  const subscribe = async (): Promise<TurnedOn> => {
    const registration = await readRegistration();
    if (!registration || (await Notification.requestPermission()) !== 'granted') {
      return { message: browserDenied };
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
      return { message: browserFailed };
    }
  };

  const onTurnOn = async () => {
    const error = await subscribe();
    setState(await readState(email));
    return error;
  };
  return { state, onTurnOn };
};

/** The preferences of the signed-in user, and the push messages of this browser. */
const usePreferences = (email: string, messages: PushMessages) => {
  const preferences = useOptionalQuery('getNotificationPreferences', {});
  const push = usePush(email, preferences?.state === 'ready' ? preferences.data.pushKey : undefined, messages);
  return { preferences, push };
};

/** What a user is notified of, and how: props of `NotificationSettings`; undefined on a host that does not notify. */
export const useNotificationSettings = (email: string, messages: PushMessages) => {
  const { preferences, push } = usePreferences(email, messages);
  const set = useMutation('setNotificationPreferences');
  return preferences && { preferences, onChange: set, browser: push };
};

/** The offer of push messages below an order that was just placed: props of `PushOffer`; undefined once the user has answered. */
export const usePushOffer = (email: string, messages: PushMessages) => {
  const { push } = usePreferences(email, messages);
  const [isOffered, setIsOffered] = useState(() => answered.read() === '');
  const [isShown, setIsShown] = useState(false);
  if (!push || !isOffered || (push.state !== 'off' && !isShown)) return undefined;
  return {
    onTurnOn: async () => {
      setIsShown(true);
      const error = await push.onTurnOn();
      if (!error) answered.write('accepted');
      return error;
    },
    onDismiss: () => {
      answered.write('dismissed');
      setIsOffered(false);
    },
  };
};

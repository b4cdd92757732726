import { GoogleAuthProvider, signInWithCredential } from 'firebase/auth';
import type { Auth, User } from 'firebase/auth';

const accountPage = '/emulator/auth/handler';
const closedCheckMs = 200;

/** Reads the ID token from the message that the emulator's page posts when the user selects an account. */
const idTokenIn = (message: unknown): string | undefined => {
  if (typeof message !== 'object' || message === null || !('eventType' in message) || !('data' in message))
    return undefined;
  if (message.eventType !== 'sendAuthEvent') return undefined;
  const { data } = message;
  const event: unknown = typeof data === 'object' && data !== null && 'authEvent' in data ? data.authEvent : undefined;
  const response: unknown =
    typeof event === 'object' && event !== null && 'urlResponse' in event ? event.urlResponse : undefined;
  return typeof response === 'string'
    ? (new URLSearchParams(response.replace(/^[^?]*/, '')).get('id_token') ?? undefined)
    : undefined;
};

/**
 * Opens the emulator's account selection in a pop-up and resolves to the ID token, or to undefined if the user closes the pop-up.
 * Firebase's own pop-up needs a script from the network, so it does not work offline.
 * @throws an error with the code `auth/popup-blocked` if no window opens
 */
const openGoogleDemoWindow = async (auth: Auth): Promise<string | undefined> => {
  // The emulator's page searches for a frame with both values in its URL.
  const { apiKey = '' } = auth.app.options;
  const { name: appName } = auth.app;
  const query = { apiKey, appName, authType: 'signInViaPopup', providerId: 'google.com', eventId: '1' };
  const controller = new AbortController();
  const { signal } = controller;
  const frame = document.createElement('iframe');
  try {
    return await new Promise((resolve, reject) => {
      const onMessage = ({ origin, data }: MessageEvent<unknown>) => {
        const idToken = origin === location.origin ? idTokenIn(data) : undefined;
        if (idToken !== undefined) resolve(idToken);
      };
      frame.hidden = true;
      frame.src = `about:blank?${new URLSearchParams({ apiKey, appName }).toString()}`;
      // The message is posted to the loaded window of the frame, not to its initial one.
      frame.addEventListener('load', () => frame.contentWindow?.addEventListener('message', onMessage, { signal }));
      document.body.append(frame);

      const address = `${accountPage}?${new URLSearchParams(query).toString()}`;
      const popup = window.open(address, '_blank', 'popup,width=480,height=640');
      if (!popup) {
        reject(Object.assign(new Error('The browser opened no window'), { code: 'auth/popup-blocked' }));
        return;
      }
      const watch = setInterval(() => {
        if (popup.closed) resolve(undefined);
      }, closedCheckMs);
      signal.addEventListener('abort', () => {
        clearInterval(watch);
        popup.close();
      });
    });
  } finally {
    controller.abort();
    frame.remove();
  }
};

/** Signs in with a Google account of the Auth emulator, which must be on the origin of the site. */
export const emulatorGoogleWindow = async (auth: Auth): Promise<User | undefined> => {
  const idToken = await openGoogleDemoWindow(auth);
  if (idToken === undefined) return undefined;
  return (await signInWithCredential(auth, GoogleAuthProvider.credential(idToken))).user;
};

/** Where the demo of the dealerkit backend keeps the e-mails that the emulator does not send. */
const mailbox = '/emulator/mailbox';

const codeIn = (mails: unknown, name: string): string => {
  const code: unknown =
    typeof mails === 'object' && mails !== null ? Object.entries(mails).find(([key]) => key === name)?.[1] : '';
  return typeof code === 'string' ? code : '';
};

/**
 * Reads the code of the newest link of a kind for an address from the demo of the dealerkit backend. An address without an account has no code; `none` is then refused
 * like an expired code.
 * @throws an error with the code `auth/network-request-failed` if the server cannot be reached
 */
export const readEmulatorLinkCode = async (email: string, link: 'reset' | 'verification'): Promise<string> => {
  try {
    const response = await fetch(`${mailbox}?${new URLSearchParams({ email }).toString()}`);
    return codeIn(await response.json(), `${link}Code`) || 'none';
  } catch (cause) {
    throw Object.assign(new Error('The mailbox of the demo cannot be read', { cause }), {
      code: 'auth/network-request-failed',
    });
  }
};

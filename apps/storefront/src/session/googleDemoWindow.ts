/** Names of the demo app; the emulator's page looks for a frame that bears both. */
export interface DemoApp {
  apiKey: string;
  appName: string;
}

const accountPage = '/emulator/auth/handler';
const closedCheckEvery = 200;

/** What the emulator's page posts once an account was chosen; Firebase's own relay frame speaks the same. */
const chosenIdToken = (message: unknown): string | undefined => {
  if (typeof message !== 'object' || message === null || !('eventType' in message) || !('data' in message))
    return undefined;
  if (message.eventType !== 'sendAuthEvent') return undefined;
  const { data } = message;
  const event: unknown = typeof data === 'object' && data !== null && 'authEvent' in data ? data.authEvent : undefined;
  const answer: unknown =
    typeof event === 'object' && event !== null && 'urlResponse' in event ? event.urlResponse : undefined;
  return typeof answer === 'string'
    ? (new URLSearchParams(answer.replace(/^[^?]*/, '')).get('id_token') ?? undefined)
    : undefined;
};

/**
 * Lets the person choose a Google account of the demo on the emulator's own page and resolves to its ID token, or to `undefined`
 * when the window was closed. Firebase's own popup needs a script from the network, so it cannot run offline.
 * @throws an error with the code `auth/popup-blocked` when no window opens
 */
export const openGoogleDemoWindow = async ({ apiKey, appName }: DemoApp): Promise<string | undefined> => {
  const query = { apiKey, appName, authType: 'signInViaPopup', providerId: 'google.com', eventId: '1' };
  const finished = new AbortController();
  const { signal } = finished;
  const frame = document.createElement('iframe');
  try {
    return await new Promise((resolve, reject) => {
      const onMessage = ({ origin, data }: MessageEvent<unknown>) => {
        const idToken = origin === location.origin ? chosenIdToken(data) : undefined;
        if (idToken !== undefined) resolve(idToken);
      };
      frame.hidden = true;
      frame.src = `about:blank?${new URLSearchParams({ apiKey, appName }).toString()}`;
      // Only the window that the frame has loaded is the one that is posted to.
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
      }, closedCheckEvery);
      signal.addEventListener('abort', () => {
        clearInterval(watch);
        popup.close();
      });
    });
  } finally {
    finished.abort();
    frame.remove();
  }
};

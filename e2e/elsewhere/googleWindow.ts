import type { BrowserContext } from 'playwright/test';
import { variant } from './variant.ts';

/** What Google's script does for Firebase: opens a hidden frame of the project, and hands over what its window has found out. */
const gapi = () => {
  type Handler = (message: object) => void;
  const handlers = new Map<string, Handler>();
  addEventListener('message', ({ origin, data }: MessageEvent<{ authEvent?: object }>) => {
    const ours = new URL(document.querySelector<HTMLIFrameElement>('iframe[data-gapi]')?.src ?? location.href).origin;
    if (origin === ours && data.authEvent)
      handlers.get('authEvent')?.({ type: 'authEvent', authEvent: data.authEvent });
  });
  const open = async ({ where, url }: { where: Element; url: string }, onOpen: (frame: object) => Promise<object>) => {
    const frame = document.createElement('iframe');
    frame.dataset['gapi'] = '';
    frame.hidden = true;
    frame.src = url;
    where.append(frame);
    await new Promise((loaded) => frame.addEventListener('load', loaded));
    return onOpen({
      restyle: () => undefined,
      ping: async (done: () => void) => done(),
      register: (type: string, handler: Handler) => handlers.set(type, handler),
      send: async (_: string, __: object, answer: (answers: object[]) => void) => {
        try {
          answer([{ webStorageSupport: true }]);
        } catch {
          // The SDK throws at whatever it is told, and Google's script takes no notice.
        }
      },
    });
  };
  const load = (_: string, { callback }: { callback: () => void }) => callback();
  Object.assign(window, {
    gapi: { load, iframes: { getContext: () => ({ open }), CROSS_ORIGIN_IFRAMES_FILTER: 'all' } },
  });
  const onload = new URL((document.currentScript as HTMLScriptElement).src).searchParams.get('onload') ?? '';
  (window as unknown as Record<string, () => void>)[onload]?.();
};

/** What the project's own window does once somebody has chosen an account there. */
const accountWindow = () => {
  const query = new URLSearchParams(location.search);
  document.querySelector('button')?.addEventListener('click', ({ currentTarget }) => {
    const claims = (currentTarget as HTMLElement).dataset['claims'] ?? '';
    const answer = new URLSearchParams({ providerId: query.get('providerId') ?? '', id_token: claims });
    const authEvent = {
      type: query.get('authType'),
      eventId: query.get('eventId'),
      urlResponse: `${location.origin}${location.pathname}?${answer.toString()}`,
      sessionId: 'session',
      postBody: null,
      tenantId: null,
      error: null,
    };
    (window.opener as Window).postMessage({ authEvent }, '*');
  });
};

/** Somebody who has a Google account. */
interface GoogleAccount {
  sub: string;
  email: string;
  email_verified: boolean;
  name: string;
}

/** Answers for Google's script and for the pages of the Firebase project, as no network is there. */
export async function openGoogle(context: BrowserContext, account: GoogleAccount, domains: string[]): Promise<void> {
  const { VITE_FIREBASE_AUTH_DOMAIN: project } = variant().settings;
  const page = (body: string) => ({ contentType: 'text/html', body: `<!doctype html><title>Google</title>${body}` });
  const claims = JSON.stringify(account).replaceAll('"', '&quot;');
  const choice = `<button data-claims="${claims}">${account.name}</button><script>(${accountWindow.toString()})()</script>`;
  await context.route('https://apis.google.com/js/api.js*', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: `(${gapi.toString()})()` }),
  );
  await context.route(`https://${project}/__/auth/iframe*`, (route) => route.fulfill(page('')));
  await context.route(`https://${project}/__/auth/handler*`, (route) => route.fulfill(page(choice)));
  await context.route('https://identitytoolkit.googleapis.com/v1/projects*', (route) =>
    route.fulfill({ json: { authorizedDomains: domains }, headers: { 'access-control-allow-origin': '*' } }),
  );
}

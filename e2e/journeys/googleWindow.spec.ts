import type { BrowserContext } from 'playwright/test';
import { logIn, shopper, storedToken } from '../accounts.ts';
import { settings } from '../otherHost/site.ts';
import { expect, test } from '../otherHost/test.ts';
import { untilInteractive } from '../page.ts';

// The functions below run in the browser.

/** Replaces Google's script: opens a hidden frame of the project and passes its messages on to Firebase. */
const gapi = () => {
  type Handler = (message: object) => void;
  const handlers = new Map<string, Handler>();
  addEventListener('message', ({ origin, data }: MessageEvent<{ authEvent?: object }>) => {
    const frame = document.querySelector<HTMLIFrameElement>('iframe[data-gapi]');
    if (!frame || origin !== new URL(frame.src).origin || !data.authEvent) return;
    handlers.get('authEvent')?.({ type: 'authEvent', authEvent: data.authEvent });
  });
  const open = async ({ where, url }: { where: Element; url: string }, onOpen: (frame: object) => Promise<object>) => {
    const frame = Object.assign(document.createElement('iframe'), { hidden: true, src: url });
    frame.dataset['gapi'] = '';
    where.append(frame);
    await new Promise((resolve) => frame.addEventListener('load', resolve));
    return onOpen({
      restyle: () => undefined,
      ping: async (onPong: () => void) => onPong(),
      register: (type: string, handler: Handler) => handlers.set(type, handler),
      send: async (_: string, __: object, onResponse: (responses: object[]) => void) => {
        try {
          onResponse([{ webStorageSupport: true }]);
        } catch {
          // The SDK throws for every response, and Google's script ignores it.
        }
      },
    });
  };
  const iframes = { getContext: () => ({ open }), CROSS_ORIGIN_IFRAMES_FILTER: 'all' };
  const load = (_: string, { callback }: { callback: () => void }) => callback();
  Object.assign(window, { gapi: { load, iframes } });
  const onload = new URL((document.currentScript as HTMLScriptElement).src).searchParams.get('onload') ?? '';
  (window as unknown as Record<string, () => void>)[onload]?.();
};

/** Replaces the window of the project: sends the account back when its button is clicked. */
const accountWindow = () => {
  const query = new URLSearchParams(location.search);
  document.querySelector('button')?.addEventListener('click', ({ currentTarget }) => {
    const claims = (currentTarget as HTMLElement).dataset['claims'] ?? '';
    const response = new URLSearchParams({ providerId: query.get('providerId') ?? '', id_token: claims });
    const authEvent = {
      type: query.get('authType'),
      eventId: query.get('eventId'),
      urlResponse: `${location.origin}${location.pathname}?${response.toString()}`,
      sessionId: 'session',
      postBody: null,
      tenantId: null,
      error: null,
    };
    (window.opener as Window).postMessage({ authEvent }, '*');
  });
};

interface GoogleAccount {
  sub: string;
  email: string;
  email_verified: boolean;
  name: string;
}

/** Answers for Google's script and for the pages of the Firebase project, without a network. */
async function mockGoogle(context: BrowserContext, account: GoogleAccount, domain: string): Promise<void> {
  const page = (body: string) => ({ contentType: 'text/html', body: `<!doctype html><title>Google</title>${body}` });
  const claims = JSON.stringify(account).replaceAll('"', '&quot;');
  const choice = `<button data-claims="${claims}">${account.name}</button><script>(${accountWindow.toString()})()</script>`;
  const authPages = `https://${settings.VITE_FIREBASE_AUTH_DOMAIN}/__/auth`;
  await context.route('https://apis.google.com/js/api.js*', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: `(${gapi.toString()})()` }),
  );
  await context.route(`${authPages}/iframe*`, (route) => route.fulfill(page('')));
  await context.route(`${authPages}/handler*`, (route) => route.fulfill(page(choice)));
  await context.route('https://identitytoolkit.googleapis.com/v1/projects*', (route) =>
    route.fulfill({ json: { authorizedDomains: [domain] }, headers: { 'access-control-allow-origin': '*' } }),
  );
}

const account = { sub: 'g-7', email: 'sultana@gmail.com', email_verified: true, name: 'Sultana Razia' };

test('a customer signs in with the Google window of a real project under the content security policy', async ({
  page,
  context,
  files,
}) => {
  await mockGoogle(context, account, new URL(files.address).hostname);
  await page.goto('/dashboard/myprofile?from=mail');
  await untilInteractive(page);
  const popup = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  const window = await popup;
  await window.getByRole('button', { name: account.name }).click();
  await expect(page).toHaveURL('/dashboard/myprofile?from=mail');
  await expect(page.getByRole('main').getByText(account.name).first()).toBeVisible();
  expect(await storedToken(page)).toBe(`token of ${account.email}`);
  await expect.poll(() => window.isClosed()).toBe(true);
});

test.describe("without Google's script", () => {
  test.use({ failingRequests: /apis\.google\.com/ });

  test('the login shows an error, does not reload the page, and still accepts an e-mail', async ({ page, context }) => {
    await context.route('https://apis.google.com/**', (route) => route.abort('blockedbyclient'));
    await page.goto('/login');
    await untilInteractive(page);
    // The page requests itself before it reloads.
    const reloads: string[] = [];
    page.on('request', (request) => {
      if (request.url() === page.url()) reloads.push(request.resourceType());
    });
    await page.getByRole('button', { name: 'Continue with Google' }).click();
    await expect(page.getByRole('alert')).toHaveText(
      'Google sign-in is not available here. Log in with e-mail and password.',
    );
    expect(reloads).toEqual([]);
    await logIn(page, shopper);
    await expect(page).toHaveURL('/');
  });
});

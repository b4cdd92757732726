import { signIn } from '../accounts.ts';
import { test as base } from '../test.ts';
import { openApiServer } from './apiServer.ts';
import { freePort } from '../serve.ts';
import { openFileServer } from './fileServer.ts';
import { apiHost, site } from './site.ts';

interface Fixtures {
  /** Answers the documented calls on another origin. */
  api: Awaited<ReturnType<typeof openApiServer>>;
}

interface WorkerFixtures {
  apiPort: number;
  /** Serves the storefront, built for the other host, as static files. */
  files: { address: string };
}

/** A journey through the storefront of another dealer: static files, a Firebase project, an API server on another origin. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  api: [
    async ({ apiPort }, use) => {
      await using api = await openApiServer(apiPort);
      await use(api);
    },
    { auto: true },
  ],
  apiPort: [async ({}, use) => use(await freePort()), { scope: 'worker' }],
  launchOptions: [
    async ({ launchOptions, apiPort }, use) => {
      const rule = `--host-resolver-rules=MAP ${apiHost}:80 127.0.0.1:${apiPort}`;
      await use({ ...launchOptions, args: [...(launchOptions.args ?? []), rule] });
    },
    { scope: 'worker' },
  ],
  files: [
    async ({}, use) => {
      await using files = await openFileServer(site);
      await use(files);
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ files }, use) => use(files.address),
  apiUrl: async ({ apiPort }, use) => use(`http://127.0.0.1:${apiPort}`),
  // The API server accepts calls without a token.
  authorizationOf: async ({}, use) => use(async () => ({ authorization: '' })),
  // The accounts of the shop are signed in on its own address only.
  storageState: undefined,
  page: async ({ page, account }, use) => {
    if (account) await signIn(page, account);
    await use(page);
  },
  // The tests have no network, so the emulator of the shop replaces Google's identity service.
  context: async ({ context, shop }, use) => {
    await context.route(/^https:\/\/(identitytoolkit|securetoken)\.googleapis\.com\//, async (route) => {
      const { host, pathname, search } = new URL(route.request().url());
      // The emulator refuses requests from another origin.
      const headers = { ...route.request().headers(), origin: shop.address };
      const response = await route.fetch({ url: `${shop.address}/${host}${pathname}${search}`, headers });
      await route.fulfill({ response, headers: { ...response.headers(), 'access-control-allow-origin': '*' } });
    });
    await use(context);
  },
});

export { expect } from '../test.ts';

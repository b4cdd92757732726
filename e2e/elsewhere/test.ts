import type { BrowserContext, Route } from 'playwright/test';
import { test as base } from '../test.ts';
import type { Shop } from '../shop.ts';
import { openOtherHost } from './otherHost.ts';
import type { OtherHost } from './otherHost.ts';
import { openStaticHost } from './staticHost.ts';
import type { StaticHost } from './staticHost.ts';
import { variant } from './variant.ts';

interface Fixtures {
  /** Answers the documented calls, at the address that the second build knows. */
  api: OtherHost;
  /** Serves the second build as plain files. */
  host: StaticHost;
}

/** A journey through the shop as another dealer hosts it: plain files, a Firebase project, the documented calls on another origin. */
export const test = base.extend<Fixtures>({
  api: [
    async ({}, lend) => {
      const api = await openOtherHost(Number(new URL(variant().settings.VITE_API_HOST).port));
      await lend(api);
      api.close();
    },
    { auto: true },
  ],
  host: async ({}, lend) => {
    const host = await openStaticHost(variant());
    await lend(host);
    host.close();
  },
  baseURL: async ({ host }, lend) => lend(host.address),
});

export { expect } from '../test.ts';

const anyOrigin = { 'access-control-allow-origin': '*' };

/** Lets the addresses of Google's identity service be answered by the emulator, as no network is there. */
export async function answerForGoogle(context: BrowserContext, { address }: Shop): Promise<void> {
  const answer = async (route: Route) => {
    const request = route.request();
    const { host, pathname, search } = new URL(request.url());
    const contentType = request.headers()['content-type'];
    const response = await fetch(`${address}/${host}${pathname}${search}`, {
      method: request.method(),
      headers: contentType === undefined ? {} : { 'content-type': contentType },
      body: request.postData(),
    });
    const headers = { 'content-type': response.headers.get('content-type') ?? '', ...anyOrigin };
    await route.fulfill({ status: response.status, headers, body: await response.text() });
  };
  await context.route(/^https:\/\/(identitytoolkit|securetoken)\.googleapis\.com\//, answer);
}

import type { test as shopTest } from '../test.ts';
import { accounts, checkScreens } from './checkScreens.ts';
import type { ApiHost, Role } from './offer.ts';

/** Declares one test per role: every screen offers what docs/hosts.md says of the host. */
export function describeScreens(test: typeof shopTest, host: ApiHost): void {
  for (const role of Object.keys(accounts) as Role[]) {
    test.describe(`for the role ${role}`, () => {
      test.use({ account: accounts[role], failingRequests: /\/no-such-page$/ });

      test('every screen offers the features of docs/hosts.md', async ({
        page,
        request,
        apiUrl,
        authorizationOf,
        newPart,
        newOrder,
      }) => {
        await checkScreens(page, host, role, { request, apiUrl, authorizationOf, newPart, newOrder });
      });
    });
  }
}

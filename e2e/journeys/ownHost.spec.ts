import { checkAnswers } from '../hosts/checkAnswers.ts';
import { accounts, checkScreens } from '../hosts/checkScreens.ts';
import type { Role } from '../hosts/offer.ts';
import { test } from '../test.ts';

for (const role of Object.keys(accounts) as Role[]) {
  test.describe(`our backend, for the role ${role}`, () => {
    test.use({ account: accounts[role], failingRequests: /\/no-such-page$/ });

    test('every screen offers the features of docs/hosts.md', async ({
      page,
      request,
      apiUrl,
      authorizationOf,
      newPart,
      newOrder,
    }) => {
      await checkScreens(page, 'ours', role, { request, apiUrl, authorizationOf, newPart, newOrder });
    });
  });
}

test('our server sends the answers of docs/hosts.md', async ({ request, newPart }) => {
  const { _id } = await newPart();
  await checkAnswers(request, 'ours', _id);
});

import type { Page } from 'playwright/test';
import { axeViolations } from '../axe.ts';
import { admin, newAccount } from '../accounts.ts';
import { addRecords, addVisited } from '../hosts/addRecords.ts';
import { roles } from '../hosts/cases.ts';
import type { Role } from '../hosts/cases.ts';
import { untilLoaded } from '../page.ts';
import { expect, test } from '../test.ts';

const customer = newAccount('নাসরিন আক্তার');

/** Every page that needs this role; `scripts/journeys.test.ts` fails if one of the shop is missing. */
const pagesFor = (role: Role) => [...roles].filter(([path, needed]) => needed === role && !path.includes('?'));

const isForVisitors = (path: string) => /^.(login|signup)$/.test(path);

const visits = [
  { pages: 'public pages', account: undefined, role: 'visitor' },
  { pages: 'public pages of a customer', account: customer, role: 'visitor' },
  { pages: 'own pages of a customer', account: customer, role: 'customer' },
  { pages: 'public pages of an admin', account: admin, role: 'visitor' },
  { pages: 'own pages of an admin', account: admin, role: 'customer' },
  { pages: 'pages for admins', account: admin, role: 'admin' },
] as const;

test.use({ contextOptions: { reducedMotion: 'reduce' }, failingRequests: /\/no-such-page$/ });

async function expectAccessible(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await untilLoaded(page);
  await page.emulateMedia({ colorScheme: 'light' });
  expect.soft(await axeViolations(page), `${path}, light`).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect.soft(await axeViolations(page, 'colours'), `${path}, dark`).toEqual([]);
}

// The stories check the content of each screen in both languages, so `npm test` takes one page of each layout.
test.describe('the layout', () => {
  test.use({ account: admin });

  test('is accessible on a public page and in the dashboard, light and dark', async ({ page }) => {
    for (const path of ['/', '/dashboard/manageproducts']) await expectAccessible(page, path);
  });
});

for (const [language, name] of [
  ['en', 'English'],
  ['bn', 'Bangla'],
] as const) {
  for (const { pages, account, role } of visits) {
    test.describe(`the ${pages} in ${name}`, { tag: '@all' }, () => {
      test.use({ account });

      test('are accessible, light and dark', async ({ page, request, apiUrl, authorizationOf, newPart, newOrder }) => {
        const tools = { request, apiUrl, authorizationOf, newPart, newOrder };
        const ids = account ? await addRecords(tools, customer, 'dealerkit') : await addVisited(tools);
        await page.addInitScript((code) => localStorage.setItem('language', code), language);
        for (const [path] of pagesFor(role).filter(([each]) => !account || !isForVisitors(each))) {
          await expectAccessible(
            page,
            path.replace(/\{\w+\}/, (id) => ids[id] ?? ''),
          );
          await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${language}`));
        }
      });
    });
  }
}

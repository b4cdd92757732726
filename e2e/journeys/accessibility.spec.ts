import { axeViolations } from '../axe.ts';
import { admin, newAccount } from '../accounts.ts';
import { addRecords } from '../hosts/addRecords.ts';
import { roles } from '../hosts/cases.ts';
import type { Role } from '../hosts/cases.ts';
import { untilLoaded } from '../page.ts';
import { expect, test } from '../test.ts';

const customer = newAccount('নাসরিন আক্তার');

/** Every page that needs this role; `scripts/journeys.test.ts` fails if one of the shop is missing. */
const pagesFor = (role: Role) => [...roles].filter(([path, needed]) => needed === role && !path.includes('?'));

const isForVisitors = (path: string) => /^.(login|signup)$/.test(path);

const visits = [
  { pages: 'public pages', account: undefined, role: 'visitor', isFirst: true },
  { pages: 'public pages of a customer', account: customer, role: 'visitor', isFirst: false },
  { pages: 'own pages of a customer', account: customer, role: 'customer', isFirst: true },
  { pages: 'public pages of an admin', account: admin, role: 'visitor', isFirst: false },
  { pages: 'own pages of an admin', account: admin, role: 'customer', isFirst: false },
  { pages: 'pages for admins', account: admin, role: 'admin', isFirst: true },
] as const;

for (const [language, name] of [
  ['en', 'English'],
  ['bn', 'Bangla'],
] as const) {
  for (const { pages, account, role, isFirst } of visits) {
    // The stories of the screens are checked in both languages.
    const tag = language === 'en' && isFirst ? [] : ['@all'];
    test.describe(`the ${pages} in ${name}`, { tag }, () => {
      test.use({ account, contextOptions: { reducedMotion: 'reduce' }, failingRequests: /\/no-such-page$/ });

      test('are accessible, light and dark', async ({ page, request, apiUrl, authorizationOf, newPart, newOrder }) => {
        const tools = { request, apiUrl, authorizationOf, newPart, newOrder };
        const ids = account ? await addRecords(tools, customer, 'dealerkit') : {};
        await page.addInitScript((code) => localStorage.setItem('language', code), language);
        for (const [path] of pagesFor(role).filter(([each]) => !account || !isForVisitors(each))) {
          await page.goto(path.replace(/\{\w+\}/, (id) => ids[id] ?? ''));
          await untilLoaded(page);
          await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${language}`));
          await page.emulateMedia({ colorScheme: 'light' });
          expect.soft(await axeViolations(page), `${path}, light`).toEqual([]);
          await page.emulateMedia({ colorScheme: 'dark' });
          expect.soft(await axeViolations(page, 'colours'), `${path}, dark`).toEqual([]);
        }
      });
    });
  }
}

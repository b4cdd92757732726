import { axeViolations } from '../axe.ts';
import { admin, newAccount } from '../accounts.ts';
import { untilLoaded } from '../page.ts';
import { expect, test } from '../test.ts';

const customer = newAccount('নাসরিন আক্তার');

const publicPages = ['/', '/parts', '/blog', '/portfolio', '/privacy', '/no-such-page'];
const shopPages = [...publicPages, '/purchase/{id}'];
const dashboardPages = ['', '/myorders', '/review', '/myprofile'].map((child) => `/dashboard${child}`);
const adminPages = [
  '/dashboard/alluser',
  '/dashboard/addproduct',
  '/dashboard/manageproducts',
  '/dashboard/import',
  '/dashboard/audit',
];
const orderPages = ['/orders', '/orders/{order}', '/orders/{order}/print', '/counterorder'];

const visits = [
  { pages: 'public pages', account: undefined, paths: [...publicPages, '/login', '/signup', '/basket/paste'] },
  { pages: 'shop pages of a customer', account: customer, paths: shopPages },
  { pages: 'dashboard pages of a customer', account: customer, paths: dashboardPages },
  { pages: 'shop pages of an admin', account: admin, paths: shopPages },
  { pages: 'dashboard pages of an admin', account: admin, paths: [...dashboardPages, ...adminPages] },
  { pages: 'order pages of an admin', account: admin, paths: orderPages.map((child) => `/dashboard${child}`) },
];

for (const [language, name] of [
  ['en', 'English'],
  ['bn', 'Bangla'],
] as const) {
  for (const { pages, account, paths } of visits) {
    test.describe(`the ${pages} in ${name}`, () => {
      test.use({ account, contextOptions: { reducedMotion: 'reduce' }, failingRequests: /\/no-such-page$/ });

      test('are accessible, light and dark', async ({ page, newPart, newOrder }) => {
        const part = await newPart();
        const order = account ? await newOrder(account, part) : '';
        await page.addInitScript((code) => localStorage.setItem('language', code), language);
        for (const path of paths) {
          await page.goto(path.replace('{id}', part._id).replace('{order}', order));
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

import type { Page } from 'playwright/test';
import { axeViolations } from '../../scripts/axe.ts';
import { admin, newcomer } from '../account.ts';
import { expect, test } from '../sharedShop.ts';

const customer = newcomer('নাসরিন আক্তার');

const everywhere = ['/', '/blog', '/portfolio', '/no-such-page'];
const inTheShop = [...everywhere, '/purchase/…'];
const inTheDashboard = ['', '/myorders', '/review', '/myprofile'].map((child) => `/dashboard${child}`);
const adminOnly = ['/dashboard/alluser', '/dashboard/addproduct', '/dashboard/manageproducts'];

const visits = [
  { who: 'a visitor', account: undefined, paths: [...everywhere, '/login', '/signup'] },
  { who: 'a customer in the shop', account: customer, paths: inTheShop },
  { who: 'a customer in the dashboard', account: customer, paths: inTheDashboard },
  { who: 'an admin in the shop', account: admin, paths: inTheShop },
  { who: 'an admin in the dashboard', account: admin, paths: [...inTheDashboard, ...adminOnly] },
];

/** Everything that the page waits for is there. */
async function settle(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[role="progressbar"], [aria-busy="true"]')).toHaveCount(0);
}

for (const [language, name] of [
  ['en', 'English'],
  ['bn', 'Bangla'],
] as const) {
  for (const { who, account, paths } of visits) {
    test.describe(`${who} who reads ${name}`, () => {
      test.use({ account, contextOptions: { reducedMotion: 'reduce' }, provokes: /\/no-such-page$/ });

      test('finds every page accessible, light and dark', async ({ page, newPart, newOrder }) => {
        const part = await newPart();
        if (account) await newOrder(account, part);
        await page.addInitScript((chosen) => localStorage.setItem('language', chosen), language);
        for (const path of paths) {
          await page.goto(path.replace('…', part._id));
          await settle(page);
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

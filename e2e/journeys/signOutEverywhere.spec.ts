import type { Page } from 'playwright/test';
import { admin, logIn, newAccount, storedToken } from '../accounts.ts';
import { selectAction, untilLoaded } from '../page.ts';
import { testsByDatabase } from '../postgres.ts';
import { expect } from '../test.ts';

const ended = 'Your session has ended. Please log in again.';
const second = () => Math.floor(Date.now() / 1000);

/** Waits until a sign-in is of a later second; those of the second in which all have ended are refused too. */
async function untilNextSecond(): Promise<void> {
  const now = second();
  await expect.poll(second).toBeGreaterThan(now);
}

async function expectSignedOut(page: Page, notice: string): Promise<void> {
  await expect(page).toHaveURL('/login');
  await expect(page.getByText(notice)).toBeVisible();
  expect(await storedToken(page)).toBeNull();
}

for (const [database, test] of Object.entries(testsByDatabase)) {
  test.describe(`signing out everywhere, with ${database}`, () => {
    const customer = newAccount('Shirin Akter');
    test.use({ account: customer, failingRequests: /\/api\// });

    test('ends the sign-ins of a customer on all devices at once, who can log in again', async ({
      page,
      browser,
      baseURL,
      stateOf,
    }) => {
      const phone = await browser.newPage({ baseURL: String(baseURL), storageState: await stateOf(customer) });
      const tab = await page.context().newPage();
      for (const device of [phone, tab, page]) {
        await device.goto('/dashboard/myprofile');
        await expect(device.getByLabel('Location')).toBeVisible();
      }
      await page.getByRole('button', { name: 'Sign out everywhere' }).click();
      for (const each of [page, tab])
        await expectSignedOut(each, 'You are signed out on all devices. Log in again where you need it.');
      await untilNextSecond();
      await logIn(page, customer);
      await expect(page).toHaveURL('/dashboard/myprofile');
      await expect(page.getByLabel('Location')).toBeVisible();
      await phone.reload();
      await expectSignedOut(phone, ended);
      await page.reload();
      await expect(page.getByLabel('Location')).toBeVisible();
      await phone.close();
    });
  });

  test.describe(`an admin who signs a user out, with ${database}`, () => {
    const customer = newAccount('Moriom Begum');
    test.use({ account: admin, failingRequests: /\/api\// });

    test('ends the sign-ins of that user only', async ({ page, browser, baseURL, stateOf }) => {
      const phone = await browser.newPage({ baseURL: String(baseURL), storageState: await stateOf(customer) });
      await phone.goto('/dashboard/myprofile');
      await expect(phone.getByLabel('Location')).toBeVisible();
      await page.goto('/dashboard/alluser');
      await page.getByRole('searchbox').fill(customer.email);
      // The rows of the list before the search stay until those that it finds arrive.
      await expect(page.getByRole('rowheader')).toHaveCount(1);
      await untilLoaded(page);
      await selectAction(page, customer.email, 'Sign Out');
      const dialog = page.getByRole('alertdialog', { name: `Sign ${customer.name} out everywhere?` });
      await dialog.getByRole('button', { name: 'Sign Out' }).click();
      await expect(page.getByText('Successfully signed out a user')).toBeVisible();
      await phone.reload();
      await expectSignedOut(phone, ended);
      await untilNextSecond();
      await logIn(phone, customer);
      await expect(phone.getByLabel('Location')).toBeVisible();
      await page.reload();
      await expect(page.getByRole('heading', { level: 1, name: 'All Users' })).toBeVisible();
      await expect(page.getByRole('searchbox')).toBeVisible();
      await phone.close();
    });
  });

  test.describe(`a changed password, with ${database}`, () => {
    test.use({ account: newAccount('Rehana Parvin'), failingRequests: /\/api\/|securetoken/ });

    test('ends a session when its token is renewed, which the provider then refuses', async ({ page }) => {
      await page.route(/securetoken/, (route) =>
        route.fulfill({ status: 400, json: { error: { code: 400, message: 'TOKEN_EXPIRED' } } }),
      );
      await page.goto('/robots.txt');
      await page.evaluate(() => localStorage.setItem('accessToken', 'expired'));
      await page.goto('/dashboard/myprofile');
      await expectSignedOut(page, ended);
    });
  });
}

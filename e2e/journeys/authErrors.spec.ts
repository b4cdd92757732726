import type { Page } from 'playwright/test';
import { logIn, newAccount, shopper, signUp, storedToken } from '../accounts.ts';
import { interceptOnce, title } from '../page.ts';
import { expect, test } from '../test.ts';

test.use({ failingRequests: /identitytoolkit\.googleapis\.com/ });

/** Expects a red sentence under the fields. */
async function expectError(page: Page, sentence: string | RegExp): Promise<void> {
  const error = page.getByRole('main').locator('form').getByRole('alert');
  await expect(error).toHaveText(sentence);
  const color = await error.evaluate((element) => getComputedStyle(element).color);
  const [red = 0, green = 0, blue = 0] = (color.match(/\d+/g) ?? []).map(Number);
  expect(red, color).toBeGreaterThan(2 * Math.max(green, blue));
  expect(await storedToken(page)).toBeNull();
}

test.describe('the form shows an error in red and keeps the fields', () => {
  test('for a wrong password (S092)', async ({ page }) => {
    await page.goto('/login');
    await logIn(page, { ...shopper, password: 'not-this-one' });
    await expectError(page, 'Wrong e-mail or password.');
    await expect(page.getByLabel('Email')).toHaveValue(shopper.email);
  });

  test('for an e-mail that has an account (S093)', async ({ page }) => {
    await page.goto('/signup');
    await signUp(page, { ...newAccount(), email: shopper.email });
    await expectError(page, /already an account/);
    await expect(page.getByLabel('Email')).toHaveValue(shopper.email);
  });

  test('for a name that the provider does not save, and sends it again (S094)', async ({ page }) => {
    const account = newAccount();
    await page.goto('/signup');
    await interceptOnce(page, /accounts:update/, (route) => route.fulfill({ status: 503, body: '{}' }));
    await signUp(page, account);
    await expectError(page, /./);
    await expect(page).toHaveURL('/signup');

    await page.getByRole('main').getByRole('button', { name: 'Sign Up', exact: true }).click();
    await expect(title(page, 'Best Truck parts in town!')).toBeVisible();
    await page.goto('/dashboard');
    await expect(page.getByText(`Signed in as ${account.name}`)).toBeVisible();
  });
});

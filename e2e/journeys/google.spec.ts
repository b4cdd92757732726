import type { Page } from 'playwright/test';
import { newcomer } from '../account.ts';
import { expect, test } from '../sharedShop.ts';

// The emulator's own page asks the web for its looks, which it also works without.
test.use({ provokes: /^https:\/\/(fonts\.googleapis\.com|unpkg\.com)\// });

async function openGoogleWindow(page: Page): Promise<Page> {
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  return opened;
}

test('somebody new continues with Google, and finds the account again the next time (S097)', async ({ page }) => {
  const { name, email } = newcomer();
  await page.goto('/dashboard/myprofile?from=mail');
  const window = await openGoogleWindow(page);
  await window.getByRole('button', { name: 'Add new account' }).click();
  await window.getByLabel('Email').fill(email);
  await window.getByLabel('Display name').fill(name);
  await window.getByRole('button', { name: 'Sign in with Google.com' }).click();
  await expect(page).toHaveURL('/dashboard/myprofile?from=mail');
  await expect(page.getByRole('main').getByRole('definition')).toHaveText([name, email]);
  expect(await page.evaluate(() => localStorage.getItem('accessToken'))).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/);

  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL('/login');
  await page.goto('/signup');
  await (await openGoogleWindow(page)).getByText(email).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('button', { name: 'Sign Out' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('accessToken'))).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/);
});

test('whoever closes the Google window stays at the login without a word of blame', async ({ page }) => {
  await page.goto('/login');
  const window = await openGoogleWindow(page);
  await expect(window.getByRole('button', { name: 'Add new account' })).toBeVisible();
  await window.close();
  const google = page.getByRole('button', { name: 'Continue with Google' });
  await expect(google).not.toHaveAttribute('aria-busy', 'true');
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
  await expect(page).toHaveURL('/login');
});

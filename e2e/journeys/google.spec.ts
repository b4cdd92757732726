import type { Page } from 'playwright/test';
import { newAccount, storedToken } from '../accounts.ts';
import { untilInteractive } from '../page.ts';
import { expect, test } from '../test.ts';

// The page of the emulator works without the styles that it requests.
test.use({ failingRequests: /^https:\/\/(fonts\.googleapis\.com|unpkg\.com)\// });

async function openGoogleWindow(page: Page): Promise<Page> {
  await untilInteractive(page);
  const popup = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  return popup;
}

test('a new customer signs in with Google, and again with the same account (S097)', async ({ page }) => {
  const { name, email } = newAccount();
  await page.goto('/dashboard/myprofile?from=mail');
  const window = await openGoogleWindow(page);
  await window.getByRole('button', { name: 'Add new account' }).click();
  await window.getByLabel('Email').fill(email);
  await window.getByLabel('Display name').fill(name);
  await window.getByRole('button', { name: 'Sign in with Google.com' }).click();
  await expect(page).toHaveURL('/dashboard/myprofile?from=mail');
  await expect(page.getByRole('main').getByRole('definition')).toHaveText([name, email]);
  expect(await storedToken(page)).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/);

  await page.getByRole('button', { name: 'Sign Out', exact: true }).click();
  await expect(page).toHaveURL('/login');
  await page.goto('/signup');
  await (await openGoogleWindow(page)).getByText(email).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('button', { name: 'Sign Out', exact: true })).toBeVisible();
  expect(await storedToken(page)).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/);
});

test('closing the Google window shows no error', async ({ page }) => {
  await page.goto('/login');
  const window = await openGoogleWindow(page);
  await expect(window.getByRole('button', { name: 'Add new account' })).toBeVisible();
  await window.close();
  const button = page.getByRole('button', { name: 'Continue with Google' });
  await expect(button).not.toHaveAttribute('aria-busy', 'true');
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
  await expect(page).toHaveURL('/login');
});

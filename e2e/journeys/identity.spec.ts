import type { Page } from 'playwright/test';
import { logIn, newAccount, shopper, storedToken } from '../accounts.ts';
import { interceptOnce, region, title, untilInteractive, untilLoaded } from '../page.ts';
import { expect, test } from '../test.ts';

const signOut = (page: Page) => page.getByRole('button', { name: 'Sign Out', exact: true });

/** Requests a reset link at the login with the keyboard. */
async function requestReset(page: Page, email: string): Promise<void> {
  await page.goto('/login');
  await untilInteractive(page);
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Forgot your password?' }).press('Enter');
  await expect(title(page, 'Reset your password')).toBeFocused();
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await page.getByLabel('Email').press('Enter');
  await expect(title(page, 'Check your inbox')).toBeFocused();
  await expect(page.getByText(`If there is an account for ${email}`)).toBeVisible();
}

test.describe('a password reset', () => {
  const customer = newAccount('Forida Begum');
  // The provider answers a wrong password and a used link with a 400.
  test.use({ failingRequests: /accounts:(signInWithPassword|resetPassword)/ });

  test('replaces the old password', async ({ page, stateOf }) => {
    await stateOf(customer);
    await requestReset(page, customer.email);
    await page.getByLabel('New password').fill('kadamtali-9');
    await page.getByRole('button', { name: 'Set new password' }).press('Enter');
    await expect(page.getByText('Your password has been changed. Log in with the new one.')).toBeVisible();

    await logIn(page, customer);
    await expect(page.getByRole('alert')).toHaveText('Wrong e-mail or password.');
    await logIn(page, { ...customer, password: 'kadamtali-9' });
    await expect(page).toHaveURL('/');
    await expect(signOut(page)).toBeVisible();
  });

  test('does not reveal whether the account exists, and fails without one', async ({ page }) => {
    await requestReset(page, 'no-account@example.com');
    await page.getByLabel('New password').fill('kadamtali-9');
    await page.getByRole('button', { name: 'Set new password' }).click();
    await expect(page.getByRole('alert')).toHaveText('This link has expired or was already used. Request a new one.');
    await page.getByRole('button', { name: 'Back to login' }).click();
    await expect(page.getByLabel('Email')).toHaveValue('no-account@example.com');
  });
});

test.describe('a reset link that cannot be sent', () => {
  test.use({ failingRequests: /accounts:sendOobCode/ });

  test('shows an error and is sent at the second try', async ({ page }) => {
    await page.goto('/login');
    await untilInteractive(page);
    await page.getByRole('button', { name: 'Forgot your password?' }).click();
    await page.getByLabel('Email').fill(shopper.email);
    await interceptOnce(page, /sendOobCode/, (route) => route.abort('internetdisconnected'));
    await page.getByRole('button', { name: 'Send link' }).click();
    await expect(page.getByRole('alert')).toContainText('The sign-in service could not be reached.');
    await expect(page.getByLabel('Email')).toHaveValue(shopper.email);
    await page.getByRole('button', { name: 'Send link' }).click();
    await expect(title(page, 'Check your inbox')).toBeVisible();
  });
});

test.describe('an address that is not verified', () => {
  test.use({ account: newAccount('Parvin Sultana') });

  test('is verified on the dashboard with the link of an e-mail', async ({ page }) => {
    await page.goto('/dashboard');
    const main = page.getByRole('main');
    // The verification replaces the token, and the host refuses calls that still carry the old one.
    await untilLoaded(page);
    await expect(main.getByText('Verify your e-mail address')).toBeVisible();
    await main.getByRole('button', { name: 'Send a new link' }).click();
    await expect(main.getByText('A link is on its way')).toBeFocused();
    await main.getByRole('button', { name: 'Open the link' }).click();
    await expect(page.getByText('Your e-mail address is verified.')).toBeVisible();
    await expect(main.getByText('Verify your e-mail address')).toBeHidden();
    await page.reload();
    await expect(region(page, 'At a glance')).toBeVisible();
    await expect(main.getByText('Verify your e-mail address')).toBeHidden();
  });
});

test('a blocked Google window shows an error and keeps the form', async ({ page }) => {
  await page.addInitScript(() => {
    window.open = () => null;
  });
  await page.goto('/login');
  await untilInteractive(page);
  await page.getByLabel('Email').fill('a.b@c.com');
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await expect(page.getByRole('alert')).toContainText('The browser blocked the Google window.');
  await expect(page.getByLabel('Email')).toHaveValue('a.b@c.com');
});

for (const [hours, tag] of [
  [-24, []],
  [24, ['@all']],
] as const) {
  test(`the login works with a clock that is ${hours} hours off`, { tag: [...tag] }, async ({ page }) => {
    await page.clock.setFixedTime(Date.now() + hours * 3_600_000);
    await page.goto('/login');
    await logIn(page, shopper);
    await expect(page).toHaveURL('/');
    await page.goto('/dashboard/myprofile');
    await expect(page.getByLabel('Location')).toBeVisible();
    expect(await storedToken(page)).not.toBeNull();
  });
}

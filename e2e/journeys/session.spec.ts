import type { Page } from 'playwright/test';
import { logIn, newAccount, shopper, storedToken } from '../accounts.ts';
import { hold, mainMenu, region } from '../page.ts';
import { expect, test } from '../test.ts';

const signOut = (page: Page) => page.getByRole('button', { name: 'Sign Out', exact: true });
const loginLink = (page: Page) => mainMenu(page).filter({ hasText: 'Login' });

/** The key and value of what the identity provider has stored. */
const storedUser = (page: Page) =>
  page.evaluate(() =>
    Object.entries(localStorage as Record<string, string>).find(([key]) => key.startsWith('firebase:authUser')),
  );

test.describe('with two tabs', () => {
  const account = newAccount('Salma Khatun');
  // The provider answers a wrong password with a 400.
  test.use({ account, failingRequests: /accounts:signInWithPassword/ });

  test('signing out and in applies to both, although the provider answers late', async ({ page, context }) => {
    const other = await context.newPage();
    const confirmed = other.waitForResponse(/accounts:lookup/);
    await other.goto('/dashboard/myprofile');
    await confirmed;
    const release = await hold(page, /accounts:lookup/);
    const asked = page.waitForRequest(/accounts:lookup/);
    await page.goto('/');
    await asked;
    await signOut(page).click();
    await expect(loginLink(page)).toBeVisible();
    await expect(other).toHaveURL('/login');
    await expect.poll(() => storedToken(other)).toBeNull();
    await logIn(other, { ...account, password: 'forgotten' });
    await expect(other.getByRole('alert')).toHaveText('Wrong e-mail or password.');

    release();
    for (const tab of [page, other]) {
      await expect.poll(() => storedUser(tab)).toBeUndefined();
      await expect(loginLink(tab)).toBeVisible();
      expect(await storedToken(tab)).toBeNull();
    }

    await page.goto('/login');
    await logIn(page, account);
    await expect(signOut(page)).toBeVisible();
    await expect(other).toHaveURL('/dashboard/myprofile');
    await expect(other.getByLabel('Location')).toBeVisible();
  });
});

test('a token without a user at the provider is removed', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('accessToken', 'unknown');
    localStorage.setItem('account', '{"email":"a.b@c.com","name":"a.b","isVerified":true}');
  });
  await page.goto('/');
  await expect.poll(() => storedToken(page)).toBeNull();
  await expect(loginLink(page)).toBeVisible();
});

// The scripts of a page of the shop would repair the storage, so that it is changed on a page without any.
const pageWithoutScripts = '/robots.txt';

for (const [damage, change] of [
  ['truncated', (json: string) => json.slice(0, json.length / 2)],
  ['replaced', () => '{"uid":7}'],
] as const) {
  test.describe(`a stored session that is ${damage}`, () => {
    const account = newAccount('Rokeya Begum');
    test.use({ account });

    test('redirects to the login, which works', async ({ page }) => {
      await page.goto(pageWithoutScripts);
      const [key, json] = (await storedUser(page)) ?? ['', ''];
      await page.evaluate(([name, value]) => localStorage.setItem(name, value), [key, change(json)] as const);
      // Without the account the page asks the provider before it makes its calls.
      await page.evaluate(() => localStorage.removeItem('account'));
      await page.goto('/dashboard/myprofile');
      await expect(page).toHaveURL('/login');
      await logIn(page, account);
      await expect(page).toHaveURL('/dashboard/myprofile');
      await expect(page.getByLabel('Location')).toBeVisible();
    });
  });
}

test.describe('an access token that the host refuses', () => {
  const account = newAccount('Jahanara Imam');
  test.use({ account, failingRequests: /\/(api|identitytoolkit|securetoken)/ });

  test.beforeEach(async ({ page }) => {
    await page.goto(pageWithoutScripts);
    await page.evaluate(() => localStorage.setItem('accessToken', 'expired'));
  });

  test.describe('with a verified address', () => {
    // Its page has not loaded the identity provider before.
    test.use({ account: shopper });

    test('is renewed once for all calls of a page', async ({ page }) => {
      const renewals: string[] = [];
      page.on('request', (request) => {
        if (request.method() === 'PUT' && /\/api\/user\//.test(request.url())) renewals.push(request.url());
      });
      await page.goto('/dashboard');
      await expect(region(page, 'At a glance').getByRole('link').first()).toBeVisible();
      expect(renewals).toHaveLength(1);
      expect(await storedToken(page)).not.toBe('expired');
    });
  });

  test('redirects once to the login when the account is deleted', async ({ page }) => {
    const [, user] = (await storedUser(page)) ?? [];
    const idToken = /"accessToken":"([^"]+)"/.exec(user ?? '')?.[1];
    const url = '/identitytoolkit.googleapis.com/v1/accounts:delete?key=demo';
    await expect(await page.request.post(url, { data: { idToken } })).toBeOK();
    await page.goto('/dashboard/myprofile');
    await expect(page).toHaveURL('/login');
    await expect(page.getByText('Your session has ended. Please log in again.')).toBeVisible();
    await expect(loginLink(page)).toBeVisible();
    expect(await storedToken(page)).toBeNull();
    await logIn(page, account);
    await expect(page.getByRole('alert')).toHaveText('Wrong e-mail or password.');
  });
});

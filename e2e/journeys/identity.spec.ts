import type { Page } from 'playwright/test';
import { logIn, newcomer, shopper } from '../account.ts';
import { expect, test } from '../sharedShop.ts';

const signOutButton = (page: Page) => page.getByRole('button', { name: 'Sign Out' });
const loginLink = (page: Page) => page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Login' });
const storedToken = (page: Page) => page.evaluate(() => localStorage.getItem('accessToken'));

/** Asks for a link at the login, without a mouse, and returns when it is on its way. */
async function forget(page: Page, email: string): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Forgot your password?' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Reset your password' })).toBeFocused();
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await page.getByLabel('Email').press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Check your inbox' })).toBeFocused();
  await expect(page.getByText(`If there is an account for ${email}`)).toBeVisible();
}

test.describe('a forgotten password', () => {
  const forgetful = newcomer('Forida Begum');
  // The provider answers a password that is wrong, and a link that is spent, with a 400.
  test.use({ provokes: /accounts:(signInWithPassword|resetPassword)/ });

  test('is reset, and the new one lets in while the old one does not', async ({ page, stateOf }) => {
    await stateOf(forgetful);
    await forget(page, forgetful.email);
    await page.getByLabel('New password').fill('kadamtali-9');
    await page.getByRole('button', { name: 'Set new password' }).press('Enter');
    await expect(page.getByText('Your password has been changed. Log in with the new one.')).toBeVisible();

    await logIn(page, forgetful);
    await expect(page.getByRole('alert')).toHaveText('Wrong e-mail or password.');
    await logIn(page, { ...forgetful, password: 'kadamtali-9' });
    await expect(page).toHaveURL('/');
    await expect(signOutButton(page)).toBeVisible();
  });

  test('of nobody is answered like that of anybody, and no new one can be set', async ({ page }) => {
    await forget(page, 'nobody@example.com');
    await page.getByLabel('New password').fill('kadamtali-9');
    await page.getByRole('button', { name: 'Set new password' }).click();
    await expect(page.getByRole('alert')).toHaveText('This link has expired or was already used. Request a new one.');
    await page.getByRole('button', { name: 'Back to login' }).click();
    await expect(page.getByLabel('Email')).toHaveValue('nobody@example.com');
  });
});

test.describe('a link that cannot be sent', () => {
  test.use({ provokes: /accounts:sendOobCode/ });

  test('is told in a sentence, and sent at the second try', async ({ page }) => {
    await page.goto('/login');
    await page.getByRole('button', { name: 'Forgot your password?' }).click();
    await page.getByLabel('Email').fill(shopper.email);
    await page.route(/sendOobCode/, (route) => route.abort('internetdisconnected'), { times: 1 });
    await page.getByRole('button', { name: 'Send link' }).click();
    await expect(page.getByRole('alert')).toContainText('The sign-in service could not be reached.');
    await expect(page.getByLabel('Email')).toHaveValue(shopper.email);
    await page.getByRole('button', { name: 'Send link' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Check your inbox' })).toBeVisible();
  });
});

test('a browser that blocks the Google window says so, and leaves the form as it was', async ({ page }) => {
  await page.addInitScript(() => {
    window.open = () => null;
  });
  await page.goto('/login');
  await page.getByLabel('Email').fill('a.b@c.com');
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await expect(page.getByRole('alert')).toContainText('The browser blocked the Google window.');
  await expect(page.getByLabel('Email')).toHaveValue('a.b@c.com');
});

test.describe('somebody in two tabs', () => {
  test.use({ account: newcomer('Salma Khatun') });

  test('who signs out in one is signed out in the other, and comes back in both', async ({
    page,
    context,
    account,
  }) => {
    const other = await context.newPage();
    await other.goto('/dashboard/myprofile');
    await expect(other.getByRole('heading', { level: 1, name: 'My Profile' })).toBeVisible();
    await page.goto('/');
    await signOutButton(page).click();
    await expect(loginLink(page)).toBeVisible();
    await expect(other).toHaveURL('/login');
    expect(await storedToken(other)).toBeNull();

    await page.goto('/login');
    if (account) await logIn(page, account);
    await expect(signOutButton(page)).toBeVisible();
    await expect(other).toHaveURL('/dashboard/myprofile');
    await expect(other.getByLabel('Location')).toBeVisible();
  });
});

test('a token that belongs to nobody is removed, and a visitor is a visitor', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('accessToken', 'left over'));
  await page.goto('/');
  await expect(loginLink(page)).toBeVisible();
  expect(await storedToken(page)).toBeNull();
});

/** Changes what the browser has stored of the provider's session. */
const spoil = (page: Page, change: 'cut' | 'nonsense') =>
  page.evaluate((how) => {
    const key = Object.keys(localStorage).find((name) => name.startsWith('firebase:authUser')) ?? '';
    const stored = localStorage.getItem(key) ?? '';
    localStorage.setItem(key, how === 'cut' ? stored.slice(0, stored.length / 2) : '{"uid":7}');
  }, change);

for (const change of ['cut', 'nonsense'] as const) {
  test.describe(`a stored session that is ${change}`, () => {
    test.use({ account: newcomer('Rokeya Begum') });

    test('leads to the login, which works', async ({ page, account }) => {
      // No page of the shop, whose own script would put the session right behind our back.
      await page.goto('/robots.txt');
      await spoil(page, change);
      await page.goto('/dashboard/myprofile');
      await expect(page).toHaveURL('/login');
      if (account) await logIn(page, account);
      await expect(page).toHaveURL('/dashboard/myprofile');
      await expect(page.getByLabel('Location')).toBeVisible();
    });
  });
}

test.describe('somebody whose access token is refused', () => {
  test.use({ account: newcomer('Jahanara Imam'), provokes: /\/(api|identitytoolkit|securetoken)/ });

  test('gets another one without noticing, once for all that is asked', async ({ page }) => {
    await page.goto('/robots.txt');
    await page.evaluate(() => localStorage.setItem('accessToken', 'spent'));
    const exchanges: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'PUT' && /\/api\/user\//.test(request.url())) exchanges.push(request.url());
    });
    await page.goto('/dashboard');
    await expect(page.getByRole('region', { name: 'At a glance' }).getByRole('link').first()).toBeVisible();
    expect(exchanges).toHaveLength(1);
    expect(await storedToken(page)).not.toBe('spent');
  });

  test('comes to the login where the account is gone, and is not led around', async ({ page, account }) => {
    await page.goto('/robots.txt');
    const idToken = await page.evaluate(() => {
      const key = Object.keys(localStorage).find((name) => name.startsWith('firebase:authUser')) ?? '';
      localStorage.setItem('accessToken', 'spent');
      return /"accessToken":"([^"]+)"/.exec(localStorage.getItem(key) ?? '')?.[1];
    });
    const gone = await page.request.post('/identitytoolkit.googleapis.com/v1/accounts:delete?key=demo', {
      data: { idToken },
    });
    await expect(gone).toBeOK();
    await page.goto('/dashboard/myprofile');
    await expect(page).toHaveURL('/login');
    await expect(loginLink(page)).toBeVisible();
    expect(await storedToken(page)).toBeNull();
    if (account) await logIn(page, account);
    await expect(page.getByRole('alert')).toHaveText('Wrong e-mail or password.');
  });
});

test.describe('somebody whose clock is a day off', () => {
  for (const hours of [-24, 24]) {
    test(`signs in and stays signed in all the same (${hours} hours)`, async ({ page }) => {
      await page.clock.setFixedTime(Date.now() + hours * 3_600_000);
      await page.goto('/login');
      await logIn(page, shopper);
      await expect(page).toHaveURL('/');
      await page.goto('/dashboard/myprofile');
      await expect(page.getByLabel('Location')).toBeVisible();
      expect(await storedToken(page)).not.toBeNull();
    });
  }
});

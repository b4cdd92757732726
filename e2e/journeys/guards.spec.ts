import type { Page } from 'playwright/test';
import { admin, logIn, newAccount, shopper, signUp, storedToken } from '../accounts.ts';
import { dashboardMenu, openFromMenu, region, title } from '../page.ts';
import { expect, test } from '../test.ts';

const signOut = (page: Page) => page.getByRole('button', { name: 'Sign Out', exact: true });
const storageKeys = (page: Page) => page.evaluate(() => Object.keys(localStorage));

/** Records the paths that the page opens from now on. */
function recordPaths(page: Page): string[] {
  const paths: string[] = [];
  page.on('framenavigated', (frame) => {
    const { pathname } = new URL(frame.url());
    if (pathname !== paths.at(-1)) paths.push(pathname);
  });
  return paths;
}

/** Records the paths of the calls that the page makes from now on. */
function recordCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) calls.push(pathname.slice('/api'.length));
  });
  return calls;
}

/** Delays the matching responses until the returned function is called. */
async function delay(page: Page, url: RegExp, matches: (body: string) => boolean): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(url, async (route) => {
    const response = await route.fetch();
    if (matches(await response.text())) await released;
    await route.fulfill({ response });
  });
  return release;
}

/** Makes the page ask the identity provider who is signed in, as after a sign-in with an earlier version of the shop. */
const forgetAccount = (page: Page) => page.addInitScript(() => localStorage.removeItem('account'));

test.describe('without an account', () => {
  test('a guarded page redirects to the login, which returns to it (S003, S062, S063, S069)', async ({ page }) => {
    const paths = recordPaths(page);
    await page.goto('/dashboard/review?from=mail#rating');
    await logIn(page, shopper);
    await expect(title(page, 'Add A Review')).toBeFocused();
    await expect(page).toHaveURL('/dashboard/review?from=mail#rating');
    expect(paths).toEqual(['/dashboard/review', '/login', '/dashboard/review']);
    await page.goBack();
    await expect(page).toHaveURL('about:blank');
  });

  test('an order leads through the login to the part (S002, S038, S069, S163)', async ({ page }) => {
    await page.goto('/');
    const card = region(page, 'Choose Your Parts').getByRole('article').first();
    const part = (await card.getByRole('heading').textContent()) ?? '';
    await card.getByRole('link', { name: /^Order / }).click();
    await expect(page).toHaveURL('/login');
    await logIn(page, shopper);
    await expect(title(page, part)).toBeVisible();
    await expect(page).toHaveURL(/\/purchase\/[\da-f]{24}$/);
  });

  test('the login opens the home page once the token is stored (S070, S072, S095)', async ({ page }) => {
    await page.goto('/login');
    const releaseToken = await delay(page, /\/api\/user\//, () => true);
    const tokenRequest = page.waitForRequest(/\/api\/user\//);
    await logIn(page, shopper);
    await tokenRequest;
    const button = page.getByRole('main').getByRole('button', { name: 'Login', exact: true });
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await expect(page).toHaveURL('/login');
    expect(await storedToken(page)).toBeNull();

    releaseToken();
    await expect(page).toHaveURL('/');
    expect(await storedToken(page)).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/);
    await expect(signOut(page)).toBeVisible();
  });

  test('the sign-up opens the home page, whatever page was requested (S071, S091, S096)', async ({ page }) => {
    await page.goto('/dashboard/myorders');
    await page.getByRole('main').getByRole('link', { name: 'Create an account' }).click();
    await signUp(page, newAccount());
    await expect(page).toHaveURL('/');
    await expect(signOut(page)).toBeVisible();
    expect(await storedToken(page)).toMatch(/./);
  });
});

test.describe('for a customer', () => {
  test.use({ account: shopper });

  test('a guarded page waits for the identity provider without opening the login (S061)', async ({ page }) => {
    const paths = recordPaths(page);
    await forgetAccount(page);
    const releaseFirebase = await delay(page, /\.js$/, (script) => script.includes('identitytoolkit.googleapis.com'));
    await page.goto('/dashboard/myprofile');
    await expect(page.getByRole('main').getByRole('progressbar', { name: 'Loading' })).toBeVisible();
    await expect(dashboardMenu(page)).toHaveCount(0);
    releaseFirebase();
    await expect(title(page, 'My Profile')).toBeVisible();
    expect(paths).toEqual(['/dashboard/myprofile']);
  });

  test('a part is shown while the session is not known, and its form when it is', async ({ page, newPart }) => {
    const part = await newPart({ available_quantity: 36 });
    const calls = recordCalls(page);
    await forgetAccount(page);
    const releaseFirebase = await delay(page, /\.js$/, (script) => script.includes('identitytoolkit.googleapis.com'));
    await page.goto(`/purchase/${part._id}`);
    await expect(title(page, part.product_name)).toBeVisible();
    const main = page.getByRole('main');
    await expect(main.getByRole('img', { name: part.product_name })).toBeVisible();
    await expect(main.getByText('36 pcs')).toBeVisible();
    await expect(main.getByRole('progressbar', { name: 'Loading' })).toBeVisible();
    await expect(page.getByRole('form')).toHaveCount(0);
    await expect(page.getByText(shopper.email)).toHaveCount(0);
    expect(calls).toEqual([`/purchase/${part._id}`]);
    releaseFirebase();
    await expect(page.getByRole('form', { name: 'Order Here' })).toContainText(shopper.email);
    expect(calls.filter((call) => call.startsWith('/purchase/'))).toHaveLength(1);
  });

  test('the dashboard has the menu of a customer (S053, S054, S055, S056, S098, S163)', async ({ page }) => {
    await page.goto('/dashboard');
    await expect(title(page, 'Welcome to your Dashboard')).toBeVisible();
    await expect(dashboardMenu(page)).toHaveText(['My Orders', 'Add A Review', 'My Profile']);
  });

  test('a page for admins signs the customer out once and is not remembered (S065, S066, S067)', async ({ page }) => {
    const paths = recordPaths(page);
    await page.goto('/dashboard/alluser');
    await expect(title(page, 'Login')).toBeVisible();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
    await expect.poll(() => storageKeys(page)).toEqual([]);
    await expect(page.getByRole('main').getByText('Only admins can open that page.')).toBeVisible();

    await logIn(page, shopper);
    await expect(title(page, 'Best Truck parts in town!')).toBeVisible();
    await expect(signOut(page)).toBeVisible();
    expect(paths).toEqual(['/dashboard/alluser', '/login', '/']);
  });

  test('signing out removes the token and the account (S047, S048, S049, S050, S051) @engines', async ({ page }) => {
    await page.goto('/dashboard');
    await expect(title(page, 'Welcome to your Dashboard')).toBeVisible();
    const banner = page.getByRole('banner');
    await expect(banner.getByRole('link', { name: 'Login' })).toHaveCount(0);
    await signOut(page).click();
    await expect(page).toHaveURL('/login');
    await expect(banner.getByRole('link', { name: 'Login' })).toBeVisible();
    await expect(signOut(page)).toHaveCount(0);
    await expect(banner.getByRole('link', { name: 'Dashboard' })).toHaveCount(0);
    await expect.poll(() => storageKeys(page)).toEqual([]);
    // Firefox reports a script whose download the reload ends.
    await expect(title(page, 'Login')).toBeVisible();
    await page.reload();
    await expect(title(page, 'Login')).toBeVisible();
  });
});

test.describe('for an admin', () => {
  const shared = ['My Profile', 'All Users', 'Add A Products', 'Manage Products'];
  const items = [
    'Orders',
    'Customers',
    ...shared,
    'Cheques',
    'Day book',
    'Trade names',
    'Searches without result',
    'Activity log',
  ];
  test.use({ account: admin });

  test('the dashboard has the menu of an admin (S053, S056, S057, S058, S059, S060, S098, S099)', async ({ page }) => {
    await page.goto('/dashboard');
    await expect(dashboardMenu(page)).toHaveText(items);
  });

  test('every page of the menu opens (S165)', async ({ page }) => {
    await page.goto('/dashboard');
    for (const item of items) await openFromMenu(page, item);
  });

  test('a page for customers opens by its URL (S068)', async ({ page }) => {
    await page.goto('/dashboard/myorders');
    await expect(title(page, 'My Orders')).toBeVisible();
    await expect(dashboardMenu(page)).toHaveText(items);
    await expect(page).toHaveURL('/dashboard/myorders');
    expect(await storedToken(page)).not.toBeNull();
  });
});

import type { Page } from 'playwright/test';
import { admin, chooseInMenu, logIn, newcomer, shopper, signUp } from '../account.ts';
import { expect, test } from '../sharedShop.ts';

const spinner = (page: Page) => page.getByRole('main').getByRole('progressbar', { name: 'Loading' });
const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const menu = (page: Page) => page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link');
const storedToken = async (page: Page) => page.evaluate(() => localStorage.getItem('accessToken'));

/** Notes the way that a page takes from now on. */
function listenToPaths(page: Page): string[] {
  const seen: string[] = [];
  page.on('framenavigated', (frame) => {
    const { pathname } = new URL(frame.url());
    if (pathname !== seen.at(-1)) seen.push(pathname);
  });
  return seen;
}

/** Holds back what is meant among the answers from `url`, until what it returns is called. */
async function holdBack(page: Page, url: RegExp, isMeant: (body: string) => boolean): Promise<() => void> {
  let letGo = () => {};
  const freed = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(url, async (route) => {
    const response = await route.fetch();
    if (isMeant(await response.text())) await freed;
    await route.fulfill({ response });
  });
  return letGo;
}

const isFirebase = (script: string) => script.includes('identitytoolkit.googleapis.com');

test.describe('a visitor', () => {
  test('who opens a guarded page comes to the login, and then to that very page (S003, S062, S063, S069)', async ({
    page,
  }) => {
    const seen = listenToPaths(page);
    await page.goto('/dashboard/review?from=mail#rating');
    await logIn(page, shopper);
    await expect(title(page, 'Add A Review')).toBeFocused();
    await expect(page).toHaveURL('/dashboard/review?from=mail#rating');
    expect(seen).toEqual(['/dashboard/review', '/login', '/dashboard/review']);
    await page.goBack();
    await expect(page).toHaveURL('about:blank');
  });

  test('who wants to order is led through the login to the part (S002, S038, S069, S163)', async ({ page }) => {
    await page.goto('/');
    const card = page.getByRole('region', { name: 'Choose Your Parts' }).getByRole('article').first();
    const part = await card.getByRole('heading').innerText();
    await card.getByRole('link').click();
    await expect(page).toHaveURL('/login');
    await logIn(page, shopper);
    await expect(title(page, part)).toBeVisible();
    await expect(page).toHaveURL(/\/purchase\/[\da-f]{24}$/);
  });

  test('who logs in from nowhere in particular comes home, once the token is stored (S070, S072, S095)', async ({
    page,
  }) => {
    await page.goto('/login');
    const letTokenIn = await holdBack(page, /\/api\/user\//, () => true);
    const asked = page.waitForRequest(/\/api\/user\//);
    await logIn(page, shopper);
    await asked;
    await expect(page.getByRole('main').getByRole('button', { name: 'Login', exact: true })).toHaveAttribute(
      'aria-busy',
      'true',
    );
    await expect(page).toHaveURL('/login');
    expect(await storedToken(page)).toBeNull();

    letTokenIn();
    await expect(page).toHaveURL('/');
    expect(await storedToken(page)).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/);
    await expect(page.getByRole('button', { name: 'Sign Out' })).toBeVisible();
  });

  test('who signs up comes home, whatever page they had wanted (S071, S091, S096)', async ({ page }) => {
    await page.goto('/dashboard/myorders');
    await page.getByRole('main').getByRole('link', { name: 'Create an account' }).click();
    await signUp(page, newcomer());
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('button', { name: 'Sign Out' })).toBeVisible();
    expect(await storedToken(page)).toMatch(/./);
  });
});

test.describe('a customer', () => {
  test.use({ account: shopper });

  test('who comes back sees no login on the way to a guarded page (S061)', async ({ page }) => {
    const seen = listenToPaths(page);
    const letFirebaseIn = await holdBack(page, /\.js$/, isFirebase);
    await page.goto('/dashboard/myprofile');
    await expect(spinner(page)).toBeVisible();
    await expect(menu(page)).toHaveCount(0);
    letFirebaseIn();
    await expect(title(page, 'My Profile')).toBeVisible();
    expect(seen).toEqual(['/dashboard/myprofile']);
  });

  test('has the menu of a customer (S053, S054, S055, S056, S098, S163)', async ({ page }) => {
    await page.goto('/dashboard');
    await expect(title(page, 'Welcome to your Dashboard')).toBeVisible();
    await expect(menu(page)).toHaveText(['My Orders', 'Add A Review', 'My Profile']);
  });

  for (const path of ['alluser', 'addproduct', 'manageproducts']) {
    test(`who opens /dashboard/${path} is signed out once, and the page is forgotten (S065, S066, S067)`, async ({
      page,
    }) => {
      const seen = listenToPaths(page);
      await page.goto(`/dashboard/${path}`);
      await expect(title(page, 'Login')).toBeVisible();
      await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
      expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);

      await logIn(page, shopper);
      await expect(title(page, 'Best Truck parts in town!')).toBeVisible();
      await expect(page.getByRole('button', { name: 'Sign Out' })).toBeVisible();
      expect(seen).toEqual([`/dashboard/${path}`, '/login', '/']);
    });
  }

  test('who signs out leaves no token and no account behind (S047, S048, S049, S050, S051)', async ({ page }) => {
    await page.goto('/dashboard');
    await expect(title(page, 'Welcome to your Dashboard')).toBeVisible();
    const navbar = page.getByRole('banner');
    await expect(navbar.getByRole('link', { name: 'Login' })).toHaveCount(0);
    await navbar.getByRole('button', { name: 'Sign Out' }).click();
    await expect(page).toHaveURL('/login');
    await expect(navbar.getByRole('link', { name: 'Login' })).toBeVisible();
    await expect(navbar.getByRole('button', { name: 'Sign Out' })).toHaveCount(0);
    await expect(navbar.getByRole('link', { name: 'Dashboard' })).toHaveCount(0);
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
    await page.reload();
    await expect(title(page, 'Login')).toBeVisible();
  });
});

test.describe('an admin', () => {
  test.use({ account: admin });

  test('has the menu of an admin, and opens each of its pages (S053, S056, S057, S058, S059, S060, S098, S099, S165)', async ({
    page,
  }) => {
    await page.goto('/dashboard');
    await expect(menu(page)).toHaveText(['My Profile', 'All Users', 'Add A Products', 'Manage Products']);
    for (const item of await menu(page).allInnerTexts()) await chooseInMenu(page, item);
  });

  for (const [path, name] of [
    ['myorders', 'My Orders'],
    ['review', 'Add A Review'],
  ] as const) {
    test(`who types the address of ${name} gets it (S068)`, async ({ page }) => {
      await page.goto(`/dashboard/${path}`);
      await expect(title(page, name)).toBeVisible();
      await expect(menu(page)).toHaveText(['My Profile', 'All Users', 'Add A Products', 'Manage Products']);
      await expect(page).toHaveURL(`/dashboard/${path}`);
      expect(await storedToken(page)).not.toBeNull();
    });
  }
});

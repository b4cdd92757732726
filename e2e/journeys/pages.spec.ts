import type { Page } from 'playwright/test';
import { admin, shopper } from '../accounts.ts';
import { dashboardMenu, openFromMainMenu, region, untilInteractive } from '../page.ts';
import { expect, test } from '../test.ts';

/** Expects one heading of level 1, which has the focus, and its text in the title of the tab. */
async function expectPage(page: Page, heading: string, tab = heading): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: heading, exact: true })).toBeFocused();
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page).toHaveTitle(`${tab} – Surma Truck Parts`);
}

const expectHomePage = (page: Page) => expectPage(page, 'Best Truck parts in town!', 'Truck parts');

async function expectDashboard(page: Page, items: string[]): Promise<void> {
  await page.goto('/');
  await openFromMainMenu(page, 'Dashboard');
  await expectPage(page, 'Welcome to your Dashboard', 'Dashboard');
  for (const item of items) {
    await dashboardMenu(page).filter({ hasText: item }).click();
    await expectPage(page, item);
  }
}

test('every public page has a title and focuses its heading (S004, S007, S008, S016, S075, S085) @engines', async ({
  page,
}) => {
  await page.goto('/portfolio');
  await openFromMainMenu(page, 'Home');
  await expectHomePage(page);
  await openFromMainMenu(page, 'Blog');
  await expectPage(page, 'Blog');
  await openFromMainMenu(page, 'My Portfolio');
  await expectPage(page, 'Tahmina Akter Lima', 'My Portfolio');
  await openFromMainMenu(page, 'Login');
  await expectPage(page, 'Login');
  await page.getByRole('main').getByRole('link', { name: 'Create an account' }).click();
  await expectPage(page, 'Sign Up');
  await page.getByRole('main').getByRole('link', { name: 'Login' }).click();
  await expectPage(page, 'Login');
});

test.describe('for a customer', () => {
  test.use({ account: shopper });

  test('every dashboard page has a title and focuses its heading (S010, S011, S012, S052, S164)', async ({ page }) => {
    await expectDashboard(page, ['My Orders', 'Add A Review', 'My Profile']);
  });

  test('the page of a part has its name as the title', async ({ page }) => {
    await page.goto('/');
    const card = region(page, 'Choose Your Parts').getByRole('article').last();
    const part = (await card.getByRole('heading').textContent()) ?? '';
    await untilInteractive(page);
    await card.getByRole('link', { name: part, exact: true }).click();
    await expectPage(page, part);
    await page.goBack();
    await expectHomePage(page);
  });
});

test.describe('for an admin', () => {
  test.use({ account: admin });

  test('every dashboard page has a title and focuses its heading (S012, S013, S014, S015)', async ({ page }) => {
    await expectDashboard(page, ['My Profile', 'All Users', 'Add A Products', 'Manage Products']);
  });

  test('every link leads to a page', async ({ page, request }) => {
    const links = new Set<string>();
    const collectLinks = async (path: string) => {
      await page.goto(path);
      await page.waitForLoadState('networkidle');
      // Storybook may not be built.
      const found = page.locator('a[href^="/"]:not([href^="/storybook"])');
      for (const href of await found.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? '')))
        links.add(href);
    };
    for (const path of ['/', '/parts', '/blog', '/portfolio']) await collectLinks(path);
    for (const path of ['', '/alluser', '/manageproducts', '/orders']) await collectLinks(`/dashboard${path}`);
    await collectLinks([...links].find((link) => /^\/dashboard\/orders\/[^/]+$/.test(link)) ?? '');
    const dead: string[] = [];
    for (const link of links) if (!(await request.get(link)).ok()) dead.push(link);
    expect(dead).toEqual([]);
  });
});

test.describe('an unknown URL', () => {
  test.use({ failingRequests: /\/no-such-page$/ });

  test('shows the not-found image and a link to the home page (S009)', async ({ page }) => {
    await page.goto('/no-such-page');
    await untilInteractive(page);
    await expect(page).toHaveTitle('Page not found – Surma Truck Parts');
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
    const picture = main.getByRole('img');
    await expect(picture).toBeVisible();
    expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    await main.getByRole('link', { name: 'Back to the home page' }).click();
    await expectHomePage(page);
  });
});

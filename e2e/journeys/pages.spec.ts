import type { Page } from 'playwright/test';
import { admin, shopper } from '../account.ts';
import { expect, test } from '../sharedShop.ts';

/** What a person has just come to: one title, which has the focus, and the browser's tab says where they are. */
async function expectArrival(page: Page, heading: string, tab = heading): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: heading, exact: true })).toBeFocused();
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page).toHaveTitle(`${tab} – Surma Truck Parts`);
}

async function expectMenuToArrive(page: Page, items: string[]): Promise<void> {
  for (const item of items) {
    await page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name: item }).click();
    await expectArrival(page, item);
  }
}

test('every public page names itself and takes the focus (S004, S007, S008, S016, S075, S085)', async ({ page }) => {
  await page.goto('/portfolio');
  const navbar = page.getByRole('navigation', { name: 'Main' });
  await navbar.getByRole('link', { name: 'Home' }).click();
  await expectArrival(page, 'Best Truck parts in town!', 'Truck parts');
  await navbar.getByRole('link', { name: 'Blog' }).click();
  await expectArrival(page, 'Blog');
  await navbar.getByRole('link', { name: 'My Portfolio' }).click();
  await expectArrival(page, 'Tahmina Akter Lima', 'My Portfolio');
  await navbar.getByRole('link', { name: 'Login' }).click();
  await expectArrival(page, 'Login');
  await page.getByRole('main').getByRole('link', { name: 'Create an account' }).click();
  await expectArrival(page, 'Sign Up');
  await page.getByRole('main').getByRole('link', { name: 'Login' }).click();
  await expectArrival(page, 'Login');
});

test.describe('for a customer', () => {
  test.use({ account: shopper });

  test('every page of the dashboard names itself and takes the focus (S010, S011, S012, S052, S164)', async ({
    page,
  }) => {
    await page.goto('/');
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Dashboard' }).click();
    await expectArrival(page, 'Welcome to your Dashboard', 'Dashboard');
    await expectMenuToArrive(page, ['My Orders', 'Add A Review', 'My Profile']);
  });

  test('the page of a part is named after it', async ({ page }) => {
    await page.goto('/');
    const card = page.getByRole('region', { name: 'Choose Your Parts' }).getByRole('article').last();
    const part = await card.getByRole('heading').innerText();
    await card.getByRole('link').click();
    await expectArrival(page, part);
    await page.goBack();
    await expectArrival(page, 'Best Truck parts in town!', 'Truck parts');
  });
});

test.describe('for an admin', () => {
  test.use({ account: admin });

  test('every page of the dashboard names itself and takes the focus (S012, S013, S014, S015)', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Dashboard' }).click();
    await expectArrival(page, 'Welcome to your Dashboard', 'Dashboard');
    await expectMenuToArrive(page, ['My Profile', 'All Users', 'Add A Products', 'Manage Products']);
  });
});

test.describe('an address that leads nowhere', () => {
  test.use({ provokes: /\/no-such-page$/ });

  test('shows a picture that says so, and the way home (S009)', async ({ page }) => {
    await page.goto('/no-such-page');
    await expect(page).toHaveTitle('Page not found – Surma Truck Parts');
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
    const picture = main.getByRole('img');
    await expect(picture).toBeVisible();
    expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    await main.getByRole('link', { name: 'Back to the home page' }).click();
    await expectArrival(page, 'Best Truck parts in town!', 'Truck parts');
  });
});

import type { Locator, Page } from 'playwright/test';
import { admin, logIn, newAccount, signUp } from '../accounts.ts';
import { dashboardMenu, delivery, dialog, fill, hold, row, title, untilInteractive } from '../page.ts';
import { expect, test } from '../test.ts';

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

async function expectNoHorizontalScroll(page: Page): Promise<void> {
  const { content, width } = await page.evaluate(() => ({
    content: document.documentElement.scrollWidth,
    width: window.innerWidth,
  }));
  expect(content, `the width of ${page.url()}`).toBeLessThanOrEqual(width);
}

async function openFromCollapsedMenu(page: Page, item: string): Promise<void> {
  await untilInteractive(page);
  const banner = page.getByRole('banner');
  await expect(banner.getByRole('link', { name: 'Blog' })).toBeHidden();
  await banner.getByRole('button', { name: 'Open menu' }).tap();
  await banner.getByRole('link', { name: item }).tap();
  await expect(banner.getByRole('link', { name: 'Blog' })).toBeHidden();
}

test('a new customer orders a part on a phone and deletes the order', async ({ page, newPart }) => {
  const { product_name: part } = await newPart();
  await page.goto('/');
  await expectNoHorizontalScroll(page);
  await openFromCollapsedMenu(page, 'Login');
  await page.getByRole('main').getByRole('link', { name: 'Create an account' }).tap();
  await expectNoHorizontalScroll(page);
  await signUp(page, newAccount());
  await expect(title(page, 'Best Truck parts in town!')).toBeVisible();

  await page.getByRole('link', { name: `Order ${part}` }).tap();
  await expect(title(page, part)).toBeInViewport();
  await expectNoHorizontalScroll(page);
  await fill(page, delivery);
  await page.getByRole('button', { name: 'Increase quantity' }).tap();
  await expect(page.getByLabel('Quantity')).toHaveValue('3');
  await page.getByRole('button', { name: 'Place order' }).tap();
  await expect(page.getByText('Order placed sucessfully')).toBeVisible();

  await openFromCollapsedMenu(page, 'Dashboard');
  await dashboardMenu(page).filter({ hasText: 'My Orders' }).tap();
  await expect(row(page, part)).toContainText(delivery.Address);
  await expectNoHorizontalScroll(page);
  await row(page, part)
    .getByRole('button', { name: `Delete ${part}` })
    .tap();
  await dialog(page).getByRole('button', { name: 'Delete' }).tap();
  await expect(page.getByText('No orders yet')).toBeVisible();
  await openFromCollapsedMenu(page, 'Home');
  await expect(title(page, 'Best Truck parts in town!')).toBeVisible();
});

/** Opens a page from the button that names the current one. */
async function openFromDashboardMenu(page: Page, current: string, item: string): Promise<void> {
  await page.getByRole('navigation', { name: 'Dashboard' }).getByRole('button', { name: current }).tap();
  await dashboardMenu(page).filter({ hasText: item }).tap();
}

/** The visible labels of the cells, which are generated content. */
async function cellLabels(card: Locator): Promise<string[]> {
  return card
    .getByRole('cell')
    .evaluateAll((cells) =>
      cells.map((cell) => getComputedStyle(cell, '::before').content.replace(/^"(.*?)".*$/, '$1')),
    );
}

test('the tables of an admin have two lines per part and a labelled card per user on a phone', async ({
  page,
  newPart,
}) => {
  const { product_name: name } = await newPart({ price: 14500 });
  await page.goto('/dashboard/manageproducts');
  await logIn(page, admin);
  await expect(title(page, 'Manage Products')).toBeVisible();
  const part = row(page, name);
  await expect(part).toBeVisible();
  await expect(part).toContainText('৳14,500');
  await expect(part.getByRole('button', { name: `Delete ${name}` })).toBeVisible();
  const { width, height } = (await part.boundingBox()) ?? { width: 0, height: 0 };
  expect(width).toBeGreaterThan(280);
  expect(height).toBeLessThanOrEqual(112);
  await expectNoHorizontalScroll(page);

  await openFromDashboardMenu(page, 'Manage Products', 'All Users');
  const user = row(page, admin.email);
  await expect(user).toBeVisible();
  expect(await cellLabels(user)).toEqual(['Email', 'Role', 'Location', 'Phone']);
  await expectNoHorizontalScroll(page);
  await openFromDashboardMenu(page, 'All Users', 'Add A Products');
  await expect(title(page, 'Add A Products')).toBeVisible();
  await expectNoHorizontalScroll(page);
});

test('the menu opens before the scripts of the page run, and they take it over', async ({ page }) => {
  const release = await hold(page, /\/assets\/.*\.js$/);
  await page.goto('/', { waitUntil: 'commit' });
  const banner = page.getByRole('banner');
  const blog = banner.getByRole('link', { name: 'Blog' });
  const button = banner.getByRole('button', { name: 'Open menu' });
  await button.tap();
  await expect(blog).toBeVisible();
  await button.tap();
  await expect(blog).toBeHidden();
  await button.tap();
  release();
  const closeButton = banner.getByRole('button', { name: 'Close menu', expanded: true });
  await untilInteractive(page);
  await expect(closeButton).toBeVisible();
  await expect(blog).toBeVisible();
  await closeButton.press('Escape');
  await expect(blog).toBeHidden();
  await expect(button).toBeFocused();
});

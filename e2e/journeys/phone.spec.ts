import type { Locator, Page } from 'playwright/test';
import { admin, logIn, newcomer, signUp } from '../account.ts';
import { expect, test } from '../sharedShop.ts';

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

async function expectToFit(page: Page): Promise<void> {
  const { content, width } = await page.evaluate(() => ({
    content: document.documentElement.scrollWidth,
    width: window.innerWidth,
  }));
  expect(content, `${page.url()} does not scroll sideways`).toBeLessThanOrEqual(width);
}

async function openMenu(page: Page, entry: string): Promise<void> {
  const navbar = page.getByRole('banner');
  await expect(navbar.getByRole('link', { name: 'Blog' })).toBeHidden();
  await navbar.getByRole('button', { name: 'Open menu' }).tap();
  await navbar.getByRole('link', { name: entry }).tap();
  await expect(navbar.getByRole('link', { name: 'Blog' })).toBeHidden();
}

const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

test('on a phone somebody new orders a part and takes the order back', async ({ page, newPart }) => {
  const { product_name: part } = await newPart();
  await page.goto('/');
  await expectToFit(page);
  await openMenu(page, 'Login');
  await page.getByRole('main').getByRole('link', { name: 'Create an account' }).tap();
  await expectToFit(page);
  await signUp(page, newcomer());
  await expect(title(page, 'Best Truck parts in town!')).toBeVisible();

  await page.getByRole('link', { name: `Order ${part}` }).tap();
  await expect(title(page, part)).toBeInViewport();
  await expectToFit(page);
  await page.getByLabel('Address').fill('14 Zindabazar Road, Sylhet 3100');
  await page.getByLabel('Phone').fill('01700-000142');
  await page.getByRole('button', { name: 'Increase quantity' }).tap();
  await expect(page.getByLabel('Quantity')).toHaveValue('3');
  await page.getByRole('button', { name: 'Place order' }).tap();
  await expect(page.getByText('Order placed sucessfully')).toBeVisible();

  await openMenu(page, 'Dashboard');
  await page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name: 'My Orders' }).tap();
  const order = page.getByRole('row').filter({ hasText: part });
  await expect(order).toContainText('14 Zindabazar Road, Sylhet 3100');
  await expectToFit(page);
  await order.getByRole('button', { name: `Delete ${part}` }).tap();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).tap();
  await expect(page.getByText('No orders yet')).toBeVisible();
  await openMenu(page, 'Home');
  await expect(title(page, 'Best Truck parts in town!')).toBeVisible();
});

/** What the cells of a card are called, as the eye sees it. */
async function labelsOf(card: Locator): Promise<string[]> {
  return card
    .getByRole('cell')
    .evaluateAll((cells) =>
      cells.map((cell) => getComputedStyle(cell, '::before').content.replace(/^"(.*?)".*$/, '$1')),
    );
}

test('on a phone the tables of an admin are cards that name what they hold', async ({ page }) => {
  await page.goto('/dashboard/manageproducts');
  await logIn(page, admin);
  await expect(title(page, 'Manage Products')).toBeVisible();
  const card = page.getByRole('row').filter({ hasText: 'Ventilated Brake Disc 430 mm' });
  await expect(card).toBeVisible();
  expect(await labelsOf(card)).toEqual(['Price', 'Available', 'Minimum order', 'none']);
  const { width, height } = (await card.boundingBox()) ?? { width: 0, height: 0 };
  expect(width).toBeGreaterThan(280);
  expect(height).toBeGreaterThan(120);
  await expectToFit(page);

  const menu = page.getByRole('navigation', { name: 'Dashboard' });
  await menu.getByRole('link', { name: 'All Users' }).tap();
  const user = page.getByRole('row').filter({ hasText: admin.email });
  await expect(user).toBeVisible();
  expect(await labelsOf(user)).toEqual(['Email', 'Role', 'Location', 'Phone']);
  await expectToFit(page);
  await menu.getByRole('link', { name: 'Add A Products' }).tap();
  await expect(title(page, 'Add A Products')).toBeVisible();
  await expectToFit(page);
});

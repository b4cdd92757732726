import type { Page } from 'playwright/test';
import { admin, logIn, shopper } from '../accounts.ts';
import { describeScreens } from '../hosts/checkHosts.ts';
import { expect, test } from '../otherHost/test.ts';
import {
  deleteRow,
  delivery,
  dialog,
  fill,
  messages,
  openFromMainMenu,
  openFromMenu,
  region,
  row,
  title,
} from '../page.ts';

const part = 'Clutch Kit 430 mm';
const send = (page: Page, button: string) => page.getByRole('button', { name: button }).click();

test.describe('on another host', () => {
  test.afterEach(({ api }) => expect(api.unexpected).toEqual([]));

  describeScreens(test, 'other');

  test('a customer orders a part and deletes the order (S162)', async ({ page }) => {
    await page.goto('/');
    const parts = region(page, 'Choose Your Parts');
    await expect(parts.getByRole('article')).toHaveCount(6);
    await expect(parts.getByRole('article').filter({ hasText: 'Unnamed part' })).toBeVisible();
    await expect(parts.getByRole('article').filter({ hasText: 'Brake Drum 420 mm' })).toContainText('On request');
    await expect(region(page, 'User Reviews').getByRole('article')).toHaveCount(2);

    await parts.getByRole('link', { name: `Order ${part}` }).click();
    await logIn(page, shopper);
    await expect(title(page, part)).toBeVisible();
    await expect(page.getByText('৳7,800')).toBeVisible();
    await expect(page.getByLabel('Quantity', { exact: true })).toHaveValue('2');
    await fill(page, delivery);
    await send(page, 'Place order');
    await expect(page.getByText('Order placed sucessfully')).toBeVisible();

    await openFromMainMenu(page, 'Dashboard');
    await openFromMenu(page, 'My Orders');
    await expect(row(page, part)).toContainText(delivery.Address);
    await deleteRow(page, part);
    await expect(page.getByText(`${part} is deleted.`)).toBeVisible();
    await expect(row(page, part)).toBeHidden();
  });

  test('a visitor searches, filters and sorts all parts in the browser', async ({ page }) => {
    await page.goto('/parts');
    const cards = page.getByRole('main').getByRole('article');
    await expect(cards.first()).toBeVisible();
    const all = await cards.count();
    await page.getByRole('searchbox', { name: 'Search parts' }).fill('৪৩০ mm clutch');
    await expect(cards.getByRole('heading')).toHaveText([part]);
    await expect(page).toHaveURL(/search=/);
    await page.getByRole('link', { name: part }).click();
    await expect(title(page, part)).toBeVisible();
    await expect(page.getByRole('main')).toContainText('৳7,800');
    await page.goBack();
    await page.getByRole('searchbox', { name: 'Search parts' }).fill('');
    await page.getByLabel('Sort by').selectOption('Price, lowest first');
    await expect(cards).toHaveCount(all);
    await expect(page).toHaveURL('/parts?sort=price');
    await page.getByLabel('Price to').fill('7800');
    await expect(page.getByRole('button', { name: 'Remove filter: Up to ৳7,800' })).toBeVisible();
  });

  test('a visitor searches in three scripts, and follows suggestions', async ({ page }) => {
    await page.goto('/parts');
    const headings = page.getByRole('main').getByRole('article').getByRole('heading');
    const field = page.getByRole('searchbox', { name: 'Search parts' });
    for (const search of ['ক্লাচ কিট', 'klach kit', 'clutch kits']) {
      await field.fill(search);
      await expect(headings).toHaveText([part]);
    }
    await field.fill('cluch kit');
    await expect(page.getByText('Showing results for clutch kit.')).toBeVisible();
    await page.getByRole('link', { name: 'Search for cluch kit instead.' }).click();
    await expect(page.getByText('No part found for “cluch kit”')).toBeVisible();
    await page.getByRole('button', { name: 'Clear search and filters' }).click();
    await page.getByRole('button', { name: 'Category' }).click();
    await page.getByRole('checkbox', { name: /^Clutch 1/ }).click();
    await expect(headings).toHaveText([part]);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: /^Category/ })).toBeFocused();
    await page.keyboard.press('/');
    await expect(page.getByRole('combobox', { name: 'Search parts' })).toBeFocused();
    await page.keyboard.type('klach');
    // The suggestions of a shorter text may stand elsewhere in the list.
    await expect(page.getByRole('listbox', { name: 'Suggestions' })).toHaveAttribute('aria-busy', 'false');
    await page.getByRole('option', { name: part }).click();
    await expect(title(page, part)).toBeVisible();
  });

  test('an admin searches the parts to manage by relevance', async ({ page }) => {
    await page.goto('/dashboard');
    await logIn(page, admin);
    await openFromMenu(page, 'Manage Products');
    await page.getByRole('searchbox').fill('cluch kit');
    await expect(row(page, part)).toBeVisible();
    await page.getByRole('searchbox').fill('ক্লাচ');
    await expect(row(page, part)).toBeVisible();
    await expect(page.getByText('1 part', { exact: true })).toBeVisible();
  });

  test('a customer adds a review and updates the profile', async ({ page }) => {
    await page.goto('/dashboard/review');
    await logIn(page, shopper);
    await fill(page, { 'Product name': 'Clutch Kit', Description: 'It grips.', 'Rating out of 5': '4' });
    await send(page, 'Add review');
    await expect(page.getByText('Review added successfully')).toBeVisible();

    await openFromMenu(page, 'My Profile');
    await fill(page, { Location: 'Sylhet', Phone: '01700-000142' });
    await send(page, 'Update profile');
    await expect(page.getByText('User updated successfullly!!')).toBeVisible();

    await openFromMainMenu(page, 'Home');
    await expect(page.getByRole('article').filter({ hasText: 'It grips.' })).toBeVisible();
  });

  test('an admin makes a user an admin, adds a part and deletes it', async ({ page }) => {
    await page.goto('/dashboard');
    await logIn(page, admin);
    await openFromMenu(page, 'All Users');
    const user = row(page, 'jamal@example.com');
    await user.getByRole('button', { name: /^Make Admin/ }).click();
    await dialog(page).getByRole('button', { name: 'Make Admin' }).click();
    await expect(page.getByText('Successfully made an admin')).toBeVisible();
    await expect(user.getByRole('button')).toHaveCount(0);

    // This host lists the orders of one customer at a time.
    await user.getByRole('link', { name: 'jamal@example.com: Orders' }).click();
    await expect(title(page, 'Orders')).toBeVisible();
    await expect(page.getByRole('main')).toContainText('jamal@example.com');
    await expect(page.getByText('No orders yet')).toBeVisible();
    await expect(page.getByRole('searchbox')).toHaveCount(0);

    await openFromMenu(page, 'Add A Products');
    const added = 'Mud Flap 600 mm';
    await expect(page.getByRole('button', { name: 'Choose pictures' })).toHaveCount(0);
    await fill(page, { 'Image URL': '/photos/tyre-800.jpg', 'Product name': added, 'Minimum order quantity': '2' });
    await send(page, 'Add part');
    await expect(page.getByText('Add a part sucessfully')).toBeVisible();

    await openFromMenu(page, 'Manage Products');
    await deleteRow(page, added);
    await expect(page.getByText(`${added} is deleted.`)).toBeVisible();
    await expect(row(page, added)).toBeHidden();
  });

  test.describe('an order without a response', () => {
    test.use({ failingRequests: /\/orderparts/ });

    test('shows that it may have been placed, and is not sent again', async ({ page, api }) => {
      await page.goto('/');
      await page.getByRole('link', { name: `Order ${part}` }).click();
      await logIn(page, shopper);
      await fill(page, delivery);
      let count = 0;
      await page.route('**/orderparts', async (route) => {
        if (route.request().method() !== 'POST') return route.fallback();
        count += 1;
        await route.fetch({ url: `${api.address}/orderparts` });
        await route.abort('connectionreset');
      });
      await send(page, 'Place order');
      const warning =
        'The shop did not answer, so the order may have been placed. Check My Orders before you order again.';
      await expect(page.getByRole('form').getByText(warning)).toBeVisible();
      await expect(messages(page).getByText(warning)).toBeVisible();
      await page.evaluate(() => dispatchEvent(new Event('online')));

      await openFromMainMenu(page, 'Dashboard');
      await openFromMenu(page, 'My Orders');
      await expect(row(page, part)).toHaveCount(1);
      expect(count).toBe(1);
    });
  });
});

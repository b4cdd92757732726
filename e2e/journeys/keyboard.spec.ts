import type { Locator, Page } from 'playwright/test';
import { admin, newAccount } from '../accounts.ts';
import { delivery, dialog, title } from '../page.ts';
import { expect, test } from '../test.ts';

const maximumTabs = 80;

/** Tabs to an element and expects the focus to be visible at every stop. */
async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(target).toBeVisible();
  for (let count = 1; count <= maximumTabs; count += 1) {
    await page.keyboard.press(key);
    await expect.poll(() => focusProblem(page)).toBeUndefined();
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`${maximumTabs} presses of ${key} do not reach ${String(target)}.`);
}

/** Why the focus is not visible, if so. */
async function focusProblem(page: Page): Promise<string | undefined> {
  return page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return 'nothing has the focus';
    const { outlineStyle, outlineWidth } = getComputedStyle(focused);
    const { top, bottom, width } = focused.getBoundingClientRect();
    const html = focused.outerHTML.slice(0, 120);
    if (outlineStyle === 'none' || Number.parseFloat(outlineWidth) < 2) return `no focus ring: ${html}`;
    if (bottom <= 0 || top >= innerHeight || width === 0) return `outside the viewport: ${html}`;
    return undefined;
  });
}

/** Tabs to a control and activates it. */
async function activate(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await tabTo(page, target, key);
  await page.keyboard.press('Enter');
}

test.describe('with the keyboard', () => {
  test('a new customer signs up, orders a part and deletes the order', async ({ page, newPart }) => {
    const { product_name: part } = await newPart();
    const account = newAccount();
    await page.goto('/');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
    await page.keyboard.press('Enter');
    await activate(page, page.getByRole('link', { name: `Order ${part}` }));

    await expect(title(page, 'Login')).toBeFocused();
    await activate(page, page.getByRole('link', { name: 'Create an account' }));
    await expect(title(page, 'Sign Up')).toBeFocused();
    for (const value of [account.name, account.email, account.password]) {
      await page.keyboard.press('Tab');
      await page.keyboard.type(value);
    }
    await page.keyboard.press('Enter');
    await expect(title(page, 'Best Truck parts in town!')).toBeFocused();

    await activate(page, page.getByRole('link', { name: `Order ${part}` }));
    await expect(title(page, part)).toBeFocused();
    for (const [label, value] of Object.entries(delivery)) {
      await tabTo(page, page.getByLabel(label));
      await page.keyboard.type(value);
    }
    await activate(page, page.getByRole('button', { name: 'Place order' }));
    await expect(page.getByText('Order placed sucessfully')).toBeVisible();

    await activate(page, page.getByRole('banner').getByRole('link', { name: 'Dashboard' }), 'Shift+Tab');
    await expect(title(page, 'Welcome to your Dashboard')).toBeFocused();
    await activate(page, page.getByRole('link', { name: 'My Orders' }));
    await expect(title(page, 'My Orders')).toBeFocused();

    const deleteButton = page.getByRole('button', { name: `Delete ${part}` });
    await activate(page, deleteButton);
    const question = page.getByRole('alertdialog', { name: `Are you sure you want to delete ${part}` });
    await expect(question.getByRole('button', { name: 'Cancle' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(deleteButton).toBeFocused();
    await page.keyboard.press('Enter');
    await activate(page, question.getByRole('button', { name: 'Delete' }));
    await expect(title(page, 'My Orders')).toBeFocused();
    await expect(page.getByText('No orders yet')).toBeVisible();
  });

  test.describe('an admin', () => {
    test.use({ account: admin });

    test('searches for a part and deletes it', async ({ page, newPart }) => {
      const { product_name: part } = await newPart();
      await page.goto('/dashboard');
      await activate(page, page.getByRole('link', { name: 'Manage Products' }));
      await expect(title(page, 'Manage Products')).toBeFocused();
      await tabTo(page, page.getByRole('searchbox', { name: 'Search' }));
      await page.keyboard.type(part);
      await expect(page.getByRole('rowheader')).toHaveText([part]);
      await activate(page, page.getByRole('button', { name: `Delete ${part}` }));
      await expect(dialog(page).getByRole('button', { name: 'Cancle' })).toBeFocused();
      await activate(page, dialog(page).getByRole('button', { name: 'Delete' }));
      await expect(title(page, 'Manage Products')).toBeFocused();
      await expect(page.getByText(`${part} is deleted.`)).toBeVisible();
      await expect(page.getByRole('rowheader')).toHaveCount(0);
    });
  });
});

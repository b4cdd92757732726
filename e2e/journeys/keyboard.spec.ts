import type { Locator, Page } from 'playwright/test';
import { admin, newAccount } from '../accounts.ts';
import { delivery, dialog, row, tabTo, title, untilInteractive } from '../page.ts';
import { expect, test } from '../test.ts';

/** Tabs to a control and activates it. */
async function activate(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await tabTo(page, target, key);
  await page.keyboard.press('Enter');
}

test.describe('with the keyboard', () => {
  test('a new customer signs up, orders a part and deletes the order @engines', async ({ page, newPart }) => {
    const { product_name: part } = await newPart();
    const account = newAccount();
    await page.goto('/');
    await untilInteractive(page);
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

    test('searches for a part and deletes it @engines', async ({ page, newPart }) => {
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

test.describe('an admin with the keyboard', () => {
  test.use({ account: admin, failingRequests: /\/api\/addparts$/ });

  test('corrects a pasted list, imports it across a broken connection, exports all parts and imports none twice', async ({
    page,
  }) => {
    const id = crypto.randomUUID().slice(0, 8);
    const cells = [
      ['নাম', 'Price', 'MOQ', 'Image URL'],
      [`=Drum ${id}`, '৬,২০০', '2', '/photos/brake-disc-800.jpg'],
      [`Hub ${id}`, '', 'two', '/photos/steel-wheel-800.jpg'],
      [`Stud ${id}`, 'On request', '10', '/photos/steel-wheel-800.jpg'],
    ];
    await page.goto('/dashboard');
    await activate(page, page.getByRole('link', { name: 'Manage Products' }));
    await expect(title(page, 'Manage Products')).toBeFocused();
    await activate(page, page.getByRole('link', { name: 'Import a list' }));
    await expect(title(page, 'Import Parts')).toBeFocused();
    await tabTo(page, page.getByLabel('Paste your list'));
    await page.keyboard.insertText(cells.map((texts) => texts.join('\t')).join('\n'));
    await activate(page, page.getByRole('button', { name: 'Check the list' }));
    await activate(page, page.getByRole('button', { name: 'Correct Minimum order quantity, row 3' }));
    await page.keyboard.type('৪');
    await page.keyboard.press('Enter');
    await expect(row(page, `Hub ${id}`)).toContainText('Ready');

    // The connection breaks for the second part; the others are sent at the same time.
    let sent = 0;
    await page.route('**/api/addparts', async (route) => {
      sent += 1;
      await (sent === 2 ? route.abort() : route.continue());
    });
    await activate(page, page.getByRole('button', { name: 'Import 3 parts' }), 'Shift+Tab');
    await expect(page.getByRole('alert')).toContainText('Check your connection');
    await page.reload();
    await expect(page.getByText('We restored your list.')).toBeVisible();
    await expect(row(page, `=Drum ${id}`)).toContainText('In the shop');
    await activate(page, page.getByRole('button', { name: 'Go on with 1 part' }));
    await expect(page.getByText('The import is finished: 3 parts are in the shop.')).toBeFocused();
    expect(sent).toBe(4);

    await activate(page, page.getByRole('link', { name: 'Manage Products' }).last());
    await expect(title(page, 'Manage Products')).toBeFocused();
    await expect(row(page, `Hub ${id}`)).toBeVisible();
    const download = page.waitForEvent('download');
    await activate(page, page.getByRole('button', { name: 'Export Manage Products' }));
    await expect(page.getByRole('menu')).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('menuitem', { name: 'Excel (.xlsx)' })).toBeFocused();
    await page.keyboard.press('Enter');
    const file = await (await download).path();

    await activate(page, page.getByRole('link', { name: 'Import a list' }), 'Shift+Tab');
    await activate(page, page.getByRole('button', { name: 'Choose another list' }));
    const chooser = page.waitForEvent('filechooser');
    await activate(page, page.getByRole('button', { name: 'Choose a file' }));
    await (await chooser).setFiles(file);
    await expect(
      page.getByText('All rows are in the shop already, with the same values. Nothing changes.'),
    ).toBeVisible();
    await expect(row(page, `=Drum ${id}`)).toContainText('6200');
  });
});

import { admin, chooseInMenu, logIn, openDashboard, shopper } from '../account.ts';
import { expect, test } from '../test.ts';

test('an admin makes a customer an admin', async ({ page }) => {
  // An account is known to the shop from its first visit on.
  await openDashboard(page, shopper, 'My Orders');
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await openDashboard(page, admin, 'All Users');
  const customer = page.getByRole('row').filter({ hasText: shopper.email });
  await expect(customer).toContainText('Customer');

  await customer.getByRole('button', { name: /^Make Admin/ }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText(shopper.email);
  await question.getByRole('button', { name: 'Not now' }).click();
  await expect(customer).toContainText('Customer');

  await customer.getByRole('button', { name: /^Make Admin/ }).click();
  await question.getByRole('button', { name: 'Make Admin' }).click();
  await expect(page.getByText('Successfully made an admin')).toBeVisible();
  await expect(customer.getByRole('button')).toHaveCount(0);
  await expect(customer).toContainText('Admin');

  await page.getByRole('button', { name: 'Sign Out' }).click();
  await openDashboard(page, shopper, 'Manage Products');
  await expect(page.getByRole('table', { name: 'Manage Products' })).toBeVisible();
});

test('an admin adds a part and deletes it', async ({ page }) => {
  const part = 'Mud Flap 600 mm';
  await openDashboard(page, admin, 'Add A Products');
  await page.getByLabel('Image URL').fill('/photos/tyre-800.jpg');
  await page.getByLabel('Product name').fill(part);
  await page.getByLabel('Price').fill('1450');
  await page.getByLabel('Minimum order quantity').fill('2');
  await page.getByLabel('Available quantity').fill('40');
  await page.getByRole('button', { name: 'Add part' }).click();
  await expect(page.getByText('Add a part sucessfully')).toBeVisible();
  await expect(page.getByLabel('Product name')).toHaveValue('');

  await chooseInMenu(page, 'Manage Products');
  const row = page.getByRole('row').filter({ hasText: part });
  await expect(row).toBeVisible();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).click();
  const card = page.getByRole('region', { name: 'Choose Your Parts' }).getByRole('article').filter({ hasText: part });
  await expect(card).toContainText('1,450');

  await page.goBack();
  await row.getByRole('button', { name: `Delete ${part}` }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText(`Are you sure you want to delete ${part}`);
  await expect(question).toContainText('disappears from the home page');
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText(`${part} is deleted.`)).toBeVisible();
  await expect(row).toBeHidden();
});

test('a customer who opens an admin page is signed out', async ({ page }) => {
  await page.goto('/dashboard/alluser');
  const judged = page.waitForResponse((response) => response.url().includes('/api/admin/'));
  await logIn(page, shopper);
  await judged;
  await expect(page).toHaveURL('/login');
  await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Login' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('accessToken'))).toBeNull();

  // Were the page still remembered, they would be led there and turned away again.
  await logIn(page, shopper);
  await expect(page.getByRole('heading', { level: 1, name: 'Best Truck parts in town!' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sign Out' })).toBeVisible();
});

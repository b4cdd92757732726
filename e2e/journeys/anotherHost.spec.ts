import { admin, chooseInMenu, logIn, shopper } from '../account.ts';
import { answerForGoogle, expect, test } from '../elsewhere/test.ts';

test.beforeEach(({ context, shop }) => answerForGoogle(context, shop));

test('a customer orders, reviews and keeps a profile on a host that has just the fourteen calls (S162)', async ({
  page,
  api,
}) => {
  await page.goto('/');
  const shelf = page.getByRole('region', { name: 'Choose Your Parts' });
  await expect(shelf.getByRole('article')).toHaveCount(6);
  await expect(shelf.getByRole('article').filter({ hasText: 'Unnamed part' })).toBeVisible();
  await expect(shelf.getByRole('article').filter({ hasText: 'Brake Drum 420 mm' })).toContainText('On request');
  await expect(page.getByRole('region', { name: 'User Reviews' }).getByRole('article')).toHaveCount(2);

  await shelf.getByRole('link', { name: 'Order Clutch Kit 430 mm' }).click();
  await logIn(page, shopper);
  await expect(page.getByRole('heading', { level: 1, name: 'Clutch Kit 430 mm' })).toBeVisible();
  await expect(page.getByText('৳7,800')).toBeVisible();
  await expect(page.getByLabel('Quantity', { exact: true })).toHaveValue('2');
  await page.getByLabel('Address').fill('14 Zindabazar Road, Sylhet');
  await page.getByLabel('Phone').fill('01700-000142');
  await page.getByRole('button', { name: 'Place order' }).click();
  await expect(page.getByText('Order placed sucessfully')).toBeVisible();

  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Dashboard' }).click();
  await chooseInMenu(page, 'My Orders');
  const order = page.getByRole('row').filter({ hasText: 'Clutch Kit 430 mm' });
  await expect(order).toContainText('14 Zindabazar Road, Sylhet');
  await order.getByRole('button', { name: 'Delete Clutch Kit 430 mm' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Clutch Kit 430 mm is deleted.')).toBeVisible();
  await expect(order).toBeHidden();

  await chooseInMenu(page, 'Add A Review');
  await page.getByLabel('Product name').fill('Clutch Kit');
  await page.getByLabel('Description').fill('It grips.');
  await page.getByLabel('Rating out of 5').fill('4');
  await page.getByRole('button', { name: 'Add review' }).click();
  await expect(page.getByText('Review added successfully')).toBeVisible();

  await chooseInMenu(page, 'My Profile');
  await page.getByLabel('Location').fill('Sylhet');
  await page.getByLabel('Phone').fill('01700-000142');
  await page.getByRole('button', { name: 'Update profile' }).click();
  await expect(page.getByText('User updated successfullly!!')).toBeVisible();

  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).click();
  await expect(page.getByRole('article').filter({ hasText: 'It grips.' })).toBeVisible();
  expect(api.strangers).toEqual([]);
  expect([...api.strangeHeaders]).toEqual([]);
});

test.describe('an order whose answer was lost', () => {
  test.use({ provokes: /\/orderparts/ });

  test('may have been placed, is told so, and is not sent again by itself', async ({ page, api }) => {
    await page.goto('/');
    await page.getByRole('link', { name: 'Order Clutch Kit 430 mm' }).click();
    await logIn(page, shopper);
    await page.getByLabel('Address').fill('14 Zindabazar Road, Sylhet');
    await page.getByLabel('Phone').fill('01700-000142');
    let sent = 0;
    await page.route('**/orderparts', async (route) => {
      if (route.request().method() !== 'POST') return route.fallback();
      sent += 1;
      await route.fetch();
      await route.abort('connectionreset');
    });
    await page.getByRole('button', { name: 'Place order' }).click();
    const doubt = 'The shop did not answer, so the order may have been placed. Check My Orders before you order again.';
    await expect(page.getByRole('form').getByText(doubt)).toBeVisible();
    await expect(page.getByLabel('Messages').getByText(doubt)).toBeVisible();
    await page.evaluate(() => dispatchEvent(new Event('online')));

    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Dashboard' }).click();
    await chooseInMenu(page, 'My Orders');
    await expect(page.getByRole('row').filter({ hasText: 'Clutch Kit 430 mm' })).toHaveCount(1);
    expect(sent).toBe(1);
    expect([...api.strangeHeaders]).toEqual([]);
  });
});

test('an admin looks after users and parts on a host that has just the fourteen calls', async ({ page, api }) => {
  await page.goto('/dashboard');
  await logIn(page, admin);
  await chooseInMenu(page, 'All Users');
  const user = page.getByRole('row').filter({ hasText: 'jamal@example.com' });
  await user.getByRole('button', { name: /^Make Admin/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Make Admin' }).click();
  await expect(page.getByText('Successfully made an admin')).toBeVisible();
  await expect(user.getByRole('button')).toHaveCount(0);

  await chooseInMenu(page, 'Add A Products');
  await page.getByLabel('Image URL').fill('/photos/tyre-800.jpg');
  await page.getByLabel('Product name').fill('Mud Flap 600 mm');
  await page.getByLabel('Minimum order quantity').fill('2');
  await page.getByRole('button', { name: 'Add part' }).click();
  await expect(page.getByText('Add a part sucessfully')).toBeVisible();

  await chooseInMenu(page, 'Manage Products');
  const part = page.getByRole('row').filter({ hasText: 'Mud Flap 600 mm' });
  await part.getByRole('button', { name: 'Delete Mud Flap 600 mm' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Mud Flap 600 mm is deleted.')).toBeVisible();
  await expect(part).toBeHidden();
  expect(api.strangers).toEqual([]);
  expect([...api.strangeHeaders]).toEqual([]);
});

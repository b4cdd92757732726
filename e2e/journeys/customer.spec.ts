import { chooseInMenu, openDashboard, shopper } from '../account.ts';
import { expect, test } from '../test.ts';

test('a customer reviews a part and sees it on the home page', async ({ page }) => {
  const words = 'Fitted it at Kadamtali in an hour, and it has not squealed since.';
  await openDashboard(page, shopper, 'Add A Review');
  await page.getByLabel('Product name').fill('Brake Disc');
  await page.getByLabel('Description').fill(words);
  await page.getByLabel('Rating out of 5').fill('5');
  await page.getByRole('button', { name: 'Add review' }).click();
  await expect(page.getByText('Review added successfully')).toBeVisible();
  await expect(page.getByLabel('Description')).toHaveValue('');

  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).click();
  const reviews = page.getByRole('region', { name: 'User Reviews' }).getByRole('article');
  await expect(reviews).toHaveCount(3);
  await expect(reviews.filter({ hasText: words })).toContainText('Brake Disc');
  await expect(page.getByText(shopper.email)).toHaveCount(0);
});

test('a customer keeps an address in the profile', async ({ page }) => {
  await openDashboard(page, shopper, 'My Profile');
  const main = page.getByRole('main');
  await expect(main.getByText(shopper.email).last()).toBeVisible();
  await page.getByLabel('Location').fill('14 Zindabazar Road, Sylhet 3100');
  await page.getByLabel('Phone').fill('01700-000142');
  await page.getByRole('button', { name: 'Update profile' }).click();
  await expect(page.getByText('User updated successfullly!!')).toBeVisible();

  await chooseInMenu(page, 'My Orders');
  await chooseInMenu(page, 'My Profile');
  await expect(page.getByLabel('Location')).toHaveValue('14 Zindabazar Road, Sylhet 3100');
  await page.reload();
  await expect(page.getByLabel('Location')).toHaveValue('14 Zindabazar Road, Sylhet 3100');
  await expect(page.getByLabel('Phone')).toHaveValue('01700-000142');
});

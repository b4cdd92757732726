import type { Page } from 'playwright/test';
import { expect, test } from '../test.ts';

const buyer = { name: 'Rahima Khatun', email: 'rahima@example.com', password: 'kadamtali-7' };
const delivery = { address: '14 Zindabazar Road, Sylhet 3100', phone: '01700-000142' };

async function signUp(page: Page): Promise<void> {
  await page.goto('/signup');
  await page.getByLabel('Name').fill(buyer.name);
  await page.getByLabel('Email').fill(buyer.email);
  await page.getByLabel('Password', { exact: true }).fill(buyer.password);
  await page.getByRole('main').getByRole('button', { name: 'Sign Up' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Best Truck parts in town!' })).toBeVisible();
}

/** Takes the first part of the home page and orders as many as must be ordered at least. */
async function orderFirstPart(page: Page): Promise<string> {
  const shelf = page.getByRole('region', { name: 'Choose Your Parts' });
  const card = shelf.getByRole('article').first();
  const part = await card.getByRole('heading').innerText();
  await card.getByRole('link', { name: `Order ${part}` }).click();
  await expect(page.getByRole('heading', { level: 1, name: part })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Order Here' })).toBeVisible();
  await page.getByLabel('Address').fill(delivery.address);
  await page.getByLabel('Phone').fill(delivery.phone);
  await page.getByRole('button', { name: 'Place order' }).click();
  await expect(page.getByText('Order placed sucessfully')).toBeVisible();
  return part;
}

async function openMyOrders(page: Page): Promise<void> {
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Dashboard' }).click();
  await expect(page.getByText('Welcome to your Dashboard')).toBeVisible();
  await page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name: 'My Orders' }).click();
  await expect(page).toHaveURL('/dashboard/myorders');
}

test('signs up, orders a part, finds it under My Orders and takes it back', async ({ page }) => {
  await signUp(page);
  const part = await orderFirstPart(page);
  await openMyOrders(page);
  const order = page.getByRole('row').filter({ hasText: part });
  await expect(order).toContainText(delivery.address);

  await order.getByRole('button', { name: `Delete ${part}` }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText(`Are you sure you want to delete ${part}`);
  await question.getByRole('button', { name: 'Cancle' }).click();
  await expect(question).toBeHidden();
  await expect(order).toBeVisible();

  await order.getByRole('button', { name: `Delete ${part}` }).click();
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText(`${part} is deleted.`)).toBeVisible();
  await expect(order).toBeHidden();
  await page.reload();
  await expect(page.getByText('No orders yet')).toBeVisible();
});

test('keeps an acknowledged order over a power cut', async ({ page, shop }) => {
  await signUp(page);
  const part = await orderFirstPart(page);
  await page.goto('about:blank');

  await shop.surviveKill();

  await page.goto('/dashboard/myorders');
  await expect(page.getByRole('row').filter({ hasText: part })).toContainText(delivery.address);
});

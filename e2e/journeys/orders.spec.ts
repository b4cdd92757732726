import type { Page } from 'playwright/test';
import { chooseInMenu, newcomer, signUp } from '../account.ts';
import { listenToWrites } from '../calls.ts';
import { expect, test } from '../sharedShop.ts';

const delivery = { address: '14 Zindabazar Road, Sylhet 3100', phone: '01700-000142' };
const outOfRange = 'Quantity should be grater than default value and less than maximum value';

async function openOrderForm(page: Page, part: { _id: string; product_name: string }): Promise<void> {
  await page.goto(`/purchase/${part._id}`);
  await expect(page.getByRole('heading', { level: 1, name: part.product_name })).toBeVisible();
  await expect(page.getByRole('form', { name: 'Order Here' })).toBeVisible();
}

async function order(page: Page, quantity?: number): Promise<void> {
  await page.getByLabel('Address').fill(delivery.address);
  await page.getByLabel('Phone').fill(delivery.phone);
  if (quantity !== undefined) await page.getByLabel('Quantity').fill(String(quantity));
  await page.getByRole('button', { name: 'Place order' }).click();
}

test('somebody new signs up, orders a part, finds it under My Orders and takes it back (S102, S108, S109, S138, S139, S140, S142, S143, S144, S145, S156, S161)', async ({
  page,
  newPart,
}) => {
  const { product_name: part, minimum_order_quantity: minimum } = await newPart();
  const buyer = newcomer();
  await page.goto('/signup');
  await signUp(page, buyer);
  const shelf = page.getByRole('region', { name: 'Choose Your Parts' });
  await shelf.getByRole('link', { name: `Order ${part}` }).click();
  await expect(page.getByRole('heading', { level: 1, name: part })).toBeVisible();
  await expect(page.getByLabel('Quantity')).toHaveValue(String(minimum));

  const calls = listenToWrites(page);
  await order(page);
  await expect(page.getByText('Order placed sucessfully')).toBeVisible();
  expect(calls[0]).toEqual({
    call: 'POST /orderparts',
    body: { userEmail: buyer.email, userName: buyer.name, product_name: part, ...delivery, orderQuantity: minimum },
    authorization: expect.stringMatching(/^Bearer [\w-]+\.[\w-]+\.[\w-]+$/) as unknown,
  });

  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Dashboard' }).click();
  await chooseInMenu(page, 'My Orders');
  const row = page.getByRole('row').filter({ hasText: part });
  await expect(row).toContainText(delivery.address);
  const question = page.getByRole('alertdialog', { name: `Are you sure you want to delete ${part}` });
  await row.getByRole('button', { name: `Delete ${part}` }).click();
  await expect(question).toContainText('must be ordered again');
  calls.length = 0;
  await question.getByRole('button', { name: 'Cancle' }).click();
  await expect(question).toBeHidden();
  await expect(row).toBeVisible();
  expect(calls).toEqual([]);

  await row.getByRole('button', { name: `Delete ${part}` }).click();
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText(`${part} is deleted.`)).toBeVisible();
  await expect(row).toBeHidden();
  expect(calls[0]?.call).toMatch(/^DELETE \/myorders\/[\da-f]{24}$/);
  await page.reload();
  await expect(page.getByText('No orders yet')).toBeVisible();
});

test.describe('a customer', () => {
  test.use({ account: newcomer() });

  test('orders no less than the minimum and no more than there is, and exactly that (S043, S103, S104, S105, S106, S107)', async ({
    page,
    newPart,
  }) => {
    const bounds = { minimum_order_quantity: 3, available_quantity: 9 };
    const part = await newPart(bounds);
    await openOrderForm(page, part);
    const calls = listenToWrites(page);
    const toast = page.getByRole('region', { name: 'Messages' }).getByText(outOfRange);
    for (const quantity of [2, 10]) {
      await order(page, quantity);
      await expect(toast).toBeVisible();
      await expect(page.getByLabel('Quantity', { exact: true })).toHaveAccessibleDescription(
        new RegExp(`^${outOfRange}`),
      );
      await page.getByRole('region', { name: 'Messages' }).getByRole('button', { name: 'Close' }).click();
      await expect(toast).toBeHidden();
    }
    expect(calls).toEqual([]);

    await order(page, 3);
    await expect(page.getByLabel('Quantity')).toHaveAccessibleDescription('Between 3 and 6 pieces');
    await order(page, 6);
    await expect(page.getByRole('main').getByText('Out of stock')).toBeVisible();
    await expect(page.locator('form :focus')).toContainText('Only 0 left');
    expect(calls.map(({ body }) => (body as { orderQuantity: number }).orderQuantity)).toEqual([3, 6]);
    await expect(page.getByRole('button', { name: 'Place order' })).toBeDisabled();
  });

  test('keeps an acknowledged order over a power cut', async ({ page, shop, newPart }) => {
    const part = await newPart();
    await openOrderForm(page, part);
    await order(page);
    await expect(page.getByText('Order placed sucessfully')).toBeVisible();
    await page.goto('about:blank');

    await shop.surviveKill();

    await page.goto('/dashboard/myorders');
    await expect(page.getByRole('row').filter({ hasText: part.product_name })).toContainText(delivery.address);
  });
});

test.describe('somebody with many orders', () => {
  const regular = newcomer('Kamal Uddin');
  test.use({ account: regular });

  test('keeps their place in the list when one of them goes (S145)', async ({ page, newPart, newOrder }) => {
    const parts: string[] = [];
    for (let count = 1; count <= 12; count += 1) {
      const part = await newPart();
      await newOrder(regular, part);
      parts.push(part.product_name);
    }
    await page.goto('/dashboard/myorders');
    const row = (part: string | undefined) => page.getByRole('row').filter({ hasText: part });
    await expect(row(parts.at(-1))).toBeVisible();
    await row(parts[5]).getByRole('button').scrollIntoViewIfNeeded();
    await page.mouse.wheel(0, 200);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
    // While the question is there, the list behind it is out of reach for every role.
    const placeOf = async (part: string | undefined) =>
      (await page.locator('tr').filter({ hasText: part }).boundingBox())?.y;

    await row(parts[6]).getByRole('button').click();
    const before = await placeOf(parts[5]);
    const moves = page.evaluate(
      () =>
        new Promise<number[]>((resolve) => {
          const table = document.querySelector('main table');
          const places = new Set<number>();
          const look = () => {
            places.add(Math.round(table?.getBoundingClientRect().top ?? Number.NaN));
            if (document.querySelector('main')?.textContent.includes('11 orders')) resolve([...places]);
            else requestAnimationFrame(look);
          };
          look();
        }),
    );
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    expect(await moves, 'the table stays where it is, and stays').toHaveLength(1);
    await expect(row(parts[6])).toHaveCount(0);
    expect(await placeOf(parts[5])).toBe(before);
  });
});

import type { Page } from 'playwright/test';
import { newAccount, signUp } from '../accounts.ts';
import {
  bearerToken,
  deleteRow,
  delivery,
  fill,
  messages,
  openFromMainMenu,
  openFromMenu,
  recordWrites,
  region,
  row,
  title,
} from '../page.ts';
import { expect, test } from '../test.ts';

const outOfRange = 'Quantity should be grater than default value and less than maximum value';

async function openPart(page: Page, part: { _id: string; product_name: string }): Promise<void> {
  await page.goto(`/purchase/${part._id}`);
  await expect(title(page, part.product_name)).toBeVisible();
  await expect(page.getByRole('form', { name: 'Order Here' })).toBeVisible();
}

async function placeOrder(page: Page, quantity?: number): Promise<void> {
  await fill(page, delivery);
  if (quantity !== undefined) await page.getByLabel('Quantity', { exact: true }).fill(String(quantity));
  await page.getByRole('button', { name: 'Place order' }).click();
}

test('a new customer signs up and orders a part (S102, S108, S109, S156, S161)', async ({ page, newPart }) => {
  const { product_name: part, minimum_order_quantity: minimum } = await newPart();
  const account = newAccount();
  await page.goto('/signup');
  await signUp(page, account);
  await region(page, 'Choose Your Parts')
    .getByRole('link', { name: `Order ${part}` })
    .click();
  await expect(title(page, part)).toBeVisible();
  await expect(page.getByLabel('Quantity')).toHaveValue(String(minimum));

  const writes = recordWrites(page);
  await placeOrder(page);
  await expect(page.getByText('Order placed sucessfully')).toBeVisible();
  const { Address: address, Phone: phone } = delivery;
  expect(writes[0]).toEqual({
    call: 'POST /orderparts',
    body: {
      userEmail: account.email,
      userName: account.name,
      product_name: part,
      address,
      phone,
      orderQuantity: minimum,
    },
    authorization: bearerToken,
  });

  await openFromMainMenu(page, 'Dashboard');
  // A message ends with its page.
  await expect(page.getByText('Order placed sucessfully')).toHaveCount(0);
  await openFromMenu(page, 'My Orders');
  await expect(row(page, part)).toContainText(address);
});

test.describe('a customer', () => {
  const account = newAccount();
  test.use({ account });

  test('deletes an order after a confirmation (S138, S139, S140, S142, S143, S144, S145)', async ({
    page,
    newPart,
    newOrder,
  }) => {
    const part = await newPart();
    const name = part.product_name;
    await newOrder(account, part);
    await page.goto('/dashboard/myorders');
    const writes = recordWrites(page);
    const question = page.getByRole('alertdialog', { name: `Are you sure you want to delete ${name}` });
    await row(page, name)
      .getByRole('button', { name: `Delete ${name}` })
      .click();
    await expect(question).toContainText('must be ordered again');
    await question.getByRole('button', { name: 'Cancle' }).click();
    await expect(question).toBeHidden();
    await expect(row(page, name)).toBeVisible();
    expect(writes).toEqual([]);

    await deleteRow(page, name);
    await expect(page.getByText(`${name} is deleted.`)).toBeVisible();
    await expect(row(page, name)).toBeHidden();
    expect(writes[0]?.call).toMatch(/^DELETE \/myorders\/[\da-f]{24}$/);
    await page.reload();
    await expect(title(page, 'My Orders')).toBeVisible();
    await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0);
    await expect(row(page, name)).toHaveCount(0);
  });

  test('orders between the minimum and the available quantity (S043, S103, S104, S105, S106, S107)', async ({
    page,
    newPart,
  }) => {
    const part = await newPart({ minimum_order_quantity: 3, available_quantity: 9 });
    await openPart(page, part);
    const writes = recordWrites(page);
    const toast = messages(page).getByText(outOfRange);
    const quantity = page.getByLabel('Quantity', { exact: true });
    for (const value of [2, 10]) {
      await placeOrder(page, value);
      await expect(toast).toBeVisible();
      await expect(quantity).toHaveAccessibleDescription(new RegExp(`^${outOfRange}`));
    }
    expect(writes).toEqual([]);

    const orderAnother = page.getByRole('button', { name: 'Order another' });
    await placeOrder(page, 3);
    await expect(page.getByRole('heading', { name: 'We have your order' })).toBeFocused();
    const confirmation = region(page, 'We have your order');
    await page.emulateMedia({ media: 'print' });
    await expect(confirmation).toContainText('Surma Truck Parts');
    await expect(confirmation).toContainText(delivery.Address);
    for (const other of ['banner', 'contentinfo'] as const) await expect(page.getByRole(other)).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
    await page.emulateMedia({ media: 'screen' });
    await expect(confirmation.getByText('Surma Truck Parts')).toBeHidden();
    await expect(toast, 'the error of an earlier attempt').toBeHidden();
    await orderAnother.click();
    await expect(quantity).toHaveAccessibleDescription('Between 3 and 6 pieces');
    await expect(page.getByLabel('Address')).toHaveValue(delivery.Address);
    await placeOrder(page, 6);
    await expect(page.getByRole('main').getByText('Out of stock', { exact: true })).toBeVisible();
    await orderAnother.click();
    await expect(page.getByRole('form')).toContainText('Only 0 left');
    expect(writes.map(({ body }) => (body as { orderQuantity: number }).orderQuantity)).toEqual([3, 6]);
    await expect(page.getByRole('button', { name: 'Place order' })).toBeDisabled();
  });

  test('finds an acknowledged order after the server was killed', async ({ page, shop, newPart }) => {
    const part = await newPart();
    await openPart(page, part);
    await placeOrder(page);
    await expect(page.getByText('Order placed sucessfully')).toBeVisible();
    await page.goto('about:blank');

    await shop.killAndRestart();

    await page.goto('/dashboard/myorders');
    await expect(row(page, part.product_name)).toContainText(delivery.Address);
  });
});

test.describe('a long list of orders', () => {
  const account = newAccount('Kamal Uddin');
  test.use({ account });

  test('keeps its scroll position when an order is deleted (S145)', async ({ page, newPart, newOrder }) => {
    const parts: string[] = [];
    for (let count = 1; count <= 12; count += 1) {
      const part = await newPart();
      await newOrder(account, part);
      // The newest is first.
      parts.unshift(part.product_name);
    }
    const [kept = '', deleted = ''] = parts.slice(5, 7);
    await page.goto('/dashboard/myorders');
    await expect(row(page, parts.at(-1) ?? '')).toBeVisible();
    await row(page, kept).scrollIntoViewIfNeeded();
    // The wheel would scroll on while the table is measured.
    await page.evaluate(() => scrollBy({ top: 200, behavior: 'instant' }));
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
    // The open dialog removes the roles of the list behind it.
    const top = async () => (await page.locator('tr').filter({ hasText: kept }).boundingBox())?.y;

    await row(page, deleted)
      .getByRole('button', { name: `Delete ${deleted}` })
      .click();
    const before = await top();
    const tops = page.evaluate(
      () =>
        new Promise<number[]>((resolve) => {
          const table = document.querySelector('main table');
          const seen = new Set<number>();
          const measure = () => {
            seen.add(Math.round(table?.getBoundingClientRect().top ?? Number.NaN));
            if (document.querySelector('main')?.textContent.includes('11 orders')) resolve([...seen]);
            else requestAnimationFrame(measure);
          };
          measure();
        }),
    );
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    expect(await tops, 'the positions of the table').toHaveLength(1);
    await expect(row(page, deleted)).toHaveCount(0);
    expect(await top()).toBe(before);
  });
});

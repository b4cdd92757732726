import type { Locator, Page } from 'playwright/test';
import { newAccount } from '../accounts.ts';
import { delivery, untilLoaded } from '../page.ts';
import { expect, test } from '../test.ts';

const account = newAccount();
test.use({ account });

/** The box of an element on the page, wherever it is scrolled. */
const boxOf = async (element: Locator) =>
  element.evaluate((measured) => {
    const { left, right, top, bottom, height } = measured.getBoundingClientRect();
    return { left, right, top: top + scrollY, bottom: bottom + scrollY, height };
  });

async function openIn(page: Page, language: string, path: string, width: number, height: number): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.addInitScript((chosen) => localStorage.setItem('language', chosen), language);
  await page.goto(path);
  await untilLoaded(page);
}

for (const language of ['en', 'bn']) {
  test(`an order of eleven lines is one row at 1280 px, and a short card at 360 px (${language})`, async ({
    page,
    request,
    apiUrl,
    authorizationOf,
    newPart,
  }) => {
    const parts = await Promise.all(Array.from({ length: 11 }, () => newPart()));
    const response = await request.post(`${apiUrl}/orders`, {
      headers: await authorizationOf(account),
      data: {
        userEmail: account.email,
        userName: account.name,
        address: delivery.Address,
        phone: delivery.Phone,
        lines: parts.map(({ product_name }) => ({ product_name, orderQuantity: 2 })),
      },
    });
    await expect(response).toBeOK();

    await openIn(page, language, '/dashboard/myorders', 1280, 800);
    const table = page.getByRole('main').getByRole('table');
    const order = table.getByRole('row').filter({ hasText: parts[0]?.product_name ?? '' });
    expect((await boxOf(order)).height).toBeLessThanOrEqual(80);
    expect((await boxOf(order)).right).toBeLessThanOrEqual((await boxOf(table.locator('..'))).right);
    for (const { product_name } of parts.slice(0, 2)) await expect(order.getByText(product_name)).toBeVisible();
    await expect(order).toContainText(language === 'en' ? '+9' : '+৯');

    await page.setViewportSize({ width: 360, height: 740 });
    expect((await boxOf(order)).top).toBeLessThan(300);
    expect((await boxOf(order)).height).toBeLessThanOrEqual(200);
  });

  test(`the first of all parts is wholly on the first screen at 360 px (${language})`, async ({ page }) => {
    await openIn(page, language, '/parts', 360, 740);
    const search = page.getByRole('main').getByRole('search');
    const field = await boxOf(search.getByRole('searchbox'));
    expect((await boxOf(search.locator('button[type="submit"]'))).top).toBe(field.top);
    const part = page.getByRole('main').getByRole('article').first();
    await expect(part).toContainText('৳');
    expect((await boxOf(part.getByRole('button'))).bottom).toBeLessThan(740);
    expect((await boxOf(part)).bottom).toBeLessThan(740);
  });
}

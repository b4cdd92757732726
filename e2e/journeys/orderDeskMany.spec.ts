import type { Page } from 'playwright/test';
import { admin, newAccount } from '../accounts.ts';
import { tabTo, title, untilLoaded } from '../page.ts';
import { expect, test, widths } from '../test.ts';

/** The numbers of the orders in the list. */
const numbersOf = (page: Page) =>
  page
    .getByRole('rowheader')
    .getByRole('link', { name: /^\d{4,}$/ })
    .allTextContents();

/** Waits until the focus is in the list, whose keys act only then. */
const untilInList = async (page: Page) => expect(page.locator('[data-row] :focus')).toHaveCount(1);

/** Presses keys one after the other, and counts them. */
async function press(page: Page, ...keys: readonly string[]): Promise<number> {
  for (const key of keys) await page.keyboard.press(key);
  return keys.length;
}

test.describe('an admin with the keyboard', () => {
  const customer = newAccount('Abdul Karim');
  test.use({ account: admin });

  for (const [width, tag] of widths) {
    test(
      `confirms 20 orders with 5 keys or fewer, and undoes it with one, at ${width} px (D31, D53)`,
      { tag },
      async ({ page, newPart, newOrder }) => {
        const part = await newPart({ available_quantity: 100 });
        for (let count = 0; count < 20; count += 1) await newOrder(customer, part);
        await page.setViewportSize({ width, height: 800 });
        await page.goto(`/dashboard/orders?search=${part.product_name.split(' ').at(-1)}`);
        await untilLoaded(page);
        await expect.poll(() => numbersOf(page)).toHaveLength(20);

        await page.getByRole('heading', { level: 1 }).focus();
        const keys = await press(page, 'Tab', 'Enter');
        await untilInList(page);
        expect(keys + (await press(page, 'a', 'c'))).toBeLessThanOrEqual(5);
        await expect(page.getByText('20 orders: Confirmed')).toBeVisible();
        await expect(page.getByRole('row').filter({ hasText: 'Confirmed' })).toHaveCount(20);
        await untilInList(page);
        await press(page, 'u');
        await expect(page.getByText('20 orders: back to Placed')).toBeVisible();
        await expect(page.getByRole('row').filter({ hasText: 'Placed' })).toHaveCount(20);
      },
    );
  }

  for (const [width, tag] of widths) {
    test(
      `prints 10 slips of chosen orders, and finds the list as it was, at ${width} px (D52)`,
      { tag },
      async ({ page, newPart, newOrder }) => {
        await page.setViewportSize({ width, height: 740 });
        const part = await newPart({ available_quantity: 100, description: 'Shelf: A-12' });
        for (let count = 0; count < 12; count += 1) await newOrder(customer, part);
        await page.goto(`/dashboard/orders?search=${part.product_name.split(' ').at(-1)}`);
        await untilLoaded(page);
        await page.evaluate(() => {
          window.print = () => {
            document.body.setAttribute('data-printed', String(document.querySelectorAll('article').length));
          };
        });
        await expect.poll(() => numbersOf(page)).toHaveLength(12);
        await page.getByRole('heading', { level: 1 }).focus();
        let keys = await press(page, 'Tab', 'Enter');
        await untilInList(page);
        keys += await press(page, 'x', ...Array.from({ length: 9 }, () => 'Shift+ArrowDown'), 's');
        await expect(title(page, '10 slips')).toBeFocused();
        await expect(page.getByRole('article')).toHaveCount(10);
        keys += await tabTo(page, page.getByRole('button', { name: 'Print' }));
        keys += await press(page, 'Enter');
        console.log(`10 slips at ${width} px: ${keys} keys`);
        expect(keys).toBeLessThanOrEqual(20);
        await expect(page.locator('body')).toHaveAttribute('data-printed', '10');
        await page.emulateMedia({ media: 'print' });
        await expect(page.getByRole('banner')).toBeHidden();
        await expect(page.getByRole('article').nth(9)).toBeVisible();
        await page.emulateMedia({ media: 'screen' });
        await page.goBack();
        await expect(page.getByText('10 selected')).toBeVisible();

        await untilInList(page);
        await press(page, 'l');
        await expect(page.getByRole('article', { name: 'Picking list' })).toContainText(/Shelf A-12.*20 pcs/);
      },
    );
  }

  test('finds the same rows after an order, and new orders never move them', async ({ page, newPart, newOrder }) => {
    const part = await newPart({ available_quantity: 400 });
    // A customer cannot place more in a minute.
    const customers = [newAccount('Nasrin Akter'), newAccount('Kamal Uddin'), newAccount('Farhana Begum')];
    for (const each of customers) for (let count = 0; count < 20; count += 1) await newOrder(each, part);
    await page.setViewportSize({ width: 1280, height: 700 });
    await page.goto(`/dashboard/orders?search=${part.product_name.split(' ').at(-1)}&sort=age`);
    await page.getByRole('button', { name: 'Show more orders' }).click();
    await expect(page).toHaveURL(/pages=2/);
    await expect(page.getByText('60 orders', { exact: true })).toBeVisible();
    await expect.poll(() => numbersOf(page)).toHaveLength(60);
    const before = await numbersOf(page);
    const link = page.getByRole('link', { name: String(before[55]), exact: true });
    // This also waits until it no longer moves.
    await link.hover();
    const scrolled = await page.evaluate(() => scrollY);
    await link.click();
    await expect(title(page, `Order ${before[55]}`)).toBeVisible();
    await page.goBack();
    await expect(link).toBeInViewport();
    await expect.poll(() => numbersOf(page)).toEqual(before);
    await expect.poll(async () => Math.abs((await page.evaluate(() => scrollY)) - scrolled)).toBeLessThan(60);

    await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Newest first');
    await expect(page.getByText('50 of 60 orders')).toBeVisible();
    await expect.poll(async () => (await numbersOf(page))[0]).toBe(before.at(-1));
    const shown = await numbersOf(page);
    await newOrder(customer, part);
    const show = page.getByRole('button', { name: '1 new order – show' });
    // The desk looks again when the window gets the focus, at most once in five seconds.
    await expect(async () => {
      await page.evaluate(() => window.dispatchEvent(new Event('focus')));
      await expect(show).toBeVisible({ timeout: 1000 });
    }).toPass();
    expect(await numbersOf(page)).toEqual(shown);
    await show.click();
    await expect.poll(async () => (await numbersOf(page)).slice(1, 3)).toEqual(shown.slice(0, 2));
  });

  test.describe('with terms that the host refuses', () => {
    test.use({ failingRequests: /\/terms$/ });

    test('agrees terms, and keeps what was typed when they are refused (D51)', async ({ page, newPart, newOrder }) => {
      const part = await newPart({ minimum_order_quantity: 10, available_quantity: 40 });
      await newOrder(customer, part);
      const name = part.product_name;
      await page.goto(`/dashboard/orders?search=${name.split(' ').at(-1)}`);
      await page.getByRole('rowheader').getByRole('link').click();
      await page.getByRole('button', { name: 'Edit terms' }).click();
      const terms = page.getByRole('dialog', { name: /^Terms of order/ });
      await terms.getByLabel(`Agreed price of ${name}`).fill('240');
      await terms.getByRole('textbox', { name: 'Discount' }).fill('3000');
      await terms.getByLabel('Delivery charge').fill('১৫০');
      await terms.getByRole('button', { name: 'Save' }).click();
      await expect(terms.getByText('The discount is above the sum of the parts.').first()).toBeVisible();
      await terms.getByRole('textbox', { name: 'Discount' }).fill('100');
      await terms.getByRole('button', { name: 'Save' }).click();
      await expect(terms).toBeHidden();
      // 10 x 240 - 100 + 150
      await expect(page.getByRole('region', { name: /^Terms/ })).toContainText('Total৳2,450');
    });
  });
});

import type { Locator, Page } from 'playwright/test';
import { admin, newAccount } from '../accounts.ts';
import { fillBasket } from '../basket.ts';
import { delivery, untilLoaded } from '../page.ts';
import { expect, test } from '../test.ts';

const account = newAccount();

/** The box of an element on the page, wherever it is scrolled. */
const boxOf = async (element: Locator) =>
  element.evaluate((measured) => {
    const { left, right, top, bottom, height } = measured.getBoundingClientRect();
    return { left, right, top: top + scrollY, bottom: bottom + scrollY, height };
  });

/** The height of all of the page, also of what the browser has not laid out yet. */
const heightOf = async (page: Page) =>
  page.evaluate(() => {
    for (const item of document.querySelectorAll('li')) item.style.contentVisibility = 'visible';
    return document.documentElement.scrollHeight;
  });

/** Writes a figure to the log, and returns it. */
const log = (what: string, language: string, figure: number): number => {
  console.log(`${what} (${language}): ${Math.round(figure)} px`);
  return figure;
};

async function openIn(page: Page, language: string, path: string, width: number, height: number): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.addInitScript((chosen) => localStorage.setItem('language', chosen), language);
  await page.goto(path);
  await untilLoaded(page);
}

const measured = test.extend<{ placeOrder: (lines: number) => Promise<{ number: number; names: string[] }> }>({
  placeOrder: async ({ request, apiUrl, authorizationOf, newPart }, use) => {
    await use(async (lines) => {
      const parts = await Promise.all(
        Array.from({ length: lines }, (_, index) => newPart({ description: `OEM: 9408 ${index + 1100}` })),
      );
      const names = parts.map(({ product_name }) => product_name);
      const response = await request.post(`${apiUrl}/orders`, {
        headers: await authorizationOf(account),
        data: {
          userEmail: account.email,
          userName: account.name,
          address: delivery.Address,
          phone: delivery.Phone,
          lines: names.map((product_name) => ({ product_name, orderQuantity: 2 })),
        },
      });
      await expect(response).toBeOK();
      return { number: ((await response.json()) as { orderNumber: number }).orderNumber, names };
    });
  },
});

for (const language of ['en', 'bn']) {
  measured.describe(() => {
    measured.use({ account });

    measured(
      `an order of eleven lines is one row at 1280 px, and a short card at 360 px (${language})`,
      async ({ page, placeOrder }) => {
        const { names } = await placeOrder(11);
        await openIn(page, language, '/dashboard/myorders', 1280, 800);
        const table = page.getByRole('main').getByRole('table');
        const order = table.getByRole('row').filter({ hasText: names[0] ?? '' });
        expect(log('Order of eleven lines at 1280', language, (await boxOf(order)).height)).toBeLessThanOrEqual(80);
        expect((await boxOf(order)).right).toBeLessThanOrEqual((await boxOf(table.locator('..'))).right);
        for (const name of names.slice(0, 2)) await expect(order.getByText(name)).toBeVisible();
        await expect(order).toContainText(language === 'en' ? '+9' : '+৯');

        await page.setViewportSize({ width: 360, height: 740 });
        expect(log('Top of the first order at 360', language, (await boxOf(order)).top)).toBeLessThan(300);
        expect(log('Order of eleven lines at 360', language, (await boxOf(order)).height)).toBeLessThanOrEqual(200);
      },
    );

    measured(
      `the first of all parts is wholly on the first screen at 360 px (${language})`,
      async ({ page, newPart }) => {
        // The price of an earlier one may be a word.
        await newPart();
        await openIn(page, language, '/parts', 360, 740);
        const search = page.getByRole('main').getByRole('search');
        const field = await boxOf(search.getByRole('searchbox'));
        expect((await boxOf(search.locator('button[type="submit"]'))).top).toBe(field.top);
        const part = page.getByRole('main').getByRole('article').first();
        await expect(part).toContainText('৳');
        expect((await boxOf(part.getByRole('button'))).bottom).toBeLessThan(740);
        expect(log('End of the first part at 360', language, (await boxOf(part)).bottom)).toBeLessThan(740);
      },
    );
  });

  measured.describe(() => {
    measured.use({ account: admin });

    measured(
      `an order of four lines is one screen for an admin at 1280 px (${language})`,
      async ({ page, placeOrder }) => {
        const { number, names } = await placeOrder(4);
        await openIn(page, language, `/dashboard/orders/${number}`, 1280, 800);
        const main = page.getByRole('main');
        for (const name of names) await expect(main.getByRole('link', { name })).toBeVisible();
        await expect(main).toContainText('9408 1103');
        const pay = main.getByRole('button', { name: language === 'en' ? 'Take payment' : 'টাকা জমা নিন' });
        expect((await boxOf(pay)).bottom).toBeLessThan(500);
        const bottoms = await main.evaluate((element) =>
          [...element.querySelectorAll('a, button, dd, li, p')].map((each) => each.getBoundingClientRect().bottom),
        );
        expect(log('Order page of an admin at 1280', language, Math.max(...bottoms))).toBeLessThanOrEqual(800);
      },
    );

    measured(
      `a part is a row of 40 px with its number and its stock at 1280 px (${language})`,
      async ({ page, newPart }) => {
        const { product_name: name } = await newPart({ description: 'OEM: 9408 2200', available_quantity: 37 });
        await openIn(page, language, `/dashboard/manageproducts?search=${encodeURIComponent(name)}`, 1280, 800);
        const part = page.getByRole('row').filter({ hasText: name });
        expect(log('Row of a part at 1280', language, (await boxOf(part)).height)).toBeLessThanOrEqual(41);
        await expect(part.getByRole('cell', { name: '9408 2200' })).toBeVisible();
        await expect(part.getByRole('cell', { name: language === 'en' ? '37' : '৩৭' })).toBeVisible();
      },
    );
  });

  test.describe(() => {
    test.use({ account });

    test(`a basket of ten lines is short at 360 px, and its order is the title (${language})`, async ({
      page,
      newPart,
    }) => {
      const parts = await Promise.all(Array.from({ length: 10 }, () => newPart()));
      await page.goto('/blog');
      await fillBasket(page, parts);
      await openIn(page, language, '/basket', 360, 740);
      await expect(
        page
          .getByRole('main')
          .getByLabel(parts[9]?.product_name ?? '')
          .first(),
      ).toBeVisible();
      expect(log('Basket of ten lines at 360', language, await heightOf(page))).toBeLessThan(1800);
      const form = page.getByRole('main').locator('form');
      await form.locator('[autocomplete="street-address"]').fill(delivery.Address);
      await form.locator('[autocomplete="tel"]').fill(delivery.Phone);
      await page.getByRole('main').locator('button[type="submit"]').click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        language === 'en' ? /^Order \d+ received$/ : /^আপনার \d+ নম্বর অর্ডার পেয়েছি$/,
      );
    });

    test(`search, call and categories are on the first screen of the home page at 360 px (${language})`, async ({
      page,
    }) => {
      await openIn(page, language, '/', 360, 740);
      const main = page.getByRole('main');
      const [search, call, category] = [
        page.getByRole('banner').getByRole('combobox'),
        main.locator('a[href^="tel:"]'),
        main.locator('a[href^="/parts?category="]').last(),
      ];
      for (const each of [search, call, category]) expect((await boxOf(each)).bottom).toBeLessThan(740);
      const parts = main.getByRole('article');
      expect((await boxOf(parts.nth(1))).top).toBe((await boxOf(parts.first())).top);
      expect(log('Home page at 360', language, await heightOf(page))).toBeLessThan(4000);
    });

    for (const [path, width] of [
      ['/', 360],
      ['/', 1280],
      ['/parts', 360],
      ['/parts', 1280],
    ] as const)
      test(`${path} shows one search field at ${width} px, and "/" leads to one (${language})`, async ({ page }) => {
        await openIn(page, language, path, width, 800);
        const fields = page.locator('input[name="search"]').filter({ visible: true });
        await expect(fields).toHaveCount(1);
        await page.keyboard.press('/');
        await expect(page.getByRole('banner').getByRole('combobox')).toBeFocused();
      });

    test(`six of all parts are on the first screen at 1280 px, and the list uses 1920 px (${language})`, async ({
      page,
    }) => {
      await openIn(page, language, '/parts', 1280, 800);
      const parts = page.getByRole('main').getByRole('article');
      expect(log('End of the sixth part at 1280', language, (await boxOf(parts.nth(5))).bottom)).toBeLessThanOrEqual(
        800,
      );
      await page.setViewportSize({ width: 1920, height: 1080 });
      const { left, right } = await boxOf(parts.first());
      expect(right - left).toBeGreaterThan(1500);
    });
  });
}

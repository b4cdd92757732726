import type { Page, Route } from 'playwright/test';
import { shopper } from '../accounts.ts';
import { expect, test } from '../otherHost/test.ts';
import { basketLines as lines, confirmation, fillBasket, openBasket, placeBasket, placeButton } from '../basket.ts';
import { messages, region, title } from '../page.ts';

const names = Array.from({ length: 6 }, (_, index) => `Basket Part ${String(index + 1)}`);
const parts = names.map((product_name, index) => ({
  _id: String(index).repeat(24),
  product_name,
  price: '100',
  minimum_order_quantity: '1',
  available_quantity: '50',
  image: '',
}));

/** The moments when a tab can be closed: before the host takes a line, and after that and before its response. */
const moments = names.length * 2;

/** How often a tab is closed while it places a basket. */
const kills = Number(process.env['BASKET_KILLS'] ?? moments);

const cors = { 'access-control-allow-origin': '*' };

test.describe('a basket on another host', () => {
  test.use({ account: shopper, failingRequests: /\/orderparts$/ });
  test.beforeEach(async ({ api, page }) => {
    api.documents.parts.push(...parts);
    await fillBasket(page, parts);
  });
  test.afterEach(({ api }) => expect(api.unexpected).toEqual([]));

  /** Answers the order of one part in another way. */
  const onOrder = (page: Page, name: string, answer: (route: Route) => Promise<unknown>) =>
    page.route('**/orderparts', async (route) => {
      const { product_name } = (route.request().postDataJSON() ?? {}) as { product_name?: string };
      await (product_name === name ? answer(route) : route.fallback());
    });

  test('is ordered line by line, and a lost response is looked up in the orders', async ({ page, api }) => {
    await onOrder(page, 'Basket Part 2', async (route) => {
      await route.fetch();
      await route.abort();
    });
    await placeBasket(page);
    await expect(title(page, 'Basket')).toBeVisible();
    await expect(confirmation(page)).toBeFocused();
    await expect(messages(page)).toContainText('Order placed sucessfully');
    expect(api.documents.orders.filter(({ product_name }) => names.includes(String(product_name)))).toHaveLength(6);
    expect(await page.evaluate(() => localStorage.getItem('basket'))).toBeNull();
    await page.getByRole('main').getByRole('link', { name: 'My Orders' }).click();
    await expect(page.getByRole('main')).toContainText('Basket Part 6');
  });

  test('keeps the line that a page of HTML answers, until the customer knows whether it was ordered', async ({
    page,
    api,
  }) => {
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/orderparts') && request.method() === 'POST') sent.push(request.postData() ?? '');
    });
    await onOrder(page, 'Basket Part 4', (route) =>
      route.fulfill({
        status: 200,
        headers: { ...cors, 'content-type': 'text/html' },
        body: '<h1>Log in to the Wi-Fi</h1>',
      }),
    );
    await placeBasket(page);
    await expect(confirmation(page)).toBeVisible();
    await expect(lines(page)).toHaveCount(1);
    await expect(lines(page)).toContainText('The shop did not answer. This part may have been ordered.');
    expect(sent).toHaveLength(6);
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Order it again Basket Part 4' }).click();
    expect(sent).toHaveLength(6);
    await placeButton(page).click();
    await expect(lines(page)).toHaveCount(0);
    expect(api.documents.orders.filter(({ product_name }) => names.includes(String(product_name)))).toHaveLength(6);
  });

  test('waits while it is paused, and goes on when asked', async ({ page }) => {
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await onOrder(page, 'Basket Part 3', async (route) => {
      await released;
      await route.fallback();
    });
    await placeBasket(page);
    await expect(page.getByText('2 of 6 ordered')).toBeVisible();
    await page.getByRole('button', { name: 'Pause' }).click();
    release();
    await expect(page.getByText('3 of 6 ordered')).toBeVisible();
    await expect(lines(page)).toHaveCount(3);
    await page.reload();
    await expect(page.getByText('3 of 6 ordered Paused.')).toBeVisible();
    await page.getByRole('button', { name: 'Go on' }).click();
    await expect(confirmation(page)).toBeVisible();
    await expect(region(page, 'We have your order').getByRole('listitem')).toHaveCount(6);
  });

  test(`loses no line and sends none twice unasked when its tab is closed at any moment`, async ({
    page,
    context,
    api,
  }) => {
    test.setTimeout(30_000 + kills * 10_000);
    await page.close();
    for (let kill = 0; kill < kills; kill += 1) {
      api.documents.orders.splice(0);
      const tab = await context.newPage();
      await tab.goto('/');
      await fillBasket(tab, parts);
      const closeAt = kill % moments;
      let calls = 0;
      const closed = new Promise<void>((resolve) => {
        tab.on('close', () => resolve());
      });
      api.control.onOrder = async () => {
        const isLast = Math.floor(closeAt / 2) === calls;
        calls += 1;
        if (isLast) await tab.close();
        return !isLast || closeAt % 2 === 1;
      };
      await placeBasket(tab);
      await closed;
      api.control.onOrder = async () => true;

      const again = await context.newPage();
      await openBasket(again);
      const ordered = () => api.documents.orders.map(({ product_name }) => String(product_name));
      const inBasket = async () =>
        again.evaluate(() => {
          const { lines: left } = JSON.parse(localStorage.getItem('basket') ?? '{"lines":[]}') as {
            lines: { product_name: string }[];
          };
          return left.map(({ product_name }) => product_name);
        });
      const goOn = again.getByRole('button', { name: 'Go on' });
      // The line under way is looked up first. Nothing is left to go on with if it was the last one and is found.
      await again.waitForFunction(() => !(localStorage.getItem('basket') ?? '').includes('"sent"'));
      if (await again.evaluate(() => localStorage.getItem('basket')?.includes('"isOpen":true'))) await goOn.click();
      await expect(confirmation(again)).toBeVisible();
      // Only the line that was under way can be left, and the customer sees why.
      const left = await inBasket();
      expect(left.length, `kill ${closeAt}`).toBeLessThan(2);
      await expect(lines(again)).toHaveCount(left.length);
      for (const name of left)
        await expect(lines(again).filter({ hasText: name })).toContainText('may have been ordered');
      expect([...new Set(ordered())]).toEqual(ordered());
      expect([...ordered(), ...left].toSorted(), `kill ${closeAt}`).toEqual(names);
      await again.evaluate(() => localStorage.removeItem('basket'));
      await again.close();
    }
  });
});

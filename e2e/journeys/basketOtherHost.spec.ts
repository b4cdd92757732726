import type { Page, Route } from 'playwright/test';
import { shopper } from '../accounts.ts';
import { expect, test } from '../otherHost/test.ts';
import {
  basketKills,
  basketLines as lines,
  confirmation,
  killedParts,
  fillBasket,
  openBasket,
  placeBasket,
  placedOrder,
  placeButton,
} from '../basket.ts';
import { messages, title } from '../page.ts';

const names = Array.from({ length: 10 }, (_, index) => `Basket Part ${String(index)}`);
const parts = names.map((product_name, index) => ({
  _id: String(index).repeat(24),
  product_name,
  price: '100',
  minimum_order_quantity: '1',
  available_quantity: '50',
  image: '',
}));

/** The moments of a kill: before the host takes a line, and after that and before its response. */
const moments = names.length * 2;

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
      await route.fetch({ url: `${api.address}/orderparts` });
      await route.abort();
    });
    await placeBasket(page);
    await expect(title(page, 'Basket')).toBeVisible();
    await expect(confirmation(page)).toBeFocused();
    await expect(messages(page)).toContainText('Order placed sucessfully');
    expect(api.documents.orders.filter(({ product_name }) => names.includes(String(product_name)))).toHaveLength(10);
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
    expect(sent).toHaveLength(10);
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Order it again Basket Part 4' }).click();
    expect(sent).toHaveLength(10);
    await placeButton(page).click();
    await expect(lines(page)).toHaveCount(0);
    expect(api.documents.orders.filter(({ product_name }) => names.includes(String(product_name)))).toHaveLength(10);
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
    await expect(page.getByText('3 of 10 ordered')).toBeVisible();
    await page.getByRole('button', { name: 'Pause' }).click();
    release();
    await expect(page.getByText('4 of 10 ordered')).toBeVisible();
    await expect(lines(page)).toHaveCount(6);
    await page.reload();
    await expect(page.getByText('4 of 10 ordered Paused.')).toBeVisible();
    await page.getByRole('button', { name: 'Go on' }).click();
    await expect(confirmation(page)).toBeVisible();
    await expect(placedOrder(page).getByRole('listitem')).toHaveCount(10);
  });

  test.describe('while everything fails', () => {
    test.use({ failingRequests: /./ });

    test('loses no line and sends none twice unasked, whatever ends at any moment', async ({ page, context, api }) => {
      test.setTimeout(60_000 + basketKills * 15_000);
      await page.close();
      let unclear = 0;
      for (let kill = 0; kill < basketKills; kill += 1) {
        const killed = killedParts[kill % 3] ?? 'tab';
        const moment = (kill * 7) % moments;
        const name = `kill ${kill} of the ${killed} at the moment ${moment}`;
        await test.step(name, async () => {
          api.documents.orders.splice(0);
          const tab = await context.newPage();
          await tab.goto('/blog');
          await fillBasket(tab, parts);
          let calls = 0;
          let killing: Promise<void> | undefined;
          api.control.onOrder = async () => {
            const isLast = Math.floor(moment / 2) === calls;
            calls += 1;
            if (!isLast) return true;
            // Otherwise the browser sends a request again whose reused connection ends.
            api.control.isDown = killed !== 'tab';
            killing =
              killed === 'network' ? context.setOffline(true) : killed === 'tab' ? tab.close() : Promise.resolve();
            await killing;
            return moment % 2 === 1;
          };
          // It ends with its tab.
          await placeBasket(tab).catch(() => undefined);
          await expect.poll(() => killing !== undefined).toBe(true);
          await killing;
          const again = killed === 'tab' ? await context.newPage() : tab;
          const goOn = again.getByRole('button', { name: 'Go on' });
          if (killed !== 'tab') await expect(goOn).toBeVisible();
          await context.setOffline(false);
          api.control.isDown = false;
          api.control.onOrder = async () => true;
          if (killed === 'tab') {
            await openBasket(again);
            // The line under way is looked up first. Nothing is left to go on with if it was the last one and is found.
            await again.waitForFunction(() => !(localStorage.getItem('basket') ?? '').includes('"sent"'));
          }
          await expect(goOn.or(confirmation(again))).toBeVisible();
          if (await goOn.isVisible()) await goOn.click();
          await expect(confirmation(again)).toBeVisible();
          // Only the line that was under way can be left, and the customer sees why.
          const left = await again.evaluate(() => {
            const { lines: stored } = JSON.parse(localStorage.getItem('basket') ?? '{"lines":[]}') as {
              lines: { product_name: string }[];
            };
            return stored.map(({ product_name }) => product_name);
          });
          expect(left.length, name).toBeLessThan(2);
          unclear += left.length;
          await expect(lines(again)).toHaveCount(left.length);
          for (const part of left)
            await expect(lines(again).filter({ hasText: part })).toContainText('may have been ordered');
          const ordered = api.documents.orders.map(({ product_name }) => String(product_name));
          expect([...new Set(ordered)], name).toEqual(ordered);
          expect([...ordered, ...left].toSorted(), name).toEqual(names);
          await again.evaluate(() => localStorage.removeItem('basket'));
          await again.close();
        });
      }
      console.log(
        `${basketKills} kills while ten parts were ordered one by one: none sent twice, ${unclear} unclear and shown`,
      );
    });
  });
});

import type { Page, Request } from 'playwright/test';
import { shopper } from '../accounts.ts';
import { hold, mainMenu, region, title, untilInteractive, untilLoaded } from '../page.ts';
import { expect, test } from '../test.ts';

/** Counts the requests of the page from now on, by URL without the origin. */
function countRequests(page: Page): Map<string, number> {
  const counts = new Map<string, number>();
  page.on('request', (request: Request) => {
    const { pathname, search } = new URL(request.url());
    counts.set(pathname + search, (counts.get(pathname + search) ?? 0) + 1);
  });
  return counts;
}

const position = (page: Page) => page.evaluate(() => Math.round(scrollY));
const stock = (page: Page) => page.getByRole('main').getByRole('definition').filter({ hasText: /pcs$/ });

test.describe('for a customer', () => {
  test.use({ account: shopper });

  test('a hovered link loads script, data and picture of its page, and nothing is loaded twice', async ({
    page,
    newPart,
  }) => {
    const part = await newPart();
    // The reviews ask for it, and are hydrated after the links.
    const role = page.waitForResponse('**/api/admin/*');
    await page.goto('/');
    await untilLoaded(page);
    await role;
    const requests = countRequests(page);
    const call = `/api/purchase/${part._id}`;
    const link = region(page, 'Choose Your Parts').getByRole('link', { name: `Order ${part.product_name}` });
    const response = page.waitForResponse(`**${call}`);
    const picture = page.waitForResponse('**/photos/steel-wheel-800.avif');
    await link.hover();
    await response;
    await picture;
    const preloaded = new Map(requests);
    await link.click();
    await expect(title(page, part.product_name)).toBeFocused();
    await expect(page.getByRole('form', { name: 'Order Here' })).toBeVisible();
    await untilLoaded(page);
    expect([...requests].filter(([, count]) => count > 1)).toEqual([]);
    expect([...requests.keys()].filter((url) => !preloaded.has(url))).toEqual([]);
  });

  test('a hovered link to an own order loads its page, and nothing is loaded twice', async ({
    page,
    newPart,
    newOrder,
  }) => {
    const part = await newPart();
    await newOrder(shopper, part);
    await page.goto('/dashboard/myorders');
    await untilLoaded(page);
    const requests = countRequests(page);
    const response = page.waitForResponse('**/api/userOrders?*');
    const link = page
      .getByRole('row')
      .filter({ hasText: part.product_name })
      .locator('a[href^="/dashboard/orders/"]')
      .first();
    await link.hover();
    await response;
    const preloaded = new Map(requests);
    await link.click();
    await expect(page.getByRole('heading', { level: 1, name: /^Order \d{4,}$/ })).toBeFocused();
    await untilLoaded(page);
    expect([...requests].filter(([, count]) => count > 1)).toEqual([]);
    expect([...requests.keys()].filter((url) => !preloaded.has(url))).toEqual([]);
  });

  test('a part of a list opens with what the list knows, but without its stock', async ({ page, newPart }) => {
    const part = await newPart({ available_quantity: 36, minimum_order_quantity: 2 });
    await page.goto('/');
    await untilInteractive(page);
    const release = await hold(page, /\/api\/purchase\//);
    await page.getByRole('link', { name: `Order ${part.product_name}` }).click();
    await expect(title(page, part.product_name)).toBeFocused();
    const main = page.getByRole('main');
    await expect(main.getByText('Ten to a wheel.')).toBeVisible();
    await expect(main.getByText('250')).toBeVisible();
    await expect(stock(page)).toHaveText(['2 pcs']);
    await expect(page.getByRole('form')).toHaveCount(0);
    release();
    await expect(stock(page)).toHaveText(['36 pcs', '2 pcs']);
    await expect(page.getByRole('form', { name: 'Order Here' })).toBeVisible();
  });

  test('going back shows the list where it was, before the host has answered', async ({ page }) => {
    await page.goto('/parts');
    await untilLoaded(page);
    const last = page.getByRole('main').getByRole('article').last();
    const link = last.getByRole('link').first();
    // This also waits until it no longer moves.
    await link.hover();
    const before = await position(page);
    expect(before).toBeGreaterThan(1000);
    await link.click();
    await expect(page).toHaveURL(/\/parts\/./);
    await expect.poll(() => position(page)).toBe(0);
    const release = await hold(page, /\/api\/parts/);
    await page.goBack();
    await expect(last).toBeInViewport();
    await expect.poll(() => position(page)).toBe(before);
    release();
  });
});

test('nothing is preloaded for a visitor who asks the browser to use less data', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  await page.goto('/blog');
  await untilInteractive(page);
  await page.waitForLoadState('networkidle');
  const requests = countRequests(page);
  await page.clock.install();
  const link = mainMenu(page).filter({ hasText: 'All Parts' });
  await link.hover();
  await link.focus();
  await page.clock.runFor(1000);
  expect([...requests]).toEqual([]);
  await link.click();
  await expect(title(page, 'All Parts')).toBeVisible();
});

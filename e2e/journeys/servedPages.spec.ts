import { once } from 'node:events';
import { get } from 'node:http';
import type { IncomingMessage } from 'node:http';
import type { Page } from 'playwright/test';
import { parse } from 'valibot';
import { newAccount } from '../accounts.ts';
import { axeViolations } from '../axe.ts';
import { untilLoaded } from '../page.ts';
import { StructuredData } from '../structuredData.ts';
import { expect, test } from '../test.ts';

function recordUrls(page: Page): string[] {
  const urls: string[] = [];
  page.on('request', (request) => urls.push(request.url()));
  return urls;
}

test('the API reference is accessible, light and dark, and loads nothing from other origins', async ({
  page,
  shop,
}) => {
  const urls = recordUrls(page);
  await page.goto('/api/docs');
  await expect(page.getByRole('heading', { level: 3, name: 'POST /orderparts' })).toBeVisible();
  await page.getByText('Body', { exact: true }).first().click();
  expect(await page.evaluate(() => getComputedStyle(document.body).maxWidth)).toBe('960px');
  expect(await axeViolations(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await axeViolations(page, 'colours')).toEqual([]);
  expect(urls.filter((url) => !url.startsWith(shop.address))).toEqual([]);
});

test.describe('a malformed URL', () => {
  test.use({ failingRequests: /%/ });

  for (const path of ['/100%', '/purchase/%E0%A4%A']) {
    test(`${path} opens a page with a link, with the status 404`, async ({ page }) => {
      const response = await page.goto(path);
      expect(response?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
    });
  }
});

/** The bytes of a document with its headers. */
async function documentSize(url: string, language: string): Promise<number> {
  const headers = { 'accept-encoding': 'br', cookie: `language=${language}` };
  const [response] = (await once(get(url, { headers, agent: false }), 'response')) as [IncomingMessage];
  for await (const _ of response);
  return response.socket.bytesRead;
}

test.describe('the document of', () => {
  for (const [path, language, limit] of [
    // What a server sends before it waits for an answer.
    ['/', 'en', 14_600],
    ['/', 'bn', 14_600],
    ['/parts', 'en', 18_000],
    ['/parts', 'bn', 18_000],
  ] as const) {
    test(`${path} has at most ${limit} bytes in the language ${language}`, async ({ shop }) =>
      // The smallest copy is compressed in idle time.
      expect.poll(() => documentSize(shop.address + path, language)).toBeLessThanOrEqual(limit));
  }
});

for (const [crawler, userAgent] of [
  ['Google', 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'],
  ['Bing', 'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)'],
  ['WhatsApp', 'WhatsApp/2.23.20.0'],
] as const)
  test.describe(`to the crawler of ${crawler}`, () => {
    test.use({ userAgent, javaScriptEnabled: false });

    test('the page of a part has its title, description, picture and data of schema.org', async ({ page, newPart }) => {
      const part = await newPart({ description: 'Balanced.\nOEM: 1823-45 A\nShelf: QX-77' });
      const { product_name: name, _id: id } = part;
      await page.goto(`/parts/${id}`);
      await expect(page).toHaveTitle(`${name} – Surma Truck Parts`);
      const contentOf = (key: string) => page.locator(`meta[name="${key}"], meta[property="${key}"]`);
      await expect(contentOf('description')).toHaveAttribute('content', 'Balanced.');
      await expect(contentOf('og:title')).toHaveAttribute('content', new RegExp(name));
      await expect(contentOf('og:image')).toHaveAttribute('content', /^https?:/);
      await expect(contentOf('robots')).toHaveCount(0);
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', new RegExp(`/parts/${id}$`));
      const blocks = await page.locator('script[type="application/ld+json"]').allTextContents();
      const [product, breadcrumbs] = parse(
        StructuredData,
        blocks.flatMap((block) => JSON.parse(block) as unknown),
      );
      const url = await page.locator('link[rel="canonical"]').getAttribute('href');
      const [price, availability] = [part.price, 'https://schema.org/InStock'];
      expect(product).toMatchObject({ name, description: 'Balanced.', url, sku: id, mpn: '1823-45 A' });
      expect(product.offers).toMatchObject({ url, price, priceCurrency: 'BDT', availability });
      expect(breadcrumbs.itemListElement.at(-1)).toMatchObject({ name, item: url });
      expect(await page.content()).not.toContain('QX-77');
    });
  });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('each public page has its styles, so that the layout does not shift later', async ({ page }) => {
    for (const path of ['/', '/parts', '/blog', '/portfolio', '/login', '/signup']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('font-family', /Barlow Condensed/);
    }
  });

  test('the home page has its parts and reviews', async ({ page, newPart }) => {
    const { product_name: name } = await newPart();
    await page.goto('/');
    const parts = page.getByRole('region', { name: 'Choose Your Parts' }).getByRole('article');
    await expect(parts).toHaveCount(6);
    await expect(parts.last()).toContainText(name ?? '');
    await expect(page.getByRole('region', { name: 'User Reviews' }).getByRole('article')).toHaveCount(3);
  });

  test('the page of a part has the part, but not yet its stock, and can be hydrated', async ({ page, newPart }) => {
    const part = await newPart({ available_quantity: 36, minimum_order_quantity: 2 });
    await page.goto(`/parts/${part._id}`);
    await expect(page.getByRole('heading', { level: 1, name: part.product_name })).toBeVisible();
    await expect(page.getByRole('main').getByRole('img', { name: part.product_name })).toBeVisible();
    await expect(page.getByRole('main').getByText('36 pcs')).toHaveCount(0);
    await expect(page.locator('#root')).toHaveAttribute('data-page', '/parts/:id');
  });

  test('all parts are in the page, and none that a search would leave out', async ({ page, newPart }) => {
    const { product_name: name } = await newPart();
    const cards = page.getByRole('main').getByRole('article');
    await page.goto('/parts?utm_source=mail');
    await expect(cards.first()).toContainText(name);
    await page.goto('/parts?search=brake');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(cards).toHaveCount(0);
  });

  test.describe('for a visitor who has chosen Bangla', () => {
    test('home, parts and a part are in Bangla', async ({ page, context, shop, newPart }) => {
      const part = await newPart();
      await context.addCookies([{ name: 'language', value: 'bn', url: shop.address }]);
      for (const path of ['/', '/parts', `/parts/${part._id}`]) {
        await page.goto(path);
        await expect(page.locator('html')).toHaveAttribute('lang', 'bn-BD');
        await expect(page).toHaveTitle(/– সুরমা ট্রাক পার্টস$/);
        await expect(page.getByRole('navigation', { name: 'প্রধান মেনু' })).toBeVisible();
        await expect(page.getByRole('main')).toContainText(part.product_name ?? '');
      }
      await page.goto('/');
      await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /শোরুম/);
      await context.addCookies([{ name: 'language', value: 'xx', url: shop.address }]);
      await page.goto('/');
      await expect(page.locator('html')).toHaveAttribute('lang', 'en-BD');
    });
  });

  for (const path of ['/login', '/signup']) {
    test(`the form of ${path} sends nothing, and keeps what was typed`, async ({ page }) => {
      await page.goto(path);
      await page.waitForLoadState('networkidle');
      const urls = recordUrls(page);
      await page.getByLabel('Email').fill('rahim@example.com');
      await page.getByLabel('Password', { exact: true }).first().fill('hunter2-and-more');
      await page.getByRole('main').locator('form button[type=submit]').click();
      await expect(page.getByLabel('Email')).toHaveValue('rahim@example.com');
      await expect(page).toHaveURL(new RegExp(`${path}$`));
      expect(urls).toEqual([]);
    });
  }
});

/** The sum of the layout shifts since the document was parsed, while which a busy browser paints a part of its header. */
const layoutShift = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
        new PerformanceObserver((list, observer) => {
          observer.disconnect();
          const shifts = list.getEntries() as (PerformanceEntry & { value: number })[];
          const later = shifts.filter(({ startTime }) => startTime > (navigation?.domInteractive ?? 0));
          resolve(later.reduce((sum, { value }) => sum + value, 0));
        }).observe({ type: 'layout-shift', buffered: true });
        // Without a shift there is no entry.
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(0)));
      }),
  );

test.describe('a page that loads', () => {
  // In one line on a phone, as most addresses are.
  const customer = { ...newAccount(), email: `${crypto.randomUUID().slice(0, 8)}@example.com` };
  test.use({ account: customer, viewport: { width: 360, height: 740 } });

  test('moves nothing', async ({ page, request, apiUrl, authorizationOf, newPart, newOrder }) => {
    const part = await newPart();
    await newOrder(customer, part);
    const headers = await authorizationOf(customer);
    const orders = await request.get(`${apiUrl}/userOrders?email=${customer.email}`, { headers });
    const [order] = (await orders.json()) as { _id: string }[];
    const dashboard = ['/myorders', '/myprofile', `/orders/${order?._id}`, `/orders/${order?._id}/print`];
    const paths = [
      `/parts?search=${part.product_name}`,
      `/parts/${part._id}`,
      `/purchase/${part._id}`,
      ...dashboard.map((path) => `/dashboard${path}`),
    ];
    for (const path of paths) {
      await page.goto(path);
      await untilLoaded(page);
      await page.waitForLoadState('networkidle');
      expect(await layoutShift(page), path).toBeLessThan(0.001);
    }
  });
});

import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright/test';
import { admin, shopper } from '../accounts.ts';
import { openFromMainMenu, region, title, untilInteractive } from '../page.ts';
import { expect, test } from '../test.ts';

/** Collects the bodies of all scripts that the page loads from now on. */
function collectScripts(page: Page): () => Promise<Buffer[]> {
  const bodies: Promise<Buffer>[] = [];
  page.on('response', (response) => {
    if (/javascript/.test(response.headers()['content-type'] ?? '')) bodies.push(response.body());
  });
  return async () => Promise.all(bodies);
}

/** The size of the page's scripts in KiB, gzipped. */
async function scriptSize(page: Page, loaded: Buffer[]): Promise<number> {
  const inline = await page.locator('script:not([src], [type$=json])').allTextContents();
  const bytes = [...loaded, ...inline].reduce((sum, script) => sum + gzipSync(script, { level: 9 }).length, 0);
  const size = bytes / 1024;
  const { pathname } = new URL(page.url());
  test.info().annotations.push({ type: `KiB of script, gzipped: ${pathname}`, description: size.toFixed(1) });
  return size;
}

/** Contains a URL that only firebase calls. */
const isFirebase = (script: Buffer) => script.includes('identitytoolkit.googleapis.com');

/** When the first script of the page was requested, in milliseconds after its first contentful paint. */
const delayAfterPaint = (page: Page) =>
  page.evaluate(() => {
    const scripts = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js'));
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    return Math.min(...scripts.map(({ startTime }) => startTime)) - (paint?.startTime ?? Infinity);
  });

test('the home page loads at most 132.1 KiB of script after its first paint, and firebase only at the login', async ({
  page,
}) => {
  const scripts = collectScripts(page);
  await page.goto('/');
  await expect(region(page, 'Choose Your Parts').getByRole('article')).toHaveCount(6);
  await expect(region(page, 'User Reviews').getByRole('article')).toHaveCount(3);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await untilInteractive(page);
  await page.waitForLoadState('networkidle');

  expect(await delayAfterPaint(page)).toBeGreaterThanOrEqual(0);
  const loaded = await scripts();
  expect(loaded.length).toBeGreaterThan(0);
  expect(await scriptSize(page, loaded)).toBeLessThanOrEqual(132.1);
  expect(loaded.filter(isFirebase)).toEqual([]);

  await openFromMainMenu(page, 'Login');
  await expect(title(page, 'Login')).toBeVisible();
  await expect(async () => expect((await scripts()).filter(isFirebase)).toHaveLength(1)).toPass();
});

test('scripts start at once where no first paint is reported', async ({ context }) => {
  for (const [where, prepare] of [
    ['in the background', () => Object.defineProperty(document, 'hidden', { value: true })],
    [
      'in a browser that observes no paint',
      () => Object.defineProperty(PerformanceObserver, 'supportedEntryTypes', { value: [] }),
    ],
    ['in a browser that observes nothing', () => Reflect.deleteProperty(window, 'PerformanceObserver')],
  ] as const) {
    await test.step(where, async () => {
      const page = await context.newPage();
      await page.addInitScript(() => {
        PerformanceObserver.prototype.observe = () => {};
      });
      await page.addInitScript(prepare);
      await page.goto('/blog');
      await untilInteractive(page);
      await page.close();
    });
  }
});

/** Pages with a table and a form, and those on which an admin works with an order, its customer and money. */
const limits: Record<string, { size: number; scripts?: number }> = {
  '/dashboard/myprofile': { size: 208 },
  '/dashboard/manageproducts': { size: 210, scripts: 13 },
  '/dashboard/alluser': { size: 219 },
  '/dashboard/import': { size: 222, scripts: 13 },
  // With the rules of the phone numbers of all countries, for links to call.
  '/dashboard/orders': { size: 245, scripts: 13 },
  '/dashboard/orders/{order}': { size: 273.5, scripts: 13 },
  '/dashboard/counterorder': { size: 285, scripts: 17 },
};

const dashboard = (...names: string[]) => names.map((name) => `/dashboard/${name}`);

for (const { role, account, paths } of [
  {
    role: 'customer',
    account: shopper,
    paths: ['/purchase/{part}', ...dashboard('myorders', 'review', 'myprofile')],
  },
  {
    role: 'admin',
    account: admin,
    paths: [
      '/purchase/{part}',
      ...dashboard('alluser', 'addproduct', 'manageproducts', 'import'),
      ...dashboard('orders', 'orders/{order}', 'counterorder', 'audit'),
    ],
  },
]) {
  test.describe(`for a signed-in ${role}`, () => {
    test.use({ account });

    for (const path of paths) {
      const { size, scripts: count = 12 } = limits[path] ?? { size: 203 };
      // A page without a limit of its own is smaller than the others.
      const tag = limits[path] ? [] : ['@all'];
      test(
        `${path} loads at most ${count} scripts of ${size} KiB, and no firebase`,
        { tag },
        async ({ page, newPart, newOrder }) => {
          const part = await newPart();
          const order = await newOrder(account, part);
          const scripts = collectScripts(page);
          const providerCalls: string[] = [];
          page.on('request', (request) => {
            if (/identitytoolkit|securetoken/.test(request.url())) providerCalls.push(request.url());
          });
          await page.goto(path.replace('{part}', part._id).replace('{order}', order));
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          await page.waitForLoadState('networkidle');
          const loaded = await scripts();
          expect(loaded.filter(isFirebase)).toEqual([]);
          expect(providerCalls).toEqual([]);
          expect.soft(loaded.length).toBeLessThanOrEqual(count);
          expect.soft(await scriptSize(page, loaded)).toBeLessThanOrEqual(size);
        },
      );
    }
  });
}

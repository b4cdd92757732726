import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright/test';
import { admin, shopper } from '../account.ts';
import { expect, test } from '../sharedShop.ts';

const KIB = 1024;

/** Collects the bodies of all scripts that a page ever loads, in whatever way it asks for them. */
function collectScripts(page: Page): () => Promise<Buffer[]> {
  const bodies: Promise<Buffer>[] = [];
  page.on('response', (response) => {
    if (/javascript/.test(response.headers()['content-type'] ?? '')) bodies.push(response.body());
  });
  return async () => Promise.all(bodies);
}

async function inlineScripts(page: Page): Promise<Buffer[]> {
  const texts = await page
    .locator('script:not([src])')
    .evaluateAll((scripts) => scripts.map(({ textContent }) => textContent ?? ''));
  return texts.map((text) => Buffer.from(text));
}

/** What the scripts weigh on the wire. */
function weigh(name: string, scripts: Buffer[]): number {
  const weight = scripts.reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0) / KIB;
  test.info().annotations.push({ type: `KiB of script, gzipped: ${name}`, description: weight.toFixed(1) });
  return weight;
}

/** An address that only firebase's own code calls. */
const isFirebase = (script: Buffer) => script.includes('identitytoolkit.googleapis.com');

test('lets a visitor see the shop within 106 KiB of script, and without firebase until the login', async ({ page }) => {
  const scripts = collectScripts(page);
  await page.goto('/');
  await expect(page.getByRole('region', { name: 'Choose Your Parts' }).getByRole('article')).toHaveCount(6);
  await expect(page.getByRole('region', { name: 'User Reviews' }).getByRole('article')).toHaveCount(3);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');

  const loaded = await scripts();
  expect(loaded.length).toBeGreaterThan(0);
  expect(weigh('home', [...loaded, ...(await inlineScripts(page))])).toBeLessThanOrEqual(106);
  expect(loaded.filter(isFirebase)).toEqual([]);

  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Login' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
  await expect(async () => expect((await scripts()).filter(isFirebase)).toHaveLength(1)).toPass();
});

const heavy = [
  { account: shopper, paths: ['/dashboard/myorders', '/dashboard/review', '/dashboard/myprofile'] },
  { account: admin, paths: ['/dashboard/alluser', '/dashboard/addproduct', '/dashboard/manageproducts'] },
];

for (const { account, paths } of heavy) {
  test.describe(account.email, () => {
    test.use({ account });

    test('orders within 150 KiB of script, and uses each page of the dashboard within 165', async ({
      context,
      newPart,
    }) => {
      const part = await newPart();
      for (const path of [`/purchase/${part._id}`, ...paths]) {
        const page = await context.newPage();
        const scripts = collectScripts(page);
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await page.waitForLoadState('networkidle');
        const loaded = [...(await scripts()), ...(await inlineScripts(page))];
        expect(weigh(path, loaded), path).toBeLessThanOrEqual(path.startsWith('/purchase') ? 150 : 165);
        await page.close();
      }
    });
  });
}

import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright/test';
import { expect, test } from '../test.ts';

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

/** An address that only firebase's own code calls. */
const isFirebase = (script: Buffer) => script.includes('identitytoolkit.googleapis.com');

test('lets a visitor see the shop within 100 KiB of script, and without firebase until the login', async ({ page }) => {
  const scripts = collectScripts(page);
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1, name: 'Best Truck parts in town!' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Choose Your Parts' }).getByRole('article')).toHaveCount(6);
  await expect(page.getByRole('region', { name: 'User Reviews' }).getByRole('article')).toHaveCount(3);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');

  const loaded = await scripts();
  const weight = [...loaded, ...(await inlineScripts(page))].reduce(
    (sum, body) => sum + gzipSync(body, { level: 9 }).length,
    0,
  );
  test.info().annotations.push({ type: 'KiB of script, gzipped', description: (weight / KIB).toFixed(1) });
  expect(loaded.length).toBeGreaterThan(0);
  expect(weight / KIB).toBeLessThanOrEqual(100);
  expect(loaded.filter(isFirebase)).toEqual([]);

  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Login' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
  await expect(async () => expect((await scripts()).filter(isFirebase)).toHaveLength(1)).toPass();
});

test('shows a visitor who wants to order the way to sign in', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('region', { name: 'Choose Your Parts' }).getByRole('article').first().getByRole('link').click();
  await expect(page).toHaveURL('/login');
  await expect(page.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
});

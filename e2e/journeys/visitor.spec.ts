import { gzipSync } from 'node:zlib';
import { expect, test } from '../test.ts';

const KIB = 1024;

test('lets a visitor see the shop within 100 KiB of script and without firebase', async ({ page }) => {
  const scripts: { url: string; body: Promise<Buffer> }[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push({ url: response.url(), body: response.body() });
  });

  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1, name: 'Best Truck parts in town!' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Choose Your Parts' }).getByRole('article')).toHaveCount(6);
  await expect(page.getByRole('region', { name: 'User Reviews' }).getByRole('article')).toHaveCount(3);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');

  const bodies = await Promise.all(scripts.map(async ({ body }) => body));
  const weight = bodies.reduce((sum, body) => sum + gzipSync(body).length, 0);
  expect(scripts.length).toBeGreaterThan(0);
  expect(weight / KIB).toBeLessThanOrEqual(100);
  expect(bodies.filter((body) => /firebase/i.test(body.toString()) && /identitytoolkit/.test(body.toString()))).toEqual(
    [],
  );
  expect(scripts.filter(({ url }) => /firebase|session/i.test(url))).toEqual([]);
});

test('shows a visitor who asks for a part to order the way to sign in', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('region', { name: 'Choose Your Parts' }).getByRole('article').first().getByRole('link').click();
  await expect(page).toHaveURL('/login');
  await expect(page.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
});

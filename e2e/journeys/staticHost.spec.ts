import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathsFor } from '../hosts/cases.ts';
import { checkResponses } from '../hosts/checkHosts.ts';
import { dist, settings } from '../otherHost/site.ts';
import { expect, test } from '../otherHost/test.ts';
import { mainMenu, title } from '../page.ts';
import { Shop } from '../shop.ts';

/** The prerendered pages and their titles. */
const prerendered = {
  '/': 'Best Truck parts in town!',
  '/parts': 'All Parts',
  '/blog': 'Blog',
  '/portfolio': 'Tahmina Akter Lima',
  '/login': 'Login',
  '/signup': 'Sign Up',
};
const guarded = [...pathsFor('customer'), ...pathsFor('admin', 'other'), '/purchase/brake.disc'];
const missing = ['/nowhere', '/dashboard/nowhere', '/dashboard/audit', '/purchase', '/assets/gone-1.js'];

test.describe('a static file host', () => {
  test('sends the responses of docs/hosts.md', async ({ request }) => {
    await checkResponses(request, 'files', '65f0a1b2c3d4e5f6a7b8c9d8');
  });

  test('sends each public page with its own content', async ({ request }) => {
    for (const [path, heading] of Object.entries(prerendered)) {
      const response = await request.get(path);
      expect([path, response.status()]).toEqual([path, 200]);
      expect(/<h1[^>]*>([^<]*)/.exec(await response.text())?.[1]).toBe(heading);
      expect(response.headers()['cache-control']).toBe('no-cache');
    }
    const slash = await request.get('/login/', { maxRedirects: 0 });
    expect([slash.status(), slash.headers()['location']]).toEqual([301, '/login']);
  });

  test('sends the application for guarded pages and a 404 for missing ones', async ({ request }) => {
    for (const path of guarded) {
      const response = await request.get(path);
      expect([path, response.status()]).toEqual([path, 200]);
      expect(await response.text()).toContain('id="root"');
    }
    for (const path of missing) {
      const response = await request.get(path);
      expect([path, response.status()]).toEqual([path, 404]);
      expect(await response.text()).toContain('/photos/not-found-');
    }
  });

  test('lets hashed files be cached for a year and does not send precompressed ones', async ({ request }) => {
    const script = readdirSync(join(dist, 'assets')).find((name) => name.endsWith('.js'));
    const hashed = await request.get(`/assets/${script}`);
    expect(hashed.headers()['cache-control']).toBe('public, max-age=31536000, immutable');
    expect((await request.get(`/assets/${script}.br`)).status()).toBe(404);
    const photo = await request.get('/photos/not-found-600.avif');
    expect(photo.headers()['cache-control']).toBe('public, max-age=86400, stale-while-revalidate=604800');
  });

  test('opens every page without an error on the console', async ({ page }) => {
    for (const [path, heading] of Object.entries(prerendered)) {
      await page.goto(path);
      await expect(title(page, heading)).toBeVisible();
    }
    for (const path of ['/dashboard/myorders', '/dashboard/alluser']) {
      await page.goto(`${path}?from=mail#top`);
      await expect(page).toHaveURL('/login');
      await expect(title(page, 'Login')).toBeVisible();
    }
  });

  /** The directives of a policy, independent of order. A static host allows the styles of all pages on each of them. */
  const directives = (policy = '') =>
    policy
      .replace(/(?<=; style-src 'self')( 'sha256-[^']*')+/, '')
      .split('; ')
      .map((directive) => directive.split(' ').toSorted().join(' '))
      .toSorted();

  const comparable = (headers: Record<string, string>) => ({
    ...Object.fromEntries(
      Object.entries(headers).filter(([name]) => /^(x-|cross-|origin-|referrer|strict|permissions|cache)/.test(name)),
    ),
    policy: directives(headers['content-security-policy']),
  });

  test('sends the same headers as the dealerkit backend', async ({ request }) => {
    await using server = await Shop.start(settings);
    for (const path of ['/', '/login', '/dashboard/myorders']) {
      const ours = (await request.get(server.address + path)).headers();
      const theirs = (await request.get(path)).headers();
      expect(comparable(theirs)).toEqual(comparable(ours));
    }
  });
});

test.describe('an unknown URL on a static file host', () => {
  test.use({ failingRequests: /\/nowhere$/ });

  test('shows the not-found image, with and without JavaScript', async ({ page, browser, files }) => {
    await page.goto('/nowhere');
    await expect(page.getByRole('main').getByRole('img')).toBeVisible();
    await mainMenu(page).filter({ hasText: 'Blog' }).click();
    await expect(title(page, 'Blog')).toBeVisible();

    const plain = await browser.newPage({ javaScriptEnabled: false });
    await plain.goto(`${files.address}/nowhere`);
    await expect(plain.getByRole('main').getByRole('img')).toBeVisible();
    await plain.close();
  });
});

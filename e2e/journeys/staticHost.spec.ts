import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '../elsewhere/test.ts';
import { variant } from '../elsewhere/variant.ts';
import { Shop } from '../shop.ts';

/** Pages that are drawn at build time, with the title that is in them before any script has run. */
const prerendered = {
  '/': 'Best Truck parts in town!',
  '/blog': 'Blog',
  '/portfolio': 'Tahmina Akter Lima',
  '/login': 'Login',
  '/signup': 'Sign Up',
};
const behindGuard = [
  '/purchase/65f0a1b2c3d4e5f6a7b8c9d8',
  '/purchase/brake.disc',
  '/dashboard',
  ...['myorders', 'review', 'myprofile', 'alluser', 'addproduct', 'manageproducts'].map((page) => `/dashboard/${page}`),
];
const nowhere = ['/nowhere', '/dashboard/nowhere', '/purchase', '/assets/gone-1.js'];

test('a host of plain files sends each public page with its own content', async ({ request }) => {
  for (const [path, title] of Object.entries(prerendered)) {
    const response = await request.get(path);
    expect([path, response.status()]).toEqual([path, 200]);
    expect(/<h1[^>]*>([^<]*)/.exec(await response.text())?.[1]).toBe(title);
    expect(response.headers()['cache-control']).toBe('no-cache');
  }
  const slash = await request.get('/login/', { maxRedirects: 0 });
  expect([slash.status(), slash.headers()['location']]).toEqual([301, '/login']);
});

test('a host of plain files sends the frame for pages behind the guard, and says what is not there', async ({
  request,
}) => {
  for (const path of behindGuard) {
    const response = await request.get(path);
    expect([path, response.status()]).toEqual([path, 200]);
    expect(await response.text()).toContain('id="root"');
  }
  for (const path of nowhere) {
    const response = await request.get(path);
    expect([path, response.status()]).toEqual([path, 404]);
    expect(await response.text()).toContain('/photos/not-found-');
  }
});

test('a host of plain files lets named files be kept for good and hides what it compresses itself', async ({
  request,
}) => {
  const script = readdirSync(join(variant().folder, 'assets')).find((name) => name.endsWith('.js'));
  const named = await request.get(`/assets/${script}`);
  expect(named.headers()['cache-control']).toBe('public, max-age=31536000, immutable');
  expect((await request.get(`/assets/${script}.br`)).status()).toBe(404);
  const photo = await request.get('/photos/not-found-600.avif');
  expect(photo.headers()['cache-control']).toBe('public, max-age=86400, stale-while-revalidate=604800');
});

test('every page opens from a host of plain files without a word on the console', async ({ page }) => {
  for (const [path, title] of Object.entries(prerendered)) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  }
  for (const path of behindGuard) {
    await page.goto(`${path}?from=mail#top`);
    await expect(page).toHaveURL('/login');
    await expect(page.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
  }
});

test.describe('an address that nobody has', () => {
  test.use({ provokes: /\/nowhere$/ });

  test('shows the not-found image, with scripts and before them', async ({ page, browser, host }) => {
    await page.goto('/nowhere');
    await expect(page.getByRole('main').getByRole('img')).toBeVisible();
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Blog' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Blog' })).toBeVisible();

    const plain = await browser.newPage({ javaScriptEnabled: false });
    await plain.goto(`${host.address}/nowhere`);
    await expect(plain.getByRole('main').getByRole('img')).toBeVisible();
    await plain.close();
  });
});

/** Each directive with its sources, in any order. */
const directives = (policy = ''): string[] =>
  policy
    .split('; ')
    .map((directive) => directive.split(' ').toSorted().join(' '))
    .toSorted();

test('plain files come with the headers that our own server sends', async ({ request }) => {
  const server = await Shop.open(variant().settings);
  try {
    for (const path of ['/', '/login', '/dashboard/myorders']) {
      const ours = (await request.get(server.address + path)).headers();
      const theirs = (await request.get(path)).headers();
      expect(directives(theirs['content-security-policy'])).toEqual(directives(ours['content-security-policy']));
      const common = (headers: Record<string, string>) =>
        Object.fromEntries(
          Object.entries(headers).filter(([name]) =>
            /^(x-|cross-|origin-|referrer|strict|permissions|cache)/.test(name),
          ),
        );
      expect(common(theirs)).toEqual(common(ours));
    }
  } finally {
    await server.close();
  }
});

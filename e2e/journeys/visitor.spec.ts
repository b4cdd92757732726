import type { Page } from 'playwright/test';
import { expect, test } from '../sharedShop.ts';

interface Known {
  product_name?: string;
  reviewName?: string;
}

const region = (page: Page, name: string) => page.getByRole('region', { name });

test('a visitor sees the whole shop without an account (S001, S016, S017, S018, S019, S021, S022, S024, S025, S026, S027, S028, S029, S030, S031, S033, S034, S035, S036, S044, S045, S046, S098)', async ({
  page,
  request,
  newPart,
}) => {
  const { product_name: added } = await newPart({ minimum_order_quantity: 3, available_quantity: 36 });
  const asked: string[] = [];
  page.on('request', (call) => {
    const { pathname } = new URL(call.url());
    if (pathname.startsWith('/api/'))
      asked.push(`${call.method()} ${pathname} ${call.headers()['authorization'] ?? ''}`);
  });
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1, name: 'Best Truck parts in town!' })).toBeVisible();

  const parts = (await (await request.get('/api/parts')).json()) as Known[];
  const shelf = region(page, 'Choose Your Parts').getByRole('article');
  await expect(shelf.getByRole('heading')).toHaveText(parts.slice(-6).map(({ product_name = '' }) => product_name));
  const card = shelf.filter({ hasText: added });
  await expect(card.getByRole('img', { name: added })).toBeVisible();
  await expect(card).toContainText('Ten to a wheel.');
  await expect(card.getByRole('definition')).toHaveText([/250/, '36 pcs', '3 pcs']);

  const reviews = (await (await request.get('/api/showReview')).json()) as Known[];
  const shown = region(page, 'User Reviews').getByRole('article');
  await expect(shown).toContainText(reviews.slice(-3).map(({ reviewName = '' }) => reviewName));

  await expect(region(page, 'In numbers').getByRole('listitem')).toHaveText([
    /12\.6K\s*likes/i,
    /10M\s*total sell/i,
    /90%\s*tasks done/i,
    /31\s*remaining/i,
  ]);
  await expect(region(page, 'Our showrooms').getByRole('figure')).toHaveCount(4);
  const owner = region(page, 'A word from the owner');
  for (const fact of [/2004/, /import/, /two showrooms/, /Sylhet|Ambarkhana/]) await expect(owner).toContainText(fact);
  const footer = page.getByRole('contentinfo');
  await expect(footer).toContainText('since 2004');
  await expect(footer.getByText('showroom', { exact: false })).toHaveCount(3);
  await expect(footer).toContainText('Sylhet');

  const navbar = page.getByRole('navigation', { name: 'Main' });
  await expect(navbar.getByRole('link')).toHaveText(['Home', 'Blog', 'My Portfolio', 'Login']);
  await page.waitForLoadState('networkidle');
  expect(asked.toSorted()).toEqual(['GET /api/parts ', 'GET /api/showReview ']);
});

test('a visitor gets started and comes to the parts (S020)', async ({ page }) => {
  await page.goto('/');
  const title = page.getByRole('heading', { level: 2, name: 'Choose Your Parts' });
  const top = async () => (await title.boundingBox())?.y;
  expect(await top()).toBeGreaterThan(400);
  await page.getByRole('button', { name: 'Get Started' }).click();
  await expect(title).toBeFocused();
  await expect.poll(top).toBeLessThan(200);
});

test('a visitor comes back to where they were on the home page', async ({ page }) => {
  await page.goto('/');
  await expect(region(page, 'User Reviews').getByRole('article')).toHaveCount(3);
  const blog = page.getByRole('contentinfo').getByRole('link', { name: 'Blog' });
  await blog.scrollIntoViewIfNeeded();
  const place = () => page.evaluate(() => Math.round(scrollY));
  const left = await place();
  expect(left).toBeGreaterThan(1000);
  await blog.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Blog' })).toBeFocused();
  expect(await place()).toBe(0);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Best Truck parts in town!' })).toBeFocused();
  await expect.poll(place).toBe(left);
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1, name: 'Blog' })).toBeInViewport();
});

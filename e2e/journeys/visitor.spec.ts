import type { Page } from 'playwright/test';
import { hold, mainMenu, openFromMainMenu, region, title, untilInteractive } from '../page.ts';
import { expect, test } from '../test.ts';

interface ListItem {
  product_name?: string;
  reviewName?: string;
}

const articles = (page: Page, section: string) => region(page, section).getByRole('article');

test.describe('the home page', () => {
  test('needs no account and makes public calls only (S001, S016, S019, S029, S044, S045, S046, S098)', async ({
    page,
  }) => {
    const calls: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      const { authorization = '' } = request.headers();
      if (pathname.startsWith('/api/')) calls.push(`${request.method()} ${pathname} ${authorization}`);
    });
    await page.goto('/');
    await expect(title(page, 'Best Truck parts in town!')).toBeVisible();
    await expect(mainMenu(page)).toHaveText(['Home', 'All Parts', 'Blog', 'My Portfolio', 'Login']);
    // The document has the parts and reviews; the page asks once whether they have changed, and for the categories.
    const expected = ['GET /api/facets ', 'GET /api/parts ', 'GET /api/showReview '];
    await expect.poll(() => calls.toSorted()).toEqual(expected);
    await page.waitForLoadState('networkidle');
    expect(calls.toSorted()).toEqual(expected);
    await openFromMainMenu(page, 'Blog');
    await openFromMainMenu(page, 'Home');
    await expect(title(page, 'Best Truck parts in town!')).toBeVisible();
    expect([...new Set(calls)].toSorted()).toEqual(expected);
  });

  test('shows the last six parts and the last three reviews (S017, S018, S021, S022, S024, S030, S031) @engines', async ({
    page,
    request,
    newPart,
  }) => {
    const { product_name: added } = await newPart({ minimum_order_quantity: 3, available_quantity: 36 });
    await page.goto('/');
    const parts = (await (await request.get('/api/parts')).json()) as ListItem[];
    const cards = articles(page, 'Choose Your Parts');
    await expect(cards.getByRole('heading')).toHaveText(parts.slice(-6).map(({ product_name = '' }) => product_name));
    const card = cards.filter({ hasText: added });
    await expect(card.getByRole('img', { name: added })).toBeVisible();
    await expect(card).toContainText('Ten to a wheel.');
    await expect(card.getByRole('definition')).toHaveText([/250/, '36 pcs', '3 pcs']);

    const reviews = (await (await request.get('/api/showReview')).json()) as ListItem[];
    const names = reviews.slice(-3).map(({ reviewName = '' }) => reviewName);
    await expect(articles(page, 'User Reviews')).toContainText(names);
  });

  test('shows the dealer (S025, S026, S027, S028, S033, S034, S035, S036)', async ({ page }) => {
    await page.goto('/');
    await expect(region(page, 'In numbers').getByRole('listitem')).toHaveText([
      /12\.6K\s*likes/i,
      /10M\s*total sell/i,
      /90%\s*tasks done/i,
      /31\s*remaining/i,
    ]);
    await expect(region(page, 'Our showrooms').getByRole('figure')).toHaveCount(4);
    const owner = region(page, 'A word from the owner');
    for (const fact of [/2004/, /import/, /two showrooms/, /Sylhet|Ambarkhana/])
      await expect(owner).toContainText(fact);
    await expect(page.getByText('Bangladesh').first()).toBeVisible();
    const footer = page.getByRole('contentinfo');
    await expect(footer).toContainText('since 2004');
    await expect(footer.getByText('showroom', { exact: false })).toHaveCount(3);
    await expect(footer).toContainText('Sylhet');
  });

  test('scrolls to the parts when "Get Started" is clicked (S020)', async ({ page }) => {
    await page.goto('/');
    await untilInteractive(page);
    const heading = page.getByRole('heading', { level: 2, name: 'Choose Your Parts' });
    const top = async () => (await heading.boundingBox())?.y;
    expect(await top()).toBeGreaterThan(400);
    await page.getByRole('button', { name: 'Get Started' }).click();
    await expect(heading).toBeFocused();
    await expect.poll(top).toBeLessThan(200);
  });

  test('restores the scroll position @engines', async ({ page }) => {
    await page.goto('/');
    await expect(articles(page, 'User Reviews')).toHaveCount(3);
    // Before that a click loads the document of the next page.
    await untilInteractive(page);
    const blog = page.getByRole('contentinfo').getByRole('link', { name: 'Blog' });
    // This also waits until it no longer moves.
    await blog.hover();
    const position = () => page.evaluate(() => Math.round(scrollY));
    const before = await position();
    expect(before).toBeGreaterThan(1000);
    await blog.click();
    await expect(title(page, 'Blog')).toBeFocused();
    await expect.poll(position).toBe(0);
    await page.goBack();
    await expect(title(page, 'Best Truck parts in town!')).toBeFocused();
    await expect.poll(position).toBe(before);
    await page.goForward();
    await expect(title(page, 'Blog')).toBeInViewport();
  });
});

test('the blog restores the position to which it was scrolled before the scripts have arrived @engines', async ({
  page,
}) => {
  const release = await hold(page, /\/assets\/.*\.js$/);
  await page.goto('/blog', { waitUntil: 'commit' });
  const portfolio = page.getByRole('contentinfo').getByRole('link', { name: 'My Portfolio' });
  await portfolio.hover();
  const position = () => page.evaluate(() => Math.round(scrollY));
  const before = await position();
  expect(before).toBeGreaterThan(400);
  release();
  await untilInteractive(page);
  // A click of Playwright could scroll again.
  await portfolio.evaluate((link: HTMLElement) => link.click());
  await expect(page).toHaveURL('/portfolio');
  await expect.poll(position).toBe(0);
  await page.goBack();
  await expect(title(page, 'Blog')).toBeFocused();
  await expect.poll(position).toBe(before);
});

test('the blog scrolls to a linked answer, also when the visitor goes back (S006)', async ({ page }) => {
  await page.goto('/');
  await openFromMainMenu(page, 'Blog');
  await expect(title(page, 'Blog')).toBeFocused();
  await expect(page.getByRole('article').first()).toContainText('React');
  const last = page.getByRole('article').last();
  await expect(last).not.toBeInViewport();

  await page.getByRole('navigation', { name: 'Questions on this page' }).getByRole('link').last().click();
  await expect(last).toBeInViewport({ ratio: 0.9 });
  await page.getByRole('contentinfo').getByRole('link', { name: 'My Portfolio' }).click();
  await expect(page).toHaveURL('/portfolio');
  await page.goBack();
  await expect(last).toBeInViewport();
  await page.goBack();
  await expect(page).toHaveURL('/blog');
  await expect(title(page, 'Blog')).toBeInViewport();
});

test('the portfolio links to three sites (S005)', async ({ page }) => {
  await page.goto('/portfolio');
  const sites = region(page, 'Sites').getByRole('article');
  await expect(sites).toHaveCount(3);
  await expect(sites.getByRole('link', { name: 'Storybook' })).toHaveAttribute('href', '/storybook/');
  await sites.getByRole('link', { name: 'API reference' }).click();
  await expect(page.getByRole('heading', { name: 'GET /parts', exact: true })).toBeVisible();
});

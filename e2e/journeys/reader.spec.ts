import { expect, test } from '../sharedShop.ts';

test('a visitor jumps to an answer on the blog and finds it again on the way back (S006)', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Blog' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Blog' })).toBeFocused();
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
  await expect(page.getByRole('heading', { level: 1, name: 'Blog' })).toBeInViewport();
});

test('a visitor finds three sites in the portfolio (S005)', async ({ page }) => {
  await page.goto('/portfolio');
  const sites = page.getByRole('region', { name: 'Sites' }).getByRole('article');
  await expect(sites).toHaveCount(3);
  await sites.getByRole('link', { name: 'API reference' }).click();
  await expect(page.getByRole('heading', { name: 'GET /parts', exact: true })).toBeVisible();
});

import type { Page } from 'playwright/test';
import { axeViolations } from '../axe.ts';
import { expect, test } from '../test.ts';

function recordUrls(page: Page): string[] {
  const urls: string[] = [];
  page.on('request', (request) => urls.push(request.url()));
  return urls;
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the API reference is accessible and loads nothing from other origins (${colorScheme})`, async ({
    page,
    shop,
  }) => {
    const urls = recordUrls(page);
    await page.emulateMedia({ colorScheme });
    await page.goto('/api/docs');
    await expect(page.getByRole('heading', { level: 3, name: 'POST /orderparts' })).toBeVisible();
    await page.getByText('Body', { exact: true }).first().click();
    expect(await page.evaluate(() => getComputedStyle(document.body).maxWidth)).toBe('960px');
    expect(await axeViolations(page)).toEqual([]);
    expect(urls.filter((url) => !url.startsWith(shop.address))).toEqual([]);
  });
}

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

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const path of ['/', '/parts', '/blog', '/portfolio', '/login', '/signup']) {
    test(`${path} has its styles, so that the layout does not shift later`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('font-family', /Barlow Condensed/);
    });
  }

  test('the home page has its parts and reviews', async ({ page, newPart }) => {
    const { product_name: name } = await newPart();
    await page.goto('/');
    const parts = page.getByRole('region', { name: 'Choose Your Parts' }).getByRole('article');
    await expect(parts).toHaveCount(6);
    await expect(parts.last()).toContainText(name ?? '');
    await expect(page.getByRole('region', { name: 'User Reviews' }).getByRole('article')).toHaveCount(3);
  });

  for (const path of ['/login', '/signup']) {
    test(`the form of ${path} opens its page again and sends no field in a URL`, async ({ page }) => {
      const urls = recordUrls(page);
      await page.goto(path);
      await page.getByLabel('Email').fill('rahim@example.com');
      await page.getByLabel('Password', { exact: true }).first().fill('hunter2-and-more');
      await page.getByRole('main').locator('form button[type=submit]').click();
      await expect(page).toHaveURL(new RegExp(`${path}$`));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(urls.join()).not.toMatch(/rahim|hunter2/);
    });
  }
});

import { axeViolations } from '../../scripts/axe.ts';
import { expect, test } from '../sharedShop.ts';

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the page that describes the API needs nothing from elsewhere, and axe finds nothing on it (${colorScheme})`, async ({
    page,
    shop,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.emulateMedia({ colorScheme });
    await page.goto('/api/docs');
    await expect(page.getByRole('heading', { level: 3, name: 'POST /orderparts' })).toBeVisible();
    await page.getByText('Body', { exact: true }).first().click();
    expect(await page.evaluate(() => getComputedStyle(document.body).maxWidth)).toBe('960px');
    expect(await axeViolations(page)).toEqual([]);
    expect(asked.filter((url) => !url.startsWith(shop.address))).toEqual([]);
  });
}

test.describe('an address that cannot be decoded', () => {
  test.use({ provokes: /%/ });

  for (const address of ['/100%', '/purchase/%E0%A4%A']) {
    test(`${address} draws a page with a way on, and says 404`, async ({ page }) => {
      const response = await page.goto(address);
      expect(response?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
    });
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const address of ['/', '/blog', '/portfolio', '/login', '/signup']) {
    test(`${address} has its own styles inside, so that nothing jumps when scripts bring them`, async ({ page }) => {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('font-family', /Barlow Condensed/);
    });
  }

  for (const address of ['/login', '/signup']) {
    test(`the form of ${address} leads back to its page, and no address tells what was typed`, async ({ page }) => {
      const asked: string[] = [];
      page.on('request', (request) => asked.push(request.url()));
      await page.goto(address);
      await page.getByLabel('Email').fill('rahim@example.com');
      await page.getByLabel('Password', { exact: true }).first().fill('hunter2-and-more');
      await page.getByRole('main').locator('form button[type=submit]').click();
      await expect(page).toHaveURL(new RegExp(`${address}$`));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(asked.join()).not.toMatch(/rahim|hunter2/);
    });
  }
});

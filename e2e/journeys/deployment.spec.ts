import type { Page } from 'playwright/test';
import { untilInteractive } from '../page.ts';
import { expect, test } from '../test.ts';

const isDocument = (request: { resourceType: () => string }) => request.resourceType() === 'document';

/** The servers of a rolling deployment: documents of either version, and no file of the other one that matches. */
async function deploy(page: Page, missing: RegExp): Promise<void> {
  await page.route(missing, (route) => route.fulfill({ status: 404, body: 'There is no such file.' }));
  await page.route('**/login', async (route) => {
    if (isDocument(route.request())) return route.fallback();
    const response = await route.fetch();
    return route.fulfill({
      response,
      body: (await response.text()).replaceAll(/assets\/index-[\w-]+/g, 'assets/index-other'),
    });
  });
}

function countDocuments(page: Page): { count: number } {
  const documents = { count: 0 };
  page.on('request', (request) => {
    if (isDocument(request)) documents.count += 1;
  });
  return documents;
}

test.use({ failingRequests: /assets\/(Login|index)-/ });

for (const [file, missing] of [
  ['the chunk of the page', /assets\/Login-[\w-]+\.js/],
  ['its first script', /assets\/index-[\w-]+\.js/],
] as const) {
  test(`a page reloads once by itself if ${file} is missing, and then offers a button`, async ({ page }) => {
    await deploy(page, missing);
    const documents = countDocuments(page);
    const again = page.getByRole('alert').getByRole('button', { name: 'Try again' });
    await page.goto('/login');
    await expect.poll(() => documents.count).toBe(2);
    await expect(again).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(documents.count).toBe(2);

    await page.unrouteAll();
    await again.click();
    await untilInteractive(page);
    await expect(again).toBeHidden();
    await expect(page.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
    expect(documents.count).toBe(3);
  });
}

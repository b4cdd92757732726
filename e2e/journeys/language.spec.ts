import type { Page } from 'playwright/test';
import { shopper } from '../accounts.ts';
import { hold, intercept, region, row, title, untilInteractive } from '../page.ts';
import { expect, test } from '../test.ts';

const headline = { english: 'Best Truck parts in town!', bangla: 'শহরের সেরা ট্রাক পার্টস!' };
const banglaTexts = /\/assets\/bn-[^/]*\.js$/;
const isBanglaText = (url: string) => /\/assets\/bn-/.test(url);
const isBanglaFile = (url: string) => isBanglaText(url) || url.includes('/assets/anek-bangla-');

async function switchTo(page: Page, language: 'English' | 'বাংলা'): Promise<void> {
  await untilInteractive(page);
  await page.getByRole('button', { name: language, exact: true }).click();
}

/** Opens the pages as for a visitor who has chosen Bangla before. */
const chooseBangla = (page: Page) => page.addInitScript(() => localStorage.setItem('language', 'bn'));

/** Holds the file of Bangla texts back until the returned function is called. */
const delayTexts = async (page: Page) => hold(page, banglaTexts);

/** Opens a page while its texts are held back, and waits until the document is complete. */
async function openWithoutTexts(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'commit' });
  await page.waitForFunction(() => document.readyState === 'complete');
  await expect(page.locator('body')).toBeHidden();
}

/** Records the visible text of every frame from the first one on. */
async function recordText(page: Page): Promise<() => Promise<string>> {
  await page.addInitScript(() => {
    const texts = new Set<string>();
    Object.assign(window, { texts });
    const record = () => {
      texts.add(document.title);
      // Hidden text does not count.
      if (document.body && getComputedStyle(document.body).visibility === 'visible') texts.add(document.body.innerText);
      requestAnimationFrame(record);
    };
    record();
  });
  return async () => page.evaluate(() => [...(window as unknown as { texts: Set<string> }).texts].join('\n'));
}

test.describe('on a phone that prefers Bangla', () => {
  test.use({ locale: 'bn-BD', viewport: { width: 360, height: 740 } });

  test('the first visit is in Bangla from the first frame, until one press chooses English', async ({ page }) => {
    const shown = await recordText(page);
    await page.goto('/');
    await expect(title(page, headline.bangla)).toBeVisible();
    await untilInteractive(page);
    await expect(page.locator('html')).toHaveAttribute('lang', 'bn-BD');
    expect(await shown()).not.toContain(headline.english);
    await switchTo(page, 'English');
    await expect(title(page, headline.english)).toBeVisible();
    await page.reload();
    await expect(title(page, headline.english)).toBeVisible();
  });
});

test('a visitor switches to Bangla, which is loaded then, and back @engines', async ({ page }) => {
  const urls: string[] = [];
  page.on('request', (request) => urls.push(request.url()));
  await page.goto('/');
  await expect(title(page, headline.english)).toBeVisible();
  await expect(region(page, 'Choose Your Parts').getByRole('article')).toHaveCount(6);
  await page.waitForLoadState('networkidle');
  // The font may already be there, for a part of another test that has Bangla words.
  expect(urls.filter(isBanglaText)).toEqual([]);

  await switchTo(page, 'বাংলা');
  await expect(title(page, headline.bangla)).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'bn-BD');
  await expect(page).toHaveTitle('ট্রাকের পার্টস – সুরমা ট্রাক পার্টস');
  await expect(page.getByRole('navigation', { name: 'প্রধান মেনু' }).getByRole('link', { name: 'লগইন' })).toBeVisible();
  const specs = page.getByRole('article').first().locator('dl');
  await expect(specs).toContainText(/[০-৯]৳/);
  await expect(specs).not.toContainText(/\d/);
  await expect(page.getByRole('button', { name: 'English' })).toBeFocused();
  await expect.poll(() => urls.filter(isBanglaFile)).toHaveLength(3);

  await page.getByRole('link', { name: 'ব্লগ' }).first().click();
  await expect(title(page, 'ব্লগ')).toBeVisible();
  await expect(page).toHaveTitle('ব্লগ – সুরমা ট্রাক পার্টস');
  await switchTo(page, 'English');
  await expect(title(page, 'Blog')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-BD');
  await page.reload();
  await expect(title(page, 'Blog')).toBeVisible();
});

for (const [path, tag] of [
  ['/', []],
  ['/dashboard', []],
  ['/parts', ['@all']],
  ['/blog', ['@all']],
] as const) {
  test(`${path} shows no English text to a visitor who has chosen Bangla`, { tag: [...tag] }, async ({ page }) => {
    await chooseBangla(page);
    const recorded = await recordText(page);
    const releaseTexts = await delayTexts(page);
    await openWithoutTexts(page, path);
    await expect(page.locator('html')).toHaveAttribute('lang', 'bn-BD');
    releaseTexts();
    await expect(page.getByRole('navigation', { name: 'প্রধান মেনু' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'English' })).toBeVisible();
    await page.waitForLoadState('networkidle');
    const text = await recorded();
    expect(text).toContain('সুরমা ট্রাক পার্টস');
    expect(text).not.toMatch(/Truck parts|Surma|Blog|Login|not found/i);
  });
}

test('a chosen language is in the next document, which is hydrated', async ({ page }) => {
  await page.goto('/blog');
  await switchTo(page, 'বাংলা');
  await expect(title(page, 'ব্লগ')).toBeVisible();
  for (const path of ['/', '/parts']) {
    const releaseTexts = await delayTexts(page);
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page.getByRole('navigation', { name: 'প্রধান মেনু' })).toBeVisible();
    const card = page.getByRole('main').getByRole('article').first();
    await expect(card).toBeVisible();
    const served = await card.elementHandle();
    releaseTexts();
    await untilInteractive(page);
    // Hydration keeps the element of the document.
    expect(await served?.evaluate((element) => element.isConnected)).toBe(true);
  }
  await switchTo(page, 'English');
  await expect(title(page, 'All Parts')).toBeVisible();
  await page.goto('/');
  await expect(title(page, headline.english)).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-language', 'en');
});

test('a page appears in English when the Bangla texts take too long', async ({ page }) => {
  await chooseBangla(page);
  await page.clock.install();
  const releaseTexts = await delayTexts(page);
  await openWithoutTexts(page, '/');
  await page.clock.fastForward(10_000);
  await expect(title(page, headline.english)).toBeVisible();
  releaseTexts();
  await expect(title(page, headline.bangla)).toBeVisible();
});

test('the language changes in all tabs', async ({ context, page }) => {
  const other = await context.newPage();
  await other.goto('/blog');
  await expect(title(other, 'Blog')).toBeVisible();
  await page.goto('/');
  await switchTo(page, 'বাংলা');
  await expect(title(other, 'ব্লগ')).toBeVisible();
  await switchTo(other, 'English');
  await expect(title(page, headline.english)).toBeVisible();
});

test.describe('the order form', () => {
  test.use({ account: shopper });

  test('keeps its fields when the language changes, and accepts Bangla digits @engines', async ({ page, newPart }) => {
    const { _id, product_name: part } = await newPart({ minimum_order_quantity: 2, available_quantity: 40 });
    await page.goto(`/purchase/${_id}`);
    await page.getByLabel('Address').fill('১৪ জিন্দাবাজার, সিলেট');
    await page.getByLabel('Phone').fill('01700-000142');
    await page.getByLabel('Quantity').fill('');
    await page.getByRole('button', { name: 'Place order' }).click();
    await expect(page.getByRole('form')).toContainText('Quantity should be grater than default value');
    await switchTo(page, 'বাংলা');
    const form = page.getByRole('form', { name: 'এখানে অর্ডার করুন' });
    await expect(form).toContainText('পরিমাণ সর্বনিম্ন অর্ডারের কম বা স্টকের বেশি হতে পারবে না');
    await expect(form).toContainText('২ থেকে ৪০');
    await expect(form.getByLabel('ঠিকানা')).toHaveValue('১৪ জিন্দাবাজার, সিলেট');
    await expect(form.getByLabel('ফোন')).toHaveValue('+880 1700-000142');
    await expect(title(page, part)).toBeVisible();
    await form.getByLabel('পরিমাণ').fill('১২');
    await form.getByRole('button', { name: 'অর্ডার দিন' }).click();
    await expect(page.getByText('অর্ডার সফলভাবে দেওয়া হয়েছে')).toBeVisible();
    await page.goto('/dashboard/myorders');
    await expect(title(page, 'আমার অর্ডার')).toBeVisible();
    await expect(row(page, part)).toContainText('১২');
  });
});

test.describe('without the Bangla texts', () => {
  test.use({ failingRequests: /\/assets\/bn-/ });
  const error = 'The other language could not be loaded. Check your connection and reload the page.';

  test('a page opens in English with an error', async ({ page }) => {
    await chooseBangla(page);
    await page.route(banglaTexts, (route) => route.abort());
    await page.goto('/');
    await expect(title(page, headline.english)).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-BD');
    await expect(page).toHaveTitle('Truck parts – Surma Truck Parts');
    await expect(page.getByText(error)).toBeVisible();
  });

  test('switching keeps the page in English with an error, and the next page opens in Bangla', async ({ page }) => {
    const stop = await intercept(page, banglaTexts, (route) => route.abort());
    await page.goto('/');
    await switchTo(page, 'বাংলা');
    await expect(page.getByText(error)).toBeVisible();
    await expect(title(page, headline.english)).toBeVisible();
    stop();
    await page.reload();
    await expect(title(page, headline.bangla)).toBeVisible();
  });
});

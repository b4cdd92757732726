import type { Page, Route } from 'playwright/test';
import { shopper } from '../account.ts';
import { expect, test } from '../sharedShop.ts';

const headline = { english: 'Best Truck parts in town!', bangla: 'শহরের সেরা ট্রাক পার্টস!' };
const words = '**/assets/bangla-*.js';
const isBanglaFile = (url: string) => /\/assets\/(?:bangla-(?!in-english)|anek-bangla-)/.test(url);

const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const turnTo = (page: Page, name: 'English' | 'বাংলা') => page.getByRole('button', { name, exact: true }).click();

/** Has pages open as they do for somebody who has turned to Bangla before. */
const choseBangla = (page: Page) => page.addInitScript(() => localStorage.setItem('language', 'bn'));

/** Notes whatever text is ever to be seen, frame by frame, from the first one on. */
async function watchWords(page: Page): Promise<() => Promise<string>> {
  await page.addInitScript(() => {
    const seen = new Set<string>();
    Object.assign(window, { seen });
    const look = () => {
      seen.add(document.title);
      // What is hidden has no inner text.
      if (document.body && getComputedStyle(document.body).visibility === 'visible') seen.add(document.body.innerText);
      requestAnimationFrame(look);
    };
    look();
  });
  return async () => page.evaluate(() => [...(window as unknown as { seen: Set<string> }).seen].join('\n'));
}

test('a visitor turns the shop to Bangla and back, and it comes by need', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/');
  await expect(title(page, headline.english)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Choose Your Parts' }).getByRole('article')).toHaveCount(6);
  await page.waitForLoadState('networkidle');
  expect(asked.filter(isBanglaFile)).toEqual([]);

  await turnTo(page, 'বাংলা');
  await expect(title(page, headline.bangla)).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'bn-BD');
  await expect(page).toHaveTitle('ট্রাকের পার্টস – সুরমা ট্রাক পার্টস');
  await expect(page.getByRole('navigation', { name: 'প্রধান মেনু' }).getByRole('link', { name: 'লগইন' })).toBeVisible();
  const plate = page.getByRole('article').first().locator('dl');
  await expect(plate).toContainText(/[০-৯]৳/);
  await expect(plate).not.toContainText(/\d/);
  await expect(page.getByRole('button', { name: 'English' })).toBeFocused();
  await expect.poll(() => asked.filter(isBanglaFile)).toHaveLength(2);

  await page.getByRole('link', { name: 'ব্লগ' }).first().click();
  await expect(title(page, 'ব্লগ')).toBeVisible();
  await expect(page).toHaveTitle('ব্লগ – সুরমা ট্রাক পার্টস');
  await turnTo(page, 'English');
  await expect(title(page, 'Blog')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-BD');
  await page.reload();
  await expect(title(page, 'Blog')).toBeVisible();
});

for (const path of ['/', '/blog', '/dashboard']) {
  test(`no English word is seen at ${path} by whoever has chosen Bangla`, async ({ page }) => {
    await choseBangla(page);
    const seen = await watchWords(page);
    const held: Route[] = [];
    await page.route(words, (route) => void held.push(route));
    await page.goto(path, { waitUntil: 'commit' });
    await page.waitForFunction(() => document.readyState === 'complete');
    await expect(page.locator('html')).toHaveAttribute('lang', 'bn-BD');
    await expect(page.locator('body')).toBeHidden();
    await Promise.all(held.map(async (route) => route.continue()));
    await expect(page.getByRole('navigation', { name: 'প্রধান মেনু' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'English' })).toBeVisible();
    await page.waitForLoadState('networkidle');
    const everything = await seen();
    expect(everything).toContain('সুরমা ট্রাক পার্টস');
    expect(everything).not.toMatch(/Truck parts|Surma|Blog|Login|not found/i);
  });
}

test('a page whose Bangla words are long in coming is not kept back for ever', async ({ page }) => {
  await choseBangla(page);
  await page.clock.install();
  const held: Route[] = [];
  await page.route(words, (route) => void held.push(route));
  await page.goto('/', { waitUntil: 'commit' });
  await page.waitForFunction(() => document.readyState === 'complete');
  await expect(page.locator('body')).toBeHidden();
  await page.clock.fastForward(10_000);
  await expect(title(page, headline.english)).toBeVisible();
  await Promise.all(held.map(async (route) => route.continue()));
  await expect(title(page, headline.bangla)).toBeVisible();
});

test('other tabs turn, too', async ({ context, page }) => {
  const other = await context.newPage();
  await other.goto('/blog');
  await expect(title(other, 'Blog')).toBeVisible();
  await page.goto('/');
  await turnTo(page, 'বাংলা');
  await expect(title(other, 'ব্লগ')).toBeVisible();
  await turnTo(other, 'English');
  await expect(title(page, headline.english)).toBeVisible();
});

test.describe('an order', () => {
  test.use({ account: shopper });

  test('keeps what was typed when the language turns, and takes Bangla digits', async ({ page, newPart }) => {
    const { _id, product_name: part } = await newPart({ minimum_order_quantity: 2, available_quantity: 40 });
    await page.goto(`/purchase/${_id}`);
    await page.getByLabel('Address').fill('১৪ জিন্দাবাজার, সিলেট');
    await page.getByLabel('Phone').fill('01700-000142');
    await page.getByLabel('Quantity').fill('');
    await page.getByRole('button', { name: 'Place order' }).click();
    await expect(page.getByRole('form')).toContainText('Quantity should be grater than default value');
    await turnTo(page, 'বাংলা');
    const form = page.getByRole('form', { name: 'এখানে অর্ডার করুন' });
    await expect(form).toContainText('পরিমাণ সর্বনিম্ন অর্ডারের কম বা স্টকের বেশি হতে পারবে না');
    await expect(form).toContainText('২ থেকে ৪০');
    await expect(form.getByLabel('ঠিকানা')).toHaveValue('১৪ জিন্দাবাজার, সিলেট');
    await expect(form.getByLabel('ফোন')).toHaveValue('01700-000142');
    await expect(title(page, part)).toBeVisible();
    await form.getByLabel('পরিমাণ').fill('১২');
    await form.getByRole('button', { name: 'অর্ডার দিন' }).click();
    await expect(page.getByText('অর্ডার সফলভাবে দেওয়া হয়েছে')).toBeVisible();
    await page.goto('/dashboard/myorders');
    await expect(title(page, 'আমার অর্ডার')).toBeVisible();
    await expect(page.getByRole('row').filter({ hasText: part })).toContainText('১২');
  });
});

test.describe('without the Bangla words', () => {
  test.use({ provokes: /\/assets\/bangla-/ });
  const sorry = 'The other language could not be loaded. Check your connection and reload the page.';

  test('a page that was to open in Bangla opens in English and says so', async ({ page }) => {
    await choseBangla(page);
    await page.route(words, (route) => route.abort());
    await page.goto('/');
    await expect(title(page, headline.english)).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-BD');
    await expect(page).toHaveTitle('Truck parts – Surma Truck Parts');
    await expect(page.getByText(sorry)).toBeVisible();
  });

  test('turning to it leaves the page in English, says so, and the next one opens in it', async ({ page }) => {
    await page.route(words, (route) => route.abort());
    await page.goto('/');
    await turnTo(page, 'বাংলা');
    await expect(page.getByText(sorry)).toBeVisible();
    await expect(title(page, headline.english)).toBeVisible();
    await page.unroute(words);
    await page.reload();
    await expect(title(page, headline.bangla)).toBeVisible();
  });
});

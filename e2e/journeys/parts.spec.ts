import type { Page } from 'playwright/test';
import { admin, newAccount, signIn } from '../accounts.ts';
import { delivery, hold, openFromMainMenu, openFromMenu, row, title, untilInteractive } from '../page.ts';
import { expect, test, widths } from '../test.ts';

const results = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 });
const cards = (page: Page) => page.getByRole('main').getByRole('article');
const searchField = (page: Page) => page.getByRole('searchbox', { name: 'Search parts' });

for (const [width, tag] of widths) {
  test.describe(`at ${width} px`, { tag }, () => {
    test.use({ viewport: { width, height: 740 } });

    test('a customer finds a part by its number and orders it with at most 12 keys', async ({ page, newPart }) => {
      const number = `1823-${crypto.randomUUID().replaceAll(/\D/g, '').slice(0, 6)} A`;
      const { product_name: part } = await newPart({ description: `Balanced.\nOEM: ${number}\nFits: Tata 1613` });
      await signIn(page, newAccount());
      await page.goto('/parts');
      await untilInteractive(page);
      await searchField(page).focus();
      await page.keyboard.type(number.replaceAll('-', ' ').toLowerCase());
      let keys = 0;
      const press = async (key: string) => {
        keys += 1;
        await page.keyboard.press(key);
      };
      const typeInto = async (label: string, text: string) => {
        await expect(page.getByLabel(label)).toBeVisible();
        await press('Tab');
        await expect(page.getByLabel(label)).toBeFocused();
        await page.keyboard.type(text);
      };

      await press('Enter');
      await expect(results(page)).toContainText('1 part for');
      await press('Tab');
      await expect(page.getByRole('link', { name: part })).toBeFocused();
      await press('Enter');
      await expect(title(page, part)).toBeFocused();
      await expect(page.getByRole('table', { name: 'As listed by the dealer' })).toContainText(number);
      await press('Tab');
      await expect(page.getByRole('link', { name: `Order ${part}` })).toBeFocused();
      await press('Enter');
      await expect(page).toHaveURL(/\/purchase\//);
      await expect(title(page, part)).toBeFocused();
      const addToBasket = page.getByRole('button', { name: `Add to basket: ${part}` });
      await expect(addToBasket).toBeVisible();
      await press('Tab');
      await expect(addToBasket).toBeFocused();
      await typeInto('Address', delivery.Address);
      await typeInto('Phone', delivery.Phone);
      await press('Enter');
      await expect(page.getByText('Order placed sucessfully')).toBeVisible();
      expect(keys).toBeLessThanOrEqual(12);
    });
  });
}

test('the address has the search and the filters, and "back" restores the place in the list @engines', async ({
  page,
  newPart,
}) => {
  for (let count = 0; count < 3; count += 1) await newPart();
  await page.goto('/');
  await openFromMainMenu(page, 'All Parts');
  await expect(title(page, 'All Parts')).toBeFocused();
  await expect(cards(page)).toHaveCount(24);
  await page.getByRole('link', { name: 'Show more parts' }).click();
  await expect(page).toHaveURL('/parts?pages=2');
  await expect(cards(page).nth(24).getByRole('link')).toBeFocused();
  const last = cards(page).nth(25).getByRole('link');
  const name = (await last.textContent()) ?? '';
  // This also waits until it no longer moves.
  await last.hover();
  const position = await page.evaluate(() => scrollY);
  expect(position).toBeGreaterThan(500);
  await last.click();
  await expect(title(page, name)).toBeVisible();
  await page.goBack();
  await expect(cards(page).nth(25)).toBeInViewport();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(position);

  await searchField(page).fill('wheel stud');
  await page.getByLabel('In stock only').check();
  await page.getByLabel('Price to').fill('২৫০');
  await page.getByLabel('Sort by').selectOption('Price, highest first');
  await expect(page).toHaveURL('/parts?search=wheel+stud&sort=-price&stock=in&max=250');
  const priceFilter = page.getByRole('button', { name: 'Remove filter: Up to ৳250' });
  await expect(priceFilter).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await expect(results(page)).toContainText('for “wheel stud”');
  const names = await cards(page).getByRole('heading').allTextContents();
  expect(names.length).toBeGreaterThanOrEqual(3);
  await page.reload();
  await expect(cards(page).getByRole('heading')).toHaveText(names);
  await expect(page.getByLabel('Price to')).toHaveValue('250');
  await priceFilter.click();
  await expect(page).toHaveURL('/parts?search=wheel+stud&sort=-price&stock=in');
});

test.describe('a deleted part', () => {
  test.use({ failingRequests: /\/(parts|purchase)\/[0-9a-f]+$/ });

  test('has a page that answers 410 and shows what is in stock instead', async ({
    page,
    request,
    apiUrl,
    newPart,
    authorizationOf,
  }) => {
    const kind = `Tappet ${crypto.randomUUID().slice(0, 8)}`;
    const [deleted, other] = [await newPart({ product_name: `${kind} left` }), await newPart({ product_name: kind })];
    const headers = await authorizationOf(admin);
    await expect(await request.delete(`${apiUrl}/singleproduct/${deleted._id}`, { headers })).toBeOK();
    const response = await page.goto(`/parts/${deleted._id}`);
    expect(response?.status()).toBe(410);
    await expect(page.getByText(`${kind} left is no longer available`)).toBeVisible();
    await page.getByRole('region', { name: 'In stock instead' }).getByRole('link', { name: kind, exact: true }).click();
    await expect(page).toHaveURL(`/parts/${other._id}`);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('a list that is loaded again is at the same part', async ({ page, newPart }) => {
    for (let count = 0; count < 3; count += 1) await newPart();
    await page.goto('/parts');
    await untilInteractive(page);
    const part = cards(page).nth(20);
    const top = () => part.evaluate((card) => Math.round(card.getBoundingClientRect().top));
    await part.evaluate((card) => card.scrollIntoView({ behavior: 'instant' }));
    const before = await top();
    // A busy server sends the page without parts until it has rendered it.
    await expect.poll(async () => (await page.request.get('/parts')).text()).toContain('<article');
    const release = await hold(page, /\/assets\/.*\.js$/);
    await page.reload({ waitUntil: 'commit' });
    await expect.poll(top).toBe(before);
    // This waits until it no longer moves.
    await part.getByRole('link').hover();
    expect(await top()).toBe(before);
    release();
    await untilInteractive(page);
    await expect.poll(top).toBe(before);
  });
});

test('a visitor opens a part of the list on its own page, which has an address to share (D63)', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/parts?search=clutch');
  await page.getByRole('link', { name: 'Clutch Kit 430 mm' }).click();
  await expect(title(page, 'Clutch Kit 430 mm')).toBeFocused();
  await expect(page.getByRole('link', { name: 'Order Clutch Kit 430 mm' })).toHaveAttribute('href', /^\/purchase\//);
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByText('Link copied')).toBeVisible();
  expect(await page.evaluate(async () => navigator.clipboard.readText())).toBe(page.url());
  await page.reload();
  await expect(title(page, 'Clutch Kit 430 mm')).toBeVisible();
});

for (const { locale, share, language } of [
  { locale: 'en-BD', share: 'Share', language: 'en' },
  { locale: 'bn-BD', share: 'শেয়ার করুন', language: 'bn' },
])
  test.describe(`on a phone in ${locale}`, () => {
    test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

    test('a part of a list is shared with two taps', async ({ page, newPart }) => {
      const { product_name: name, _id: id } = await newPart();
      await page.addInitScript((chosen) => {
        localStorage.setItem('language', chosen);
        navigator.share = async (shared) => void Object.assign(window, { shared });
      }, language);
      await page.goto(`/parts?search=${encodeURIComponent(name)}`);
      await page.getByRole('main').getByRole('link', { name }).first().tap();
      await expect(title(page, name)).toBeVisible();
      await page.getByRole('button', { name: share }).tap();
      await expect
        .poll(() => page.evaluate(() => (window as unknown as { shared?: ShareData }).shared))
        .toMatchObject({
          title: expect.stringContaining(name),
          url: new URL(`/parts/${id}`, page.url()).href,
        });
    });
  });

test('a search without a result offers to call or send a message', async ({ page }) => {
  await page.goto('/parts');
  await untilInteractive(page);
  await searchField(page).fill('9999-XYZ');
  await expect(page.getByText('No part found for “9999-XYZ”')).toBeVisible();
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Call +880 1700-000821' })).toHaveAttribute('href', 'tel:01700000821');
  const message = await main.getByRole('link', { name: 'Send a message on WhatsApp' }).getAttribute('href');
  expect(decodeURIComponent(message ?? '')).toContain('cannot find it on your site: 9999-XYZ.');
});

test.describe('an admin', () => {
  test.use({ account: admin });

  test('sees the shelf of a part, changes it, and keeps it when the price is changed', async ({ page, newPart }) => {
    const { product_name: part, _id: id } = await newPart({ description: 'New.\nShelf: A-12' });
    await page.goto(`/dashboard/manageproducts?search=${encodeURIComponent(part)}`);
    await expect(row(page, part)).toContainText('A-12');
    const sheet = page.getByRole('dialog', { name: `Edit ${part}` });
    const change = async (field: string, value: string) => {
      await page.getByRole('button', { name: `Edit ${part}` }).click();
      await sheet.getByLabel(field).fill(value);
      await sheet.getByRole('button', { name: 'Save' }).click();
      await expect(sheet).toBeHidden();
    };
    await change('Shelf', 'B-3');
    await expect(row(page, part)).toContainText('B-3');
    await change('Price', '275');
    await expect(row(page, part)).toContainText('৳275');
    await expect(row(page, part)).toContainText('B-3');
    await page.goto(`/parts/${id}`);
    await expect(title(page, part)).toBeVisible();
    await expect(page.getByText(/A-12|B-3/)).toHaveCount(0);
  });

  test.describe('with a conflict', () => {
    test.use({ failingRequests: /\/api\/parts\// });

    test('corrects a price with three clicks, and sees what another admin has changed in the meantime', async ({
      page,
      request,
      newPart,
      authorizationOf,
    }) => {
      const { _id, product_name: part } = await newPart({ price: 250 });
      await page.goto('/dashboard');
      await openFromMenu(page, 'Manage Products');
      await page.getByRole('button', { name: `Edit ${part}` }).click();
      const sheet = page.getByRole('dialog', { name: `Edit ${part}` });
      await sheet.getByLabel('Price').fill('275');
      const save = sheet.getByRole('button', { name: 'Save' });

      const headers = await authorizationOf(admin);
      const change = { read: { price: 250 }, changes: { price: 260 } };
      await expect(await request.put(`/api/parts/${_id}`, { headers, data: change })).toBeOK();
      await save.click();
      await expect(sheet.getByText('Now ৳260, was ৳250')).toBeVisible();
      await expect(sheet.getByLabel('Price')).toHaveValue('275');
      await save.click();
      await expect(sheet).toBeHidden();
      await expect(row(page, part)).toContainText('৳275');
    });
  });
});

import { admin, newAccount } from '../accounts.ts';
import { openFromMenu, region, row, title, untilLoaded } from '../page.ts';
import { expect, test } from '../test.ts';

test.describe('an admin', () => {
  test.use({ account: admin });

  test('adds what a customer searched for without result to a kind of part, and the next customer finds it', async ({
    page,
    browser,
    shop,
    newPart,
  }) => {
    const { product_name: part } = await newPart({ product_name: `Clutch Disc ${crypto.randomUUID().slice(0, 8)}` });
    const customer = await browser.newPage({ baseURL: shop.address, storageState: { cookies: [], origins: [] } });
    await customer.goto('/parts?search=zumbra+taklu');
    await expect(customer.getByRole('main')).toContainText('No part found for “zumbra taklu”');

    await page.goto('/dashboard');
    await openFromMenu(page, 'Searches without result');
    await row(page, 'zumbra taklu')
      .getByRole('link', { name: /^Add as a trade name/ })
      .click();
    const sheet = page.getByRole('dialog', { name: 'Add a trade name' });
    await expect(sheet.getByLabel('Spellings in Latin letters')).toHaveValue('zumbra taklu');
    await sheet.getByLabel('Kind of part').fill('clutch plate');
    await sheet.getByLabel('Category').fill('Clutch');
    await sheet.getByLabel('English names').fill('brake pad');
    await sheet.getByRole('button', { name: 'Save' }).click();
    await expect(sheet.getByText('“brake pad” already belongs to brake-pad.').first()).toBeVisible();
    await sheet.getByLabel('English names').fill('');
    await sheet.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('The trade names of clutch-plate are saved.')).toBeVisible();
    await expect(row(page, 'clutch-plate')).toContainText('zumbra taklu');

    await expect(async () => {
      await customer.goto('/parts?search=zumbra+taklu');
      await expect(customer.getByRole('main').getByRole('article').filter({ hasText: part })).toBeVisible();
    }).toPass();
    await customer.close();
  });

  test('sees the category that a name gives a new part', async ({ page }) => {
    await page.goto('/dashboard/addproduct');
    await page.getByLabel('Product Name').fill('Brake Pad Front');
    await expect(page.getByLabel('Category')).toHaveAccessibleDescription(/Brakes/);
  });
});

test.describe('a customer', () => {
  test.use({ account: newAccount() });

  test('sees parts in stock in place of one that is sold out, others for the truck, and those seen before', async ({
    page,
    newPart,
  }) => {
    const truck = `Hino ${crypto.randomUUID().slice(0, 8)}`;
    const name = (kind: string) => `${kind} ${crypto.randomUUID().slice(0, 8)}`;
    const description = `Hardened.\nFits: ${truck}`;
    const other = await newPart({ product_name: name('Clutch Disc'), description });
    const pad = await newPart({ product_name: name('Brake Pad'), description });
    const soldOut = await newPart({ product_name: name('Clutch Plate'), description, available_quantity: 0 });

    await page.goto(`/purchase/${pad._id}`);
    await expect(title(page, pad.product_name)).toBeVisible();
    await expect(page.getByRole('form', { name: 'Order Here' })).toBeVisible();
    await page.goto(`/purchase/${soldOut._id}`);
    await untilLoaded(page);
    await expect(region(page, 'In stock instead').getByRole('heading', { level: 3 })).toHaveText([other.product_name]);
    await expect(region(page, `Also listed for ${truck}`).getByRole('article')).toHaveCount(2);
    const seen = region(page, 'Recently viewed').getByRole('heading', { level: 3 });
    await expect(seen.first()).toHaveText(pad.product_name);
  });
});

test('a visitor searches from the home page, and opens a category', async ({ page }) => {
  await page.goto('/');
  const search = page.getByRole('banner').getByRole('combobox', { name: 'Search parts' });
  await search.fill('clutch');
  await search.press('Enter');
  await expect(page).toHaveURL('/parts?search=clutch');
  await page.goto('/');
  const category = region(page, 'Browse by category').getByRole('link').first();
  const address = await category.getAttribute('href');
  await category.click();
  await expect(page).toHaveURL(address ?? '');
});

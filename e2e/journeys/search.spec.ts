import type { Page } from 'playwright/test';
import { shopper } from '../accounts.ts';
import { title, untilInteractive } from '../page.ts';
import { expect, test, widths } from '../test.ts';

const results = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 }).first();
const names = (page: Page) => page.getByRole('main').getByRole('article').getByRole('heading');
const siteSearch = (page: Page) => page.getByRole('combobox', { name: 'Search parts' });

// The page of a part needs a user.
test.use({ account: shopper });

for (const [width, tag] of widths) {
  test.describe(`at ${width} px`, { tag }, () => {
    test.use({ viewport: { width, height: 740 } });

    test('a visitor finds a part among the suggestions with the keyboard alone', async ({ page }) => {
      await page.goto('/blog');
      await untilInteractive(page);
      await page.keyboard.press('/');
      await expect(siteSearch(page)).toBeFocused();
      await page.keyboard.type('disc brek pad');
      const option = page.getByRole('option', { name: /Disc Brake Pad Set/ });
      await expect(option).toBeVisible();
      await page.keyboard.press('ArrowDown');
      await expect(option).toHaveAttribute('aria-selected', 'true');
      await page.keyboard.press('Enter');
      await expect(title(page, 'Disc Brake Pad Set, One Axle')).toBeFocused();
    });

    test('a search is corrected, and can be made as typed', async ({ page }) => {
      await page.goto('/blog');
      await untilInteractive(page);
      await page.keyboard.press('/');
      await expect(siteSearch(page)).toBeFocused();
      await page.keyboard.type('cluch kit');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL('/parts?search=cluch+kit');
      await expect(results(page)).toContainText('for “clutch kit”');
      await expect(names(page).first()).toHaveText('Clutch Kit 430 mm');
      const exact = page.getByRole('link', { name: 'Search for cluch kit instead.' });
      await exact.focus();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL('/parts?search=cluch+kit&exact=1');
      await expect(page.getByText('No part found for “cluch kit”')).toBeVisible();
      await expect(exact).toBeHidden();
      await page.goBack();
      await expect(results(page)).toContainText('for “clutch kit”');
    });

    test('the last searches are suggested, and can be cleared', async ({ page }) => {
      await page.goto('/blog');
      await untilInteractive(page);
      for (const search of ['clutch', 'oil filter']) {
        await page.keyboard.press('/');
        await expect(siteSearch(page)).toBeFocused();
        await expect(siteSearch(page)).toHaveValue('');
        await page.keyboard.type(search);
        await page.keyboard.press('Enter');
        await expect(page).toHaveURL(/\/parts\?search=/);
        await expect(results(page)).toContainText(`for “${search}”`);
      }
      await page.reload();
      await untilInteractive(page);
      await page.keyboard.press('/');
      await expect(page.getByRole('listbox', { name: 'Recent searches' }).getByRole('option')).toHaveText([
        'oil filter',
        'clutch',
      ]);
      await page.getByRole('button', { name: 'Clear' }).click();
      await expect(page.getByRole('listbox')).toHaveCount(0);
    });
  });
}

test('a number is found with any separators, and a part that replaces it says so', async ({ page, newPart }) => {
  const digits = String(Math.floor(1e9 + Math.random() * 9e9));
  const own = await newPart({ description: `OEM: ${digits.slice(0, 4)}-${digits.slice(4)}` });
  await page.goto(`/parts?search=${digits.slice(0, 2)}.${digits.slice(2, 7)}/${digits.slice(7)}`);
  await expect(names(page)).toHaveText([own.product_name]);
  const other = digits.split('').toReversed().join('');
  const newer = await newPart({ description: `OEM: X1-${own._id}\nReplaces: ${other}` });
  await page.goto(`/parts?search=${other}`);
  await expect(names(page)).toHaveText([newer.product_name]);
  await expect(page.getByRole('main').getByRole('article')).toContainText(`Replaces ${other}`);
});

test('of a very long text the beginning is searched for, pasted or in the address', async ({ page }) => {
  await page.goto('/blog');
  await untilInteractive(page);
  await page.keyboard.press('/');
  await expect(siteSearch(page)).toBeFocused();
  await page.keyboard.insertText('brake disc '.repeat(1000));
  await page.keyboard.press('Enter');
  await expect(results(page)).toContainText('for “brake disc brake disc');
  await expect(names(page).first()).toHaveText('Ventilated Brake Disc 430 mm');
  await page.goto(`/parts?search=${'brake+disc+'.repeat(900)}`);
  await expect(results(page)).toContainText('for “brake disc brake disc');
  await expect(names(page).first()).toHaveText('Ventilated Brake Disc 430 mm');
});

test('a search that finds nothing says what it names, and leads to the nearest category', async ({ page }) => {
  await page.goto('/parts?search=volvo+cluch+plate');
  await expect(page.getByText('No part found for “volvo cluch plate”')).toBeVisible();
  await expect(page.getByText('We looked for: clutch plate · Volvo')).toBeVisible();
  await page.getByRole('link', { name: 'See all parts in Clutch' }).click();
  await expect(page).toHaveURL('/parts?category=Clutch');
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
});

test('filters have counts and chips, are in the address, and survive "back"', async ({ page, newPart }) => {
  const brand = `Brand ${crypto.randomUUID().slice(0, 6)}`;
  const truck = `Truck ${crypto.randomUUID().slice(0, 6)}`;
  const [pad] = [
    await newPart({ description: `Brand: ${brand}\nCategory: Brakes\nFits: ${truck}` }),
    await newPart({ description: `Brand: ${brand}\nCategory: Brakes`, available_quantity: 0 }),
    await newPart({ description: `Brand: ${brand}\nCategory: Clutch\nFits: ${truck}` }),
  ];
  await page.goto(`/parts?${String(new URLSearchParams({ brand }))}`);
  await untilInteractive(page);
  await expect(results(page)).toHaveText('3 parts');
  await page.getByRole('button', { name: 'Category' }).click();
  await page.getByRole('checkbox', { name: 'Brakes 2' }).click();
  await expect(page.getByRole('checkbox', { name: 'Clutch 1' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(results(page)).toHaveText('2 parts');
  await page.getByLabel('In stock').click();
  await expect(names(page)).toHaveText([pad.product_name]);
  await expect(page).toHaveURL(/stock=in&category=Brakes&brand=Brand/);
  await names(page).getByRole('link').click();
  await expect(title(page, pad.product_name)).toBeVisible();
  await page.goBack();
  await expect(names(page)).toHaveText([pad.product_name]);
  await page.getByRole('button', { name: 'Remove filter: Brakes' }).click();
  await page.getByRole('button', { name: `Remove filter: ${brand}` }).click();
  await expect(page).toHaveURL('/parts?stock=in');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('the filters are in a sheet, and the parts for the own trucks are marked', async ({ page, newPart }) => {
    const truck = `Truck ${crypto.randomUUID().slice(0, 6)}`;
    const part = await newPart({ description: `Category: Brakes\nFits: ${truck}` });
    await page.goto(`/parts?${String(new URLSearchParams({ search: part.product_name }))}`);
    await untilInteractive(page);
    await page.getByRole('button', { name: 'Filters' }).click();
    const sheet = page.getByRole('dialog', { name: 'Filter and sort' });
    await sheet.getByRole('checkbox', { name: `${truck} 1` }).click();
    await sheet.getByRole('button', { name: 'Show 1 part' }).click();
    await expect(results(page)).toBeFocused();
    await page.getByRole('button', { name: 'My trucks' }).click();
    const trucks = page.getByRole('dialog', { name: 'My trucks' });
    // Many trucks have a search.
    await expect(trucks.getByRole('checkbox').first()).toBeVisible();
    const find = trucks.getByRole('searchbox');
    if (await find.isVisible()) await find.fill(truck);
    await trucks.getByRole('checkbox', { name: truck }).click();
    await trucks.getByRole('button', { name: 'Show parts for my trucks' }).click();
    await expect(page.getByRole('main').getByRole('article')).toContainText(`listed for your ${truck}`);
    await page.reload();
    await expect(page.getByRole('button', { name: 'My trucks' })).toContainText('1');
  });
});

import type { Page } from 'playwright/test';
import { admin } from '../accounts.ts';
import { countKeystrokes } from '../keystrokes.ts';
import { row, title } from '../page.ts';
import { expect, test, widths } from '../test.ts';

test.use({ account: admin });

const prefixOf = () => `Spring Pin ${crypto.randomUUID().slice(0, 6)}`;
const cell = (page: Page, field: string, part: string) =>
  page.getByRole('textbox', { name: `${field}: ${part}`, exact: true });
const edit = (page: Page) => page.getByRole('button', { name: 'Edit prices and stock' });

/** Opens the table of the parts that a search finds. */
async function openTable(page: Page, search: string, count: number): Promise<void> {
  await page.goto(`/dashboard/manageproducts?search=${encodeURIComponent(search)}`);
  await expect(page.getByRole('rowheader')).toHaveCount(count);
  await edit(page).click();
  await expect(page.getByRole('textbox', { name: /^Price: / })).toHaveCount(count);
}

/** The texts of the table in each language. */
const languages = [
  {
    language: 'en',
    heading: 'Manage Products',
    start: 'Edit prices and stock',
    price: /^Price: /,
    save: 'Save 20 changes',
    saved: '20 parts saved.',
    undo: 'Undo',
    undone: '20 parts changed back.',
    end: 'Back to the list',
    before: '৳250',
  },
  {
    language: 'bn',
    heading: 'পার্টস ম্যানেজ করুন',
    start: 'দাম ও স্টক বদলান',
    price: /^দাম: /,
    save: '২০টি বদল সেভ করুন',
    saved: '২০টি পার্টস সেভ হয়েছে।',
    undo: 'ফিরিয়ে নিন',
    undone: '২০টি পার্টসে আগের মান ফেরানো হয়েছে।',
    end: 'তালিকায় ফিরুন',
    before: '২৫০৳',
  },
];

for (const [width, tag] of widths)
  for (const { language, heading, start, price, save, saved, undo, undone, end, before } of languages)
    test.describe(`at ${width} px (${language})`, { tag }, () => {
      test.use({ viewport: { width, height: 740 } });

      test('twenty prices take at most 20 keys and one more than its digits for each, and one undo takes all back', async ({
        page,
        newPart,
      }) => {
        const prefix = prefixOf();
        const names = Array.from({ length: 20 }, (_, index) => `${prefix} ${index + 10}`);
        for (const product_name of names) await newPart({ product_name });
        await page.addInitScript((chosen) => localStorage.setItem('language', chosen), language);
        await page.goto(`/dashboard/manageproducts?search=${encodeURIComponent(prefix)}`);
        await expect(page.getByRole('rowheader')).toHaveCount(20);
        const listed = (await page.getByRole('rowheader').allTextContents()).map((text) => text.trim());
        await title(page, heading).focus();

        const keys = countKeystrokes(page);
        await keys.tabTo(page.getByRole('button', { name: start }));
        await keys.type('', 'Enter');
        await expect(page.getByRole('textbox', { name: price }).first()).toBeFocused();
        for (const index of listed.keys()) await keys.type(String(3100 + index), 'Enter');
        await expect(page.getByRole('button', { name: save })).toBeFocused();
        await keys.type('', 'Enter');
        await expect(page.getByText(saved)).toBeVisible();
        console.log(`Twenty prices at ${width} px (${language}): ${keys.result().keys} keys`);
        expect(keys.result().keys).toBeLessThanOrEqual(20 + 20 * (4 + 1));

        await page.getByRole('button', { name: undo }).click();
        await expect(page.getByText(undone)).toBeVisible();
        await page.getByRole('button', { name: end }).click();
        for (const name of names) await expect(row(page, name)).toContainText(before);
      });
    });

test('a column from a sheet is pasted, kept over a reload, and saved without what cannot be read', async ({
  page,
  context,
  newPart,
}) => {
  const prefix = prefixOf();
  for (const index of [1, 2, 3]) await newPart({ product_name: `${prefix} ${index}` });
  await openTable(page, prefix, 3);
  const prices = page.getByRole('textbox', { name: /^Price: / });
  const stocks = page.getByRole('textbox', { name: /^Available: / });
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate(async () => navigator.clipboard.writeText('৳ ১,৩০০/-\t12\r\nask\t\r\n1,450\t১৪\r\n'));
  await prices.first().focus();
  await page.keyboard.press('ControlOrMeta+V');
  await expect(page.getByText('1 value cannot be read.')).toBeVisible();
  await page.reload();
  await edit(page).click();
  await expect(prices.nth(1)).toHaveValue('ask');
  await expect(prices.nth(1)).toHaveAttribute('aria-invalid', 'true');
  await page.getByRole('button', { name: 'Save 4 changes' }).click();
  await expect(page.getByText('2 parts saved. 1 value cannot be read.')).toBeVisible();
  await page.reload();
  await edit(page).click();
  await expect(prices.nth(0)).toHaveValue('1300');
  await expect(prices.nth(1)).toHaveValue('ask');
  await expect(prices.nth(2)).toHaveValue('1450');
  await expect(stocks.nth(2)).toHaveValue('14');
  await expect(page.getByText('1 value cannot be read.')).toBeVisible();
});

test.describe('with a conflict', () => {
  test.use({ failingRequests: /\/api\/parts\// });

  test('a price that another admin has changed is not overwritten, and the others are saved', async ({
    page,
    request,
    newPart,
    authorizationOf,
  }) => {
    const prefix = prefixOf();
    const first = await newPart({ product_name: `${prefix} 1` });
    const second = await newPart({ product_name: `${prefix} 2` });
    await openTable(page, prefix, 2);
    await cell(page, 'Price', first.product_name).fill('275');
    await cell(page, 'Price', second.product_name).fill('');
    await cell(page, 'Reorder level', second.product_name).fill('8');

    const headers = await authorizationOf(admin);
    const change = { read: { price: 250 }, changes: { price: 260 } };
    await expect(await request.put(`/api/parts/${first._id}`, { headers, data: change })).toBeOK();
    await page.getByRole('button', { name: 'Save 3 changes' }).click();
    await expect(page.getByText('Price: Another admin has changed this meanwhile. Now: ৳260')).toBeVisible();
    await expect(page.getByText('1 part saved. 1 value changed by another admin.')).toBeVisible();
    await expect(cell(page, 'Price', first.product_name)).toHaveValue('275');
    await page.getByRole('button', { name: 'Replace it with 275' }).click();
    await page.keyboard.press('Control+Enter');
    await expect(page.getByText('1 part saved.')).toBeVisible();
    await page.getByRole('button', { name: 'Back to the list' }).click();
    await expect(row(page, first.product_name)).toContainText('৳275');
    await expect(row(page, second.product_name)).toContainText('On request');
  });
});

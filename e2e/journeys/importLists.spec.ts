import type { Page } from 'playwright/test';
import { admin } from '../accounts.ts';
import { delivery, fill, row, untilInteractive } from '../page.ts';
import { Shop } from '../shop.ts';
import { expect, test as base } from '../test.ts';
import { xlsxFile } from '../xlsx.ts';

// Its parts change.
const test = base.extend<object, { shop: Shop }>({
  shop: [
    async ({}, use) => {
      await using shop = await Shop.start();
      await use(shop);
    },
    { scope: 'worker' },
  ],
});
// One shop for the file, instead of one for each worker.
test.describe.configure({ mode: 'default' });
test.use({ account: admin, failingRequests: /\/api\/(orderparts|parts\/)/ });

async function openImport(page: Page): Promise<void> {
  await page.goto('/dashboard/import');
  await untilInteractive(page);
}

async function paste(page: Page, text: string): Promise<void> {
  await page.getByLabel('Paste your list').fill(text);
  await page.getByRole('button', { name: 'Check the list' }).click();
}

const choose = (page: Page, file: { name: string; mimeType: string; buffer: Buffer }) =>
  page.locator('main input[type=file]').setInputFiles(file);

const pageText = (page: Page, text: string | RegExp) => page.getByRole('main').getByText(text);

test('an admin pastes a list with stray quotation marks, and no row is lost', async ({ page }) => {
  await openImport(page);
  await paste(page, 'Name\tPrice\n"O" ring kit\t120\nBrake drum\t300\nHose 1/2"\t80');
  await expect(pageText(page, /^3 rows in the list: 3 read, 0 refused/)).toBeVisible();
  for (const name of ['"O" ring kit', 'Brake drum', 'Hose 1/2"']) await expect(row(page, name)).toBeVisible();
});

test('an admin chooses a sheet of a spreadsheet, whose text is converted and whose numbers are marked', async ({
  page,
}) => {
  await openImport(page);
  const file = xlsxFile('parts.xlsx', {
    Notes: [['Hello']],
    Parts: [
      ['Name', 'Part no', 'Price', 'Image'],
      ['‡eªK c¨vW', 3_482_083_232, 41_500.5, '/photos/clutch-kit-800.jpg'],
      ['Drum', '8.15082E+11', 300, '/photos/clutch-kit-800.jpg'],
    ],
  });
  await choose(page, file);
  await page.getByRole('combobox', { name: 'Sheet' }).selectOption('Parts');
  await page.getByRole('button', { name: 'Convert to Unicode' }).click();
  await expect(row(page, 'ব্রেক প্যাড'.normalize())).toContainText('3482083232');
  await expect(row(page, 'Drum')).toContainText('A spreadsheet has shortened this number');
  await expect(pageText(page, /^2 rows in the list: 1 read, 1 refused/)).toBeVisible();
});

/** Runs in the page: the number of imports that the browser keeps. */
const countStoredLists = async () =>
  new Promise<number>((resolve, reject) => {
    const opening = indexedDB.open('imports', 1);
    opening.addEventListener('error', () => reject(opening.error ?? new Error('not opened')));
    opening.addEventListener('success', () => {
      const counting = opening.result.transaction('lists').objectStore('lists').count();
      counting.addEventListener('success', () => {
        opening.result.close();
        resolve(counting.result);
      });
    });
  });

test(
  'an order whose response is lost is placed once, also after a list of 20,000 rows',
  { tag: '@all' },
  async ({ page, newPart }) => {
    const part = await newPart({ available_quantity: 100 });
    const keys: (string | undefined)[] = [];
    await page.route('**/api/orderparts', async (route) => {
      keys.push(route.request().headers()['idempotency-key']);
      if (keys.length > 1) return route.continue();
      await route.fetch();
      return route.abort('connectionreset');
    });
    const order = async () => {
      await page.goto(`/purchase/${part._id}`);
      await untilInteractive(page);
      await fill(page, delivery);
      await page.getByRole('button', { name: 'Place order' }).click();
    };
    await order();
    await expect.poll(() => keys.length).toBe(1);
    await openImport(page);
    const description = 'Ten to a wheel. '.repeat(20);
    const rows = Array.from({ length: 20_000 }, (_, index) => `Stud ${index}\t250\t${description}`);
    const list = Buffer.from(['Name\tPrice\tDescription', ...rows].join('\n'));
    await choose(page, { name: 'parts.tsv', mimeType: 'text/tab-separated-values', buffer: list });
    await expect(pageText(page, /^20,000 rows in the list/)).toBeVisible();
    // Storing a list of this size takes a moment.
    await expect.poll(() => page.evaluate(countStoredLists)).toBe(1);
    await page.reload();
    await expect(pageText(page, /^20,000 rows in the list/)).toBeVisible();
    await order();
    await expect.poll(() => keys.length).toBe(2);
    expect(keys[1]).toBe(keys[0]);
  },
);

test('an admin imports an export again, which changes nothing, and a price list, which overwrites no other change', async ({
  page,
  request,
  apiUrl,
  authorizationOf,
  newPart,
}) => {
  const [first, second] = [await newPart({ price: 100 }), await newPart({ price: 100 })];
  const headers = await authorizationOf(admin);
  const exported = await request.post(`${apiUrl}/exports/parts`, { headers, data: { language: 'en' } });
  await expect(exported).toBeOK();
  await openImport(page);
  await choose(page, { name: 'parts.csv', mimeType: 'text/csv', buffer: await exported.body() });
  await expect(pageText(page, /^All rows are in the shop already/)).toBeVisible();
  await expect(page.getByRole('button', { name: /^Import/ })).toBeHidden();

  await page.getByRole('button', { name: 'Choose another list' }).click();
  await paste(page, `Name\tPrice\n${first.product_name}\t110\n${second.product_name}\t900`);
  await expect(pageText(page, /^0 new, 2 to change, 0 unchanged/)).toBeVisible();
  await expect(page.getByRole('rowheader').first()).toContainText(second.product_name ?? '');
  await expect(row(page, second.product_name ?? '')).toContainText('100 → 900');
  const other = await request.put(`${apiUrl}/parts/${first._id}`, {
    headers,
    data: { read: { price: 100 }, changes: { price: 105 } },
  });
  await expect(other).toBeOK();
  await page.getByRole('button', { name: 'Import: 0 new, 2 changed' }).click();
  await expect(pageText(page, /^1 part was changed by another admin meanwhile/)).toBeVisible();
  await page.getByRole('button', { name: 'Take these rows up again' }).click();
  await expect(row(page, first.product_name ?? '')).toContainText('105 → 110');
  const { price } = (await (await request.get(`${apiUrl}/purchase/${first._id}`)).json()) as { price: unknown };
  expect(price).toBe(105);
});

test('an import of changes is stopped, and goes on with the rows that are left after a reload', async ({ page }) => {
  const id = crypto.randomUUID().slice(0, 8);
  const rowsAt = (price: number) =>
    Array.from({ length: 60 }, (_, index) => `Stud ${id} ${index}\t${price}\t1\t/photos/steel-wheel-800.jpg`);
  const listAt = (price: number) => ['Name\tPrice\tMOQ\tImage', ...rowsAt(price)].join('\n');
  await openImport(page);
  await paste(page, listAt(250));
  await page.getByRole('button', { name: 'Import 60 parts' }).click();
  await expect(pageText(page, /^The import is finished: 60 parts/)).toBeVisible();

  await page.getByRole('button', { name: 'Choose another list' }).click();
  await paste(page, listAt(260));
  let updates = 0;
  let stopped: Promise<void> | undefined;
  await page.route('**/api/parts/*', async (route) => {
    updates += 1;
    if (updates >= 20) {
      stopped ??= page.getByRole('button', { name: 'Stop' }).click();
      await stopped;
    }
    await route.continue();
  });
  await page.getByRole('button', { name: 'Import: 0 new, 60 changed' }).click();
  await expect(pageText(page, /^The import is stopped/)).toBeVisible();
  await page.reload();
  const sent = updates;
  expect(sent).toBeLessThan(60);
  await page.getByRole('button', { name: `Go on with ${60 - sent} parts` }).click();
  await expect(pageText(page, /^The import is finished: 60 parts/)).toBeVisible();
  expect(updates).toBe(60);
});

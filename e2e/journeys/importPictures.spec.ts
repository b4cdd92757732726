import { join } from 'node:path';
import { admin } from '../accounts.ts';
import { untilInteractive } from '../page.ts';
import { expect, test } from '../test.ts';

const photos = join(import.meta.dirname, '../../apps/storefront/public/photos');
const photo = (name: string) => join(photos, `${name}-800.jpg`);

test.describe('an admin with a list that names files', () => {
  test.use({ account: admin, failingRequests: /\/api\/pictures$/ });

  test('imports it with its pictures across a broken connection, and imports none twice', async ({ page }) => {
    const id = crypto.randomUUID().slice(0, 8);
    const cells = [
      ['Name', 'MOQ', 'Pictures'],
      [`Tyre ${id}`, '1', 'TYRE-800.jpg; gear-set-800.jpg'],
      [`Gear ${id}`, '1', 'gear.jpg'],
    ];
    await page.goto('/dashboard/import');
    await untilInteractive(page);
    await page.getByLabel('Paste your list').fill(cells.map((texts) => texts.join('\t')).join('\n'));
    await page.getByRole('button', { name: 'Check the list' }).click();
    const pictures = page.getByRole('region', { name: 'Pictures' });
    const choose = async (...names: string[]) => {
      const chooser = page.waitForEvent('filechooser');
      await pictures.getByRole('button', { name: 'Choose pictures' }).click();
      await (await chooser).setFiles(names.map(photo));
    };
    await expect(pictures.getByRole('status')).toHaveText('0 of 3 files are chosen');
    await choose('tyre', 'gear-set', 'water-pump');
    await expect(pictures.getByRole('status')).toHaveText('2 of 3 files are chosen');
    await expect(pictures.getByText(/^Not chosen yet: gear.jpg/)).toBeVisible();
    await expect(pictures.getByText(/^No row names these files.*: water-pump-800.jpg/)).toBeVisible();
    await page.getByRole('button', { name: 'Correct Pictures, row 3' }).click();
    await page.keyboard.type('gear-set-800.jpg');
    await page.keyboard.press('Enter');
    await expect(pictures.getByRole('status')).toHaveText('2 of 2 files are chosen');
    await pictures.getByRole('button', { name: 'Leave them out' }).click();

    // The connection breaks at the second picture of the first part.
    const uploads: number[] = [];
    await page.route('**/api/pictures', async (route) => {
      uploads.push(route.request().postDataBuffer()?.length ?? 0);
      await (uploads.length === 2 ? route.abort() : route.continue());
    });
    await page.getByRole('button', { name: 'Import 2 parts' }).click();
    await expect(page.getByRole('alert')).toContainText('gear-set-800.jpg');
    await page.reload();
    await expect(page.getByText('We restored your list.')).toBeVisible();
    await expect(pictures.getByText(/^Not chosen yet: TYRE-800.jpg and gear-set-800.jpg/)).toBeVisible();
    await choose('tyre', 'gear-set');
    await page.getByRole('button', { name: 'Import 2 parts' }).click();
    await expect(page.getByText('The import is finished: 2 parts are in the shop.')).toBeVisible();
    // Both rows have the gear set, which is uploaded once more.
    expect(uploads).toHaveLength(4);

    const parts: unknown = await (await page.request.get('/api/parts')).json();
    const imported = (parts as { product_name: string; image: string; description?: string }[])
      .filter(({ product_name }) => product_name.endsWith(id))
      .toSorted((one, other) => one.product_name.localeCompare(other.product_name));
    const address = '/api/pictures/[0-9a-f]{32}\\.jpg';
    const [gear, tyre, ...others] = imported;
    expect(others).toEqual([]);
    expect(gear?.image).toMatch(new RegExp(`^${address}$`));
    expect(tyre?.description).toMatch(new RegExp(`^Pictures: ${address}$`));
    expect(tyre?.description).toContain(gear?.image);
  });
});

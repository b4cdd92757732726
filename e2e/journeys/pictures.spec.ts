import { join } from 'node:path';
import { admin, shopper } from '../accounts.ts';
import { fill, region, tabTo, title, untilInteractive } from '../page.ts';
import { expect, test } from '../test.ts';

const photos = join(import.meta.dirname, '../../apps/storefront/public/photos');
const photo = (name: string) => join(photos, `${name}-800.jpg`);

test.describe('for an admin', () => {
  test.use({ account: admin });

  test('uploads pictures of a new part and sorts them with the keyboard; a customer sees them in a gallery', async ({
    page,
    browser,
    shop,
    stateOf,
  }) => {
    // Two pictures are encoded with the lowest priority.
    test.slow();
    const part = `Gear Set ${crypto.randomUUID().slice(0, 8)}`;
    await page.goto('/dashboard/addproduct');
    await untilInteractive(page);
    const field = page.getByRole('group', { name: 'Pictures', exact: true });
    const chooser = page.waitForEvent('filechooser');
    await field.getByRole('button', { name: 'Choose pictures' }).click();
    await (await chooser).setFiles([photo('tyre'), photo('gear-set')]);
    const text = (index: number) => field.getByLabel(`What picture ${index} shows`);
    await text(1).fill('What comes with it');
    await text(2).fill('The gears');

    // What is uploaded survives a reload.
    await page.reload();
    await untilInteractive(page);
    await expect(text(2)).toHaveValue('The gears');
    const earlier = field.getByRole('button', { name: 'Move picture 2 earlier' });
    await text(2).focus();
    await tabTo(page, earlier);
    await page.keyboard.press('Enter');
    await expect(text(1)).toHaveValue('The gears');
    await expect(field.getByRole('button', { name: 'Move picture 1 earlier' })).toBeFocused();

    await fill(page, { 'Product name': part, 'Minimum order quantity': '1' });
    await page.getByRole('button', { name: 'Add part' }).click();
    await expect(page.getByText('Add a part sucessfully')).toBeVisible();

    const context = await browser.newContext({ baseURL: shop.address, storageState: await stateOf(shopper) });
    const customer = await context.newPage();
    await customer.goto('/');
    await region(customer, 'Choose Your Parts')
      .getByRole('link', { name: `Order ${part}` })
      .click();
    await customer.waitForURL('/purchase/*');
    await untilInteractive(customer);
    await expect(title(customer, part)).toBeVisible();
    const gallery = customer.getByRole('group', { name: `Pictures of ${part}` });
    const large = (name: string) => gallery.getByRole('img', { name });
    await expect(large('The gears')).toBeVisible();
    await expect(large('The gears')).toHaveJSProperty('complete', true);
    expect(await large('The gears').evaluate((image: HTMLImageElement) => image.currentSrc)).toMatch(
      /\/api\/pictures\/[0-9a-f]{32}-\d+\.avif$/,
    );
    await tabTo(customer, gallery.getByRole('button', { name: 'Next picture' }));
    await customer.keyboard.press('Enter');
    await expect(gallery.getByRole('status')).toHaveText('Picture 2 of 2: What comes with it');
    await tabTo(customer, gallery.getByRole('button', { name: 'Enlarge the picture' }));
    await customer.keyboard.press('Enter');
    const zoom = customer.getByRole('dialog', { name: part });
    const viewer = zoom.getByRole('group');
    await expect(viewer).toBeFocused();
    await customer.keyboard.press('+');
    await expect(zoom.getByRole('status')).toContainText('Zoom 150%');
    const left = await viewer.evaluate((element) => element.scrollLeft);
    await customer.keyboard.press('ArrowRight');
    await expect.poll(() => viewer.evaluate((element) => element.scrollLeft)).toBeGreaterThan(left);
    await customer.keyboard.press('Escape');
    await expect(gallery.getByRole('button', { name: 'Enlarge the picture' })).toBeFocused();
    await context.close();
  });

  test('names a picture whose upload a reload has interrupted', async ({ page }) => {
    await page.route('**/api/pictures', () => {});
    await page.goto('/dashboard/addproduct');
    await untilInteractive(page);
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Choose pictures' }).click();
    await (await chooser).setFiles(photo('tyre'));
    await expect(page.getByRole('progressbar', { name: 'Upload of tyre-800.jpg' })).toBeVisible();
    await page.reload();
    await untilInteractive(page);
    await expect(page.getByText('These pictures were not uploaded yet: tyre-800.jpg.')).toBeVisible();
    await page.getByRole('button', { name: 'Add part' }).click();
    await expect(page.getByRole('alert')).toContainText('Wait until all pictures are uploaded');
    await page.getByRole('button', { name: 'Continue without them' }).click();
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
});

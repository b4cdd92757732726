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
    // The browser ignores an arrow key until it has drawn the larger picture.
    await expect(async () => {
      await customer.keyboard.press('ArrowRight');
      expect(await viewer.evaluate((element) => element.scrollLeft)).toBeGreaterThan(left);
    }).toPass();
    await customer.keyboard.press('Escape');
    await expect(gallery.getByRole('button', { name: 'Enlarge the picture' })).toBeFocused();
    await context.close();
  });

  test('uploads two pictures of a part, and steps through them on its page @engines', async ({ page, request }) => {
    const part = `Water Pump ${crypto.randomUUID().slice(0, 8)}`;
    await page.goto('/dashboard/addproduct');
    await untilInteractive(page);
    const field = page.getByRole('group', { name: 'Pictures', exact: true });
    await field
      .locator('input[type="file"]')
      .first()
      .setInputFiles([photo('water-pump'), photo('gear-set')]);
    await field.getByLabel('What picture 2 shows').fill('The gears');
    await fill(page, { 'Product name': part, 'Minimum order quantity': '1' });
    await page.getByRole('button', { name: 'Add part' }).click();
    await expect(page.getByText('Add a part sucessfully')).toBeVisible();
    const parts = (await (await request.get('/api/parts')).json()) as { _id: string; product_name: string }[];
    const { _id = '' } = parts.find(({ product_name }) => product_name === part) ?? {};
    await page.goto(`/purchase/${_id}`);
    await untilInteractive(page);
    const gallery = page.getByRole('group', { name: `Pictures of ${part}` });
    await gallery.getByRole('button', { name: 'Next picture' }).click();
    await expect(gallery.getByRole('status')).toHaveText('Picture 2 of 2: The gears');
    const picture = gallery.getByRole('img', { name: 'The gears' });
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
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

test.describe('on a touch screen', () => {
  test.use({ account: shopper, hasTouch: true, viewport: { width: 360, height: 740 } });

  test('a customer swipes between the pictures of a part', async ({ page, newPart }) => {
    const { _id, product_name } = await newPart({
      image: '/photos/tyre-800.jpg',
      description:
        'Pictures: /photos/tyre-800.jpg | The tread; /photos/gear-set-800.jpg | The gears; /photos/water-pump-800.jpg',
    });
    await page.goto(`/purchase/${_id}`);
    await untilInteractive(page);
    const gallery = page.getByRole('group', { name: `Pictures of ${product_name}` });
    await gallery.scrollIntoViewIfNeeded();
    const list = gallery.getByRole('list', { name: 'Pictures' });
    const box = await list.boundingBox();
    if (!box) throw new Error('The pictures are not shown.');
    const input = await page.context().newCDPSession(page);
    const y = box.y + box.height / 4;
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...xs: number[]) =>
      input.send('Input.dispatchTouchEvent', { type, touchPoints: xs.map((x) => ({ x, y })) });
    const swipe = async (from: number, to: number) => {
      await touch('touchStart', box.x + from * box.width);
      for (let step = 1; step <= 10; step += 1)
        await touch('touchMove', box.x + (from + ((to - from) * step) / 10) * box.width);
      await touch('touchEnd');
    };
    const status = gallery.getByRole('status');
    // The text changes before the picture has come to rest.
    const untilAtRest = (index: number) =>
      expect.poll(() => list.evaluate((track) => track.scrollLeft / track.clientWidth)).toBe(index);
    await swipe(0.8, 0.1);
    await expect(status).toHaveText('Picture 2 of 3: The gears');
    await untilAtRest(1);
    await swipe(0.8, 0.1);
    await expect(status).toHaveText('Picture 3 of 3');
    await untilAtRest(2);
    await swipe(0.1, 0.8);
    await expect(status).toHaveText('Picture 2 of 3: The gears');
    await untilAtRest(1);
    await expect(gallery.getByRole('button', { name: 'Picture 2 of 3: The gears' })).toHaveAttribute(
      'aria-current',
      'true',
    );
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});

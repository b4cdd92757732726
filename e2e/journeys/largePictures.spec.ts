import { Buffer } from 'node:buffer';
import type { Page } from 'playwright/test';
import { admin } from '../accounts.ts';
import { untilInteractive } from '../page.ts';
import { expect, test } from '../test.ts';

/** A photo of a phone with 50 megapixels. */
async function takePhoto(page: Page): Promise<Buffer> {
  const address = await page.evaluate(async () => {
    const canvas = new OffscreenCanvas(8192, 6144);
    canvas.getContext('2d')?.fillRect(0, 0, 4096, 3072);
    const photo = await canvas.convertToBlob({ type: 'image/jpeg' });
    return new Promise<string>((resolve) => {
      const reader = new FileReader();
      reader.addEventListener('load', () => resolve(reader.result as string));
      reader.readAsDataURL(photo);
    });
  });
  return Buffer.from(address.split(',')[1] ?? '', 'base64');
}

test.use({ account: admin });

test('uploads photos of 50 megapixels, whatever type the phone gives them, and says what is no picture', async ({
  page,
}) => {
  // Pictures are encoded with the lowest priority.
  await page.goto('/dashboard/addproduct');
  await untilInteractive(page);
  const photo = await takePhoto(page);
  const field = page.getByRole('group', { name: 'Pictures', exact: true });
  const upload = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().endsWith('/api/pictures'),
  );
  await field
    .locator('input[type="file"]')
    .first()
    .setInputFiles([
      { name: 'photo', mimeType: 'application/octet-stream', buffer: photo },
      { name: 'notes.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture') },
    ]);
  const sent = await upload;
  await expect(field.getByLabel('What picture 1 shows')).toBeVisible();
  expect((await sent.response())?.status()).toBe(201);
  await expect(field.getByRole('alert')).toContainText('Left out: notes.jpg.');
});

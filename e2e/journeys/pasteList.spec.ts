import type { Page } from 'playwright/test';
import { newAccount } from '../accounts.ts';
import { intercept, untilInteractive } from '../page.ts';
import { list, openList, orderFromList, tenParts } from '../pasteList.ts';
import { expect, test, widths } from '../test.ts';

/** Pastes a text as the browser does: first the event, which a page can refuse. */
const paste = async (page: Page, text: string) => {
  await list(page).focus();
  const isAccepted = await list(page).evaluate((field, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pasted);
    return field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, text);
  if (isAccepted) await page.keyboard.insertText(text);
};

test.describe('a customer', () => {
  test.use({ account: newAccount('Salma Begum') });

  for (const [width, tag] of widths)
    test(
      `orders ten parts of a list with the keyboard alone, within 60 seconds, ${width} px wide`,
      { tag },
      async ({ page, newPart }) => {
        await page.setViewportSize({ width, height: 740 });
        const parts = tenParts();
        for (const { product_name, description } of parts) await newPart({ product_name, description });
        await orderFromList(page, parts, { hasNumbers: true });
      },
    );
});

test('a list stays in the browser until it is in the basket or cleared', async ({ page }) => {
  await openList(page);
  await paste(page, 'clutch kit 2 pcs\nlaptop');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('1 of 2 lines found')).toBeVisible();
  await page.reload();
  await untilInteractive(page);
  await expect(list(page)).toHaveValue('clutch kit 2 pcs\nlaptop');
  await page.getByRole('button', { name: 'Clear the list' }).click();
  await page.reload();
  await untilInteractive(page);
  await expect(list(page)).toHaveValue('');
});

test('each line of the example in the field finds a part', async ({ page }) => {
  await openList(page);
  await paste(page, (await list(page).getAttribute('placeholder')) ?? '');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('3 of 3 lines found')).toBeVisible();
});

test('a visitor gets the part that replaces another, and sends what was not found as a note', async ({
  page,
  newPart,
}) => {
  const number = String(Math.floor(1e9 + Math.random() * 9e9));
  const { product_name } = await newPart({ description: `OEM: Y7-${number}\nReplaces: ${number.slice(1)}` });
  await openList(page);
  await paste(page, `${number.slice(1)} - ৩ পিস\nক্লাচ কিট ২টা\nlaptop 1 pcs`);
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('textbox', { name: `Quantity of ${product_name}` })).toHaveValue('3');
  await expect(page.getByRole('textbox', { name: 'Line 1', exact: true })).toHaveAccessibleDescription(
    new RegExp(`^${number.slice(1)} was replaced by `),
  );
  await expect(page.getByRole('textbox', { name: 'Quantity of Clutch Kit 430 mm' })).toHaveValue('2');
  await page.getByRole('button', { name: 'Add 2 parts to the basket' }).click();
  await page.getByRole('button', { name: 'Add to the order as a note' }).click();
  await expect(page.getByText('These lines are in the note of your order.')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Go to the basket' }).click();
  await expect(page.getByRole('textbox', { name: 'Note to the shop' })).toHaveValue('laptop 1 pcs');
  await expect(page.getByRole('main')).toContainText(product_name);
});

test('a file is dropped, and text that is too long is refused at once', async ({ page }) => {
  await openList(page);
  await list(page).evaluate((field) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File(['Part No,Qty\nclutch kit,3'], 'parts.csv', { type: 'text/csv' }));
    field.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
  });
  await expect(list(page)).toHaveValue('Part No,Qty\nclutch kit,3');
  // A busy machine only ever adds time, so one paste within the limit proves it.
  await expect(async () => {
    await list(page).press('End');
    await list(page).press(' ');
    await list(page).press('Backspace');
    await expect(list(page)).not.toHaveAccessibleDescription(/^This is longer/);
    const startedAt = Date.now();
    await paste(page, 'clutch kit 2 pcs\n'.repeat(300_000));
    await expect(list(page)).toHaveAccessibleDescription(/^This is longer than 100,000 characters/);
    await list(page).press('End');
    expect(Date.now() - startedAt).toBeLessThan(5000);
  }).toPass();
  await expect(list(page)).toHaveValue('Part No,Qty\nclutch kit,3');
  await page.getByRole('button', { name: 'Find the parts' }).click();
  await expect(page.getByText('Read as column headings: Part No,Qty')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Quantity of Clutch Kit 430 mm' })).toHaveValue('3');
});

test.describe('while the host does not answer', () => {
  test.use({ failingRequests: /\/parts\/resolve/ });

  test('the list stays in the field, and is found later', async ({ page }) => {
    await openList(page);
    const calls = '**/api/parts/resolve';
    const stop = await intercept(page, calls, (route) =>
      route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad gateway' }),
    );
    await paste(page, 'clutch kit 2 pcs');
    await page.keyboard.press('Control+Enter');
    await expect(page.getByRole('main').getByRole('alert')).toContainText('There is a problem on our side');
    await expect(list(page)).toHaveValue('clutch kit 2 pcs');
    stop();
    await page.getByRole('button', { name: 'Find the parts' }).click();
    await expect(page.getByText('1 of 1 lines found')).toBeVisible();
  });
});

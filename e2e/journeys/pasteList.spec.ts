import type { Page } from 'playwright/test';
import { test as otherHostTest } from '../otherHost/test.ts';
import { tabTo, title, untilInteractive } from '../page.ts';
import { expect, test } from '../test.ts';

const list = (page: Page) => page.getByRole('textbox', { name: 'Your list' });
const understood = (page: Page) => page.getByRole('heading', { name: 'What we understood' });
const lineOf = (page: Page, number: number) => page.getByRole('textbox', { name: `Line ${number}`, exact: true });

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

const open = async (page: Page) => {
  await page.goto('/basket/paste');
  await untilInteractive(page);
};

for (const width of [360, 1280])
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 740 } });

    test('a visitor fills the basket from a list with the keyboard alone', async ({ page, newPart }) => {
      const digits = String(Math.floor(1e9 + Math.random() * 9e9));
      const [start, end] = [digits.slice(0, 4), digits.slice(4)];
      const pad = await newPart({ description: `OEM: ${start} ${end}` });
      const other = digits.split('').toReversed().join('');
      const hose = await newPart({ description: `OEM: Y7-${digits}\nReplaces: ${other}` });
      const startedAt = Date.now();
      await page.goto('/blog');
      await untilInteractive(page);
      await page.keyboard.press('/');
      await tabTo(page, page.getByRole('link', { name: 'Paste a list', exact: true }));
      await page.keyboard.press('Enter');
      await expect(title(page, 'Paste a list')).toBeFocused();
      await tabTo(page, page.getByRole('textbox', { name: 'Your list', exact: true }));
      await page.keyboard.insertText(
        [
          `[12/11/26, 10:32] Rahim: 6 x ${start}-${end}`,
          `${other} - ৩ পিস`,
          'ক্লাচ কিট ২টা',
          'diesel generater',
          'laptop 1 pcs',
        ].join('\n'),
      );
      await page.keyboard.press('Control+Enter');
      await expect(understood(page)).toBeFocused();
      await expect(page.getByRole('textbox', { name: `Quantity of ${pad.product_name}` })).toHaveValue('6');
      await expect(page.getByRole('textbox', { name: `Quantity of ${hose.product_name}` })).toHaveValue('3');
      await expect(lineOf(page, 2)).toHaveAccessibleDescription(new RegExp(`^${other} was replaced by `));
      await expect(page.getByRole('textbox', { name: 'Quantity of Clutch Kit 430 mm' })).toHaveValue('2');
      await expect(lineOf(page, 4)).toHaveAccessibleDescription(/^Not found/);
      await tabTo(page, page.getByRole('textbox', { name: 'Line 4', exact: true }));
      await page.keyboard.press('Control+a');
      await page.keyboard.insertText('disc brake pad 2 pcs');
      await page.keyboard.press('Enter');
      await expect(page.getByText('4 of 5 lines found')).toBeVisible();
      await tabTo(page, page.getByRole('button', { name: 'Add 4 parts to the basket', exact: true }));
      await page.keyboard.press('Enter');
      await expect(understood(page)).toBeFocused();
      await expect(page.getByText('4 parts are in the basket now.')).toBeVisible();
      await expect(lineOf(page, 5)).toHaveValue('laptop 1 pcs');
      await tabTo(page, page.getByRole('button', { name: 'Add to the order as a note', exact: true }));
      await page.keyboard.press('Enter');
      await expect(page.getByText('These lines are in the note of your order.')).toBeVisible();
      await tabTo(page, page.getByRole('link', { name: 'Go to the basket', exact: true }), 'Shift+Tab');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL('/basket');
      await expect(page.getByRole('main')).toContainText(pad.product_name);
      await expect(page.getByRole('main')).toContainText('Disc Brake Pad Set, One Axle');
      await expect(page.getByRole('textbox', { name: /note/i })).toHaveValue('laptop 1 pcs');
      expect(Date.now() - startedAt, 'milliseconds from the search field to the basket').toBeLessThan(60_000);
    });
  });

test('a list stays in the browser until it is in the basket or cleared', async ({ page }) => {
  await open(page);
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

test('a file is dropped, and text that is too long is refused at once', async ({ page }) => {
  await open(page);
  await list(page).evaluate((field) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File(['Part No,Qty\nclutch kit,3'], 'parts.csv', { type: 'text/csv' }));
    field.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
  });
  await expect(list(page)).toHaveValue('Part No,Qty\nclutch kit,3');
  const startedAt = Date.now();
  await paste(page, 'clutch kit 2 pcs\n'.repeat(300_000));
  await expect(list(page)).toHaveAccessibleDescription(/^This is longer than 100,000 characters/);
  await list(page).press('End');
  expect(Date.now() - startedAt).toBeLessThan(5000);
  await expect(list(page)).toHaveValue('Part No,Qty\nclutch kit,3');
  await page.getByRole('button', { name: 'Find the parts' }).click();
  await expect(page.getByText('Read as column headings: Part No,Qty')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Quantity of Clutch Kit 430 mm' })).toHaveValue('3');
});

test.describe('while the host does not answer', () => {
  test.use({ failingRequests: /\/parts\/resolve/ });

  test('the list stays in the field, and is found later', async ({ page }) => {
    await open(page);
    const calls = '**/api/parts/resolve';
    await page.route(calls, (route) =>
      route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad gateway' }),
    );
    await paste(page, 'clutch kit 2 pcs');
    await page.keyboard.press('Control+Enter');
    await expect(page.getByRole('main').getByRole('alert')).toContainText('There is a problem on our side');
    await expect(list(page)).toHaveValue('clutch kit 2 pcs');
    await page.unroute(calls);
    await page.getByRole('button', { name: 'Find the parts' }).click();
    await expect(page.getByText('1 of 1 lines found')).toBeVisible();
  });
});

otherHostTest('on another host a list is found in the browser, and has no note', async ({ page, api }) => {
  await open(page);
  await paste(page, 'klach kit - ৪ পিস\nlaptop');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('1 of 2 lines found')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Quantity of Clutch Kit 430 mm' })).toHaveValue('4');
  await expect(page.getByRole('button', { name: 'Add to the order as a note' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Send a message on WhatsApp' }).first()).toHaveAttribute(
    'href',
    /laptop/,
  );
  await page.getByRole('button', { name: 'Add 1 part to the basket' }).click();
  await page.getByRole('main').getByRole('link', { name: 'Go to the basket' }).click();
  await expect(page.getByRole('main')).toContainText('Clutch Kit 430 mm');
  expect(api.unexpected).toEqual([]);
});

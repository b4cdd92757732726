import { shopper } from '../accounts.ts';
import { expect, test } from '../otherHost/test.ts';
import { list, openList, orderFromList, tenParts } from '../pasteList.ts';
import { widths } from '../test.ts';

test.afterEach(({ api }) => expect(api.unexpected).toEqual([]));

test('on another host a list is found in the browser, and has no note', async ({ page }) => {
  await openList(page);
  await list(page).fill('klach kit - ৪ পিস\nlaptop');
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
});

test.describe('a customer', () => {
  test.use({ account: shopper });

  for (const [width, tag] of widths)
    test(
      `orders ten parts of a list with the keyboard alone, within 60 seconds, ${width} px wide`,
      { tag },
      async ({ page, api }) => {
        await page.setViewportSize({ width, height: 740 });
        const parts = tenParts();
        api.documents.parts.push(
          ...parts.map((part, index) => ({
            ...part,
            _id: String(index).repeat(24),
            price: '250',
            minimum_order_quantity: '2',
            available_quantity: '40',
            image: '',
          })),
        );
        await orderFromList(page, parts, { hasNumbers: false });
        const names = api.documents.orders.map(({ product_name }) => product_name);
        expect(parts.map(({ product_name }) => names.filter((name) => name === product_name).length)).toEqual(
          parts.map(() => 1),
        );
      },
    );
});

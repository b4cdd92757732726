import type { Page } from 'playwright/test';
import { admin } from '../accounts.ts';
import { messages, tabTo, title, untilInteractive } from '../page.ts';
import { expect, test } from '../test.ts';

test.use({ account: admin });

/** A phone number that no other customer has. */
const newPhone = () => `017${String(Math.floor(1e7 + Math.random() * 9e7))}`;

/** The time of an average typist for one key in the keystroke-level model, in milliseconds. */
const keyTime = 280;

const inCall = async (page: Page, path: string, data: object) => {
  const token = await page.evaluate(() => localStorage.getItem('accessToken'));
  const response = await page.request.post(`/api${path}`, { data, headers: { authorization: `Bearer ${token}` } });
  await expect(response).toBeOK();
  return (await response.json()) as { insertedId: string; orderNumber: number };
};

for (const width of [360, 1280])
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 740 } });

    test('an admin finds who phones, opens the last order, takes a payment and reverses it', async ({
      page,
      newPart,
    }) => {
      const phone = newPhone();
      const part = await newPart();
      await page.goto('/dashboard/customers');
      await untilInteractive(page);
      const { insertedId } = await inCall(page, '/customers', { name: 'Shafiq Miah', phones: [phone] });
      const lines = [{ product_name: part.product_name, orderQuantity: part.minimum_order_quantity }];
      const contact = { userName: 'Shafiq Miah', phone, address: 'Counter' };
      const { orderNumber } = await inCall(page, '/orders', { ...contact, customer: insertedId, lines });

      let keys = 0;
      const press = async (text: string, ...pressed: string[]) => {
        await page.keyboard.type(text);
        for (const key of pressed) await page.keyboard.press(key);
        keys += text.length + pressed.length;
      };
      await title(page, 'Customers').focus();
      await press('', 'Tab', 'Tab', 'Tab');
      await press(phone.slice(-6), 'Enter');
      await expect(title(page, 'Shafiq Miah')).toBeFocused();
      const lastOrder = page.getByRole('link', { name: `Last order ${orderNumber}` });
      await expect(lastOrder).toBeVisible();
      await press('', 'Tab');
      await expect(lastOrder).toBeFocused();
      await press('', 'Enter');
      await expect(title(page, `Order ${orderNumber}`)).toBeVisible();
      console.log(`Last order of who phones at ${width} px: ${keys} keys`);
      expect(keys).toBeLessThanOrEqual(15);

      await page.goto('/dashboard/customers');
      await untilInteractive(page);
      await title(page, 'Customers').focus();
      keys = 0;
      const startedAt = Date.now();
      await press('', 'Tab', 'Enter');
      await expect(page.getByRole('searchbox', { name: 'Phone or name of the customer' })).toBeFocused();
      await press(phone, 'Enter');
      await expect(page.getByRole('textbox', { name: 'Amount' })).toBeFocused();
      await press('1500', 'Enter');
      await expect(page.getByRole('button', { name: 'Record payment' })).toBeFocused();
      await press('', 'Enter');
      await expect(messages(page)).toContainText('৳1,500 is recorded. The balance is -৳1,500.');
      const seconds = (Date.now() - startedAt + keys * keyTime) / 1000;
      console.log(`Payment at ${width} px: ${keys} keys, ${seconds.toFixed(1)} s`);
      expect(seconds).toBeLessThanOrEqual(15);

      await page.goto(`/dashboard/customers/${insertedId}`);
      await expect(page.getByText('৳1,500 in credit')).toBeVisible();
      await tabTo(page, page.getByRole('button', { name: 'Reverse Payment ৳1,500' }));
      await page.keyboard.press('Enter');
      const dialog = page.getByRole('alertdialog', { name: 'Reverse Payment ৳1,500?' });
      await tabTo(page, dialog.getByRole('button', { name: 'Wrong amount' }));
      await page.keyboard.press('Enter');
      await tabTo(page, dialog.getByRole('button', { name: 'Reverse' }));
      await page.keyboard.press('Enter');
      await expect(messages(page)).toContainText('The entry is reversed.');
      await expect(page.getByText('Settled')).toBeVisible();
      await expect(page.getByRole('row', { name: /Reversal/ })).toContainText('Wrong amount');
      await expect(page.getByRole('button', { name: /^Reverse / })).toHaveCount(0);
    });
  });

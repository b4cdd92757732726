import { admin, newAccount } from '../accounts.ts';
import { delivery, dialog, messages } from '../page.ts';
import { expect, test } from '../test.ts';

const customer = newAccount('Rahima Khatun');

/** Orders parts under one number, and returns it. */
const linesTest = test.extend<{ placeLines: (names: readonly string[]) => Promise<number> }>({
  placeLines: async ({ request, apiUrl, authorizationOf }, use) => {
    await use(async (names) => {
      const response = await request.post(`${apiUrl}/orders`, {
        headers: await authorizationOf(customer),
        data: {
          userEmail: customer.email,
          userName: customer.name,
          address: delivery.Address,
          phone: delivery.Phone,
          note: 'Please call first.',
          lines: names.map((product_name) => ({ product_name, orderQuantity: 2 })),
        },
      });
      await expect(response).toBeOK();
      return ((await response.json()) as { orderNumber: number }).orderNumber;
    });
  },
});

linesTest.describe('a customer', () => {
  linesTest.use({ account: customer });

  linesTest('deletes one line of an order of three, and then the rest', async ({ page, newPart, placeLines }) => {
    const names = [await newPart(), await newPart(), await newPart()].map(({ product_name }) => product_name);
    const number = await placeLines(names);
    await page.goto('/dashboard/myorders');
    await page.getByRole('link', { name: `Order ${number}` }).click();
    await expect(page).toHaveURL(`/dashboard/orders/${number}`);
    const lines = page.getByRole('list', { name: 'Parts of this order' });
    await expect(lines.getByRole('listitem')).toHaveCount(3);
    await expect(page.getByText('Please call first.')).toBeVisible();
    await lines.getByRole('button', { name: `Delete ${names[0]}` }).click();
    await dialog(page).getByRole('button', { name: 'Delete' }).click();
    await expect(messages(page)).toContainText(`${names[0]} is deleted.`);
    await expect(lines.getByRole('link')).toHaveText(names.slice(1));
    await page.getByRole('button', { name: 'Delete the whole order' }).click();
    await dialog(page).getByRole('button', { name: 'Delete' }).click();
    await expect(messages(page)).toContainText('2 parts deleted.');
    await expect(page).toHaveURL('/dashboard/myorders');
    await expect(page.getByRole('link', { name: `Order ${number}` })).toHaveCount(0);
  });

  linesTest(
    'reads the terms before hand-over, in the list and on the page of the order (D51)',
    async ({ page, request, apiUrl, authorizationOf, newPart, placeLines }) => {
      const number = await placeLines([(await newPart()).product_name]);
      const read = { discount: null, deliveryCharge: null };
      const agreed = await request.put(`${apiUrl}/orders/number/${number}/terms`, {
        headers: await authorizationOf(admin),
        data: { read, changes: { discount: 100, deliveryCharge: 500 } },
      });
      await expect(agreed).toBeOK();
      await page.goto('/dashboard/myorders');
      const row = page.getByRole('row', { name: new RegExp(`Order ${number}`) });
      await expect(row).toContainText('Discount ৳1');
      await expect(row).toContainText('Delivery ৳5');
      await page.goto(`/dashboard/orders/${number}`);
      await expect(page.getByRole('region', { name: 'Terms' })).toContainText('Discount-৳1');
    },
  );

  linesTest('sees all lines and the note on the paper', async ({ page, newPart, placeLines }) => {
    const names = [await newPart(), await newPart()].map(({ product_name }) => product_name);
    const number = await placeLines(names);
    await page.goto(`/dashboard/orders/${number}/print`);
    const paper = page.getByRole('article', { name: `Order ${number}` });
    await expect(paper.getByRole('listitem')).toContainText(names);
    await expect(paper).toContainText('Please call first.');
  });

  linesTest('prints 45 lines on one page of a roll', async ({ page, newPart, placeLines }) => {
    const parts = await Promise.all(Array.from({ length: 45 }, () => newPart()));
    const number = await placeLines(parts.map(({ product_name }) => product_name));
    await page.goto(`/dashboard/orders/${number}/print`);
    for (const width of [80, 58]) {
      await page.getByLabel('Paper').selectOption(`${width} mm roll`);
      await expect(page.getByRole('article').getByRole('listitem')).toHaveCount(45);
      const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
      const boxes = [...pdf.matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)];
      expect(boxes).toHaveLength(1);
      // The sizes of a PDF are in 1/72 inch.
      expect(Math.round((Number(boxes[0]?.[1]) / 72) * 25.4)).toBe(width);
    }
  });
});

linesTest.describe('an admin', () => {
  linesTest.use({ account: admin });

  linesTest('moves one line, then all that are behind it', async ({ page, newPart, placeLines }) => {
    const names = [await newPart(), await newPart()].map(({ product_name }) => product_name);
    const number = await placeLines(names);
    await page.goto(`/dashboard/orders/${number}`);
    await page.getByRole('button', { name: `Confirm: ${names[0]}` }).click();
    await expect(page.getByText('1 of 2 confirmed')).toBeVisible();
    await page.getByRole('button', { name: 'Confirm 1 part' }).click();
    await page.getByRole('button', { name: 'Pack 2 parts' }).click();
    await expect(messages(page)).toContainText(`Order ${number}: Packed`);
    await expect(page.getByRole('button', { name: 'Hand over 2 parts' })).toBeVisible();
  });
});

import type { Page } from 'playwright/test';
import { admin, newAccount } from '../accounts.ts';
import { countKeystrokes, expectWithin } from '../keystrokes.ts';
import { delivery, untilInteractive } from '../page.ts';
import { expect, test, widths } from '../test.ts';
import type { Fixtures } from '../test.ts';

const search = (page: Page) => page.getByRole('searchbox', { name: 'Search for a part' });
const lines = (page: Page) => page.getByRole('list', { name: 'Parts of the order' }).getByRole('listitem');
const customerSearch = (page: Page) => page.getByRole('searchbox', { name: 'Phone or name of the customer' });
const quantityOf = (page: Page, part: string) => page.getByRole('textbox', { name: `Quantity of ${part}` });
const placedTitle = (page: Page) => page.getByRole('heading', { name: 'The order is placed' });

/** A phone number that no other customer has. */
const newPhone = () => `017${String(Math.floor(1e7 + Math.random() * 9e7))}`;

/** A number that no other part has. */
const newNumber = () => String(Math.floor(1e9 + Math.random() * 9e9));

test.use({ account: admin });

/** Orders ten numbers with the keyboard alone, as a practised admin does, and returns the time that it takes. */
async function orderTenNumbers(page: Page, newPart: Fixtures['newPart']) {
  const numbers = Array.from({ length: 10 }, newNumber);
  const parts = [];
  for (const number of numbers) parts.push(await newPart({ description: `OEM: ${number}` }));
  await page.goto('/dashboard/counterorder');
  await untilInteractive(page);
  await customerSearch(page).focus();
  const { type, result } = countKeystrokes(page);
  await type(newPhone(), 'Enter');
  await expect(page.getByLabel('Customer’s name')).toBeFocused();
  await type('Rafiq Miah');
  await search(page).focus();
  for (const [index, number] of numbers.entries()) {
    await type(number, 'Enter');
    await expect(quantityOf(page, parts[index]?.product_name ?? '')).toBeFocused();
    await type(String(2 + (index % 3)), 'Enter');
    await expect(search(page)).toBeFocused();
    await expect(search(page)).toHaveValue('');
  }
  await expect(lines(page)).toHaveCount(10);
  await type('', 'Tab', 'Tab', 'Tab');
  await expect(page.getByRole('button', { name: 'Place order' })).toBeFocused();
  await type('', 'Enter');
  await expect(placedTitle(page)).toBeFocused();
  const time = result();
  console.log(`Counter order at ${page.viewportSize()?.width} px: ${time.figures}`);
  await expect(page.getByRole('main').getByRole('listitem')).toContainText(
    parts.map(({ product_name }) => product_name),
  );
  return time;
}

for (const [width, tag] of widths)
  test.describe(`at ${width} px`, { tag }, () => {
    test.use({ viewport: { width, height: 740 } });

    test('an admin orders ten known numbers with the keyboard alone, within 60 seconds', async ({ page, newPart }) => {
      await expectWithin(60, () => orderTenNumbers(page, newPart));
      await page.getByRole('link', { name: 'Print' }).click();
      await expect(page.getByRole('article').getByRole('listitem')).toHaveCount(10);
    });
  });

test('Enter takes the customer whom a name finds, and a reload keeps the customer', async ({
  page,
  request,
  apiUrl,
  authorizationOf,
}) => {
  const name = `Jahanara ${crypto.randomUUID().slice(0, 8)}`;
  const data = { name, phones: [newPhone()] };
  await expect(await request.post(`${apiUrl}/customers`, { headers: await authorizationOf(admin), data })).toBeOK();
  await page.goto('/dashboard/counterorder');
  await untilInteractive(page);
  await customerSearch(page).fill(name);
  await customerSearch(page).press('Enter');
  await expect(page.getByRole('main').getByText(name)).toBeVisible();
  await expect(customerSearch(page)).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('main').getByText(name)).toBeVisible();
});

test('an admin adds a pasted list, and a reload keeps the lines', async ({ page, newPart }) => {
  const [one, other] = [newNumber(), newNumber()];
  const pin = await newPart({ description: `OEM: ${one}` });
  const hose = await newPart({ description: `OEM: ${other}` });
  await page.goto('/dashboard/counterorder');
  await untilInteractive(page);
  await page.getByRole('button', { name: 'Paste a list' }).click();
  await page.getByRole('textbox', { name: 'Your list' }).fill(`6 x ${one}\n${other} - ৩ পিস\nlaptop`);
  await page.keyboard.press('Control+Enter');
  await page.getByRole('button', { name: 'Add 2 parts to the order' }).click();
  await expect(page.getByText('2 parts are in the order now.')).toBeVisible();
  await page.reload();
  await expect(quantityOf(page, pin.product_name)).toHaveValue('6');
  await expect(quantityOf(page, hose.product_name)).toHaveValue('3');
});

test.describe('with stock that another customer takes meanwhile', () => {
  test.use({ failingRequests: /\/api\/orders$/ });

  test('a refusal marks its line, and keeps everything that was typed', async ({
    page,
    request,
    apiUrl,
    authorizationOf,
    newPart,
  }) => {
    const [one, other] = [newNumber(), newNumber()];
    const pin = await newPart({ description: `OEM: ${one}` });
    const hose = await newPart({ description: `OEM: ${other}` });
    await page.goto('/dashboard/counterorder');
    await untilInteractive(page);
    await search(page).fill(`4 x ${one}`);
    await page.keyboard.press('Enter');
    await expect(quantityOf(page, pin.product_name)).toBeFocused();
    await search(page).fill(`4 x ${other}`);
    await page.keyboard.press('Enter');
    await expect(quantityOf(page, hose.product_name)).toBeFocused();
    await customerSearch(page).fill(newPhone());
    await customerSearch(page).press('Enter');
    await page.getByLabel('Customer’s name').fill('Rafiq Miah');

    const rival = newAccount('Kamal Uddin');
    const left = 3;
    await expect(
      await request.post(`${apiUrl}/orderparts`, {
        headers: await authorizationOf(rival),
        data: {
          userEmail: rival.email,
          userName: rival.name,
          address: delivery.Address,
          phone: delivery.Phone,
          product_name: hose.product_name,
          orderQuantity: hose.available_quantity - left,
        },
      }),
    ).toBeOK();
    await page.getByRole('button', { name: 'Place order' }).click();
    const refused = lines(page).filter({ hasText: hose.product_name });
    await expect(refused).toContainText(`Not ordered: Only ${left} are left.`);
    // He was added on the way, and is the customer of the next attempt.
    await expect(page.getByRole('button', { name: 'Another customer' })).toBeVisible();
    await expect(quantityOf(page, pin.product_name)).toHaveValue('4');
    await refused.getByRole('button', { name: `Order ${left} ${hose.product_name}` }).click();
    await page.getByRole('button', { name: 'Place order' }).click();
    await expect(placedTitle(page)).toBeFocused();
  });
});

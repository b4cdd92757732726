import type { Page } from 'playwright/test';
import { admin } from '../accounts.ts';
import { countKeystrokes, expectWithin } from '../keystrokes.ts';
import { interceptOnce, messages, title, untilInteractive, untilLoaded } from '../page.ts';
import { expect, test, widths } from '../test.ts';

test.use({ account: admin });

/** A phone number that no other customer has. */
const newPhone = () => `017${String(Math.floor(1e7 + Math.random() * 9e7))}`;

const inCall = async (page: Page, path: string, data: object) => {
  const token = await page.evaluate(() => localStorage.getItem('accessToken'));
  const response = await page.request.post(`/api${path}`, { data, headers: { authorization: `Bearer ${token}` } });
  await expect(response).toBeOK();
  return (await response.json()) as { insertedId: string; orderNumber: number };
};

const readDayBook = async (page: Page) => {
  const token = await page.evaluate(() => localStorage.getItem('accessToken'));
  const response = await page.request.get('/api/daybook', { headers: { authorization: `Bearer ${token}` } });
  await expect(response).toBeOK();
  return (await response.json()) as { closedUntil?: string };
};

const dayAfter = (day: string) => new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);

/** Takes a payment from a new customer with the keyboard alone, and returns the time that it takes. */
async function takePayment(page: Page) {
  const phone = newPhone();
  const { insertedId: customer } = await inCall(page, '/customers', { name: 'Shafiq Miah', phones: [phone] });
  await page.goto('/dashboard/customers');
  // The heading of a page whose guard is still waiting is replaced, and the focus with it.
  await untilLoaded(page);
  await title(page, 'Customers').focus();
  const { type, result } = countKeystrokes(page);
  await type('', 'Tab', 'Enter');
  await expect(page.getByRole('searchbox', { name: 'Phone or name of the customer' })).toBeFocused();
  await type(phone, 'Enter');
  await expect(page.getByRole('textbox', { name: 'Amount' })).toBeFocused();
  await type('1500', 'Enter');
  await expect(page.getByRole('button', { name: 'Record payment' })).toBeFocused();
  await type('', 'Enter');
  await expect(messages(page)).toContainText('৳1,500 is recorded. The balance is -৳1,500.');
  const time = result();
  console.log(`Payment at ${page.viewportSize()?.width} px: ${time.figures}`);
  return { customer, ...time };
}

for (const [width, tag] of widths)
  test.describe(`at ${width} px`, { tag }, () => {
    test.use({ viewport: { width, height: 740 } });

    test('an admin opens the page of who phones, an order and a part from any page with "/", the digits and Enter', async ({
      page,
      newPart,
    }) => {
      const phone = newPhone();
      const number = String(Math.floor(1e9 + Math.random() * 9e9));
      const part = await newPart({ description: `OEM: ${number}` });
      await page.goto('/dashboard/orders');
      await untilLoaded(page);
      const { insertedId } = await inCall(page, '/customers', { name: 'Jahanara Begum', phones: [phone] });
      const lines = [{ product_name: part.product_name, orderQuantity: part.minimum_order_quantity }];
      const contact = { userName: 'Jahanara Begum', phone, address: 'Counter' };
      const { orderNumber } = await inCall(page, '/orders', { ...contact, customer: insertedId, lines });
      const field = page.getByRole('combobox', { name: 'Search customers, orders and parts' });

      await title(page, 'Orders').focus();
      const find = countKeystrokes(page);
      // Enter does not wait for the list.
      await find.type(`/${phone}`, 'Enter');
      await expect(title(page, 'Jahanara Begum')).toBeFocused();
      console.log(`Page of who phones at ${width} px: ${find.result().keys} keys`);
      expect(find.result().keys).toBe(2 + phone.length);

      await page.goto('/dashboard/audit');
      await untilLoaded(page);
      await title(page, 'Activity log').focus();
      await page.keyboard.type(`/+880 ${phone.slice(1, 5)}-${phone.slice(5)}`);
      // Until the last digit there are others.
      const optionOf = (group: string, name: string | RegExp) =>
        page.getByRole('group', { name: group }).getByRole('option', { name });
      const customer = page.getByRole('group', { name: 'Customers' }).getByRole('option', { selected: true });
      await expect(customer).toContainText('Jahanara Begum');
      await page.keyboard.press('Enter');
      await expect(title(page, 'Jahanara Begum')).toBeFocused();

      await page.keyboard.type(`/${String(orderNumber)}`);
      await expect(optionOf('Orders', /Jahanara Begum/)).toBeVisible();
      await page.keyboard.press('Enter');
      await expect(title(page, `Order ${String(orderNumber)}`)).toBeFocused();

      await page.keyboard.type(`/${number}`);
      await expect(optionOf('Parts', part.product_name)).toBeVisible();
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await expect(title(page, part.product_name)).toBeFocused();

      // A page that everyone may open asks for the role when the field is used.
      await page.goto('/blog');
      await untilInteractive(page);
      await page.keyboard.press('/');
      await expect(field).toBeFocused();
      await page.keyboard.insertText(phone.replace(/\d/g, (digit) => '০১২৩৪৫৬৭৮৯'[Number(digit)] ?? digit));
      await expect(customer).toContainText('Jahanara Begum');
      await page.keyboard.press('Enter');
      await expect(title(page, 'Jahanara Begum')).toBeFocused();
    });

    test('an admin opens who phones with "/", the digits and Enter in Bangla, and finds the order by its number', async ({
      page,
      newPart,
    }) => {
      const phone = newPhone();
      const { product_name, minimum_order_quantity: orderQuantity } = await newPart();
      await page.addInitScript(() => localStorage.setItem('language', 'bn'));
      await page.goto('/dashboard/audit');
      await untilLoaded(page);
      const { insertedId } = await inCall(page, '/customers', { name: 'জাহানারা বেগম', phones: [phone] });
      const lines = [{ product_name, orderQuantity }];
      const contact = { userName: 'জাহানারা বেগম', phone, address: 'Counter' };
      const { orderNumber } = await inCall(page, '/orders', { ...contact, customer: insertedId, lines });
      await page.getByRole('heading', { level: 1 }).focus();
      const find = countKeystrokes(page);
      await find.type(`/${phone}`, 'Enter');
      await expect(title(page, 'জাহানারা বেগম')).toBeFocused();
      console.log(`Page of who phones at ${width} px (bn): ${find.result().keys} keys`);
      expect(find.result().keys).toBe(2 + phone.length);
      const shown = `+৮৮০ ${phone.slice(1, 5)}-${phone.slice(5)}`.replace(
        /[0-9]/g,
        (digit) => '০১২৩৪৫৬৭৮৯'[Number(digit)] ?? '',
      );
      await expect(page.getByRole('main').getByText(shown)).toBeVisible();
      const findOrder = countKeystrokes(page);
      await findOrder.type(`/${orderNumber}`, 'Enter');
      await expect(page).toHaveURL(new RegExp(`/dashboard/orders/${orderNumber}$`));
      expect(findOrder.result().keys).toBe(2 + String(orderNumber).length);
    });

    test('an admin finds who phones, opens the last order, takes a payment and reverses it', async ({
      page,
      newPart,
    }) => {
      const phone = newPhone();
      const part = await newPart();
      await page.goto('/dashboard/customers');
      await untilLoaded(page);
      const { insertedId } = await inCall(page, '/customers', { name: 'Shafiq Miah', phones: [phone] });
      const lines = [{ product_name: part.product_name, orderQuantity: part.minimum_order_quantity }];
      const contact = { userName: 'Shafiq Miah', phone, address: 'Counter' };
      const { orderNumber } = await inCall(page, '/orders', { ...contact, customer: insertedId, lines });

      await title(page, 'Customers').focus();
      const find = countKeystrokes(page);
      await find.type('', 'Tab', 'Tab', 'Tab');
      await expect(page.getByRole('main').getByRole('searchbox')).toBeFocused();
      await find.type(phone.slice(-6), 'Enter');
      await expect(title(page, 'Shafiq Miah')).toBeFocused();
      const lastOrder = page.getByRole('link', { name: `Last order ${orderNumber}` });
      await expect(lastOrder).toBeVisible();
      await find.type('', 'Tab');
      await expect(lastOrder).toBeFocused();
      await find.type('', 'Enter');
      await expect(title(page, `Order ${orderNumber}`)).toBeVisible();
      console.log(`Last order of who phones at ${width} px: ${find.result().keys} keys`);
      expect(find.result().keys).toBeLessThanOrEqual(15);

      const { customer } = await expectWithin(15, () => takePayment(page));

      await page.goto(`/dashboard/customers/${customer}`);
      await expect(page.getByText('৳1,500 in credit')).toBeVisible();
      await untilLoaded(page);
      await title(page, 'Shafiq Miah').focus();
      const reverse = countKeystrokes(page);
      await reverse.tabTo(page.getByRole('button', { name: 'Reverse Payment ৳1,500' }));
      await reverse.type('', 'Enter');
      const dialog = page.getByRole('alertdialog', { name: 'Reverse Payment ৳1,500?' });
      await reverse.tabTo(dialog.getByRole('button', { name: 'Wrong amount' }));
      await reverse.type('', 'Enter');
      await reverse.tabTo(dialog.getByRole('button', { name: 'Reverse' }));
      await reverse.type('', 'Enter');
      await expect(messages(page)).toContainText('The entry is reversed.');
      console.log(`Reversal at ${width} px: ${reverse.result().keys} keys`);
      expect(reverse.result().keys).toBeLessThanOrEqual(30);
      await expect(page.getByText('Settled')).toBeVisible();
      await expect(page.getByRole('row', { name: /Reversal/ })).toContainText('Wrong amount');
      await expect(page.getByRole('button', { name: /^Reverse / })).toHaveCount(0);
    });
  });

/** Adds a customer with an order. */
const addCustomer = async (page: Page, userName: string, product_name: string) => {
  const phone = newPhone();
  const { insertedId: customer } = await inCall(page, '/customers', { name: userName, phones: [phone] });
  const contact = { userName, phone, address: 'Counter', customer };
  const { orderNumber } = await inCall(page, '/orders', { ...contact, lines: [{ product_name, orderQuantity: 1 }] });
  return { customer, orderNumber: String(orderNumber) };
};

test('an admin reads the orders of one customer alone, and then those of all', async ({ page, newPart }) => {
  const { product_name } = await newPart({ minimum_order_quantity: 1 });
  await page.goto('/dashboard/customers');
  await untilInteractive(page);
  const own = await addCustomer(page, 'Shafiq Miah', product_name);
  const other = await addCustomer(page, 'Salma Begum', product_name);
  await page.goto(`/dashboard/customers/${own.customer}`);
  await page.getByRole('link', { name: 'All orders' }).click();
  await expect(page).toHaveURL(new RegExp(`/dashboard/orders\\?customer=${own.customer}$`));
  const numbers = page.getByRole('rowheader').getByRole('link');
  await expect(numbers).toHaveText([own.orderNumber]);
  await page.getByRole('button', { name: 'Remove filter: Customer: Shafiq Miah' }).click();
  await expect(page.getByRole('link', { name: other.orderNumber, exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard\/orders$/);
});

test.describe('money back', () => {
  // The day of the dealer, who is where the backend is by default.
  test.use({ failingRequests: /\/ledger$/, timezoneId: 'Asia/Dhaka' });

  test('is paid by an admin with the keyboard, at most what was paid, and the day book has it', async ({ page }) => {
    await page.goto('/dashboard/customers');
    await untilInteractive(page);
    const { insertedId } = await inCall(page, '/customers', { name: 'Shafiq Miah', phones: [newPhone()] });
    await inCall(page, `/customers/${insertedId}/ledger`, { kind: 'payment', amount: 80_000, method: 'cash' });
    await page.goto(`/dashboard/customers/${insertedId}`);
    await untilLoaded(page);
    const payBack = async (amount: string) => {
      const keys = countKeystrokes(page);
      await keys.tabTo(page.getByRole('button', { name: 'More actions' }));
      await keys.type('', 'Enter');
      await expect(page.getByRole('menuitem', { name: 'Pay money back' })).toBeFocused();
      await keys.type('', 'Enter');
      await expect(page.getByRole('textbox', { name: 'Amount' })).toBeFocused();
      await keys.type(amount, 'Tab', 'Tab');
      await keys.type('Wrong hub', 'Enter');
      await expect(page.getByRole('button', { name: 'Record refund' })).toBeFocused();
      await keys.type('', 'Enter');
      return keys.result().keys - amount.length - 'Wrong hub'.length;
    };
    await title(page, 'Shafiq Miah').focus();
    await payBack('801');
    const form = page.getByRole('form', { name: 'Pay money back' });
    await expect(form.getByText('This customer has paid ৳800. Enter at most that much.')).toBeVisible();
    await page.keyboard.press('Escape');
    await title(page, 'Shafiq Miah').focus();
    const keys = await payBack('300');
    console.log(`Refund: ${keys} keys besides amount and reason`);
    expect(keys).toBeLessThanOrEqual(10);
    await expect(messages(page)).toContainText('৳300 paid back is recorded. The balance is -৳500.');
    await expect(page.getByRole('row', { name: /Refund/ })).toContainText('Wrong hub');
    await page.goto('/dashboard/daybook');
    const cashBook = page.getByRole('table', { name: 'Cash book' });
    await expect(cashBook.getByRole('row').filter({ hasText: 'Refund · Wrong hub' })).toContainText('-৳300');
  });
});

test('an admin closes a day with the keyboard, and a payment of that day stands on the next one', async ({ page }) => {
  await page.goto('/dashboard/customers');
  await untilInteractive(page);
  const { insertedId } = await inCall(page, '/customers', { name: 'Shafiq Miah', phones: [newPhone()] });
  const { closedUntil = '2020-01-01' } = await readDayBook(page);
  const [day, next] = [dayAfter(closedUntil), dayAfter(dayAfter(closedUntil))];
  await page.goto(`/dashboard/daybook?date=${day}`);
  await untilLoaded(page);
  await title(page, 'Day book').focus();
  const keys = countKeystrokes(page);
  await keys.tabTo(page.getByRole('button', { name: 'Close day' }));
  await keys.type('', 'Enter');
  await expect(page.getByRole('textbox', { name: 'Counted cash' })).toBeFocused();
  await keys.type('700', 'Enter');
  await expect(page.getByRole('button', { name: 'Close for good' })).toBeFocused();
  await expect(page.getByRole('dialog')).toContainText('A close is final.');
  await keys.type('', 'Enter');
  await expect(messages(page)).toContainText('The day is closed.');
  const count = keys.result().keys - '700'.length;
  console.log(`Close of a day: ${count} keys besides the figures`);
  expect(count).toBeLessThanOrEqual(12);
  await expect(page.getByRole('article', { name: 'Day book' })).toContainText('৳700');
  await expect(page.getByRole('button', { name: 'Close day' })).toBeHidden();
  await expect(title(page, 'Day book')).toBeFocused();

  await page.goto(`/dashboard/customers/${insertedId}`);
  await untilLoaded(page);
  await page.getByRole('button', { name: 'Take payment' }).click();
  await page.getByRole('textbox', { name: 'Amount' }).fill('1500');
  await page.getByLabel('Day, if not today').fill(day);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Record payment' }).click();
  await expect(page.getByRole('row', { name: /Payment/ })).toContainText('belongs to');

  for (let entry = 1; entry <= 20; entry += 1)
    await inCall(page, '/cash', { kind: 'cashOut', amount: 1000 * entry, note: `Fare ${entry}`, at: next });
  await page.goto(`/dashboard/daybook?date=${next}`);
  const rows = page.getByRole('table', { name: 'Cash book' }).getByRole('row');
  await expect(rows.nth(1)).toContainText('Opening cash৳700');
  await expect(rows.nth(2)).toContainText('৳1,500৳2,200');
  await expect(rows.last()).toContainText('Closing cash৳100');
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
  expect(pdf.match(/\/MediaBox /g)).toHaveLength(1);
});

test('a statement of thirty entries is one A4 sheet', async ({ page }) => {
  await page.goto('/dashboard/customers');
  await untilInteractive(page);
  const { insertedId } = await inCall(page, '/customers', { name: 'Shafiq Miah', phones: [newPhone()] });
  for (let entry = 1; entry <= 30; entry += 1)
    await inCall(page, `/customers/${insertedId}/ledger`, {
      kind: 'adjustment',
      amount: entry * 123_400,
      note: `Old book, page ${entry}`,
    });
  await page.goto(`/dashboard/customers/${insertedId}/statement`);
  const paper = page.getByRole('article', { name: 'Statement' });
  await expect(paper.getByText('Old book, page 30')).toBeVisible();
  await page.getByLabel('Paper').selectOption('A4');
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(pdf.match(/\/MediaBox /g)).toHaveLength(1);
});

test.describe('without an answer', () => {
  test.use({ failingRequests: /\/ledger$/ });

  const recordButton = (page: Page) => page.getByRole('button', { name: 'Record payment' });

  /** Opens the form of a payment on the page of a customer, and reviews what is entered. */
  const enterPayment = async (page: Page, customer: string) => {
    await page.goto(`/dashboard/customers/${customer}`);
    await untilInteractive(page);
    await page.getByRole('button', { name: 'Take payment' }).click();
    await page.getByRole('textbox', { name: 'Amount' }).fill('1500');
    await page.getByRole('button', { name: 'Review' }).click();
  };

  /** Records a payment of a new customer, whose answer is lost. */
  const loseAnswer = async (page: Page) => {
    await page.goto('/dashboard/customers');
    await untilInteractive(page);
    const { insertedId } = await inCall(page, '/customers', { name: 'Shafiq Miah', phones: [newPhone()] });
    await enterPayment(page, insertedId);
    await interceptOnce(page, `**/api/customers/${insertedId}/ledger`, async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    });
    await recordButton(page).click();
    await expect(page.getByRole('dialog')).toContainText('It may be recorded already');
    return insertedId;
  };

  test('a payment whose answer is lost is in the ledger, and once only when it is sent again', async ({ page }) => {
    await loseAnswer(page);
    await expect(page.getByRole('dialog')).toContainText('৳1,500 in credit');
    await recordButton(page).click();
    await expect(messages(page)).toContainText('৳1,500 is recorded. The balance is -৳1,500.');
    await expect(page.getByRole('row', { name: /Payment/ })).toHaveCount(1);
  });

  test('a payment whose answer is lost and that is entered in a new form is asked for before it is recorded twice', async ({
    page,
  }) => {
    const customer = await loseAnswer(page);
    await enterPayment(page, customer);
    await recordButton(page).click();
    await expect(page.getByRole('dialog')).toContainText(/Already recorded at \d\d:\d\d\?/);
    await expect(page.getByRole('button', { name: 'Record it again' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await page.reload();
    await untilLoaded(page);
    await expect(page.getByText('৳1,500 in credit')).toBeVisible();
    await expect(page.getByRole('row', { name: /Payment/ })).toHaveCount(1);
  });
});

import type { APIRequestContext, Page } from 'playwright/test';
import { admin, newAccount } from '../accounts.ts';
import { dialog, hold, messages, openFromMenu, row, tabTo, title } from '../page.ts';
import { expect, test, widths } from '../test.ts';

/** The order of a customer, as the host lists it. */
interface ListedOrder {
  _id: string;
  status: string;
}

async function findOrder(request: APIRequestContext, headers: { authorization: string }, search: string) {
  const response = await request.get(`/api/orders?search=${encodeURIComponent(search)}`, { headers });
  const [order] = (await response.json()) as ListedOrder[];
  if (!order) throw new Error(`No order is found by ${search}.`);
  return order;
}

/** Opens the only order of a part from the list. */
async function openOrder(page: Page, part: string): Promise<void> {
  await expect(page.getByRole('status').filter({ hasText: /^1 order$/ })).toBeVisible();
  await row(page, part)
    .getByRole('link', { name: /^\d{4,}$/ })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: /^Order \d{4,}$/ })).toBeVisible();
}

test.describe('an admin', () => {
  const customer = newAccount('Abdul Karim');
  test.use({ account: admin });

  for (const [width, tag] of widths) {
    test(
      `confirms the first waiting order with one key from the dashboard, at ${width} px (D31)`,
      { tag },
      async ({ page, request, authorizationOf, newPart, newOrder }) => {
        const part = await newPart();
        await newOrder(customer, part);
        await page.setViewportSize({ width, height: 740 });
        await page.goto('/dashboard');
        const waiting = page.getByRole('table', { name: 'Waiting for confirmation' });
        const first = waiting.getByRole('row').nth(1);
        const link = first.getByRole('link').first();
        await expect(link).toHaveText(/^\d{4,}$/);
        // `innerText` is empty while the row is outside the viewport, where its content is not laid out.
        const number = (await link.textContent()) ?? '';
        await tabTo(page, first.getByRole('button', { name: /^Confirm/ }));
        await page.keyboard.press('Enter');
        await expect(messages(page)).toContainText(`Order ${number}: Confirmed`);
        const order = await findOrder(request, await authorizationOf(admin), number);
        expect(order.status).toBe('confirmed');
      },
    );
  }

  test('takes an order from placed to handed over, and the customer sees it in My Orders (D31) @engines', async ({
    page,
    browser,
    shop,
    stateOf,
    newPart,
    newOrder,
  }) => {
    const part = await newPart();
    const name = part.product_name;
    await newOrder(customer, part);
    await page.goto('/dashboard');
    await openFromMenu(page, 'Orders');
    await page.getByRole('searchbox').fill(name);
    await expect(page.getByRole('status').filter({ hasText: /^1 order$/ })).toBeVisible();
    await expect(page).toHaveURL(/\?search=Wheel/);
    await row(page, name).getByRole('button', { name: 'Confirm' }).click();
    await expect(row(page, name)).toContainText('Confirmed');
    await openOrder(page, name);
    await expect(page.getByRole('link', { name: 'Call Abdul Karim' })).toHaveAttribute('href', 'tel:01700000142');
    for (const step of ['Pack', 'Hand over']) await page.getByRole('button', { name: step }).click();
    await expect(page.getByRole('button', { name: 'Cancel order' })).toHaveCount(0);
    await expect(page.getByRole('listitem').filter({ hasText: 'Handed over' })).toContainText('by you');

    const context = await browser.newContext({ baseURL: shop.address, storageState: await stateOf(customer) });
    const own = await context.newPage();
    await own.goto('/dashboard/myorders');
    await expect(row(own, name)).toContainText('Handed over');
    await expect(row(own, name)).toContainText('৳500');
    await expect(row(own, name).getByRole('button', { name: 'Delete' })).toHaveCount(0);
    await row(own, name).getByRole('link', { name }).click();
    await expect(own.getByRole('listitem').filter({ hasText: 'Packed' })).toContainText('by the shop');
    await own.getByRole('button', { name: 'Order again' }).click();
    await expect(title(own, 'Basket')).toBeVisible();
    await expect(own.getByRole('textbox', { name: `Quantity of ${name}` })).toHaveValue('2');
    await context.close();
  });

  test('confirms one order with a double click, and undoes each step (D53)', async ({
    page,
    request,
    authorizationOf,
    newPart,
    newOrder,
  }) => {
    const parts = [await newPart(), await newPart()];
    for (const part of parts) await newOrder(customer, part);
    await page.goto('/dashboard/orders?status=placed');
    const rows = page.getByRole('main').getByRole('row');
    const address = (await rows.nth(1).getByRole('link').first().getAttribute('href')) ?? '';
    const other = (await rows.nth(2).getByRole('link').first().getAttribute('href')) ?? '';
    const statusOf = async (search: string) =>
      (await findOrder(request, await authorizationOf(admin), search.split('/').at(-1) ?? '')).status;

    const confirm = rows.nth(1).getByRole('button', { name: /^Confirm/ });
    await confirm.dblclick();
    await expect(page.getByText('1 order: Confirmed')).toBeVisible();
    await expect(rows.nth(1)).toContainText('Confirmed');
    expect([await statusOf(address), await statusOf(other)]).toEqual(['confirmed', 'placed']);
    await tabTo(page, page.getByRole('button', { name: 'Undo' }), 'Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByText('1 order: back to Placed')).toBeVisible();
    expect(await statusOf(address)).toBe('placed');

    await confirm.click();
    await expect(page.getByText('1 order: Confirmed')).toBeVisible();
    await page.getByRole('heading', { level: 1 }).hover();
    await expect(rows.nth(1).getByRole('link').first()).toHaveAttribute('href', other);
    await page.goto(address);
    for (const step of ['Pack', 'Hand over', 'Back to “Packed”'])
      await page.getByRole('button', { name: step }).click();
    await expect(page.getByRole('listitem').filter({ hasText: 'Back to Packed' })).toContainText('by you');
    expect(await statusOf(address)).toBe('packed');
  });

  test('cancels an order with a reason, which gives its stock back once (D31)', async ({
    page,
    request,
    newPart,
    newOrder,
  }) => {
    const part = await newPart();
    await newOrder(customer, part);
    await page.goto(`/dashboard/orders?search=${part.product_name}`);
    await openOrder(page, part.product_name);
    await page.getByRole('button', { name: 'Cancel order' }).click();
    await dialog(page).getByRole('button', { name: 'Cancel order' }).click();
    await expect(dialog(page).getByText('Reason is Required')).toBeVisible();
    await dialog(page).getByRole('button', { name: 'The customer cannot be reached' }).click();
    await dialog(page).getByRole('button', { name: 'Cancel order' }).click();
    await expect(page.getByText('Reason: The customer cannot be reached')).toBeVisible();
    const stock = (await (await request.get(`/api/purchase/${part._id}`)).json()) as typeof part;
    expect(stock.available_quantity).toBe(part.available_quantity);
  });

  test.describe('with a stale list', () => {
    test.use({ failingRequests: /\/status$/ });

    test('sees the present status of an order that another admin has changed (D31)', async ({
      page,
      request,
      authorizationOf,
      newPart,
      newOrder,
    }) => {
      const part = await newPart();
      const name = part.product_name;
      await newOrder(customer, part);
      await page.goto(`/dashboard/orders?search=${name}`);
      const confirm = row(page, name).getByRole('button', { name: 'Confirm' });
      await expect(confirm).toBeVisible();
      // The list is not read again before the click.
      const release = await hold(page, /\/api\/orders\?/);
      const headers = await authorizationOf(admin);
      const { _id } = await findOrder(request, headers, name);
      const data = { from: 'placed', to: 'confirmed', reason: '' };
      await expect(await request.put(`/api/orders/${_id}/status`, { headers, data })).toBeOK();

      await confirm.click();
      release();
      await expect(row(page, name)).toContainText('Its status is now “Confirmed”.');
      await expect(row(page, name).getByRole('button', { name: 'Pack' })).toBeVisible();
    });
  });

  test('orders for a customer at the counter, and prints the order (D33)', async ({ page, newPart }) => {
    const { product_name: part } = await newPart();
    await page.goto('/dashboard/orders');
    await page.getByRole('link', { name: 'New order' }).click();
    await page.getByLabel('Search for a part').fill(part);
    await page.getByRole('button', { name: `Choose ${part}` }).click();
    await page.getByLabel('Phone or name of the customer').fill('01819-000731');
    await page.getByLabel('Phone or name of the customer').press('Enter');
    await page.getByLabel('Customer’s name').fill('Rafiq Miah');
    await page.getByRole('button', { name: 'Place order' }).click();
    await expect(page.getByRole('heading', { name: 'The order is placed' })).toBeFocused();
    await page.getByRole('link', { name: 'Print' }).click();
    const paper = page.getByRole('article');
    await expect(paper).toContainText('Rafiq Miah');
    await expect(paper).toContainText('৳500');
    await expect(paper.getByRole('img', { name: 'Scan to open this order' })).toBeVisible();
    await page.getByLabel('Paper').selectOption('80 mm roll');
    await page.reload();
    await expect(page.getByLabel('Paper')).toHaveValue('receipt');
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.getByRole('contentinfo')).toBeHidden();
    await expect(paper).toBeVisible();
  });
});

test.describe('a customer', () => {
  test.use({ account: newAccount('Nasrin Akter') });

  test("does not see another customer's order", async ({ page, request, authorizationOf, newPart, newOrder }) => {
    const part = await newPart();
    await newOrder(newAccount('Kamal Uddin'), part);
    const { _id } = await findOrder(request, await authorizationOf(admin), part.product_name);
    await page.goto(`/dashboard/orders/${_id}`);
    await expect(page.getByRole('alert')).toContainText('This order does not exist');
  });
});

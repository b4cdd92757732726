import type { Page } from 'playwright/test';
import { admin, logIn, newAccount, storedToken } from '../accounts.ts';
import { bearerToken, deleteRow, dialog, fill, openFromMainMenu, openFromMenu, selectAction } from '../page.ts';
import { dashboardMenu, messages, recordWrites, region, row, title, untilLoaded } from '../page.ts';
import { collectErrors, expect, test } from '../test.ts';

const makeAdmin = (page: Page, email: string) => row(page, email).getByRole('button', { name: /^Make Admin/ });
const answer = (page: Page, button: string) => dialog(page).getByRole('button', { name: button }).click();
const success = (page: Page) => page.getByText('Successfully made an admin');

/** Opens the list of users and searches for one. */
async function findUser(page: Page, email: string): Promise<void> {
  await page.goto('/dashboard/alluser');
  await page.getByRole('searchbox', { name: 'Search' }).fill(email);
  // The rows of the list before the search stay until those that it finds arrive.
  await expect(page.getByRole('rowheader')).toHaveCount(1);
  await untilLoaded(page);
  await expect(row(page, email)).toContainText('Customer');
}

test.describe('an admin', () => {
  test.use({ account: admin });

  test('makes a customer an admin after a confirmation (S132, S134, S135, S150)', async ({
    page,
    browser,
    shop,
    stateOf,
  }) => {
    const customer = newAccount();
    const { email } = customer;
    const storageState = await stateOf(customer);
    await findUser(page, email);
    const writes = recordWrites(page);
    await makeAdmin(page, email).click();
    await expect(dialog(page)).toContainText(email);
    await answer(page, 'Not now');
    await expect(row(page, email)).toContainText('Customer');
    expect(writes).toEqual([]);

    await makeAdmin(page, email).click();
    await answer(page, 'Make Admin');
    await expect(success(page)).toBeVisible();
    const call = `PUT /user/admin/${encodeURIComponent(email)}`;
    expect(writes[0]).toEqual({ call, body: null, authorization: bearerToken });
    await expect(makeAdmin(page, email)).toHaveCount(0);
    await expect(row(page, email).getByRole('cell', { name: 'Admin Not verified', exact: true })).toBeVisible();

    const context = await browser.newContext({ baseURL: shop.address, storageState });
    const errors = collectErrors(context);
    const pageOfNewAdmin = await context.newPage();
    await pageOfNewAdmin.goto('/dashboard/manageproducts');
    await expect(pageOfNewAdmin.getByRole('table', { name: 'Manage Products' })).toBeVisible();
    await context.close();
    expect(errors).toEqual([]);
  });

  test('sees an error for a user who is already an admin (S137)', async ({
    page,
    request,
    stateOf,
    authorizationOf,
  }) => {
    const customer = newAccount();
    const { email } = customer;
    await stateOf(customer);
    await findUser(page, email);
    await makeAdmin(page, email).click();
    const headers = await authorizationOf(admin);
    await expect(await request.put(`/api/user/admin/${email}`, { headers })).toBeOK();

    await answer(page, 'Make Admin');
    await expect(dialog(page).getByRole('alert')).toBeVisible();
    await expect(success(page)).toHaveCount(0);
    await answer(page, 'Not now');
    await expect(makeAdmin(page, email)).toHaveCount(0);
  });

  test('blocks a customer, who is signed out, reads why and cannot log in until unblocked', async ({
    page,
    browser,
    shop,
    stateOf,
  }) => {
    const customer = newAccount();
    const { email } = customer;
    const context = await browser.newContext({ baseURL: shop.address, storageState: await stateOf(customer) });
    const errors = collectErrors(context, /\/api\/(userOrders|user|admin)/);
    const pageOfCustomer = await context.newPage();
    await pageOfCustomer.goto('/dashboard/myprofile');
    await expect(title(pageOfCustomer, 'My Profile')).toBeVisible();
    await findUser(page, email);
    await selectAction(page, email, 'Block');
    await expect(dialog(page)).toContainText(`${email} will be signed out`);
    await answer(page, 'Block');
    await expect(page.getByText('Successfully blocked a user')).toBeVisible();
    await expect(row(page, email)).toContainText('Blocked');

    const reason = 'This account has been blocked. Please contact the shop.';
    await dashboardMenu(pageOfCustomer).filter({ hasText: 'My Orders' }).click();
    await expect(pageOfCustomer).toHaveURL('/login');
    await expect(pageOfCustomer.getByRole('main').getByText(reason)).toBeVisible();
    await expect.poll(() => storedToken(pageOfCustomer)).toBeNull();
    await logIn(pageOfCustomer, customer);
    await expect(pageOfCustomer.getByRole('alert').filter({ hasText: reason })).toBeVisible();

    await selectAction(page, email, 'Unblock');
    await answer(page, 'Unblock');
    await expect(page.getByText('Successfully unblocked a user')).toBeVisible();
    await logIn(pageOfCustomer, customer);
    await expect(title(pageOfCustomer, 'My Orders')).toBeVisible();
    await context.close();
    expect(errors).toEqual([]);
  });

  test('adds a part, which appears on the home page, and deletes it (S126, S138, S139, S141, S144, S145, S157)', async ({
    page,
  }) => {
    const part = `Mud Flap ${crypto.randomUUID().slice(0, 8)}`;
    await page.goto('/dashboard/addproduct');
    const writes = recordWrites(page);
    await fill(page, {
      'Image URL': '/photos/tyre-800.jpg',
      'Product name': part,
      Price: '1450',
      'Minimum order quantity': '2',
      'Available quantity': '40',
    });
    await page.getByRole('button', { name: 'Add part' }).click();
    await expect(page.getByText('Add a part sucessfully')).toBeVisible();
    await expect(page.getByLabel('Product name')).toHaveValue('');
    const quantities = { minimum_order_quantity: 2, available_quantity: 40 };
    expect(writes[0]).toEqual({
      call: 'POST /addparts',
      body: { image: '/photos/tyre-800.jpg', product_name: part, price: 1450, ...quantities },
      authorization: bearerToken,
    });

    await openFromMenu(page, 'Manage Products');
    await expect(row(page, part)).toBeVisible();
    await openFromMainMenu(page, 'Home');
    const card = region(page, 'Choose Your Parts').getByRole('article').filter({ hasText: part });
    await expect(card).toContainText('1,450');

    await page.goBack();
    await row(page, part)
      .getByRole('button', { name: `Delete ${part}` })
      .click();
    const question = page.getByRole('alertdialog', { name: `Are you sure you want to delete ${part}` });
    await expect(question).toContainText('disappears from the home page');
    await answer(page, 'Cancle');
    await deleteRow(page, part);
    await expect(page.getByText(`${part} is deleted.`)).toBeVisible();
    expect(writes.at(-1)?.call).toMatch(/^DELETE \/singleproduct\/[\da-f]{24}$/);
    expect(writes).toHaveLength(2);
    await expect(row(page, part)).toHaveCount(0);
    await openFromMainMenu(page, 'Home');
    await expect(card).toHaveCount(0);
  });
});

test.describe('a former admin', () => {
  const former = newAccount('Mizanur Rahman');
  test.use({ account: former, failingRequests: /\/api\/user\/admin\// });

  test('fails to make another user an admin (S136)', async ({ page, request, shop, stateOf, authorizationOf }) => {
    const customer = newAccount();
    const { email } = customer;
    await stateOf(customer);
    const headers = await authorizationOf(admin);
    await expect(await request.put(`/api/user/admin/${former.email}`, { headers })).toBeOK();
    await findUser(page, email);
    await makeAdmin(page, email).click();
    await shop.run('admin', 'revoke', former.email);

    await answer(page, 'Make Admin');
    // The dialog also contains the live region of the messages, which repeat it.
    const ownText = page.locator(':not([aria-live] *)');
    await expect(dialog(page).getByText('Failed to Make an admin').and(ownText)).toBeVisible();
    await expect(success(page)).toHaveCount(0);
    await answer(page, 'Not now');
    await expect(messages(page)).toContainText('Failed to Make an admin');
    await expect(row(page, email)).toContainText('Customer');
  });
});

import { admin, chooseInMenu, newcomer } from '../account.ts';
import { listenToWrites } from '../calls.ts';
import { expect, test } from '../sharedShop.ts';
import { listen } from '../test.ts';

const bearer: unknown = expect.stringMatching(/^Bearer [\w-]+\.[\w-]+\.[\w-]+$/);

test.describe('an admin', () => {
  test.use({ account: admin });

  test('makes a customer an admin, once asked whether that is meant (S132, S134, S135, S150)', async ({
    page,
    browser,
    shop,
    stateOf,
  }) => {
    const customer = newcomer();
    // An account is known to the shop from its first visit on.
    const theirs = await stateOf(customer);
    await page.goto('/dashboard/alluser');
    await page.getByRole('searchbox', { name: 'Search' }).fill(customer.email);
    const row = page.getByRole('row').filter({ hasText: customer.email });
    await expect(row).toContainText('Customer');

    const calls = listenToWrites(page);
    await row.getByRole('button', { name: /^Make Admin/ }).click();
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText(customer.email);
    await question.getByRole('button', { name: 'Not now' }).click();
    await expect(row).toContainText('Customer');
    expect(calls).toEqual([]);

    await row.getByRole('button', { name: /^Make Admin/ }).click();
    await question.getByRole('button', { name: 'Make Admin' }).click();
    await expect(page.getByText('Successfully made an admin')).toBeVisible();
    const call = `PUT /user/admin/${encodeURIComponent(customer.email)}`;
    expect(calls[0]).toEqual({ call, body: null, authorization: bearer });
    await expect(row.getByRole('button')).toHaveCount(0);
    await expect(row.getByRole('cell', { name: 'Admin', exact: true })).toBeVisible();

    const context = await browser.newContext({ baseURL: shop.address, storageState: theirs });
    const complaints = listen(context);
    const theirPage = await context.newPage();
    await theirPage.goto('/dashboard/manageproducts');
    await expect(theirPage.getByRole('table', { name: 'Manage Products' })).toBeVisible();
    await context.close();
    expect(complaints).toEqual([]);
  });

  test('is told when somebody is an admin already (S137)', async ({ page, request, stateOf, tokenOf }) => {
    const customer = newcomer();
    await stateOf(customer);
    await page.goto('/dashboard/alluser');
    await page.getByRole('searchbox', { name: 'Search' }).fill(customer.email);
    const row = page.getByRole('row').filter({ hasText: customer.email });
    await row.getByRole('button', { name: /^Make Admin/ }).click();
    const headers = { authorization: `Bearer ${await tokenOf(admin)}` };
    await expect(await request.put(`/api/user/admin/${customer.email}`, { headers })).toBeOK();

    const question = page.getByRole('alertdialog');
    await question.getByRole('button', { name: 'Make Admin' }).click();
    await expect(question.getByRole('alert')).toBeVisible();
    await expect(page.getByText('Successfully made an admin')).toHaveCount(0);
    await question.getByRole('button', { name: 'Not now' }).click();
    await expect(row.getByRole('button')).toHaveCount(0);
  });

  test('adds a part, sees it on the home page and deletes it (S126, S138, S139, S141, S144, S145, S157)', async ({
    page,
  }) => {
    const part = `Mud Flap ${crypto.randomUUID().slice(0, 8)}`;
    await page.goto('/dashboard/addproduct');
    const calls = listenToWrites(page);
    await page.getByLabel('Image URL').fill('/photos/tyre-800.jpg');
    await page.getByLabel('Product name').fill(part);
    await page.getByLabel('Price').fill('1450');
    await page.getByLabel('Minimum order quantity').fill('2');
    await page.getByLabel('Available quantity').fill('40');
    await page.getByRole('button', { name: 'Add part' }).click();
    await expect(page.getByText('Add a part sucessfully')).toBeVisible();
    await expect(page.getByLabel('Product name')).toHaveValue('');
    expect(calls[0]).toEqual({
      call: 'POST /addparts',
      body: {
        image: '/photos/tyre-800.jpg',
        product_name: part,
        price: 1450,
        minimum_order_quantity: 2,
        available_quantity: 40,
      },
      authorization: bearer,
    });

    await chooseInMenu(page, 'Manage Products');
    const row = page.getByRole('row').filter({ hasText: part });
    await expect(row).toBeVisible();
    const home = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' });
    await home.click();
    const card = page.getByRole('region', { name: 'Choose Your Parts' }).getByRole('article').filter({ hasText: part });
    await expect(card).toContainText('1,450');

    await page.goBack();
    await row.getByRole('button', { name: `Delete ${part}` }).click();
    const question = page.getByRole('alertdialog', { name: `Are you sure you want to delete ${part}` });
    await expect(question).toContainText('disappears from the home page');
    calls.length = 0;
    await question.getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText(`${part} is deleted.`)).toBeVisible();
    expect(calls[0]?.call).toMatch(/^DELETE \/singleproduct\/[\da-f]{24}$/);
    await expect(row).toHaveCount(0);
    await home.click();
    await expect(card).toHaveCount(0);
  });
});

test.describe('an admin who is none any more', () => {
  const former = newcomer('Mizanur Rahman');
  test.use({ account: former, provokes: /\/api\/user\/admin\// });

  test('fails to make another one (S136)', async ({ page, request, shop, stateOf, tokenOf }) => {
    const customer = newcomer();
    await stateOf(customer);
    const headers = { authorization: `Bearer ${await tokenOf(admin)}` };
    await expect(await request.put(`/api/user/admin/${former.email}`, { headers })).toBeOK();
    await page.goto('/dashboard/alluser');
    await page.getByRole('searchbox', { name: 'Search' }).fill(customer.email);
    const row = page.getByRole('row').filter({ hasText: customer.email });
    await row.getByRole('button', { name: /^Make Admin/ }).click();
    await shop.revokeAdmin(former.email);

    const question = page.getByRole('alertdialog');
    await question.getByRole('button', { name: 'Make Admin' }).click();
    await expect(question.getByText('Failed to Make an admin')).toBeVisible();
    await expect(page.getByText('Successfully made an admin')).toHaveCount(0);
    await question.getByRole('button', { name: 'Not now' }).click();
    await expect(page.getByRole('region', { name: 'Messages' })).toContainText('Failed to Make an admin');
    await expect(row).toContainText('Customer');
  });
});

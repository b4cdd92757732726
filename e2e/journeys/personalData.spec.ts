import { readFile } from 'node:fs/promises';
import { newAccount } from '../accounts.ts';
import { delivery, dialog, messages, region, title, untilInteractive } from '../page.ts';
import { expect, test } from '../test.ts';

test.describe('a customer', () => {
  const customer = newAccount('Shahida Begum');
  test.use({ account: customer });

  test('downloads the own data as JSON and as a page to read', async ({ page, newPart, newOrder }) => {
    const part = await newPart();
    await newOrder(customer, part);
    await page.goto('/dashboard/myprofile');
    const files = [];
    for (const button of ['Download for programs', 'Download to read']) {
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: button }).click();
      files.push(await readFile(await (await download).path(), 'utf8'));
    }
    const [json = '', html = ''] = files;
    expect(JSON.parse(json)).toMatchObject({
      account: { email: customer.email, username: customer.name },
      orders: [{ address: delivery.Address, lines: [{ product_name: part.product_name, status: 'placed' }] }],
    });
    expect(html).toContain('<h2>Your orders</h2>');
    expect(html).toContain(part.product_name);
  });
});

test.describe('a customer with an open order', () => {
  const customer = newAccount('Rokeya Begum');
  test.use({ account: customer });

  test('is told why the account cannot be deleted yet', async ({ page, newPart, newOrder }) => {
    await newOrder(customer, await newPart());
    await page.goto('/dashboard/myprofile');
    const deletion = region(page, 'Delete my account');
    await expect(deletion).toContainText('You have 1 open order.');
    await expect(deletion.getByRole('button')).toHaveCount(0);
    await deletion.getByRole('link', { name: 'My Orders' }).click();
    await expect(title(page, 'My Orders')).toBeVisible();
  });
});

test.describe('a customer who leaves', () => {
  const customer = newAccount('Hosne Ara');
  test.use({ account: customer });

  test('asks for the deletion of the account, and keeps it', async ({ page, shop }) => {
    await page.goto('/dashboard/myprofile');
    await region(page, 'Delete my account').getByRole('button').click();
    await dialog(page).getByRole('textbox').fill(customer.email);
    await dialog(page).getByRole('button', { name: 'Delete in seven days' }).click();
    await expect(messages(page)).toContainText('Your account will be deleted.');
    const notice = page.getByText(/^Your account will be deleted on /);
    await expect(notice).toBeVisible();
    await page.reload();
    await expect(notice).toBeVisible();
    expect(await shop.run('admin', 'retention', '--dry-run')).toContain('0 accounts whose deletion is due');
    await page.getByRole('button', { name: 'Keep my account' }).click();
    await expect(notice).toHaveCount(0);
    await expect(title(page, 'My Profile')).toBeFocused();
    await expect(region(page, 'Delete my account').getByRole('button')).toBeVisible();
  });
});

test('a visitor reads in both languages what is kept, why and for how long', async ({ page }) => {
  await page.goto('/');
  await untilInteractive(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click();
  await expect(title(page, 'Privacy')).toBeVisible();
  await expect(region(page, 'In the shop')).toContainText('2 years.');
  await expect(region(page, 'In your browser')).toContainText('Your basket');
  await page.getByRole('button', { name: 'বাংলা', exact: true }).click();
  await expect(title(page, 'গোপনীয়তা')).toBeVisible();
  await expect(region(page, 'দোকানে')).toContainText('২ বছর।');
});

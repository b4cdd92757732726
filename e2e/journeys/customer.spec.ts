import { admin, newAccount, shopper } from '../accounts.ts';
import { bearerToken, dialog, fill, openFromMainMenu, openFromMenu, recordWrites, region, row } from '../page.ts';
import { expect, test } from '../test.ts';

test.describe('a customer', () => {
  test.use({ account: shopper });

  test('adds a review, which appears on the home page (S120, S121, S122, S159)', async ({ page }) => {
    const description = `Fitted it at Kadamtali in an hour, and it has not squealed since. ${crypto.randomUUID()}`;
    await page.goto('/dashboard/review');
    const writes = recordWrites(page);
    await fill(page, { 'Product name': 'Brake Disc', Description: description, 'Rating out of 5': '6' });
    await page.getByRole('button', { name: 'Add review' }).click();
    await expect(page.getByText('Review added successfully')).toBeVisible();
    await expect(page.getByLabel('Description')).toHaveValue('');
    const reviewer = { reviewName: 'Rafiq Hossain', reviewerEmail: shopper.email };
    expect(writes[0]).toEqual({
      call: 'POST /addreview',
      body: { ...reviewer, productName: 'Brake Disc', description, rating: 6 },
      authorization: bearerToken,
    });

    await openFromMainMenu(page, 'Home');
    const reviews = region(page, 'User Reviews').getByRole('article');
    await expect(reviews).toHaveCount(3);
    await expect(reviews.filter({ hasText: description })).toContainText('Brake Disc');
    await expect(page.getByText(shopper.email)).toHaveCount(0);
  });
});

test.describe('a reviewer', () => {
  test.use({ account: newAccount('Taslima Akter') });

  test('edits a review, which an admin deletes on the home page', async ({ page, browser, shop, stateOf }) => {
    const description = `It leaks a little. ${crypto.randomUUID()}`;
    const changed = `It does not leak any more. ${crypto.randomUUID()}`;
    await page.goto('/dashboard/review');
    await fill(page, { 'Product name': 'Oil Filter', Description: description, 'Rating out of 5': '2' });
    await page.getByRole('button', { name: 'Add review' }).click();
    const own = region(page, 'Your reviews').getByRole('article');
    await expect(own).toContainText(description);
    await own.getByRole('button', { name: 'Edit the review of Oil Filter' }).click();
    await fill(page, { Description: changed, 'Rating out of 5': '4.5' });
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Review changed')).toBeVisible();
    await expect(own).toContainText(changed);

    const adminPage = await browser.newPage({ baseURL: shop.address, storageState: await stateOf(admin) });
    await adminPage.goto('/');
    const review = region(adminPage, 'User Reviews').getByRole('article').filter({ hasText: changed });
    await expect(review).toContainText('4.5');
    await review.getByRole('button', { name: /^Delete/ }).click();
    await dialog(adminPage).getByRole('button', { name: 'Delete' }).click();
    await expect(adminPage.getByText('The review is deleted.')).toBeVisible();
    await expect(review).toHaveCount(0);
    await adminPage.close();
  });
});

test.describe('a new customer', () => {
  const customer = newAccount('Salma Begum');
  test.use({ account: customer });

  test('saves a profile, which is there after a reload (S113, S114, S130, S151, S163)', async ({ page }) => {
    await page.goto('/dashboard/myprofile');
    const main = page.getByRole('main');
    await expect(main.getByRole('definition')).toHaveText([customer.name, customer.email]);
    const form = main.locator('form');
    await expect(form.getByRole('textbox').or(form.getByRole('combobox'))).toHaveCount(2);

    const writes = recordWrites(page);
    const location = `${crypto.randomUUID().slice(0, 4)} Zindabazar Road, Sylhet 3100`;
    await fill(page, { Location: location, Phone: '01700-000142' });
    await expect(main.locator('datalist option', { hasText: /, Sylhet$/ })).toBeAttached();
    await page.getByRole('button', { name: 'Update profile' }).click();
    await expect(page.getByLabel('Phone')).toHaveValue('+880 1700-000142');
    await expect(page.getByText('User updated successfullly!!')).toBeVisible();
    expect(writes[0]).toEqual({
      call: `PUT /updateuser/${encodeURIComponent(customer.email)}`,
      body: { email: customer.email, username: customer.name, loaction: location, phone: '01700-000142' },
      authorization: bearerToken,
    });

    await openFromMenu(page, 'My Orders');
    await openFromMenu(page, 'My Profile');
    await expect(page.getByLabel('Location')).toHaveValue(location);
    await page.reload();
    await expect(page.getByLabel('Location')).toHaveValue(location);
    await expect(page.getByLabel('Phone')).toHaveValue('01700-000142');
  });

  test('sees an error and the current list when an order is already deleted (S146)', async ({
    page,
    request,
    newPart,
    newOrder,
    authorizationOf,
  }) => {
    const part = await newPart();
    const name = part.product_name;
    await newOrder(customer, part);
    await page.goto('/dashboard/myorders');
    await row(page, name)
      .getByRole('button', { name: `Delete ${name}` })
      .click();

    const headers = await authorizationOf(customer);
    const url = `/api/userOrders?email=${encodeURIComponent(customer.email)}`;
    const orders = (await (await request.get(url, { headers })).json()) as { _id: string; product_name: string }[];
    const order = orders.find(({ product_name }) => product_name === name);
    await expect(await request.delete(`/api/myorders/${order?._id}`, { headers })).toBeOK();
    await dialog(page).getByRole('button', { name: 'Delete' }).click();
    await expect(dialog(page).getByRole('alert')).toBeVisible();
    await expect(page.getByText(`${name} is deleted.`)).toHaveCount(0);
    await dialog(page).getByRole('button', { name: 'Cancle' }).click();
    await expect(row(page, name)).toHaveCount(0);
  });
});

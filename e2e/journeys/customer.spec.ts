import { chooseInMenu, newcomer, shopper } from '../account.ts';
import { listenToWrites } from '../calls.ts';
import { expect, test } from '../sharedShop.ts';

const bearer: unknown = expect.stringMatching(/^Bearer [\w-]+\.[\w-]+\.[\w-]+$/);

test.describe('a customer', () => {
  test.use({ account: shopper });

  test('reviews a part and sees it on the home page (S120, S121, S122, S159)', async ({ page }) => {
    const words = `Fitted it at Kadamtali in an hour, and it has not squealed since. ${crypto.randomUUID()}`;
    await page.goto('/dashboard/review');
    const calls = listenToWrites(page);
    await page.getByLabel('Product name').fill('Brake Disc');
    await page.getByLabel('Description').fill(words);
    await page.getByLabel('Rating out of 5').fill('6');
    await page.getByRole('button', { name: 'Add review' }).click();
    await expect(page.getByText('Review added successfully')).toBeVisible();
    await expect(page.getByLabel('Description')).toHaveValue('');
    expect(calls[0]).toEqual({
      call: 'POST /addreview',
      body: {
        reviewName: 'Rafiq Hossain',
        reviewerEmail: shopper.email,
        productName: 'Brake Disc',
        description: words,
        rating: 6,
      },
      authorization: bearer,
    });

    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).click();
    const reviews = page.getByRole('region', { name: 'User Reviews' }).getByRole('article');
    await expect(reviews).toHaveCount(3);
    await expect(reviews.filter({ hasText: words })).toContainText('Brake Disc');
    await expect(page.getByText(shopper.email)).toHaveCount(0);
  });
});

test.describe('somebody new', () => {
  const buyer = newcomer('Salma Begum');
  test.use({ account: buyer });

  test('keeps an address in the profile, and finds it there (S113, S114, S130, S151, S163)', async ({ page }) => {
    await page.goto('/dashboard/myprofile');
    const main = page.getByRole('main');
    await expect(main.getByRole('definition')).toHaveText([buyer.name, buyer.email]);
    await expect(main.getByRole('textbox')).toHaveCount(2);

    const calls = listenToWrites(page);
    const address = `${crypto.randomUUID().slice(0, 4)} Zindabazar Road, Sylhet 3100`;
    await page.getByLabel('Location').fill(address);
    await page.getByLabel('Phone').fill('01700-000142');
    await page.getByRole('button', { name: 'Update profile' }).click();
    await expect(page.getByText('User updated successfullly!!')).toBeVisible();
    expect(calls[0]).toEqual({
      call: `PUT /updateuser/${encodeURIComponent(buyer.email)}`,
      body: { email: buyer.email, username: buyer.name, loaction: address, phone: '01700-000142' },
      authorization: bearer,
    });

    await chooseInMenu(page, 'My Orders');
    await chooseInMenu(page, 'My Profile');
    await expect(page.getByLabel('Location')).toHaveValue(address);
    await page.reload();
    await expect(page.getByLabel('Location')).toHaveValue(address);
    await expect(page.getByLabel('Phone')).toHaveValue('01700-000142');
  });

  test('is told when an order was deleted already, and sees the list as it is (S146)', async ({
    page,
    request,
    newPart,
    newOrder,
    tokenOf,
  }) => {
    const ordered = await newPart();
    const { product_name: part } = ordered;
    await newOrder(buyer, ordered);
    await page.goto('/dashboard/myorders');
    const row = page.getByRole('row').filter({ hasText: part });
    await row.getByRole('button', { name: `Delete ${part}` }).click();

    const headers = { authorization: `Bearer ${await tokenOf(buyer)}` };
    const orders = `/api/userOrders?email=${encodeURIComponent(buyer.email)}`;
    const known = (await (await request.get(orders, { headers })).json()) as { _id: string; product_name: string }[];
    const gone = known.find(({ product_name }) => product_name === part);
    await expect(await request.delete(`/api/myorders/${gone?._id}`, { headers })).toBeOK();
    const question = page.getByRole('alertdialog');
    await question.getByRole('button', { name: 'Delete' }).click();
    await expect(question.getByRole('alert')).toBeVisible();
    await expect(page.getByText(`${part} is deleted.`)).toHaveCount(0);
    await question.getByRole('button', { name: 'Cancle' }).click();
    await expect(row).toHaveCount(0);
  });
});

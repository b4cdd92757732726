import type { Page, Route } from 'playwright/test';
import { chooseInMenu, logIn, newcomer, shopper } from '../account.ts';
import { listenToWrites } from '../calls.ts';
import { expect, test } from '../sharedShop.ts';

const delivery = { Address: '14 Zindabazar Road, Sylhet 3100', Phone: '01700-000142' };
const remark = 'What you typed here before is back.';

async function fill(page: Page, typed: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(typed)) await page.getByLabel(label).fill(value);
}

async function expectTyped(page: Page, typed: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(typed)) await expect(page.getByLabel(label)).toHaveValue(value);
}

const kept = (page: Page) => page.evaluate(() => sessionStorage.length);

test.describe('what somebody has typed', () => {
  const customer = newcomer('Anwara Begum');
  const review = { 'Product name': 'Wheel Stud', Description: 'They hold', 'Rating out of 5': '4' };
  test.use({ account: customer });

  /** Half a review is written when the sign-in ends, here by another tab. */
  async function interrupted(page: Page): Promise<void> {
    await page.goto('/dashboard/review');
    await fill(page, review);
    const other = await page.context().newPage();
    await other.goto('/');
    await other.getByRole('button', { name: 'Sign Out' }).click();
    await expect(page).toHaveURL('/login');
    await other.close();
  }

  test('is there again after the login and after a reload, and kept no longer once it is sent', async ({ page }) => {
    await interrupted(page);
    await logIn(page, customer);
    await expect(page).toHaveURL('/dashboard/review');
    await expect(page.getByText(remark)).toBeVisible();
    await expectTyped(page, review);

    await page.getByLabel('Description').fill('They hold well.');
    await page.reload();
    await expectTyped(page, { ...review, Description: 'They hold well.' });
    await page.getByRole('button', { name: 'Add review' }).click();
    await expect(page.getByText('Review added successfully')).toBeVisible();
    await expectTyped(page, { 'Product name': '', Description: '', 'Rating out of 5': '' });
    await expect(page.getByText(remark)).toBeHidden();
    expect(await kept(page)).toBe(0);
  });

  test('is shown to nobody else who signs in there, and kept no longer', async ({ page }) => {
    await interrupted(page);
    await logIn(page, shopper);
    await expect(page).toHaveURL('/dashboard/review');
    await expectTyped(page, { 'Product name': '', Description: '', 'Rating out of 5': '' });
    await expect(page.getByText(remark)).toBeHidden();
    expect(await kept(page)).toBe(0);
  });

  test('goes with whoever signs out', async ({ page }) => {
    await page.goto('/dashboard/review');
    await fill(page, review);
    expect(await kept(page)).toBe(1);
    await page.getByRole('button', { name: 'Sign Out' }).click();
    await expect(page).toHaveURL('/login');
    expect(await kept(page)).toBe(0);
  });
});

test.describe('an order whose answer was lost', () => {
  test.use({ account: newcomer('Shirin Akter'), provokes: /\/api\/orderparts/ });

  const place = (page: Page) => page.getByRole('button', { name: 'Place order' }).click();
  const rowOf = (page: Page, part: string) => page.getByRole('row').filter({ hasText: part });

  async function loseAnswer(page: Page, part: { _id: string }): Promise<void> {
    await page.goto(`/purchase/${part._id}`);
    await fill(page, delivery);
    const carryOut = async (route: Route) => {
      expect((await route.fetch()).status()).toBe(201);
      await route.abort('connectionreset');
    };
    await page.route('**/api/orderparts', carryOut, { times: 1 });
    await place(page);
    await expect(page.getByRole('form')).toContainText('The shop could not be reached.');
    await expectTyped(page, delivery);
  }

  async function toMyOrders(page: Page): Promise<void> {
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Dashboard' }).click();
    await chooseInMenu(page, 'My Orders');
  }

  test('is sent again as the same one, also after a reload', async ({ page, newPart }) => {
    const part = await newPart();
    await loseAnswer(page, part);
    await page.reload();
    await expectTyped(page, delivery);
    await place(page);
    await expect(page.getByText('Order placed sucessfully')).toBeVisible();
    await toMyOrders(page);
    await expect(rowOf(page, part.product_name)).toHaveCount(1);
  });

  test('and that was deleted since is ordered anew, and told as placed because it is', async ({ page, newPart }) => {
    const part = await newPart();
    await loseAnswer(page, part);
    await toMyOrders(page);
    await rowOf(page, part.product_name).getByRole('button').click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(rowOf(page, part.product_name)).toHaveCount(0);

    await page.goBack();
    await page.goBack();
    await expectTyped(page, delivery);
    const calls = listenToWrites(page);
    await place(page);
    await expect(page.getByText('Order placed sucessfully')).toBeVisible();
    expect(calls).toHaveLength(1);
    await toMyOrders(page);
    await expect(rowOf(page, part.product_name)).toHaveCount(1);
  });

  test('and that was deleted in another tab is not told as placed until it is', async ({ page, context, newPart }) => {
    const part = await newPart();
    await loseAnswer(page, part);
    const other = await context.newPage();
    await other.goto('/dashboard/myorders');
    await rowOf(other, part.product_name).getByRole('button').click();
    await other.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(rowOf(other, part.product_name)).toHaveCount(0);

    await place(page);
    await expect(page.getByRole('form')).toContainText('This order was placed and later deleted.');
    await expect(page.getByText('Order placed sucessfully')).toBeHidden();
    await place(page);
    await expect(page.getByText('Order placed sucessfully')).toBeVisible();
    await other.reload();
    await expect(rowOf(other, part.product_name)).toHaveCount(1);
  });
});

import type { Page } from 'playwright/test';
import { logIn, newAccount, shopper } from '../accounts.ts';
import {
  deleteRow,
  delivery,
  expectFields,
  fill,
  interceptOnce,
  openFromMainMenu,
  openFromMenu,
  recordWrites,
  row,
} from '../page.ts';
import { expect, test } from '../test.ts';

const storedDrafts = (page: Page) => page.evaluate(() => sessionStorage.length);

test.describe('a draft', () => {
  const customer = newAccount('Anwara Begum');
  const review = { 'Product name': 'Wheel Stud', Description: 'They hold', 'Rating out of 5': '4' };
  const empty = { 'Product name': '', Description: '', 'Rating out of 5': '' };
  const restored = (page: Page) => page.getByText('We restored what you typed.');
  // A call of the page may be sent while the other tab signs out.
  test.use({ account: customer, failingRequests: /\/api\/admin\// });

  /** Fills in a review, then signs out in another tab. */
  async function interruptReview(page: Page): Promise<void> {
    await page.goto('/dashboard/review');
    await fill(page, review);
    const other = await page.context().newPage();
    await other.goto('/');
    await other.getByRole('button', { name: 'Sign Out', exact: true }).click();
    await expect(page).toHaveURL('/login');
    await other.close();
  }

  async function expectEmptyForm(page: Page): Promise<void> {
    await expectFields(page, empty);
    await expect(restored(page)).toBeHidden();
    await expect.poll(() => storedDrafts(page)).toBe(0);
  }

  test('is restored after the login and after a reload, and deleted once it is sent', async ({ page }) => {
    await interruptReview(page);
    await logIn(page, customer);
    await expect(page).toHaveURL('/dashboard/review');
    await expect(restored(page)).toBeVisible();
    await expectFields(page, review);

    await page.getByLabel('Description').fill('They hold well.');
    await page.reload();
    await expectFields(page, { ...review, Description: 'They hold well.' });
    await page.getByRole('button', { name: 'Add review' }).click();
    await expect(page.getByText('Review added successfully')).toBeVisible();
    await expectEmptyForm(page);
  });

  test('is deleted when another account logs in', async ({ page }) => {
    await interruptReview(page);
    await logIn(page, shopper);
    await expect(page).toHaveURL('/dashboard/review');
    await expectEmptyForm(page);
  });

  test('is deleted when the customer signs out', async ({ page }) => {
    await page.goto('/dashboard/review');
    await fill(page, review);
    await expect.poll(() => storedDrafts(page)).toBe(1);
    await page.getByRole('button', { name: 'Sign Out', exact: true }).click();
    await expect(page).toHaveURL('/login');
    await expect.poll(() => storedDrafts(page)).toBe(0);
  });
});

test.describe('an order without a response', () => {
  test.use({ account: newAccount('Shirin Akter'), failingRequests: /\/api\/orderparts/ });

  const placeOrder = (page: Page) => page.getByRole('button', { name: 'Place order' }).click();
  const success = (page: Page) => page.getByText('Order placed sucessfully');

  /** Places an order that the host accepts, and drops the response. */
  async function loseResponse(page: Page, part: { _id: string }): Promise<void> {
    await page.goto(`/purchase/${part._id}`);
    await fill(page, delivery);
    await interceptOnce(page, '**/api/orderparts', async (route) => {
      expect((await route.fetch()).status()).toBe(201);
      await route.abort('connectionreset');
    });
    await placeOrder(page);
    await expect(page.getByRole('form')).toContainText('The shop could not be reached.');
    // The international form is shown since the field was left.
    await expectFields(page, { ...delivery, Phone: '+880 1700-000142' });
  }

  async function openMyOrders(page: Page): Promise<void> {
    await openFromMainMenu(page, 'Dashboard');
    await openFromMenu(page, 'My Orders');
  }

  test('is placed once when it is sent again, also after a reload', async ({ page, newPart }) => {
    const part = await newPart();
    await loseResponse(page, part);
    await page.reload();
    await expectFields(page, delivery);
    await placeOrder(page);
    await expect(success(page)).toBeVisible();
    await openMyOrders(page);
    await expect(row(page, part.product_name)).toHaveCount(1);
  });

  test('can be placed again after it was deleted', async ({ page, newPart }) => {
    const part = await newPart();
    await loseResponse(page, part);
    await openMyOrders(page);
    await deleteRow(page, part.product_name);
    await expect(row(page, part.product_name)).toHaveCount(0);

    await page.goBack();
    await page.goBack();
    await expectFields(page, delivery);
    const writes = recordWrites(page);
    await placeOrder(page);
    await expect(success(page)).toBeVisible();
    expect(writes).toHaveLength(1);
    await openMyOrders(page);
    await expect(row(page, part.product_name)).toHaveCount(1);
  });

  test('shows an error first when it was deleted in another tab', async ({ page, context, newPart }) => {
    const part = await newPart();
    await loseResponse(page, part);
    const other = await context.newPage();
    await other.goto('/dashboard/myorders');
    await deleteRow(other, part.product_name);
    await expect(row(other, part.product_name)).toHaveCount(0);

    await placeOrder(page);
    await expect(page.getByRole('form')).toContainText('This order was placed and later deleted.');
    await expect(success(page)).toBeHidden();
    await placeOrder(page);
    await expect(success(page)).toBeVisible();
    await other.reload();
    await expect(row(other, part.product_name)).toHaveCount(1);
  });
});

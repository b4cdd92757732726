import { newAccount, signUp } from '../accounts.ts';
import { confirmation, fillBasket, placeBasket } from '../basket.ts';
import { delivery, expectFields, fill, messages, title, untilInteractive } from '../page.ts';
import { expect, test, widths } from '../test.ts';

for (const [width, tag] of widths) {
  test(
    `a visitor fills the basket, signs up to order, and comes back with everything typed, ${width} px wide`,
    { tag },
    async ({ page, newPart }) => {
      await page.setViewportSize({ width, height: 800 });
      const { product_name: name } = await newPart();
      await page.goto('/parts');
      await untilInteractive(page);
      await page.getByRole('button', { name: `Add to basket: ${name}` }).click();
      await expect(page.getByRole('group', { name: `In the basket: ${name}` })).toBeFocused();
      await page.getByRole('textbox', { name: `Quantity of ${name}` }).press('ArrowUp');
      await page.getByRole('banner').getByRole('link', { name: 'Basket, 1 part' }).click();
      await expect(title(page, 'Basket')).toBeFocused();
      await expect(page.getByRole('textbox', { name: `Quantity of ${name}` })).toHaveValue('3');
      await fill(page, { ...delivery, 'Note to the shop': 'Gate 2' });
      await page.getByRole('button', { name: 'Log in and order' }).click();
      await expect(title(page, 'Login')).toBeVisible();
      const account = newAccount();
      await page.getByRole('link', { name: 'Create an account' }).click();
      await signUp(page, account);
      await expect(page.getByRole('button', { name: 'Sign Out', exact: true, includeHidden: true })).toBeAttached();
      await page.goto('/basket');
      await expectFields(page, { ...delivery, 'Note to the shop': 'Gate 2' });
      await expect(page.getByRole('button', { name: 'Place order' })).toBeVisible();
    },
  );
}

test('the basket is the same in two tabs, and a sign-out offers to empty it', async ({ page, context, newPart }) => {
  const part = await newPart();
  await page.goto('/login');
  await page.getByRole('link', { name: 'Create an account' }).click();
  await signUp(page, newAccount());
  await page.waitForFunction(() => localStorage.getItem('accessToken'));
  await page.goto('/parts');
  const other = await context.newPage();
  await other.goto('/basket');
  await expect(other.getByText('Your basket is empty')).toBeVisible();
  await untilInteractive(page);
  await page.getByRole('button', { name: `Add to basket: ${part.product_name}` }).click();
  await expect(other.getByRole('link', { name: part.product_name })).toBeVisible();
  await other.getByRole('button', { name: `Remove ${part.product_name}` }).click();
  await expect(page.getByRole('button', { name: `Add to basket: ${part.product_name}` })).toBeVisible();
  await other.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('group', { name: `In the basket: ${part.product_name}` })).toBeVisible();
  await page.getByRole('button', { name: 'Sign Out', exact: true }).click();
  await messages(page).getByRole('button', { name: 'Empty basket' }).click();
  await expect(other.getByText('Your basket is empty')).toBeVisible();
});

test.describe('a large basket', () => {
  const customer = newAccount('Salma Begum');
  test.use({ account: customer });

  test('of 51 parts is shown and ordered', async ({ page, newPart, ordersOf }) => {
    const parts = [];
    for (let count = 0; count < 51; count += 1) parts.push(await newPart());
    await page.goto('/blog');
    await fillBasket(page, parts);
    await placeBasket(page);
    await expect(confirmation(page)).toBeFocused();
    const ordered = (await ordersOf(customer)).map(({ product_name }) => product_name);
    expect(ordered).toEqual(parts.map(({ product_name }) => product_name));
  });
});

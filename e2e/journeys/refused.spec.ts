import type { Page } from 'playwright/test';
import { logIn, newcomer, shopper, signUp } from '../account.ts';
import { expect, test } from '../sharedShop.ts';

test.use({ provokes: /identitytoolkit\.googleapis\.com/ });

/** Whoever reads it sees it at once: a sentence under the fields, in red. */
async function expectRefusal(page: Page, sentence: string | RegExp): Promise<void> {
  const refusal = page.getByRole('main').locator('form').getByRole('alert');
  await expect(refusal).toHaveText(sentence);
  const color = await refusal.evaluate((element) => getComputedStyle(element).color);
  const [red = 0, green = 0, blue = 0] = (color.match(/\d+/g) ?? []).map(Number);
  expect(red, color).toBeGreaterThan(2 * Math.max(green, blue));
  expect(await page.evaluate(() => localStorage.getItem('accessToken'))).toBeNull();
}

test('a wrong password is told in red under the form, and what was typed stays (S092)', async ({ page }) => {
  await page.goto('/login');
  await logIn(page, { ...shopper, password: 'not-this-one' });
  await expectRefusal(page, 'Wrong e-mail or password.');
  await expect(page.getByLabel('Email')).toHaveValue(shopper.email);
});

test('an e-mail that has an account already is told in red under the form (S093)', async ({ page }) => {
  await page.goto('/signup');
  await signUp(page, { ...newcomer(), email: shopper.email });
  await expectRefusal(page, /already an account/);
  await expect(page.getByLabel('Email')).toHaveValue(shopper.email);
});

test('a name that the provider does not take is told in red under the form, and sent again with it (S094)', async ({
  page,
}) => {
  const buyer = newcomer();
  await page.goto('/signup');
  await page.route(/accounts:update/, (route) => route.fulfill({ status: 503, body: '{}' }), { times: 1 });
  await signUp(page, buyer);
  await expectRefusal(page, /./);
  await expect(page).toHaveURL('/signup');

  await page.getByRole('main').getByRole('button', { name: 'Sign Up', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Best Truck parts in town!' })).toBeVisible();
  await page.goto('/dashboard');
  await expect(page.getByText(`Signed in as ${buyer.name}`)).toBeVisible();
});

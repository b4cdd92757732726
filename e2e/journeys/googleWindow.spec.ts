import { logIn, shopper, storedToken } from '../accounts.ts';
import { mockGoogle } from '../otherHost/googleWindow.ts';
import { expect, test } from '../otherHost/test.ts';

const account = { sub: 'g-7', email: 'sultana@gmail.com', email_verified: true, name: 'Sultana Razia' };

test('a customer signs in with the Google window of a real project under the content security policy', async ({
  page,
  context,
  files,
}) => {
  await mockGoogle(context, account, new URL(files.address).hostname);
  await page.goto('/dashboard/myprofile?from=mail');
  const popup = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  const window = await popup;
  await window.getByRole('button', { name: account.name }).click();
  await expect(page).toHaveURL('/dashboard/myprofile?from=mail');
  await expect(page.getByRole('main').getByText(account.name).first()).toBeVisible();
  expect(await storedToken(page)).toBe(`token of ${account.email}`);
  await expect.poll(() => window.isClosed()).toBe(true);
});

test.describe("without Google's script", () => {
  test.use({ failingRequests: /apis\.google\.com/ });

  test('the login shows an error and still accepts an e-mail', async ({ page, context }) => {
    await context.route('https://apis.google.com/**', (route) => route.abort('blockedbyclient'));
    await page.goto('/login');
    await page.getByRole('button', { name: 'Continue with Google' }).click();
    await expect(page.getByRole('alert')).toHaveText(
      'Google sign-in is not available here. Login with e-mail and password.',
    );
    await logIn(page, shopper);
    await expect(page).toHaveURL('/');
  });
});

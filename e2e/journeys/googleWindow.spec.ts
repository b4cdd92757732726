import { logIn, shopper } from '../account.ts';
import { openGoogle } from '../elsewhere/googleWindow.ts';
import { answerForGoogle, expect, test } from '../elsewhere/test.ts';

const buyer = { sub: 'g-7', email: 'sultana@gmail.com', email_verified: true, name: 'Sultana Razia' };

test.beforeEach(({ context, shop }) => answerForGoogle(context, shop));

test("somebody continues with Google in the window of a real project, under the shop's own policy", async ({
  page,
  context,
  host,
}) => {
  await openGoogle(context, buyer, [new URL(host.address).hostname]);
  await page.goto('/dashboard/myprofile?from=mail');
  const opening = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  const google = await opening;
  await google.getByRole('button', { name: buyer.name }).click();
  await expect(page).toHaveURL('/dashboard/myprofile?from=mail');
  await expect(page.getByRole('main').getByText(buyer.name).first()).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('accessToken'))).toBe(`token of ${buyer.email}`);
  await expect.poll(() => google.isClosed()).toBe(true);
});

test.describe("Google's script out of reach", () => {
  test.use({ provokes: /apis\.google\.com/ });

  test('is told in a sentence, and the e-mail still lets in', async ({ page, context }) => {
    await context.route('https://apis.google.com/**', (route) => route.abort('blockedbyclient'));
    await page.goto('/login');
    await page.getByRole('button', { name: 'Continue with Google' }).click();
    await expect(page.getByRole('alert')).toHaveText(
      'Google sign-in is not available here. Log in with e-mail and password.',
    );
    await logIn(page, shopper);
    await expect(page).toHaveURL('/');
  });
});

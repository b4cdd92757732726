import { admin } from '../accounts.ts';
import { title, untilInteractive } from '../page.ts';
import { expect, test } from '../test.ts';

test.use({ account: admin, failingRequests: /\/api\/admin\// });

test('an admin page keeps its heading and a way on while the check of the role fails', async ({ page }) => {
  await page.route('**/api/admin/*', (route) => route.fulfill({ status: 500 }));
  await page.goto('/dashboard/customers');
  await untilInteractive(page);
  await expect(title(page, 'Customers')).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('main').getByRole('button', { name: 'Try again' }).last().click();
  await expect(page.getByRole('main').getByRole('button', { name: 'Try again' })).toHaveCount(0);
  await expect(title(page, 'Customers')).toBeFocused();
});

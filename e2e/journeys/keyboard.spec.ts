import type { Locator, Page } from 'playwright/test';
import { admin, newcomer } from '../account.ts';
import { expect, test } from '../sharedShop.ts';

/** More stops than any page has on the way to anything that these journeys want. */
const farthest = 80;

/** Walks to an element stop by stop, as a hand on the Tab key does, and demands that every stop shows where it is. */
async function walkTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(target).toBeVisible();
  for (let stop = 1; stop <= farthest; stop += 1) {
    await page.keyboard.press(key);
    await expect.poll(() => faultOfFocus(page)).toBeUndefined();
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`${farthest} stops do not lead to ${String(target)}.`);
}

/** What keeps a person from seeing where the focus is. */
async function faultOfFocus(page: Page): Promise<string | undefined> {
  return page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return 'the focus is nowhere';
    const { outlineStyle, outlineWidth } = getComputedStyle(focused);
    const { top, bottom, width } = focused.getBoundingClientRect();
    const what = focused.outerHTML.slice(0, 120);
    if (outlineStyle === 'none' || Number.parseFloat(outlineWidth) < 2) return `no ring around ${what}`;
    if (bottom <= 0 || top >= innerHeight || width === 0) return `out of sight: ${what}`;
    return undefined;
  });
}

const press = async (page: Page, key: string) => page.keyboard.press(key);
const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

test.describe('with the keyboard alone', () => {
  test('somebody new signs up, orders a part and takes the order back', async ({ page, newPart }) => {
    const { product_name: part } = await newPart();
    const buyer = newcomer();
    await page.goto('/');
    await press(page, 'Tab');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
    await press(page, 'Enter');
    await walkTo(page, page.getByRole('link', { name: `Order ${part}` }));
    await press(page, 'Enter');

    await expect(title(page, 'Login')).toBeFocused();
    await walkTo(page, page.getByRole('link', { name: 'Create an account' }));
    await press(page, 'Enter');
    await expect(title(page, 'Sign Up')).toBeFocused();
    for (const typed of [buyer.name, buyer.email, buyer.password]) {
      await press(page, 'Tab');
      await page.keyboard.type(typed);
    }
    await press(page, 'Enter');
    await expect(title(page, 'Best Truck parts in town!')).toBeFocused();

    await walkTo(page, page.getByRole('link', { name: `Order ${part}` }));
    await press(page, 'Enter');
    await expect(title(page, part)).toBeFocused();
    await walkTo(page, page.getByLabel('Address'));
    await page.keyboard.type('14 Zindabazar Road, Sylhet 3100');
    await walkTo(page, page.getByLabel('Phone'));
    await page.keyboard.type('01700-000142');
    await walkTo(page, page.getByRole('button', { name: 'Place order' }));
    await press(page, 'Enter');
    await expect(page.getByText('Order placed sucessfully')).toBeVisible();

    await walkTo(page, page.getByRole('banner').getByRole('link', { name: 'Dashboard' }), 'Shift+Tab');
    await press(page, 'Enter');
    await expect(title(page, 'Welcome to your Dashboard')).toBeFocused();
    await walkTo(page, page.getByRole('link', { name: 'My Orders' }));
    await press(page, 'Enter');
    await expect(title(page, 'My Orders')).toBeFocused();

    const remove = page.getByRole('button', { name: `Delete ${part}` });
    await walkTo(page, remove);
    await press(page, 'Enter');
    const question = page.getByRole('alertdialog', { name: `Are you sure you want to delete ${part}` });
    await expect(question.getByRole('button', { name: 'Cancle' })).toBeFocused();
    await press(page, 'Escape');
    await expect(remove).toBeFocused();
    await press(page, 'Enter');
    await walkTo(page, question.getByRole('button', { name: 'Delete' }));
    await press(page, 'Enter');
    await expect(title(page, 'My Orders')).toBeFocused();
    await expect(page.getByText('No orders yet')).toBeVisible();
  });

  test.describe('an admin', () => {
    test.use({ account: admin });

    test('finds a part among the others and deletes it', async ({ page, newPart }) => {
      const { product_name: part } = await newPart();
      await page.goto('/dashboard');
      await walkTo(page, page.getByRole('link', { name: 'Manage Products' }));
      await press(page, 'Enter');
      await expect(title(page, 'Manage Products')).toBeFocused();
      await walkTo(page, page.getByRole('searchbox', { name: 'Search' }));
      await page.keyboard.type(part);
      await expect(page.getByRole('rowheader')).toHaveText([part]);
      await walkTo(page, page.getByRole('button', { name: `Delete ${part}` }));
      await press(page, 'Enter');
      const question = page.getByRole('alertdialog');
      await expect(question.getByRole('button', { name: 'Cancle' })).toBeFocused();
      await walkTo(page, question.getByRole('button', { name: 'Delete' }));
      await press(page, 'Enter');
      await expect(title(page, 'Manage Products')).toBeFocused();
      await expect(page.getByText(`${part} is deleted.`)).toBeVisible();
      await expect(page.getByRole('rowheader')).toHaveCount(0);
    });
  });
});

import { admin, newAccount } from '../accounts.ts';
import {
  basketLine as line,
  basketLines,
  confirmation,
  fillBasket,
  openBasket,
  placeButton,
  recordKeys,
} from '../basket.ts';
import { delivery, expectFields, fill, hold } from '../page.ts';
import { expect, test as base } from '../test.ts';

/** The phone number as the field shows it. */
const typed = { ...delivery, Phone: '+880 1700-000142', 'Note to the shop': 'Gate 2' };

const test = base.extend<{
  /** Gives a part another price. */
  setPrice: (part: { _id: string; price: number }, price: number) => Promise<void>;
}>({
  setPrice: async ({ request, apiUrl, authorizationOf }, use) => {
    await use(async ({ _id, price: before }, price) => {
      const data = { read: { price: before }, changes: { price } };
      const headers = await authorizationOf(admin);
      await expect(await request.put(`${apiUrl}/parts/${_id}`, { headers, data })).toBeOK();
    });
  },
});

test.describe('what has changed since the basket was filled', () => {
  const customer = newAccount('Nasima Khatun');
  test.use({ account: customer, failingRequests: /\/api\/orders$/ });

  test('is shown old and new, and accepted or removed before anything is ordered', async ({
    page,
    newPart,
    setPrice,
    ordersOf,
  }) => {
    const [kept, dearer, removed, later] = [await newPart(), await newPart(), await newPart(), await newPart()];
    const sent = recordKeys(page);
    await page.goto('/blog');
    await fillBasket(page, [kept, dearer, removed, later]);
    await setPrice(dearer, 300);
    await setPrice(removed, 900);
    await openBasket(page);
    await expect(line(page, dearer.product_name)).toContainText('The price was ৳250 and is now ৳300.');
    await expect(line(page, removed.product_name)).toContainText('The price was ৳250 and is now ৳900.');
    await fill(page, typed);
    await placeButton(page).click();
    await expect(page.getByRole('main')).toContainText('2 parts need your answer first.');
    await line(page, dearer.product_name).getByRole('button', { name: 'Accept price' }).click();
    await expect(line(page, dearer.product_name)).toContainText('৳600');
    await line(page, removed.product_name).getByRole('button', { name: 'Remove' }).click();
    // It changes while the page is open.
    await setPrice(later, 260);
    await placeButton(page).click();
    await expect(page.getByRole('main')).toContainText('1 part needs your answer first.');
    await expect(line(page, later.product_name)).toContainText('The price was ৳250 and is now ৳260.');
    expect(sent).toEqual([]);
    await expectFields(page, typed);
    await line(page, later.product_name).getByRole('button', { name: 'Accept price' }).click();
    await placeButton(page).click();
    await expect(confirmation(page)).toBeFocused();
    const ordered = (await ordersOf(customer)).slice(-3).map(({ product_name }) => product_name);
    expect(ordered).toEqual([kept, dearer, later].map(({ product_name }) => product_name));
  });

  test('refuses the order as a whole, and names the line that hinders it with its reason in the language of the page', async ({
    page,
    request,
    apiUrl,
    authorizationOf,
    newPart,
    ordersOf,
  }) => {
    const [kept, scarce] = [await newPart(), await newPart({ available_quantity: 3 })];
    await page.goto('/blog');
    await fillBasket(page, [kept, scarce]);
    await openBasket(page);
    await fill(page, typed);
    const before = await ordersOf(customer);
    const release = await hold(page, /\/api\/orders$/);
    const asked = page.waitForRequest(/\/api\/orders$/);
    await page.getByRole('button', { name: 'বাংলা', exact: true }).click();
    await page.getByRole('button', { name: 'অর্ডার দিন' }).click();
    await asked;
    const rival = newAccount('Kamal Uddin');
    const { Address: address, Phone: phone } = delivery;
    const data = { userEmail: rival.email, userName: rival.name, address, phone, product_name: scarce.product_name };
    const headers = await authorizationOf(rival);
    await expect(await request.post(`${apiUrl}/orderparts`, { headers, data: { ...data, orderQuantity: 2 } })).toBeOK();
    release();
    const refused = page.getByRole('main').getByRole('listitem').filter({ hasText: scarce.product_name });
    await expect(refused).toContainText('অর্ডার হয়নি: মাত্র ১টি আছে।');
    await page.getByRole('button', { name: 'English', exact: true }).click();
    await expect(line(page, scarce.product_name)).toContainText('Not ordered: Only 1 is left.');
    await expect(line(page, kept.product_name)).not.toContainText('Not ordered');
    expect(await ordersOf(customer)).toEqual(before);
    await expectFields(page, typed);
    await page.reload();
    await expectFields(page, typed);
    await expect(basketLines(page)).toHaveCount(2);
    await line(page, scarce.product_name).getByRole('button', { name: 'Save for later' }).click();
    await placeButton(page).click();
    await expect(confirmation(page)).toBeFocused();
    await expect(page.getByRole('list', { name: 'Saved for later' })).toContainText(scarce.product_name);
  });
});

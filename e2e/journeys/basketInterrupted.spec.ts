import { newAccount, signIn } from '../accounts.ts';
import {
  basketLine as line,
  basketLines,
  confirmation,
  fillBasket,
  openBasket,
  placeBasket,
  placedOrder,
  placeButton,
  recordKeys,
} from '../basket.ts';
import { delivery, expectFields, fill, hold, intercept, mainMenu, messages, untilLoaded } from '../page.ts';
import { expect, test } from '../test.ts';

test.describe('without a connection', () => {
  const customer = newAccount('Jahanara Begum');
  // Everything fails while the connection is cut.
  test.use({ account: customer, serviceWorkers: 'allow', failingRequests: /./ });

  test('a basket whose response was lost is kept, and ordered once when there is one again', async ({
    page,
    context,
    newPart,
    ordersOf,
  }) => {
    const parts = [await newPart(), await newPart(), await newPart()];
    const keys = recordKeys(page);
    await page.goto('/blog');
    await fillBasket(page, parts);
    await openBasket(page);
    await untilLoaded(page);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await fill(page, { ...delivery, 'Note to the shop': 'Gate 2' });
    // The host takes the order, and the connection breaks before its response.
    const stop = await intercept(page, '**/api/orders', async (route) => {
      await route.fetch();
      await context.setOffline(true);
      await route.abort('internetdisconnected');
    });
    await placeButton(page).click();
    await page.getByRole('button', { name: 'Save and send when I’m back online' }).click();
    await expect(messages(page)).toContainText('Order saved. We’ll send it when you’re online.');
    await expect(page.getByText('Your basket is empty')).toBeVisible();
    stop();
    await context.setOffline(false);
    await expect.poll(() => page.evaluate(() => localStorage.getItem('offlineQueue'))).toBeNull();
    expect(keys.length).toBeGreaterThan(0);
    expect(new Set(keys).size).toBe(1);
    const ordered = await ordersOf(customer);
    expect(ordered.map(({ product_name }) => product_name)).toEqual(parts.map(({ product_name }) => product_name));
    expect(new Set(ordered.map(({ orderNumber }) => orderNumber)).size).toBe(1);
  });
});

test.describe('two tabs', () => {
  const customer = newAccount('Parvin Sultana');
  test.use({ account: customer });

  test('that order the same basket at once place one order', async ({ page, context, newPart, ordersOf }) => {
    const parts = [await newPart(), await newPart()];
    const other = await context.newPage();
    await page.goto('/blog');
    await fillBasket(page, parts);
    await openBasket(page);
    await openBasket(other);
    await fill(page, delivery);
    await fill(other, delivery);
    const sent = [recordKeys(page), recordKeys(other)];
    const release = await hold(page, /\/api\/orders$/);
    const asked = page.waitForRequest(/\/api\/orders$/);
    await placeButton(page).click();
    await asked;
    await placeButton(other).click();
    await expect(placeButton(other)).toHaveAttribute('aria-busy', 'true');
    release();
    await expect(confirmation(page)).toBeFocused();
    await expect(messages(other)).toContainText('This basket was just ordered in another tab. See My Orders.');
    await expect(other.getByText('Your basket is empty')).toBeVisible();
    expect(sent.map(({ length }) => length)).toEqual([1, 0]);
    expect(await ordersOf(customer)).toHaveLength(2);
  });
});

test.describe('another user who signs in', () => {
  const [customer, other] = [newAccount('Rokeya Khatun'), newAccount('Selim Reza')];
  test.use({ account: customer, failingRequests: /\/api\/orders$/ });

  test('neither sees nor orders what may be ordered, and its owner finds the order', async ({
    page,
    newPart,
    ordersOf,
  }) => {
    const parts = [await newPart(), await newPart()];
    expect(await ordersOf(other)).toEqual([]);
    await page.goto('/blog');
    await fillBasket(page, parts);
    const stop = await intercept(page, '**/api/orders', async (route) => {
      await route.fetch();
      await route.abort();
    });
    await placeBasket(page);
    await expect(page.getByRole('main')).toContainText('The shop could not be reached.');
    stop();
    const signOut = page.getByRole('button', { name: 'Sign Out', exact: true });
    const loginLink = mainMenu(page).filter({ hasText: 'Login' });
    await signOut.click();
    await expect(loginLink).toBeVisible();
    await signIn(page, { email: other.email, password: other.password });
    await openBasket(page);
    await expect(page.getByText('Your basket is empty')).toBeVisible();
    await signOut.click();
    await expect(loginLink).toBeVisible();
    await signIn(page, { email: customer.email, password: customer.password });
    await openBasket(page);
    await expect(confirmation(page)).toBeVisible();
    await expect(placedOrder(page).getByRole('listitem')).toHaveCount(2);
    expect(await ordersOf(customer)).toHaveLength(2);
    expect(await ordersOf(other)).toEqual([]);
  });
});

test.describe('a form of the basket that is open at a sign-out', () => {
  const [customer, other] = [newAccount('Nargis Sultana'), newAccount('Jamal Uddin')];
  test.use({ account: customer });

  test('leaves nothing of its user to the next one', async ({ page, newPart, ordersOf }) => {
    const part = await newPart();
    expect(await ordersOf(other)).toEqual([]);
    await page.goto('/blog');
    await fillBasket(page, [part]);
    await openBasket(page);
    await untilLoaded(page);
    await fill(page, delivery);
    await page.getByRole('button', { name: 'Sign Out', exact: true }).click();
    await expect(mainMenu(page).filter({ hasText: 'Login' })).toBeVisible();
    await expectFields(page, { Address: '', Phone: '' });
    await page.getByLabel('Note to the shop').fill('Gate 2');
    await signIn(page, { email: other.email, password: other.password });
    await openBasket(page);
    await expectFields(page, { Address: '', Phone: '', 'Note to the shop': 'Gate 2' });
  });
});

test.describe('a storage that', () => {
  const customer = newAccount('Mizanur Rahman');
  test.use({ account: customer });

  test('was edited by hand gives its valid lines, and one that is full orders nothing', async ({
    page,
    newPart,
    ordersOf,
  }) => {
    const part = await newPart();
    const { _id: partId, product_name, price } = part;
    const valid = { partId, product_name, quantity: 2, price };
    const sent = recordKeys(page);
    await page.goto('/blog');
    for (const stored of ['{', '7', '[]', '{"lines":{},"checkouts":[{"user":7}]}']) {
      await page.evaluate((text) => localStorage.setItem('basket', text), stored);
      await openBasket(page);
      await expect(page.getByText('Your basket is empty')).toBeVisible();
    }
    const lines = [
      ...[0, 1.5, -1, '2', null].map((quantity, index) => ({ ...valid, partId: `${partId}${index}`, quantity })),
      { ...valid, quantity: 1e9 },
      valid,
      null,
      { ...valid, partId: 'a'.repeat(24), product_name: 'Gone Part' },
    ];
    const checkouts = [{ user: customer.email, lines: [{ partId }], isOpen: true }];
    await page.evaluate((basket) => localStorage.setItem('basket', JSON.stringify(basket)), { lines, checkouts });
    await openBasket(page);
    await expect(basketLines(page)).toHaveCount(2);
    await expect(line(page, product_name)).toContainText('Only 40 left.');
    await expect(line(page, 'Gone Part')).toContainText('This part is no longer on sale.');
    await line(page, product_name).getByRole('button', { name: 'Order 40' }).click();
    await line(page, 'Gone Part').getByRole('button', { name: 'Remove' }).click();
    await fill(page, delivery);
    await page.evaluate(() => {
      for (let size = 2 ** 22; size >= 1; size = size / 2) {
        try {
          for (let count = 0; ; count += 1) localStorage.setItem(`filler ${size} ${count}`, ' '.repeat(size));
        } catch {
          // It is full.
        }
      }
    });
    await page.getByRole('textbox', { name: `Quantity of ${product_name}` }).fill('39999999999');
    await placeButton(page).click();
    const notStored = 'This browser has no room for the basket, or blocks its storage.';
    await expect(page.getByRole('main')).toContainText(notStored);
    await expectFields(page, { ...delivery, Phone: '+880 1700-000142' });
    expect(sent).toEqual([]);
    expect(await ordersOf(customer)).toEqual([]);
  });
});

test('a storage that is blocked refuses a part, and says so', async ({ page, newPart }) => {
  const { product_name } = await newPart();
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    });
  });
  await page.goto('/parts');
  await untilLoaded(page);
  await page.getByRole('button', { name: `Add to basket: ${product_name}` }).click();
  await expect(messages(page)).toContainText('This browser has no room for the basket, or blocks its storage.');
  await openBasket(page);
  await expect(page.getByText('Your basket is empty')).toBeVisible();
});

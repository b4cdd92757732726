import type { Page } from 'playwright/test';
import { admin, shopper } from '../accounts.ts';
import { followPath, untilInteractive } from '../page.ts';
import { expect, test } from '../test.ts';

/** Runs in the page: replaces each text node by `font` elements with a copy of the text, now and whenever text is added, as Chrome does. */
function translateAll() {
  // TypeScript marks the element as deprecated, which translators still use.
  const name: string = 'font';
  const isTranslatable = (parent: Element | null) =>
    parent !== null &&
    parent.nodeName !== 'FONT' &&
    !parent.closest('script,style,svg,textarea,option,template,[translate=no]');
  const translate = () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts.filter(({ data, parentElement }) => data.trim() && isTranslatable(parentElement))) {
      const [outer, inner] = [document.createElement(name), document.createElement(name)];
      inner.append(text.data);
      outer.append(inner);
      text.replaceWith(outer);
    }
  };
  addEventListener('interactive', () => {
    translate();
    new MutationObserver(translate).observe(document.body, { childList: true, characterData: true, subtree: true });
  });
}

const isTranslated = async (page: Page) => expect(page.locator('font').first()).toBeAttached();

test.beforeEach(async ({ page }) => page.addInitScript(translateAll));

test('a translated page shows the next part with its own name and price', async ({ page, newPart }) => {
  const [drum, axle] = [await newPart({ price: 1250 }), await newPart({ price: 87, available_quantity: 3 })];
  await page.goto('/parts');
  await untilInteractive(page);
  await isTranslated(page);
  for (const [part, price] of [
    [drum, '1,250'],
    [axle, '87'],
  ] as const) {
    const search = page.getByRole('main').getByLabel('Search parts');
    await search.fill(part.product_name);
    await search.press('Enter');
    await expect(page.getByRole('main').getByRole('heading', { name: part.product_name, exact: true })).toBeVisible();
    await expect(page.getByRole('main').getByText(price, { exact: false }).first()).toBeVisible();
  }
});

test.describe('signed in', () => {
  test.use({ account: shopper });

  test('a translated shop shows each part by its own heading, takes an order and lists it', async ({
    page,
    newPart,
  }) => {
    const parts = [await newPart({ price: 1250 }), await newPart({ price: 87 })];
    await page.goto('/dashboard');
    await untilInteractive(page);
    await isTranslated(page);
    for (const { _id, product_name: name } of parts) {
      await followPath(page, `/purchase/${_id}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    }
    await page.getByLabel('Quantity').fill('3');
    await page.getByLabel('Address').fill('Kadamtali');
    await page.getByLabel('Phone').fill('01711-000142');
    await page.getByRole('button', { name: 'Order', exact: false }).last().click();
    await expect(page.getByText('Order placed sucessfully').first()).toBeVisible();
  });
});

test.describe('an admin', () => {
  test.use({ account: admin });

  test('walks the pages of a translated dashboard', async ({ page }) => {
    await page.goto('/dashboard');
    await untilInteractive(page);
    const links = page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link');
    await isTranslated(page);
    for (const link of [...(await links.all()), ...(await links.all())]) {
      const path = await link.getAttribute('href');
      await link.click();
      await page.waitForURL((url) => url.pathname === path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('alert')).toHaveCount(0);
    }
  });
});

import type { Page } from 'playwright/test';
import { admin, shopper } from '../accounts.ts';
import { followPath, untilInteractive } from '../page.ts';
import { expect, test } from '../test.ts';

const visitorPages = [
  '/parts',
  '/login',
  '/privacy',
  '/signup',
  '/blog',
  '/basket',
  '/portfolio',
  '/basket/paste',
  '/',
];
const shopperPages = ['', '/myorders', '/review', '/myprofile'];
const adminPages = [
  '/alluser',
  '/addproduct',
  '/manageproducts',
  '/import',
  '/orders',
  '/counterorder',
  '/customers',
  '/daybook',
  '/purchaselist',
  '/audit',
  '/tradenames',
  '/missedsearches',
];

/** The computed styles of the elements by their tag and classes, without what depends on the content: sizes and positions. */
const collectStyles = () => {
  const sizes =
    /^((min-|max-)?(width|height|inline-size|block-size)|top|right|bottom|left|inset.*|.*-origin|grid-template.*|d)$/;
  const found: Record<string, Record<string, string>> = {};
  for (const element of document.querySelectorAll('#root *')) {
    const style = getComputedStyle(element);
    // Links and buttons have other styles where they are the current page, pressed or disabled.
    const states = element.getAttributeNames().filter((name) => /^(aria-|data-|disabled|hidden)/.test(name));
    const key = [element.localName, element.className, ...states.map((name) => element.getAttribute(name))].join(' ');
    found[`${element.parentElement?.className} > ${key}`] ??= Object.fromEntries(
      Array.from(style)
        .filter((name) => !sizes.test(name))
        .map((name) => [name, style.getPropertyValue(name)]),
    );
  }
  return found;
};

type Styles = ReturnType<typeof collectStyles>;

/** What differs between the elements that both pages have. */
const differencesOf = (walked: Styles, fresh: Styles) =>
  Object.entries(walked).flatMap(([key, styles]) =>
    Object.entries(styles)
      .filter(([name, value]) => fresh[key] && fresh[key][name] !== value)
      .map(([name, value]) => `${key}: ${name} ${value} instead of ${fresh[key]?.[name]}`),
  );

const settled = async (page: Page, path: string) => {
  await page.waitForURL((url) => url.pathname === path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
};

const stylesAt = async (page: Page, width: number) => {
  await page.setViewportSize({ width, height: 800 });
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  return page.evaluate(collectStyles);
};

/** Opens the pages one after the other without a reload, and each of them in a fresh tab too. */
async function expectFreshStyles(page: Page, paths: readonly string[]): Promise<void> {
  await page.goto('/');
  await untilInteractive(page);
  for (const path of paths) {
    await followPath(page, path);
    await settled(page, path);
    const fresh = await page.context().newPage();
    await fresh.goto(path);
    await settled(fresh, path);
    for (const width of [360, 800, 1280]) {
      const [walked, loaded] = [await stylesAt(page, width), await stylesAt(fresh, width)];
      expect(Object.keys(walked).filter((key) => loaded[key]).length).toBeGreaterThan(20);
      expect(differencesOf(walked, loaded), `${path} at ${width} px`).toEqual([]);
    }
    await fresh.close();
  }
}

test.use({ contextOptions: { reducedMotion: 'reduce' } });
// The ways on which `styleOrder.spec.ts` could fail.
test('pages opened in a row have the styles of a fresh load', { tag: '@all' }, async ({ page }) =>
  expectFreshStyles(page, visitorPages),
);

test.describe('signed in', { tag: '@all' }, () => {
  test.use({ account: shopper });

  test('pages opened in a row have the styles of a fresh load', async ({ page, newPart }) => {
    const part = `/purchase/${(await newPart())._id}`;
    await expectFreshStyles(page, [part, ...shopperPages.map((path) => `/dashboard${path}`), part, '/']);
  });
});

test.describe('an admin', { tag: '@all' }, () => {
  test.use({ account: admin });

  test('opens pages in a row with the styles of a fresh load', async ({ page, newPart, newOrder }) => {
    const order = `/dashboard/orders/${await newOrder(shopper, await newPart())}`;
    const pages = [...adminPages.map((path) => `/dashboard${path}`), order, `${order}/print`, '/dashboard/orders', '/'];
    await expectFreshStyles(page, pages);
  });
});

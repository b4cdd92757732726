import { readdir } from 'node:fs/promises';
import type { Page } from 'playwright/test';
import { shopper } from '../account.ts';
import { expect, test } from '../sharedShop.ts';

/** Sheets of screens come in the order of a visit, so that any may stand before or after any other. */
const assets = new URL('../../apps/storefront/dist/assets/', import.meta.url);

const sheetsOfTheShop = async () => (await readdir(assets)).filter((file) => file.endsWith('.css')).toSorted();

/** Brings every sheet of the shop once more behind those that the page has, the last one first. */
async function visitEverythingElse(page: Page, sheets: readonly string[]): Promise<void> {
  await page.evaluate(
    async (addresses) => {
      for (const href of addresses) {
        const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
        const arrival = new Promise((resolve, reject) => {
          link.addEventListener('load', resolve);
          link.addEventListener('error', reject);
        });
        document.head.append(link);
        await arrival;
      }
    },
    sheets.toReversed().map((file) => `/assets/${file}`),
  );
}

/** How each element of the page is drawn on a phone and on a desk, a line for each. */
async function looks(page: Page): Promise<string[]> {
  const both: string[] = [];
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const drawn = await page.evaluate(() =>
      [...document.body.querySelectorAll('*')].map((element) => {
        const style = getComputedStyle(element);
        const values = Array.from(style, (name) => `${name}: ${style.getPropertyValue(name)}`);
        return `${element.localName}.${element.getAttribute('class') ?? ''} ${values.join('; ')}`;
      }),
    );
    both.push(...drawn.map((line) => `${width} px ${line}`));
  }
  return both;
}

async function expectSameLooks(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  const before = await looks(page);
  await visitEverythingElse(page, await sheetsOfTheShop());
  expect(before.length).toBeGreaterThan(40);
  const now = await looks(page);
  expect(now.filter((line, place) => line !== before[place])).toEqual([]);
}

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.describe('whatever was visited before', () => {
  for (const path of ['/', '/login', '/signup', '/blog', '/portfolio']) {
    test(`${path} looks the same`, async ({ page }) => expectSameLooks(page, path));
  }
});

test.describe('whatever was visited before, to somebody who is signed in', () => {
  test.use({ account: shopper });

  for (const path of ['/dashboard/myorders', '/dashboard/review', '/dashboard/myprofile']) {
    test(`${path} looks the same`, async ({ page }) => expectSameLooks(page, path));
  }

  test('a part looks the same', async ({ page, newPart }) => {
    await expectSameLooks(page, `/purchase/${(await newPart())._id}`);
  });
});

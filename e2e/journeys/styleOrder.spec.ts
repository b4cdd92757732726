import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright/test';
import { shopper } from '../accounts.ts';
import { expect, test } from '../test.ts';

// A page loads its style sheets when it is first opened, so that their order depends on the visit.
const dist = new URL('../../apps/storefront/dist/', import.meta.url);

/** The style sheets that the shop and its scripts name; a restored build may lie beside the files of another one. */
async function listStyleSheets(): Promise<string[]> {
  const files = new Set(['app.html']);
  for (const file of files) {
    if (file.endsWith('.css')) continue;
    const text = await readFile(new URL(file, dist), 'utf8');
    for (const [name] of text.matchAll(/(?<=(?:assets|\.)\/)[\w.-]+-[\w-]{7,8}\.(?:css|js)\b/g))
      files.add(`assets/${name}`);
  }
  return [...files].filter((file) => file.endsWith('.css')).toSorted();
}

/** Appends all style sheets of the shop once more, in reverse order. */
async function appendStyleSheets(page: Page): Promise<void> {
  const files = await listStyleSheets();
  for (const file of files.toReversed()) {
    await page.evaluate(async (href) => {
      const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
      const loaded = new Promise((resolve, reject) => {
        link.addEventListener('load', resolve);
        link.addEventListener('error', reject);
      });
      document.head.append(link);
      await loaded;
    }, `/${file}`);
  }
}

/** Returns how the computed styles differ from those of the last call at this width, which stay in the page: they are megabytes. */
const changedStyles = () => {
  const kept = ((window as unknown as { kept?: Record<number, string[][]> }).kept ??= {});
  const elements = [...document.body.querySelectorAll('*')];
  const styles = elements.map((element) => {
    const style = getComputedStyle(element);
    // A document lacks the custom properties that nothing in it uses.
    const names = Array.from(style).filter((name) => !name.startsWith('--'));
    return names.map((name) => `${name}: ${style.getPropertyValue(name)}`);
  });
  const before = kept[innerWidth];
  kept[innerWidth] = styles;
  if (!before) return [];
  return styles.flatMap((style, index) => {
    const known = new Set(before[index]);
    const changes = style.filter((value) => !known.has(value));
    return changes.map((value) => `${innerWidth} px ${elements[index]?.outerHTML.slice(0, 60)}: ${value}`);
  });
};

/** Renders what the browser skips outside of the viewport, whose height it only learns later. */
const showSkipped = () => {
  for (const element of document.querySelectorAll<HTMLElement>('*'))
    if (getComputedStyle(element).contentVisibility === 'auto') element.style.contentVisibility = 'visible';
};

/** Compares the styles of the page before and after all style sheets are appended. */
async function expectSameStyles(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const findChanges = async () => {
    const changes: string[] = [];
    for (const width of [360, 800, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await page.evaluate(showSkipped);
      changes.push(...(await page.evaluate(changedStyles)));
    }
    return changes;
  };
  await findChanges();
  expect(await page.locator('body *').count()).toBeGreaterThan(20);
  await appendStyleSheets(page);
  expect(await findChanges()).toEqual([]);
}

async function openSettled(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.waitForLoadState('networkidle');
}

test.use({ contextOptions: { reducedMotion: 'reduce' } });

// The layers of the rules are proven in `packages/ui/build`, so `npm test` takes one page with an account and one without.
test.describe('the order of style sheets', () => {
  for (const [path, tag] of [
    ['/parts', []],
    ...['/', '/login', '/signup', '/blog', '/portfolio'].map((each) => [each, ['@all']] as const),
  ] as const) {
    test(`does not change ${path}`, { tag: [...tag] }, async ({ page }) => {
      await openSettled(page, path);
      await expectSameStyles(page);
    });
  }
});

test.describe('before its script starts,', () => {
  for (const [path, tag] of [
    ['/', []],
    ...['/login', '/parts', '/blog', '/offline'].map((each) => [each, ['@all']] as const),
  ] as const) {
    test(`${path} has all rules of what it shows`, { tag: [...tag] }, async ({ page }) => {
      // Style sheets and scripts are loaded after the first paint.
      await page.addInitScript(() => {
        PerformanceObserver.prototype.observe = () => {};
      });
      await openSettled(page, path);
      expect(await page.locator('link[rel=stylesheet]').count()).toBe(0);
      await expectSameStyles(page);
    });
  }
});

test.describe('the order of style sheets, signed in,', () => {
  test.use({ account: shopper });

  for (const path of ['/dashboard/myorders', '/dashboard/review', '/dashboard/myprofile']) {
    test(`does not change ${path}`, { tag: '@all' }, async ({ page }) => {
      await openSettled(page, path);
      await expectSameStyles(page);
    });
  }

  test('does not change a part', async ({ page, newPart }) => {
    await openSettled(page, `/purchase/${(await newPart())._id}`);
    await expectSameStyles(page);
  });
});

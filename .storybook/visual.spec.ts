import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test as base } from 'playwright/test';
import type { Page } from 'playwright/test';
import { findBrowser } from '../scripts/browser.ts';
import { nameOf, defaults, viewportOf, widths } from './variants.ts';
import type { Choices } from './variants.ts';
import { printed, screenVariants, states } from './visualStories.ts';

const { phone, tablet, desktop } = widths;

const ui = join(import.meta.dirname, '../packages/ui');
const screens = readdirSync(join(ui, 'src/screens'));

const screenshots = [
  ...screens.flatMap((screen) =>
    screenVariants.map(
      ([choices, width, tag]) => [`screens-${screen.toLowerCase()}--default`, choices, width, tag] as const,
    ),
  ),
  ...states.map(([story, choices, width]) => [story, choices, width, [] as string[]] as const),
];

/** The accessibility trees of these stories are compared as text, each before the screenshot of the same page. */
const trees = screens.map((screen) => `screens-${screen.toLowerCase()}--default.yml`);

const fileOf = (story: string, choices: Choices, width: number) =>
  `${story.replace(/^screens-/, '').replace('--', '-')}-${nameOf({ choices, width })}.png`;

const printedFileOf = (story: string) => fileOf(story, defaults, tablet).replace('.png', '-print.png');

/** Runs in the page: stops everything that could change the screenshot, and returns the height of the page. */
const freeze = async () => {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  // A screenshot finishes all animations, and a toast is removed when its animation ends.
  for (const animation of document.getAnimations()) animation.playbackRate = 0;
  for (const image of document.images) image.loading = 'eager';
  // Some stories show a broken image, which never decodes.
  await Promise.allSettled(Array.from(document.images, (image) => image.decode()));
  // Image decoders round differently, which a pale, blurred photograph does not show. It also makes smaller files.
  const ranges = ['R', 'G', 'B'].map((colour) => `<feFunc${colour} type="linear" slope=".1" intercept=".6"/>`);
  const filter = `<filter id="narrow-range" x="0" y="0" width="1" height="1" color-interpolation-filters="sRGB"><feColorMatrix type="saturate" values="0"/><feGaussianBlur stdDeviation="4"/><feComponentTransfer>${ranges.join('')}</feComponentTransfer></filter>`;
  document.body.insertAdjacentHTML('beforeend', `<svg width="0" height="0" style="position:fixed">${filter}</svg>`);
  // Code uses a system font, which differs between machines.
  const style = 'img { filter: url(#narrow-range) } code { font-family: inherit !important }';
  // The height of the page must be known before all of it is in the window.
  const visible = '* { content-visibility: visible !important }';
  document.head.insertAdjacentHTML('beforeend', `<style>${style} ${visible}</style>`);
  for (const element of document.querySelectorAll<HTMLElement>('*')) {
    const { minHeight, position } = getComputedStyle(element);
    // The window becomes as high as the page, so elements that fill the window keep their height.
    if (Number.parseFloat(minHeight) > innerHeight / 2) element.style.minHeight = minHeight;
    // A sticky element may or may not get its own layer, whose text is rasterised with other subpixel positions.
    if (position === 'sticky') element.style.inset = 'auto';
    element.scrollTo({ top: 0, left: 0, behavior: 'instant' });
  }
  return document.documentElement.scrollHeight;
};

/** One page per worker, because a second navigation loads the scripts of Storybook from the cache. */
const test = base.extend<object, { storybook: Page }>({
  storybook: [
    async ({ browser }, use) => {
      const page = await browser.newPage({
        locale: 'en-GB',
        timezoneId: 'Asia/Dhaka',
        colorScheme: 'light',
        reducedMotion: 'reduce',
      });
      await page.clock.setFixedTime(new Date('2026-11-21T06:00:00Z'));
      await use(page);
    },
    { scope: 'worker' },
  ],
});

/** Opens a story and waits until its checks have passed. */
const open = async (page: Page, story: string, choices: Choices, width: number) => {
  await page.setViewportSize(viewportOf(width));
  const { brand, language, mode } = choices;
  // `!true` is Storybook's way to write the boolean in an address. It keeps axe from running, which other tests do.
  const query = `brand:${brand};language:${language};mode:${mode};a11y.manual:!true`;
  await page.goto(`${process.env['STORYBOOK_URL']}/iframe.html?viewMode=story&id=${story}&globals=${query}`);
  const body = page.locator('body[data-story-status]');
  await expect(body).toHaveAttribute('data-story-status', 'success');
};

/** Prepares an open story for a screenshot of the whole page: in a window of its height, no sticky element covers another one. */
const prepare = async (page: Page, width: number) =>
  page.setViewportSize({ width, height: await page.evaluate(freeze) });

/** The system fonts in use, which differ between machines. */
const systemFontsOf = async (page: Page): Promise<string[]> => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('DOM.enable');
  await devtools.send('CSS.enable');
  const { nodes } = await devtools.send('DOM.getFlattenedDocument', { depth: -1 });
  const parents = new Set(
    nodes.filter((node) => node.nodeType === 3 && node.nodeValue.trim()).map((node) => node.parentId),
  );
  const used = await Promise.all(
    nodes
      .filter(({ nodeId }) => parents.has(nodeId))
      .map(async ({ nodeId }) => devtools.send('CSS.getPlatformFontsForNode', { nodeId })),
  );
  return used.flatMap(({ fonts }) => fonts.filter(({ isCustomFont }) => !isCustomFont).map((font) => font.familyName));
};

const { isPinned } = await findBrowser();
test.skip(!isPinned, 'Only the Chromium of the lockfile (Linux on x64) draws the same pixels on every machine.');

for (const [story, choices, width, tag] of screenshots) {
  const file = fileOf(story, choices, width);
  const tree = `${story}.yml`;
  const hasTree = choices === defaults && width === desktop && trees.includes(tree);
  test(hasTree ? `${file}, ${tree}` : file, { tag }, async ({ storybook: page }) => {
    await open(page, story, choices, width);
    if (hasTree) expect.soft(await page.locator('body').ariaSnapshot()).toMatchSnapshot(tree);
    await prepare(page, width);
    await expect(page).toHaveScreenshot(file);
    expect(await systemFontsOf(page), 'fonts of this machine').toEqual([]);
  });
}

for (const story of printed) {
  test(printedFileOf(story), async ({ storybook: page }) => {
    await open(page, story, defaults, tablet);
    await page.emulateMedia({ media: 'print' });
    try {
      await prepare(page, tablet);
      await expect(page).toHaveScreenshot(printedFileOf(story));
    } finally {
      await page.emulateMedia({ media: null });
    }
  });
}

test('each screenshot and each accessibility tree belongs to a story', () => {
  const files = [
    ...screenshots.map(([story, choices, width]) => fileOf(story, choices, width)),
    ...printed.map(printedFileOf),
  ];
  expect(readdirSync(join(ui, 'stories/screenshots')).filter((file) => !files.includes(file))).toEqual([]);
  expect(readdirSync(join(ui, 'stories/accessibility')).filter((file) => !trees.includes(file))).toEqual([]);
});

for (const screen of ['homescreen', 'loginscreen', 'purchasescreen']) {
  const story = `screens-${screen}--default`;
  test(`fails for an element that is moved by 2 px: ${screen}`, { tag: '@all' }, async ({ storybook: page }) => {
    await open(page, story, defaults, phone);
    await prepare(page, phone);
    await expect(page).toHaveScreenshot(fileOf(story, defaults, phone));
    const boxes = await page.locator('h1, h2, h3, p, label, input, button').filter({ visible: true }).all();
    const displays = await Promise.all(
      boxes.map(async (box) => box.evaluate((each) => getComputedStyle(each).display)),
    );
    // What stands in a line of text cannot be moved.
    const sample = boxes.filter((_, index) => displays[index] !== 'inline').filter((_, index) => index % 6 === 0);
    expect(sample.length).toBeGreaterThan(2);
    for (const [index, box] of sample.entries()) {
      await box.evaluate((element, shift) => (element.style.translate = shift), index % 2 === 0 ? '2px 0' : '0 2px');
      await expect(page, (await box.textContent()) ?? '').not.toHaveScreenshot(fileOf(story, defaults, phone));
      await box.evaluate((element) => (element.style.translate = ''));
    }
  });
}

test('opens a story by its address in another language, in which its interactions stop', async ({
  storybook: page,
}) => {
  await open(page, 'screens-orderdeskscreen--default', { ...defaults, language: 'bn' }, desktop);
  await expect(page.getByRole('heading', { level: 1, name: 'অর্ডার' })).toBeVisible();
});

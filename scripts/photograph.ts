import { chromium } from 'playwright';
import type { Browser, CDPSession, Page } from 'playwright';
import { givenBrowser } from './browser.ts';
import type { Picture } from './pictureList.ts';

declare global {
  interface Window {
    __STORYBOOK_PREVIEW__?: { currentRender?: { id: string; phase: string } };
  }
}

/** What Chromium says about the fonts that it drew an element's own text with. */
interface UsedFonts {
  fonts: { familyName: string; isCustomFont: boolean; glyphCount: number }[];
}

/** The same time, place and preferences wherever the pictures are taken. */
const now = new Date('2026-11-21T06:00:00Z');
const surroundings = {
  locale: 'en-GB',
  timezoneId: 'Asia/Dhaka',
  colorScheme: 'light',
  reducedMotion: 'reduce',
  deviceScaleFactor: 1,
} as const;

/** The browser for pictures: no sub-pixel colours, and the same arithmetic on every processor. */
export async function openDarkroom(): Promise<Browser> {
  const given = await givenBrowser();
  return chromium.launch({ ...given, args: [...given.args, '--disable-lcd-text', '--disable-skia-runtime-opts'] });
}

/** A page for one picture: in a second one the browser would take photographs of the first out of its cache, in another size. */
export async function openCamera(browser: Browser): Promise<Page> {
  const page = await browser.newPage(surroundings);
  await page.clock.setFixedTime(now);
  return page;
}

/** Takes the picture of a whole story. The page stays as it was taken. */
export async function photograph(page: Page, address: string, { story, globals, width }: Picture): Promise<Buffer> {
  await page.setViewportSize({ width, height: width < 768 ? 740 : 800 });
  const choices = Object.entries(globals).map(([name, value]) => `${name}:${value}`);
  await page.goto(`${address}/iframe.html?viewMode=story&id=${story}&globals=${choices.join(';')};a11y.manual:!true`);
  const end = await page.waitForFunction((id) => {
    const shown = window.__STORYBOOK_PREVIEW__?.currentRender;
    return shown?.id === id && ['finished', 'errored'].includes(shown.phase) && shown.phase;
  }, story);
  if ((await end.jsonValue()) === 'errored') throw new Error('cannot be taken: the story fails.');
  await page.evaluate(develop);
  // In a window as high as the page nothing sticks to its edges, and the screenshot need not change its size.
  await page.setViewportSize({ width, height: await page.evaluate(() => document.documentElement.scrollHeight) });
  await page.evaluate(rewind);
  return page.screenshot({ animations: 'disabled', caret: 'hide' });
}

/**
 * Runs in the page: everything has arrived, nothing is focused, no clock runs on. Photographs become soft and pale: enough to see that
 * they are there and how they are cropped, in a fraction of the bytes, and without the steps of few colours, beside which
 * the rounding of another processor would become a jump.
 */
async function develop(): Promise<void> {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  // Whoever takes a screenshot lets all movement come to its end, and the end of its clock takes a toast away.
  for (const clock of document.getAnimations()) clock.playbackRate = 0;
  // What fills a window fills one of the usual height, also when the window of the picture is as high as the page.
  for (const element of document.querySelectorAll<HTMLElement>('*')) {
    const { minHeight } = getComputedStyle(element);
    if (Number.parseFloat(minHeight) > innerHeight / 2) element.style.minHeight = minHeight;
  }
  for (const image of document.images) image.loading = 'eager';
  // A picture that is broken on purpose never decodes.
  await Promise.allSettled(Array.from(document.images, (image) => image.decode()));
  const ranges = ['R', 'G', 'B'].map((colour) => `<feFunc${colour} type="linear" slope=".1" intercept=".6"/>`);
  const filter = `<filter id="narrow-range" x="0" y="0" width="1" height="1" color-interpolation-filters="sRGB"><feColorMatrix type="saturate" values="0"/><feGaussianBlur stdDeviation="4"/><feComponentTransfer>${ranges.join('')}</feComponentTransfer></filter>`;
  document.body.insertAdjacentHTML('beforeend', `<svg width="0" height="0" style="position:fixed">${filter}</svg>`);
  // Code is drawn with a font of the reader's machine on purpose.
  const style = 'img { filter: url(#narrow-range) } code { font-family: inherit !important }';
  document.head.insertAdjacentHTML('beforeend', `<style>${style}</style>`);
  await document.fonts.ready;
}

/** Runs in the page: whatever watches sizes or has asked for a font late has its turn, then all is scrolled to its start. */
async function rewind(): Promise<void> {
  const frame = () => new Promise((painted) => requestAnimationFrame(painted));
  await frame();
  await document.fonts.ready;
  await frame();
  for (const scrolled of document.querySelectorAll('*')) scrolled.scrollTo({ top: 0, left: 0, behavior: 'instant' });
}

/** The fonts of letters on the page that it did not bring itself: another machine may have others. */
export async function strangeFonts(page: Page): Promise<string[]> {
  const devtools = await page.context().newCDPSession(page);
  try {
    await devtools.send('DOM.enable');
    await devtools.send('CSS.enable');
    const { nodes } = await devtools.send('DOM.getFlattenedDocument', { depth: -1 });
    const written = new Set(
      nodes.filter(({ nodeType, nodeValue }) => nodeType === 3 && nodeValue.trim()).map(({ parentId }) => parentId),
    );
    const used = await Promise.all(
      nodes.filter(({ nodeId }) => written.has(nodeId)).map(async ({ nodeId }) => fontsOf(devtools, nodeId)),
    );
    return [...new Set(used.flat())];
  } finally {
    await devtools.detach();
  }
}

async function fontsOf(devtools: CDPSession, nodeId: number): Promise<string[]> {
  const { fonts }: UsedFonts = await devtools.send('CSS.getPlatformFontsForNode', { nodeId });
  return fonts.filter(({ isCustomFont }) => !isCustomFont).map(({ familyName }) => familyName);
}

import type { Result, RunOptions } from 'axe-core';
import { getViolations, injectAxe } from 'axe-playwright';
import type { Page } from 'playwright';
import { faultFinder } from './faults.ts';
import type { Look } from './looks.ts';

declare global {
  interface Window {
    __STORYBOOK_ADDONS_CHANNEL__: {
      once: (event: string, listener: () => void) => void;
      emit: (event: 'updateGlobals', payload: { globals: Record<string, unknown> }) => void;
    };
  }
}

const accessible = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];

/** Rules about a whole page say nothing about a lone button: they hold for screens. */
const wholePage = ['bypass', 'landmark-one-main', 'page-has-heading-one', 'region', 'skip-link', 'heading-order'];

/** A phone is narrow and tall, a desk is wide. */
export async function resize(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: width < 768 ? 740 : 800 });
}

/** What the page is asked to show, beyond its width. */
interface Wish {
  /** The toolbar's choices, where they change. */
  globals?: Record<string, string>;
  /** The size of the reader's letters; the usual one where it is empty. */
  letters: string;
  /** Whether to measure, beyond the width, how everything lies. */
  measured: boolean;
}

/** Shows the story in a look, and says what then makes the page wider than its window, or lies badly. Rejects where drawing fails. */
export async function wear(page: Page, { brand, language, mode, width }: Look, measured: boolean): Promise<string[]> {
  await resize(page, width);
  return page.evaluate(show, { globals: { brand, language, mode }, letters: '', measured });
}

/** Shows the story in the look it wears, but to a reader with another width or larger letters, and says what then lies badly. */
export async function reflow(page: Page, width: number, letters: string): Promise<string[]> {
  await resize(page, width);
  return page.evaluate(show, { letters, measured: true });
}

/**
 * Walks with the focus through the story as it is shown, and says where it cannot be seen: in forced colours, in which
 * every ring but an outline is lost. The focus stays where the walk ends.
 */
export async function walk(page: Page): Promise<string[]> {
  await page.emulateMedia({ forcedColors: 'active' });
  const found = await page.evaluate(() => window.findFocusFaults());
  await page.emulateMedia({ forcedColors: 'none' });
  return found;
}

/** Runs in the page, at once, since each call into the page has its price: draws, waits until all is still, measures. */
async function show({ globals, letters, measured }: Wish): Promise<string[]> {
  const channel = window.__STORYBOOK_ADDONS_CHANNEL__;
  document.documentElement.style.fontSize = letters;
  if (globals)
    await new Promise<void>((resolve, reject) => {
      channel.once('storyRendered', resolve);
      for (const end of ['storyErrored', 'storyThrewException'])
        channel.once(end, () => reject(new Error(`the story could not be drawn again: ${end}`)));
      channel.emit('updateGlobals', { globals });
    });

  // Nothing may fade while it is judged: the fonts are there, what moved has arrived; a long clock is no fade.
  const frame = () => new Promise((painted) => requestAnimationFrame(painted));
  await frame();
  await document.fonts.ready;
  const soonStill = document.getAnimations().filter(({ effect, playState, currentTime }) => {
    const { endTime } = effect?.getComputedTiming() ?? {};
    return playState === 'running' && Number(endTime) - Number(currentTime) < 1000;
  });
  await Promise.allSettled(soonStill.map(({ finished }) => finished));
  await frame();

  const faults = measured ? window.findFaults() : [];
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return faults;
  const widest = [...document.body.querySelectorAll('*')]
    .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
    .map((element) => element.outerHTML.slice(0, 120))
    .slice(-2);
  return [...faults, `scrolls sideways: ${scrollWidth} px of content in ${clientWidth} px: ${widest.join(' and ')}`];
}

/** Brings axe and the finder of faults into the page, where they stay until the page goes. */
export async function bringJudges(page: Page): Promise<void> {
  if (await page.evaluate(() => 'axe' in window && 'findFaults' in window)) return;
  await injectAxe(page);
  await page.evaluate(faultFinder);
}

/** What axe finds, in words that lead to the place. */
export async function violations(page: Page, rules: Look['rules'], isScreen: boolean): Promise<string[]> {
  const every: RunOptions = {
    runOnly: accessible,
    rules: isScreen ? {} : Object.fromEntries(wholePage.map((rule) => [rule, { enabled: false }])),
  };
  const colours: RunOptions = { runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } };
  const options: RunOptions = { ...(rules === 'all' ? every : colours), resultTypes: ['violations'], preload: false };
  const found = await getViolations(page, undefined, options);
  return found.map(describe);
}

function describe({ id, help, nodes }: Result): string {
  const where = nodes.slice(0, 3).map(({ html, any, all, none }) => {
    const why = [...any, ...all, ...none].map(({ message }) => message).join('; ');
    return `\n    ${html.slice(0, 200)}\n      ${why}`;
  });
  return `axe ${id}: ${help}${where.join('')}`;
}

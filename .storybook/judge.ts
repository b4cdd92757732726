import type { Result, RunOptions } from 'axe-core';
import { getViolations, injectAxe } from 'axe-playwright';
import type { Page } from 'playwright';
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

/** Lets the story wear a look; resolves once it is drawn in it. Rejects where drawing fails. */
export async function wear(page: Page, { brand, language, mode, width }: Look): Promise<void> {
  await resize(page, width);
  await page.evaluate(
    async (globals) => {
      const channel = window.__STORYBOOK_ADDONS_CHANNEL__;
      await new Promise<void>((resolve, reject) => {
        channel.once('storyRendered', resolve);
        for (const end of ['storyErrored', 'storyThrewException'])
          channel.once(end, () => reject(new Error(`the story could not be drawn again: ${end}`)));
        channel.emit('updateGlobals', { globals });
      });
    },
    { brand, language, mode },
  );
}

/** Nothing may fade while it is judged: the fonts are there, what moved has arrived; a long clock is no fade. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((painted) => requestAnimationFrame(painted));
    await frame();
    await document.fonts.ready;
    const soonStill = document.getAnimations().filter(({ effect, playState, currentTime }) => {
      const { endTime } = effect?.getComputedTiming() ?? {};
      return playState === 'running' && Number(endTime) - Number(currentTime) < 1000;
    });
    await Promise.allSettled(soonStill.map(({ finished }) => finished));
    await frame();
  });
}

/** Says what makes the page wider than its window, if anything does. */
export async function sideways(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const widest = [...document.body.querySelectorAll('*')]
      .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
      .map((element) => element.outerHTML.slice(0, 120))
      .slice(-2);
    return [`scrolls sideways: ${scrollWidth} px of content in ${clientWidth} px: ${widest.join(' and ')}`];
  });
}

/** What axe finds, in words that lead to the place. */
export async function violations(page: Page, rules: Look['rules'], isScreen: boolean): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await injectAxe(page);
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

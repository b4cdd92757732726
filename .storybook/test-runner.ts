import { getStoryContext } from '@storybook/test-runner';
import type { TestContext, TestRunnerConfig } from '@storybook/test-runner';
import type { Result, RunOptions } from 'axe-core';
import { getViolations, injectAxe } from 'axe-playwright';
import type { Page } from 'playwright';

declare global {
  interface Window {
    __STORYBOOK_ADDONS_CHANNEL__: {
      once: (event: 'storyRendered', listener: () => void) => void;
      emit: (event: 'updateGlobals', payload: { globals: Record<string, unknown> }) => void;
    };
  }
}

interface Look {
  name: string;
  mode: 'light' | 'dark';
  width: number;
  /** The rules to hold it to. */
  rules: RunOptions['runOnly'];
}

const desk = 1280;
const phone = 360;
const smallestPhone = 320;

const accessible = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];

/** All that a mode can change: a fifth of the time that every rule takes. */
const colours: RunOptions['runOnly'] = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] };

/** Each story is loaded once and then looked at in every one of these; the last leaves the page as the next story wants it. */
const looks: Look[] = [
  { name: 'phone, light', mode: 'light', width: phone, rules: accessible },
  { name: 'phone, dark', mode: 'dark', width: phone, rules: colours },
  { name: 'desk, dark', mode: 'dark', width: desk, rules: colours },
  { name: 'desk, light', mode: 'light', width: desk, rules: accessible },
];

/** Rules about a whole page say nothing about a lone button: they hold for screens. */
const wholePage = ['bypass', 'landmark-one-main', 'page-has-heading-one', 'region', 'skip-link', 'heading-order'];

const complaints = new WeakMap<Page, string[]>();

function listen(page: Page): string[] {
  const known = complaints.get(page);
  if (known) return known;
  const heard: string[] = [];
  complaints.set(page, heard);
  page.on('console', (message) => {
    if (message.type() === 'error') heard.push(`console error: ${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => heard.push(`page error: ${error.message}`));
  return heard;
}

/** A phone is narrow and tall, a desk is wide. */
async function resize(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: width < 768 ? 740 : 800 });
}

/** Before the first story of a page: axe runs when we say so, not whenever the add-on likes. */
async function prepare(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.evaluate(() => {
    window.__STORYBOOK_ADDONS_CHANNEL__.emit('updateGlobals', { globals: { a11y: { manual: true } } });
  });
}

/** Sets the width and the toolbar's mode; resolves once the story is drawn with them. */
async function wear(page: Page, { mode, width }: Look): Promise<void> {
  await resize(page, width);
  await page.evaluate(
    async (globals) => {
      const channel = window.__STORYBOOK_ADDONS_CHANNEL__;
      const drawn = new Promise<void>((resolve) => {
        channel.once('storyRendered', resolve);
      });
      channel.emit('updateGlobals', { globals });
      await drawn;
    },
    { mode },
  );
}

/** Nothing may fade while axe measures colours: the fonts are there, what moved has arrived; a long clock is no fade. */
async function settle(page: Page): Promise<void> {
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

async function sideways(page: Page): Promise<string[]> {
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

function describe({ id, help, nodes }: Result): string {
  const where = nodes.slice(0, 3).map(({ html, any, all, none }) => {
    const why = [...any, ...all, ...none].map(({ message }) => message).join('; ');
    return `\n    ${html.slice(0, 200)}\n      ${why}`;
  });
  return `axe ${id}: ${help}${where.join('')}`;
}

async function violations(page: Page, { title }: TestContext, look: Look): Promise<string[]> {
  const elsewhere = title.startsWith('Screens/') ? [] : wholePage;
  const found = await getViolations(page, undefined, {
    runOnly: look.rules,
    resultTypes: ['violations'],
    rules: look.rules === colours ? {} : Object.fromEntries(elsewhere.map((rule) => [rule, { enabled: false }])),
  });
  return found.map(describe);
}

/** What Storybook's viewport tool reads of a story; the test runner's own type leaves the globals out. */
interface Viewed {
  storyGlobals: { viewport?: { value?: string } };
  parameters: { viewport: { options: Record<string, { styles: { width: string } }> } };
}

/** A story that names its own width is drawn and judged at that width alone. */
async function widthOf(page: Page, context: TestContext): Promise<number | undefined> {
  const { storyGlobals, parameters } = (await getStoryContext(page, context)) as unknown as Viewed;
  const chosen = storyGlobals.viewport?.value;
  return chosen ? Number.parseInt(parameters.viewport.options[chosen]?.styles.width ?? '', 10) : undefined;
}

const config: TestRunnerConfig = {
  preVisit: async (page, context) => {
    const isFresh = !complaints.has(page);
    listen(page).length = 0;
    if (isFresh) await prepare(page);
    await resize(page, (await widthOf(page, context)) ?? desk);
  },
  postVisit: async (page, context) => {
    if (context.hasFailure) return;
    const own = await widthOf(page, context);
    await injectAxe(page);
    const problems: string[] = [];
    for (const look of own ? looks.slice(2).map((each) => ({ ...each, width: own })) : looks) {
      await wear(page, look);
      await settle(page);
      const found = [...(await violations(page, context, look)), ...(await sideways(page))];
      problems.push(...found.map((problem) => `[${look.name}] ${problem}`));
    }
    if (!own) {
      await resize(page, smallestPhone);
      problems.push(...(await sideways(page)).map((problem) => `[smallest phone] ${problem}`));
    }
    problems.push(...new Set(listen(page)));
    if (problems.length > 0) throw new Error(`${context.title} / ${context.name}\n${problems.join('\n')}`);
  },
};

export default config;

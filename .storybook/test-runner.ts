import type { TestContext, TestRunnerConfig } from '@storybook/test-runner';
import type { Page } from 'playwright';
import { bringJudges, reflow, resize, violations, walk, wear } from './judge.ts';
import { looksFor } from './looks.ts';
import type { Look, Shown } from './looks.ts';

/** What Storybook's toolbar and we read of a story. */
interface Named {
  storyGlobals: Partial<Pick<Look, 'brand' | 'language'>> & { mode?: string; viewport?: { value?: string } };
  parameters: Pick<Shown, 'variants'> & { viewport: { options: Record<string, { styles: { width: string } }> } };
}

declare global {
  interface Window {
    /** Brought by the test runner. */
    __getContext: (storyId: string) => Promise<Named>;
  }
}

/** What a story names for itself, whatever the toolbar says. */
type Fixed = Partial<Pick<Look, 'brand' | 'language' | 'width'>> & { mode?: string };

/** All that a story says of the looks it wants. */
type Wanted = Fixed & Pick<Shown, 'variants'>;

const desk = 1280;

/** Nothing may be lost at the width of the smallest phone, at twice the zoom, or with letters twice as large. */
const reflows = [
  { name: 'letters of 200 %', width: desk, letters: '200%' },
  { name: 'zoom of 200 %', width: desk / 2, letters: '' },
  { name: '320 px', width: 320, letters: '' },
];

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

/** Before the first story of a page: axe runs when we say so, not whenever the add-on likes. */
async function prepare(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.evaluate(() => {
    window.__STORYBOOK_ADDONS_CHANNEL__.emit('updateGlobals', { globals: { a11y: { manual: true } } });
  });
}

async function fixedBy(page: Page, { id }: TestContext): Promise<Wanted> {
  return page.evaluate(async (story) => {
    const { storyGlobals, parameters } = await window.__getContext(story);
    const { brand, language, mode, viewport } = storyGlobals;
    const { width } = parameters.viewport.options[viewport?.value ?? '']?.styles ?? {};
    const { variants } = parameters;
    return { variants, brand, language, mode, width: width === undefined ? undefined : Number.parseInt(width, 10) };
  }, id);
}

/** The look that a story has where the toolbar asks for this one. */
function shown(look: Look, fixed: Fixed): Look {
  const chosen = Object.entries(fixed).filter(([, value]) => value !== undefined);
  return { ...look, ...Object.fromEntries(chosen) };
}

/** Of looks that differ only in what the story names for itself, the last. They stay the toolbar's, which the next story inherits. */
function distinct(looks: Look[], fixed: Fixed): Look[] {
  const names = looks.map((look) => nameOf(shown(look, fixed)));
  return looks
    .filter((_, index) => names.lastIndexOf(names[index] ?? '') === index)
    .map((look) => ({ ...look, width: fixed.width ?? look.width }));
}

function nameOf({ brand, language, mode, width }: Look): string {
  return `${brand}, ${language}, ${mode}, ${width} px`;
}

/** Judges the story in one look; in the last look of a language how all lies, at the unusual widths and letters, too. */
async function judge(
  page: Page,
  { title }: TestContext,
  look: Look,
  last: typeof reflows | undefined,
): Promise<string[]> {
  const found = await wear(page, look, last !== undefined);
  found.push(...(await violations(page, look.rules, title.startsWith('Screens/'))));
  for (const { name, width, letters } of last ?? []) {
    const wide = await reflow(page, width, letters);
    found.push(...wide.map((problem) => `${name}: ${problem}`));
  }
  return found;
}

const config: TestRunnerConfig = {
  preVisit: async (page, context) => {
    const isFresh = !complaints.has(page);
    listen(page).length = 0;
    if (isFresh) await prepare(page);
    const { width } = await fixedBy(page, context);
    await resize(page, width ?? desk);
  },
  postVisit: async (page, context) => {
    if (context.hasFailure) return;
    await bringJudges(page);
    const { variants: share, ...fixed } = await fixedBy(page, context);
    const wanted = looksFor({ ...context, variants: share }, process.env['DEALERKIT_LOOKS'] === 'all');
    const looks = distinct(wanted, fixed);
    const problems: string[] = [];
    for (const [index, look] of looks.entries()) {
      const next = looks[index + 1];
      const isLastOfItsWords = next?.language !== look.language;
      const fitting = fixed.width === undefined ? reflows : [];
      const last = isLastOfItsWords ? fitting : undefined;
      const found = await judge(page, context, look, last).catch((error: Error) => [error.message]);
      problems.push(...found.map((problem) => `[${nameOf(shown(look, fixed))}] ${problem}`));
    }
    // Last of all, and as narrow as it was left: where the focus comes, fields speak up and carousels stop.
    problems.push(...(await walk(page)));
    problems.push(...new Set(listen(page)));
    if (problems.length > 0) throw new Error(`${context.title} / ${context.name}\n${problems.join('\n')}`);
  },
};

export default config;

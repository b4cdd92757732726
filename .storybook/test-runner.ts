import { mkdirSync, writeFileSync } from 'node:fs';
import type { TestRunnerConfig } from '@storybook/test-runner';
import type { Page } from 'playwright';
import { nameOf, defaults, reflows, variantsOf, viewportOf, widths } from './variants.ts';
import type { Variant } from './variants.ts';

const consoleErrors = new WeakMap<Page, string[]>();

/** Returns the array that collects the console errors and uncaught errors of a page. */
const errorsOf = (page: Page): string[] => {
  const known = consoleErrors.get(page);
  if (known) return known;
  const errors: string[] = [];
  consoleErrors.set(page, errors);
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(`console error: ${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => errors.push(`page error: ${error.message}`));
  return errors;
};

/** Reads what a story says about its variants, and the choices and the width that it fixes for itself. */
const readStory = async (page: Page, storyId: string) => {
  const { variants, fixed, keys } = await page.evaluate(async (id) => window.storyChecks.read(id), storyId);
  const { viewport, ...choices } = fixed;
  return { variants, choices, width: viewport && widths[viewport.value], keys };
};

const setWidth = async (page: Page, width: number) => {
  const size = viewportOf(width);
  if (page.viewportSize()?.width !== size.width) await page.setViewportSize(size);
};

const keyboardFolder = 'test-results/keyboard';

// Another engine can break the layout and the focus, which few variants show.
const isFirefox = process.env['TEST_BROWSERS'] === 'firefox';

const config: TestRunnerConfig = {
  setup: () => {
    mkdirSync(keyboardFolder, { recursive: true });
  },
  preVisit: async (page, { id }) => {
    errorsOf(page).length = 0;
    await page.emulateMedia({ reducedMotion: 'reduce', forcedColors: 'none' });
    const { width = widths.desktop } = await readStory(page, id);
    await setWidth(page, width);
  },
  postVisit: async (page, context) => {
    if (context.hasFailure) return;
    const fixed = await readStory(page, context.id);
    // From these files `npm run docs` writes the keys of each component.
    if (fixed.keys) writeFileSync(`${keyboardFolder}/${context.id}.json`, JSON.stringify(fixed.keys));
    const nameIn = ({ choices, width }: Omit<Variant, 'checks'>) =>
      nameOf({ choices: { ...choices, ...fixed.choices }, width: fixed.width ?? width });
    const problems: string[] = [];
    const report = (variant: string, found: string[]) =>
      problems.push(...found.map((problem) => `[${variant}] ${problem}`));

    // Variants that differ by what the story fixes are the same, and the story was already rendered, played and checked in the first.
    const story = { ...context, variants: isFirefox ? ('few' as const) : fixed.variants };
    const all = variantsOf(story, process.env['DEALERKIT_VARIANTS'] === 'all');
    const first = nameIn({ choices: defaults, width: widths.desktop });
    const names = all.map(nameIn);
    const variants = all.filter(
      (_, position) =>
        names.lastIndexOf(names[position] ?? '') === position &&
        (names[position] !== first || position === all.length - 1),
    );
    for (const [position, variant] of variants.entries()) {
      await setWidth(page, fixed.width ?? variant.width);
      const found = await page.evaluate(
        async ({ choices, checks }) => window.storyChecks.render(choices, checks),
        variant,
      );
      report(`${nameIn(variant)}, ${variant.checks}`, found);
      // The other widths and text sizes only need the last variant of each language.
      if (variants[position + 1]?.choices.language === variant.choices.language || fixed.width !== undefined) continue;
      for (const { textSize, width } of reflows) {
        await setWidth(page, width);
        const issues = await page.evaluate(async (size) => window.storyChecks.layout(size), textSize);
        report(`${nameIn({ ...variant, width })}, text ${textSize}`, issues);
      }
    }
    // Last, because focusing makes forms validate and carousels stop. In forced colours, which Playwright cannot emulate in Firefox,
    // only an outline is visible.
    await page.emulateMedia({ forcedColors: 'active' });
    await setWidth(page, fixed.width ?? widths.smallest);
    report('focus', await page.evaluate(async () => window.storyChecks.focus()));
    problems.push(...new Set(errorsOf(page)));
    if (problems.length > 0) throw new Error(`${context.title} / ${context.name}\n${problems.join('\n')}`);
  },
};

export default config;

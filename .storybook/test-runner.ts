import { getStoryContext } from '@storybook/test-runner';
import type { TestContext, TestRunnerConfig } from '@storybook/test-runner';
import type { Page } from 'playwright';
import { nameOf, own, reflowsOf, variantsOf, viewportOf, widths } from './variants.ts';
import type { Choices, Story, Variant } from './variants.ts';

/** Choices and a width that a story fixes for itself. */
type Fixed = Partial<Choices> & { width?: number };

/** The part of a story's context that selects its variants. The types of the test runner lack the globals. */
interface Context {
  storyGlobals: Partial<Choices> & { viewport?: { value: keyof typeof widths } };
  parameters: Pick<Story, 'variants'>;
}

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

const readStory = async (page: Page, context: TestContext): Promise<{ story: Story; fixed: Fixed }> => {
  const { storyGlobals, parameters } = (await getStoryContext(page, context)) as unknown as Context;
  const { viewport, ...choices } = storyGlobals;
  return {
    story: { ...context, variants: parameters.variants },
    fixed: { ...choices, ...(viewport && { width: widths[viewport.value] }) },
  };
};

/** Returns the variant with the choices and the width that the story fixes. */
const applyFixed = ({ choices, width, checks }: Variant, { width: fixedWidth, ...fixed }: Fixed): Variant => ({
  choices: { ...choices, ...fixed },
  width: fixedWidth ?? width,
  checks,
});

/** Adds the other widths and text sizes after the last variant of each language. */
const stepsOf = (variants: Variant[], { width }: Fixed): Variant[] =>
  variants.flatMap((variant, index) => {
    const isLast = variants[index + 1]?.choices.language !== variant.choices.language;
    return isLast && width === undefined ? [variant, ...reflowsOf(variant.choices)] : [variant];
  });

const config: TestRunnerConfig = {
  preVisit: async (page, context) => {
    errorsOf(page).length = 0;
    await page.emulateMedia({ reducedMotion: 'reduce', forcedColors: 'none' });
    const { fixed } = await readStory(page, context);
    await page.setViewportSize(viewportOf(fixed.width ?? widths.desktop));
  },
  postVisit: async (page, context) => {
    if (context.hasFailure) return;
    const { story, fixed } = await readStory(page, context);
    // The story was already rendered, played and checked in its own variant.
    const done = new Set([nameOf(applyFixed({ choices: own, width: widths.desktop, checks: 'all' }, fixed))]);
    const variants = variantsOf(story, process.env['DEALERKIT_VARIANTS'] === 'all').filter((variant) => {
      const name = nameOf(applyFixed(variant, fixed));
      return !done.has(name) && done.add(name);
    });
    const problems: string[] = [];
    const check = async (variant: Variant) => {
      await page.setViewportSize(viewportOf(fixed.width ?? variant.width));
      const found = await page.evaluate(async ({ choices, checks }) => window.renderVariant(choices, checks), variant);
      const name = nameOf(applyFixed(variant, fixed));
      problems.push(...found.map((problem) => `[${name}, ${variant.checks}] ${problem}`));
    };
    for (const variant of stepsOf(variants, fixed)) await check(variant);
    // Last, because focusing makes forms validate and carousels stop. In forced colours only an outline is visible.
    await page.emulateMedia({ forcedColors: 'active' });
    await check({ choices: own, width: widths.smallest, checks: 'focus' });
    problems.push(...new Set(errorsOf(page)));
    if (problems.length > 0) throw new Error(`${context.title} / ${context.name}\n${problems.join('\n')}`);
  },
};

export default config;

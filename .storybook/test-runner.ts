import { getStoryContext } from '@storybook/test-runner';
import type { TestContext, TestRunnerConfig } from '@storybook/test-runner';
import type { Page } from 'playwright';
import { nameOf, own, reflowsOf, variantsOf, viewportOf, widths } from './variants.ts';
import type { Choices, Story, Variant } from './variants.ts';

/** Choices and a width that a story fixes for itself. */
type Fixed = Partial<Choices> & { width?: number };

/** Of the context of a story what selects its variants; the types of the test runner lack the globals. */
interface Context {
  storyGlobals: Partial<Choices> & { viewport?: { value: keyof typeof widths } };
  parameters: Pick<Story, 'variants'>;
}

const consoleErrors = new WeakMap<Page, string[]>();

/** The errors that a page has written to the console since the last story. */
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

/** What a variant looks like in a story that fixes some of it. */
const applyFixed = ({ choices, width, checks }: Variant, { width: fixedWidth, ...fixed }: Fixed): Variant => ({
  choices: { ...choices, ...fixed },
  width: fixedWidth ?? width,
  checks,
});

/** Adds to the last variant of each language the other widths and text sizes; the last of all is for the focus. */
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
    // Last, since focusing makes forms validate and carousels stop. Forced colours keep no ring but an outline.
    await page.emulateMedia({ forcedColors: 'active' });
    await check({ choices: own, width: widths.smallest, checks: 'focus' });
    problems.push(...new Set(errorsOf(page)));
    if (problems.length > 0) throw new Error(`${context.title} / ${context.name}\n${problems.join('\n')}`);
  },
};

export default config;

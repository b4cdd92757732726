import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { StoryIndex } from 'storybook/internal/types';
import { test as base } from 'playwright/test';
import type { Page } from 'playwright/test';
import { nameOf, own, reflows, variantsOf, viewportOf, widths } from './variants.ts';
import type { Variant } from './variants.ts';

interface Storybook {
  page: Page;
  /** The console errors and uncaught errors since the last test. */
  errors: string[];
}

/** One page for all stories of a worker. */
const test = base.extend<object, { storybook: Storybook }>({
  storybook: [
    async ({ browser }, use) => {
      const page = await browser.newPage();
      const errors: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error') errors.push(`console error: ${message.text()} (${message.location().url})`);
      });
      page.on('pageerror', (error) => errors.push(`page error: ${error.message}`));
      await page.goto(`${process.env['STORYBOOK_URL']}/iframe.html`);
      await page.waitForFunction(() => 'storyChecks' in window);
      await use({ page, errors });
      await page.close();
    },
    { scope: 'worker' },
  ],
});

const failFor = (problems: string[]) => {
  if (problems.length > 0) throw new Error(problems.join('\n'));
};

const index = join(import.meta.dirname, '../storybook-static/index.json');
const { entries } = JSON.parse(readFileSync(index, 'utf8')) as StoryIndex;

for (const { type, id, title, name } of Object.values(entries)) {
  if (type !== 'story') continue;
  test(`${title} ${name}`, async ({ storybook: { page, errors } }) => {
    errors.length = 0;
    const { variants: number, fixed } = await page.evaluate(async (story) => window.storyChecks.read(story), id);
    const { viewport, ...fixedChoices } = fixed;
    const fixedWidth = viewport && widths[viewport.value];
    const setWidth = async (width: number) => {
      const size = viewportOf(fixedWidth ?? width);
      if (page.viewportSize()?.width !== size.width) await page.setViewportSize(size);
    };
    const nameIn = ({ choices, width }: Omit<Variant, 'checks'>) =>
      nameOf({ choices: { ...choices, ...fixedChoices }, width: fixedWidth ?? width });
    const problems: string[] = [];
    const report = (variant: string, found: string[]) =>
      problems.push(...found.map((problem) => `[${variant}] ${problem}`));

    await page.emulateMedia({ reducedMotion: 'reduce', forcedColors: 'none' });
    await setWidth(widths.desktop);
    const first = nameIn({ choices: own, width: widths.desktop });
    report(first, await page.evaluate(async (story) => window.storyChecks.visit(story), id));
    failFor([...problems, ...errors]);

    // Variants that differ by what the story fixes are the same. The last one is kept, because it has the own choices.
    const all = variantsOf({ id, title, variants: number }, process.env['DEALERKIT_VARIANTS'] === 'all');
    const names = all.map(nameIn);
    const variants = all.filter(
      (_, position) =>
        names.lastIndexOf(names[position] ?? '') === position &&
        (names[position] !== first || position === all.length - 1),
    );
    for (const [position, variant] of variants.entries()) {
      await setWidth(variant.width);
      const found = await page.evaluate(
        async ({ choices, checks }) => window.storyChecks.render(choices, checks),
        variant,
      );
      report(`${nameIn(variant)}, ${variant.checks}`, found);
      // The other widths and text sizes only need the last variant of each language.
      if (variants[position + 1]?.choices.language === variant.choices.language || fixedWidth !== undefined) continue;
      for (const { textSize, width } of reflows) {
        await setWidth(width);
        const issues = await page.evaluate(async (size) => window.storyChecks.layout(size), textSize);
        report(`${nameIn({ ...variant, width })}, text ${textSize}`, issues);
      }
    }
    // Last, because focusing makes forms validate and carousels stop. In forced colours only an outline is visible.
    await page.emulateMedia({ forcedColors: 'active' });
    await setWidth(widths.smallest);
    report('forced colours', await page.evaluate(async () => window.storyChecks.focus()));
    failFor([...problems, ...new Set(errors)]);
  });
}

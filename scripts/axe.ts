import axe from 'axe-core';
import type { Result, RunOptions } from 'axe-core';
import type { Page } from 'playwright';

const rules = {
  /** WCAG 2.2 A and AA, and what axe holds for good practice beyond them. */
  all: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'],
  /** All that a page of other colours can break, in a fifth of the time. */
  colours: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
} satisfies Record<string, RunOptions['runOnly']>;

function describe({ id, help, nodes }: Result): string {
  const where = nodes.slice(0, 3).map(({ html, any, all, none }) => {
    const why = [...any, ...all, ...none].map(({ message }) => message).join('; ');
    return `\n    ${html.slice(0, 200)}\n      ${why}`;
  });
  return `axe ${id}: ${help}${where.join('')}`;
}

/** What axe has against the page as it stands, one sentence each. */
export async function axeViolations(page: Page, held: keyof typeof rules = 'all'): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
  const options: RunOptions = { runOnly: rules[held], resultTypes: ['violations'] };
  const { violations } = await page.evaluate(
    async (given) => (globalThis as unknown as { axe: typeof axe }).axe.run(document, given),
    options,
  );
  return violations.map(describe);
}

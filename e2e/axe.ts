import axe from 'axe-core';
import type { RunOptions } from 'axe-core';
import type { Page } from 'playwright/test';
import { colourRules, describeViolation, tags } from '../.storybook/checks/rules.ts';

/**
 * Runs axe on the page, or on the elements of a selector, and returns one text per violated rule. `colours` runs only the rules that
 * depend on colours.
 */
export async function axeViolations(
  page: Page,
  rules: 'all' | 'colours' = 'all',
  selector = 'html',
): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
  const runOnly: RunOptions['runOnly'] = rules === 'all' ? tags : { type: 'rule', values: colourRules };
  const { violations } = await page.evaluate(
    async ([context, options]) => (globalThis as unknown as { axe: typeof axe }).axe.run(context, options),
    [selector, { runOnly, resultTypes: ['violations'] }] satisfies [string, RunOptions],
  );
  return violations.map(describeViolation);
}

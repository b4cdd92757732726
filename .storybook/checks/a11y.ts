import type { A11yParameters } from '@storybook/addon-a11y';
import type { RunOptions, Spec } from 'axe-core';
import type { Variant } from '../variants.ts';
import { layoutIssues } from './layout.ts';
import { colourRules, pageRules, tags } from './rules.ts';

const help = 'Nothing is cut off, overlaps, moves, is too small or leaves the page';

/** Our layout check of the whole page as an axe rule, so that the accessibility panel reports it. */
const layout: Required<Pick<Spec, 'checks' | 'rules'>> = {
  checks: [
    {
      id: 'layout',
      evaluate() {
        const found = layoutIssues();
        this.data({ found: found.join('\n') });
        return found.length === 0;
      },
      metadata: { impact: 'serious', messages: { pass: help, fail: '${data.found}' } },
    },
  ],
  rules: [
    {
      id: 'layout',
      selector: 'body',
      any: ['layout'],
      tags: ['page-layout'],
      metadata: { description: help, help, helpUrl: '' },
    },
  ],
};

const optionsOf = (runOnly: NonNullable<RunOptions['runOnly']>): RunOptions => ({
  runOnly,
  resultTypes: ['violations'],
  preload: false,
});

const pageRulesOf = (isScreen: boolean) => pageRules.map((id) => ({ id, enabled: isScreen }));

/** For a manual run in the panel, which gets serialisable values only and so does not run our rule. */
export const elementA11y: A11yParameters = {
  test: 'error',
  config: { rules: pageRulesOf(false) },
  options: optionsOf(tags),
};

/** What axe checks in a story, in the panel and in CI. */
export const storyA11y = (title: string, checks: Variant['checks']): A11yParameters => ({
  test: 'error',
  config: {
    checks: layout.checks,
    // The layout check requires 24 px of every target, which is stricter.
    rules: [...layout.rules, { id: 'target-size', enabled: false }, ...pageRulesOf(title.startsWith('Screens/'))],
  },
  options: optionsOf(
    checks === 'all' ? [...tags, 'page-layout'] : { type: 'rule', values: [...colourRules, 'layout'] },
  ),
});

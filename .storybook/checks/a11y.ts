import type { A11yParameters } from '@storybook/addon-a11y';
import type { RunOptions, Spec } from 'axe-core';
import type { Checks } from '../variants.ts';
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

const runOnly: Record<Checks, NonNullable<RunOptions['runOnly']>> = {
  all: [...tags, 'page-layout'],
  colours: { type: 'rule', values: [...colourRules, 'layout'] },
};

const options = (checks: Checks): RunOptions => ({
  runOnly: runOnly[checks],
  resultTypes: ['violations'],
  preload: false,
});

// The layout check requires 24 px of every target, which is stricter.
const withoutTargetSize = { id: 'target-size', enabled: false };

const pageRulesOf = (isScreen: boolean) => pageRules.map((id) => ({ id, enabled: isScreen }));

/** For a manual run in the panel, which gets serialisable values only and so does not run our rules. */
export const elementA11y: A11yParameters = {
  test: 'error',
  config: { rules: pageRulesOf(false) },
  options: options('all'),
};

/** What axe checks in a story, in the panel and in CI. */
export const storyA11y = (title: string, checks: Checks): A11yParameters => ({
  ...elementA11y,
  config: {
    checks: layout.checks,
    rules: [
      ...layout.rules,
      ...(checks === 'all' ? [withoutTargetSize, ...pageRulesOf(title.startsWith('Screens/'))] : []),
    ],
  },
  options: options(checks),
});

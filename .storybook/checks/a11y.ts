import type { A11yParameters } from '@storybook/addon-a11y';
import type { Check, Rule, RunOptions } from 'axe-core';
import type { Checks } from '../variants.ts';
import { focusIssues } from './focus.ts';
import { layoutIssues } from './layout.ts';
import { colourRules, pageRules, tags } from './rules.ts';

/** Makes an axe rule that checks the whole page with a function. */
const pageCheck = (id: string, help: string, issues: () => string[]): { check: Check; rule: Rule } => ({
  check: {
    id,
    evaluate() {
      const found = issues();
      this.data({ found: found.join('\n') });
      return found.length === 0;
    },
    metadata: { impact: 'serious', messages: { pass: help, fail: '${data.found}' } },
  },
  rule: { id, selector: 'body', any: [id], tags: [`page-${id}`], metadata: { description: help, help, helpUrl: '' } },
});

const layout = pageCheck(
  'layout',
  'Nothing is cut off, overlaps, moves, is too small or leaves the page',
  layoutIssues,
);
const focus = pageCheck('focus', 'Each target shows a focus ring and is not covered', focusIssues);

const runOnly: Record<Checks, RunOptions['runOnly']> = {
  all: [...tags, 'page-layout'],
  colours: { type: 'rule', values: [...colourRules, 'layout'] },
  layout: { type: 'rule', values: ['layout'] },
  focus: { type: 'rule', values: ['focus'] },
};

const options = (checks: Checks): RunOptions => ({
  runOnly: runOnly[checks],
  resultTypes: ['violations'],
  preload: false,
});

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
    checks: [layout.check, focus.check],
    rules: [layout.rule, focus.rule, ...(checks === 'all' ? pageRulesOf(title.startsWith('Screens/')) : [])],
  },
  options: options(checks),
});

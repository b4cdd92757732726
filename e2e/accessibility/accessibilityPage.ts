import axe from 'axe-core';
import { readProofs } from '../acceptance/acceptancePage.ts';
import { criteria } from './criteria.ts';
import type { Criterion } from './criteria.ts';

/** The rules of axe for a criterion that run in every story. */
const axeRules = (id: string): string =>
  axe
    .getRules([`wcag${id.replaceAll('.', '')}`])
    .filter(({ tags }) => !tags.includes('experimental'))
    .map(({ ruleId }) => `\`${ruleId}\``)
    .join(', ');

/** The checks and tests that prove a criterion, in Markdown. */
export const proofsOf = (id: string, { checks = [], tests = [] }: Criterion): string[] => [
  ...checks.map((check) => (check === 'axe' ? `axe: ${axeRules(id)}` : check)),
  ...tests.map((test) => test.replace(/^\S+/, '`$&`')),
];

/** Rewrites the tables from the reports of the last `npm test`. @throws an error that lists the tests that have not passed */
export function accessibilityPage(page: string): string {
  const passed = new Set(readProofs().map(({ file, title }) => `${file} ${title}`));
  const rows = Object.values(criteria).flatMap((level) => Object.entries(level));
  const problems = rows.flatMap(([id, { conformance, checks = [], tests = [] }]) => [
    ...(conformance === 'Supports' && checks.length + tests.length === 0 ? [`Nothing proves ${id}.`] : []),
    ...tests.filter((test) => !passed.has(test)).map((test) => `${id} is proven by "${test}", which has not passed.`),
    ...(checks.includes('axe') && axeRules(id) === '' ? [`axe has no rule for ${id}.`] : []),
  ]);
  if (problems.length > 0) throw new Error(problems.join('\n'));

  const tables = Object.entries(criteria).map(([level, list]) => {
    const lines = Object.entries(list).map(([id, criterion]) => {
      const { name, conformance, remark = '' } = criterion;
      return `| ${id} ${name} | ${conformance} | ${proofsOf(id, criterion).join('<br>')} | ${remark} |`;
    });
    const head = ['| Criterion | Conformance | Proven by | Remarks |', '| --- | --- | --- | --- |'];
    return ['', `## Level ${level}`, '', '<!-- prettier-ignore -->', ...head, ...lines, ''].join('\n');
  });
  return page.slice(0, page.indexOf('\n## Level')) + tables.join('');
}

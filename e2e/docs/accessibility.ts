import { readFileSync } from 'node:fs';
import axe from 'axe-core';
import { parse, stringify } from 'yaml';
import { readProofs } from './proofs.ts';

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');

const terms = ['Supports', 'Partially Supports', 'Does Not Support', 'Not Applicable', 'Not Evaluated'];

/** The checks of every story, which `docs/accessibility.md` explains. */
const checks = /^(axe|focus|keyboard|layout|tree)$/;

/** Whether axe has a rule for a criterion that runs in every story. */
const hasAxeRule = (id: string): boolean =>
  axe.getRules([`wcag${id.replaceAll('.', '')}`]).some(({ tags }) => !tags.includes('experimental'));

/** WCAG 2.2 has 55 criteria of the levels A and AA, and the VPAT still lists 4.1.1. */
const criterionCount = 56;

/** The rows of the tables. */
const criteriaIn = (page: string) =>
  Array.from(page.matchAll(/^\| (\d\S*) .*? \| (.*) \|$/gm), ([, num = '', cells = '']) => {
    const [conformance = '', proofs = '', remark = ''] = cells.split(' | ');
    return { num, conformance, proofs: proofs.split('<br>').filter(Boolean), remark };
  });

/** Returns the page. @throws an error that lists the criteria whose proofs did not pass in the last `npm test` */
export function accessibilityPage(page: string): string {
  const passed = new Set(readProofs().map(({ test }) => test));
  const criteria = criteriaIn(page);
  const problems = criteria.flatMap(({ num, conformance, proofs }) => [
    ...(terms.includes(conformance)
      ? []
      : [`The conformance of ${num} is "${conformance}", which is no term of a VPAT.`]),
    ...(conformance === 'Supports' && proofs.length === 0 ? [`Nothing proves ${num}.`] : []),
    ...(proofs.includes('axe') && !hasAxeRule(num) ? [`axe has no rule for ${num}.`] : []),
    ...proofs
      .filter((proof) => !checks.test(proof) && !passed.has(proof))
      .map((proof) => `${num} is proven by "${proof}", which has not passed.`),
  ]);
  if (criteria.length !== criterionCount)
    problems.push(`${criteria.length} rows have four cells, not ${criterionCount}.`);
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return page;
}

/** Writes the tables of `docs/accessibility.md` in OpenACR, the format of the GSA by which tools read and compare conformance reports. */
export function openAcr(yaml: string): string {
  const { version } = JSON.parse(read('packages/ui/package.json')) as { version: string };
  const report = parse(yaml) as { product: object; chapters: object };
  const [, ...chapters] = read('docs/accessibility.md')
    .split('\n## Level ')
    .map((chapter) => ({
      criteria: criteriaIn(chapter).map(({ num, conformance, proofs, remark }) => {
        const notes = [remark, proofs.length > 0 && `Proven by ${proofs.join('; ')}.`].filter(Boolean).join(' ');
        const adherence = { level: conformance.toLowerCase().replaceAll(' ', '-'), notes };
        return { num, components: [{ name: 'web', adherence }] };
      }),
    }));
  return stringify(
    {
      ...report,
      product: { ...report.product, version },
      chapters: { ...report.chapters, success_criteria_level_a: chapters[0], success_criteria_level_aa: chapters[1] },
    },
    { lineWidth: 0, singleQuote: true, compat: 'yaml-1.1' },
  );
}

import { readFileSync } from 'node:fs';
import axe from 'axe-core';
import { parse, stringify } from 'yaml';
import { replaceTables, table } from '../../scripts/tables.ts';
import { criteria, type Criterion, terms } from './criteria.ts';
import { readProofs } from './proofs.ts';

/** The checks of every story, which `docs/accessibility.md` explains. */
const checks = new Set(['axe', 'focus', 'keyboard', 'layout', 'tree']);

/** Whether axe has a rule for a criterion that runs in every story. */
const hasAxeRule = (id: string): boolean =>
  axe.getRules([`wcag${id.replaceAll('.', '')}`]).some(({ tags }) => !tags.includes('experimental'));

/** WCAG 2.2 has 55 criteria of the levels A and AA, and the VPAT still lists 4.1.1. */
const criterionCount = 56;

/** Rewrites the tables. @throws an error that lists the criteria whose proofs did not pass in the last `npm test` */
export function accessibilityPage(page: string): string {
  const passed = new Set(readProofs().map(({ test }) => test));
  const all = Object.values(criteria).flat();
  const problems = all.flatMap(({ num, conformance, proofs = [] }) => [
    ...(conformance === 'Supports' && proofs.length === 0 ? [`Nothing proves ${num}.`] : []),
    ...(proofs.includes('axe') && !hasAxeRule(num) ? [`axe has no rule for ${num}.`] : []),
    ...proofs
      .filter((proof) => !checks.has(proof) && !passed.has(proof))
      .map((proof) => `${num} is proven by "${proof}", which has not passed.`),
  ]);
  if (all.length !== criterionCount) problems.push(`There are ${all.length} criteria, not ${criterionCount}.`);
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return replaceTables(page, {
    counts: table(
      ['level', ...terms],
      Object.entries(criteria).map(([level, of]) => [
        level,
        ...terms.map((term) => String(of.filter(({ conformance }) => conformance === term).length)),
      ]),
    ),
    open: table(
      ['criterion', 'state', 'remark'],
      all
        .filter(({ conformance }) => conformance !== 'Supports' && conformance !== 'Not Applicable')
        .map(({ num, name, conformance, remark = '' }) => [`${num} ${name}`, conformance, remark]),
    ),
  });
}

function inReport({ num, conformance, proofs = [], remark }: Criterion) {
  const notes = [remark, proofs.length > 0 && `Proven by ${proofs.join('; ')}.`].filter(Boolean).join(' ');
  const adherence = { level: conformance.toLowerCase().replaceAll(' ', '-'), notes };
  return { num, components: [{ name: 'web', adherence }] };
}

/** Writes the criteria in OpenACR, the format of the GSA by which tools read and compare conformance reports. */
export function openAcr(yaml: string): string {
  const library = readFileSync(new URL('../../packages/ui/package.json', import.meta.url), 'utf8');
  const { version } = JSON.parse(library) as { version: string };
  const report = parse(yaml) as { product: object; chapters: object };
  const chapters = {
    ...report.chapters,
    success_criteria_level_a: { criteria: criteria.A.map(inReport) },
    success_criteria_level_aa: { criteria: criteria.AA.map(inReport) },
  };
  return stringify(
    { ...report, product: { ...report.product, version }, chapters },
    { lineWidth: 0, singleQuote: true, compat: 'yaml-1.1' },
  );
}

import { asvs } from '../../scripts/asvs/asvs.ts';
import { type Requirement, statuses } from '../../scripts/asvs/requirement.ts';
import { replaceTables, table } from '../../scripts/tables.ts';
import { readProofs } from './proofs.ts';

const byId = (one: Requirement, other: Requirement) =>
  one.entry[0].localeCompare(other.entry[0], 'en', { numeric: true });

const cell = (text: string) => text.replaceAll('|', '\\|');

const escape = (text: string) => text.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);

/** A pattern of the names under which a test of a row, or a group of tests, is reported. Tests of both databases are reported in other files. */
function reported(test: string): RegExp {
  const end = test.indexOf(': ');
  const file = test.slice(0, end);
  const title = cell(test.slice(end + 2)).split(/%[\d.]*[a-zA-Z#]|\$\{[^}]*\}/);
  const inFile = /\.(test|spec|stories)\./.test(file) ? escape(file) : '[^`]+';
  return new RegExp(`^\`${inFile}\` (.* › )?${title.map(escape).join('.*')}( › .*)?$`);
}

const open = new Set<string>(['partly', 'missing']);

/** Rewrites the tables from the typed ones. @throws an error that lists the rows whose tests did not pass in the last `npm test` */
export function asvsPage(page: string): string {
  const all = Object.values(asvs).flat();
  const passed = readProofs().map(({ test }) => test);
  function hasPassed(test: string): boolean {
    const pattern = reported(test);
    return passed.some((name) => pattern.test(name));
  }
  const problems = all.flatMap(({ entry: [id], tests }) =>
    tests.filter((test) => !hasPassed(test)).map((test) => `ASVS ${id} is proven by "${test}", which has not passed.`),
  );
  if (problems.length > 0) throw new Error(problems.join('\n'));
  const count = (level: number, status: string) =>
    String(all.filter((each) => each.entry[1] === level && each.status === status).length);
  return replaceTables(page, {
    counts: table(
      ['level', ...statuses],
      [1, 2].map((level) => [String(level), ...statuses.map((status) => count(level, status))]),
    ),
    open: table(
      ['requirement', 'state'],
      all
        .filter(({ status }) => open.has(status))
        .toSorted(byId)
        .map(({ entry: [id, , text], status }) => [`${id} ${cell(text)}`, status]),
    ),
  });
}

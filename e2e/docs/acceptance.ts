import { readFileSync } from 'node:fs';
import { readProofs } from './proofs.ts';
import type { Proof } from './proofs.ts';

/** The tests of a row. More than three in a file are cases of one test; how many run depends on the machine. */
function cell(proofs: Proof[]): string {
  const files = [...new Set(proofs.map(({ file }) => file))].toSorted();
  return files
    .flatMap((file) => {
      // A journey that runs in two engines is listed once.
      const tests = [...new Set(proofs.filter((each) => each.file === file).map(({ test }) => test))];
      return tests.length > 3 ? `${tests[0]} and other cases` : tests.toSorted();
    })
    .join('<br>');
}

/** Rewrites the last column of the tables from the reports of the last `npm test`. @throws an error that lists the rows without a passed test */
export function acceptancePage(page: string): string {
  const proofs = readProofs();
  const named = new Set(proofs.flatMap(({ ids }) => ids));
  const ids = Array.from(page.matchAll(/^\| (S\d{3}) /gm), ([, id = '']) => id);
  const decisions = readFileSync(new URL('../../docs/decisions/product.md', import.meta.url), 'utf8');
  const cited = new Set(page.match(/\bD\d+\b/g));
  const problems = [
    ...ids.filter((id, index) => Number(id.slice(1)) !== index + 1).map((id) => `${id} is out of order.`),
    ...ids.filter((id) => !named.has(id)).map((id) => `${id} has no passed test.`),
    ...[...named].filter((id) => !ids.includes(id)).map((id) => `A test names ${id}, which is no row.`),
    ...[...cited].filter((id) => !decisions.includes(`**${id} `)).map((id) => `${id} is no decision.`),
  ];
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return page.replaceAll(
    /^(\| (S\d{3}) \| .*? \| ).*$/gm,
    (_, statement: string, id: string) => `${statement}${cell(proofs.filter((each) => each.ids.includes(id)))} |`,
  );
}

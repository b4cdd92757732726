import { readFileSync } from 'node:fs';
import { replaceTables, table } from '../../scripts/tables.ts';
import { readProofs } from './proofs.ts';
import { specification } from './specification.ts';

const chapters = Object.entries(specification).map(([chapter, rows]) => [chapter, Object.entries(rows)] as const);

/** Rewrites the table of the chapters. @throws an error that lists the rows without a passed test in the last `npm test` */
export function acceptancePage(page: string): string {
  const named = new Set(readProofs().flatMap(({ ids }) => ids));
  const rows = chapters.flatMap(([, of]) => of);
  const ids = rows.map(([id]) => id);
  const decisions = readFileSync(new URL('../../docs/decisions/product.md', import.meta.url), 'utf8');
  const cited = new Set(rows.flatMap(([, statement]) => statement.match(/\bD\d+\b/g) ?? []));
  const problems = [
    ...ids.filter((id, index) => Number(id.slice(1)) !== index + 1).map((id) => `${id} is out of order.`),
    ...ids.filter((id) => !named.has(id)).map((id) => `${id} has no passed test.`),
    ...[...named].filter((id) => !ids.includes(id)).map((id) => `A test names ${id}, which is no row.`),
    ...[...cited].filter((id) => !decisions.includes(`**${id} `)).map((id) => `${id} is no decision.`),
  ];
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return replaceTables(page, {
    chapters: table(
      ['chapter', 'rows'],
      chapters.map(([chapter, of]) => [chapter, [of[0]?.[0], of.at(-1)?.[0]].join(' to ')]),
    ),
  });
}

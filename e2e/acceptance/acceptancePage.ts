import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import sections from './rows.json' with { type: 'json' };

/** The part of a report that vitest and the test runner of Storybook share. */
interface JestReport {
  testResults: { name: string; assertionResults: { ancestorTitles: string[]; title: string; status: string }[] }[];
}

interface StoryIndex {
  entries: Record<string, { title: string; name: string; importPath: string; exportName?: string; tags: string[] }>;
}

interface PlaywrightReport {
  title: string;
  file: string;
  specs?: { title: string; tests: { status: string }[] }[];
  suites?: PlaywrightReport[];
}

/** A passed test, and the rows that its title or its tags name. */
interface Proof {
  file: string;
  title: string;
  ids: string[];
}

const root = join(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const idsIn = (text: string): string[] => text.match(/\bS\d{3}\b/g) ?? [];

const proof = (path: string, titles: string[]): Proof => {
  const title = titles.join(' › ');
  return { file: basename(path), title: title.replaceAll(/ \(S\d{3}[^)]*\)| @\w+/g, ''), ids: idsIn(title) };
};

const passedIn = (path: string) =>
  (JSON.parse(read(path)) as JestReport).testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.filter(({ status }) => status === 'passed').map((test) => ({ ...test, name })),
  );

const unitProofs = (): Proof[] =>
  passedIn('test-results/reports/unit.json').map(({ name, ancestorTitles, title }) =>
    // The first title of a type test is its path.
    proof(name, [...ancestorTitles.filter((part) => !name.endsWith(part)), title]),
  );

/** Only a story with a `play` function can fail for what it shows. */
function storyProofs(): Proof[] {
  const played = passedIn('test-results/reports/stories.json').filter(({ title }) => title === 'play-test');
  const names = new Set(played.map(({ ancestorTitles }) => ancestorTitles.join(' ')));
  return Object.values((JSON.parse(read('test-results/storybook/index.json')) as StoryIndex).entries).flatMap(
    ({ title, name, exportName = '', importPath, tags }) =>
      names.has(`${title} ${name}`) ? { file: basename(importPath), title: exportName, ids: tags.flatMap(idsIn) } : [],
  );
}

function journeyProofs({ title, file, specs = [], suites = [] }: PlaywrightReport, outer: string[] = []): Proof[] {
  const titles = title === file ? outer : [...outer, title];
  const passed = specs.filter(({ tests }) => tests.every(({ status }) => status === 'expected'));
  return [
    ...passed.map((spec) => proof(file, [...titles, spec.title])),
    ...suites.flatMap((suite) => journeyProofs(suite, titles)),
  ];
}

/** The tests of a row. More than three in a file are cases of one test; how many run depends on the machine. */
function cell(proofs: Proof[]): string {
  const files = [...new Set(proofs.map(({ file }) => file))].toSorted();
  return files
    .flatMap((file) => {
      // A journey that runs in two engines is listed once.
      const titles = new Set(
        proofs.filter((test) => test.file === file).map(({ title }) => title.replaceAll('|', '\\|')),
      );
      const lines = Array.from(titles, (title) => `\`${file}\` ${title}`);
      return lines.length > 3 ? `${lines[0]} and other cases` : lines.toSorted();
    })
    .join('<br>');
}

/** Reads the passed tests of the last `npm test`. */
export function readProofs(): Proof[] {
  const { suites } = JSON.parse(read('test-results/reports/journeys.json')) as { suites: PlaywrightReport[] };
  return [...unitProofs(), ...storyProofs(), ...suites.flatMap((suite) => journeyProofs(suite))];
}

/** Rewrites the tables from the reports of the last `npm test`. @throws an error that lists the rows without a passed test */
export function acceptancePage(page: string): string {
  const proofs = readProofs();
  const named = new Set(proofs.flatMap(({ ids }) => ids));
  const ids = idsIn(
    Object.values(sections)
      .flatMap((rows) => Object.keys(rows))
      .join(),
  );
  const decisions = read('docs/decisions/product.md');
  const cited = new Set(JSON.stringify(sections).match(/\bD\d+\b/g));
  const problems = [
    ...ids.filter((id, index) => Number(id.slice(1)) !== index + 1).map((id) => `${id} is out of order.`),
    ...ids.filter((id) => !named.has(id)).map((id) => `${id} has no passed test.`),
    ...[...named].filter((id) => !ids.includes(id)).map((id) => `A test names ${id}, which is no row.`),
    ...[...cited].filter((id) => !decisions.includes(`**${id} `)).map((id) => `${id} is no decision.`),
  ];
  if (problems.length > 0) throw new Error(problems.join('\n'));

  const tables = Object.entries(sections).map(([title, rows]) => {
    const lines = Object.entries(rows).map(
      ([id, statement]) => `| ${id} | ${statement} | ${cell(proofs.filter((test) => test.ids.includes(id)))} |`,
    );
    const head = ['| Row | Statement | Proven by |', '| --- | --- | --- |'];
    return ['', `## ${title}`, '', '<!-- prettier-ignore -->', ...head, ...lines, ''].join('\n');
  });
  return page.slice(0, page.indexOf('\n## ')) + tables.join('');
}

import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/** The part of a report that vitest and the test runner of Storybook share. */
interface JestReport {
  testResults: { name: string; assertionResults: { ancestorTitles: string[]; title: string; status: string }[] }[];
}

interface PlaywrightSuite {
  title: string;
  file: string;
  specs?: { title: string; tests: { status: string }[] }[];
  suites?: PlaywrightSuite[];
}

interface Story {
  id: string;
  title: string;
  name: string;
  importPath: string;
  exportName?: string;
  tags: string[];
}

/** A passed test as the pages name it, and the rows of the specification that its title or its tags name. */
export interface Proof {
  file: string;
  test: string;
  ids: string[];
}

/** Reads a file that the last `npm test` has written. */
export function readResult(path: string): unknown {
  const file = join(import.meta.dirname, '../../test-results', path);
  if (!existsSync(file)) throw new Error(`test-results/${path} is missing: run "npm test" first.`);
  return JSON.parse(readFileSync(file, 'utf8'));
}

export const stories = (): Story[] =>
  Object.values((readResult('storybook/index.json') as { entries: Record<string, Story> }).entries);

/** A title without the rows of the specification and the tags in it. */
export const titleInPages = (title: string): string => title.replaceAll(/ \(S\d{3}[^)]*\)| @\w+/g, '');

function proof(path: string, titles: string[], tags: string[] = []): Proof {
  const [file, title] = [basename(path), titles.join(' › ')];
  const shown = titleInPages(title).replaceAll('|', '\\|');
  return { file, test: `\`${file}\` ${shown}`, ids: [title, ...tags].join(' ').match(/\bS\d{3}\b/g) ?? [] };
}

const passedIn = (report: string) =>
  (readResult(`reports/${report}`) as JestReport).testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.filter(({ status }) => status === 'passed').map((test) => ({ ...test, name })),
  );

const unitProofs = (): Proof[] =>
  passedIn('unit.json').map(({ name, ancestorTitles, title }) =>
    // The first title of a type test is its path.
    proof(name, [...ancestorTitles.filter((part) => !name.endsWith(part)), title]),
  );

/** Only a story with a `play` function can fail for what it shows. */
function storyProofs(): Proof[] {
  const played = passedIn('stories.json').filter(({ title }) => title === 'play-test');
  const names = new Set(played.map(({ ancestorTitles }) => ancestorTitles.join(' ')));
  return stories()
    .filter(({ title, name }) => names.has(`${title} ${name}`))
    .map(({ exportName = '', importPath, tags }) => proof(importPath, [exportName], tags));
}

function journeyProofs({ title, file, specs = [], suites = [] }: PlaywrightSuite, outer: string[] = []): Proof[] {
  const titles = title === file ? outer : [...outer, title];
  const passed = specs.filter(({ tests }) => tests.every(({ status }) => status === 'expected' || status === 'flaky'));
  return [
    ...passed.map((spec) => proof(file, [...titles, spec.title])),
    ...suites.flatMap((suite) => journeyProofs(suite, titles)),
  ];
}

/** Reads the passed tests of the last `npm test`. */
export function readProofs(): Proof[] {
  const { suites } = readResult('reports/journeys.json') as { suites: PlaywrightSuite[] };
  return [...unitProofs(), ...storyProofs(), ...suites.flatMap((suite) => journeyProofs(suite))];
}

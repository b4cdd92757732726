import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { expect, it } from 'vitest';
import { environment } from '../apps/backend/src/environment.ts';

const root = join(import.meta.dirname, '..');
const files = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).trim().split('\n');
const paths = new Set(
  files.flatMap((file) => file.split('/').map((_, index, names) => names.slice(0, names.length - index).join('/'))),
);
const names = new Set(files.map((file) => file.slice(file.lastIndexOf('/') + 1)));

const pages = files.filter((file) => file.endsWith('.md') && !/CHANGELOG|^\.|\/template\//.test(file));

/** The scripts of each workspace by its name; those of the root by an empty one. */
const scripts = new Map(
  files
    .filter((file) => file.endsWith('package.json'))
    .map((file) => {
      const read = JSON.parse(readFileSync(join(root, file), 'utf8')) as {
        name?: string;
        scripts?: Record<string, string>;
      };
      return [file === 'package.json' ? '' : read.name, Object.keys(read.scripts ?? {})] as const;
    }),
);

/** Names that stand for any component, brand or language, and what a build writes. */
const placeholder = /(^|\/)(X|x|xx|XScreen)(\/|\.|$)|Xx\.ts|(^|\/)dist(-server)?(\/|$)/;

/** The anchors of the headings of a page. */
const anchorsOf = (page: string) =>
  new Set(
    [...readFileSync(join(root, page), 'utf8').matchAll(/^#+ (.*)$/gm)].map(
      ([, heading = '']) =>
        `#${heading
          .toLowerCase()
          .replaceAll(/[^\w -]/g, '')
          .replaceAll(' ', '-')}`,
    ),
  );

it.each(pages)('every file that %s names exists, and every link in it leads to one', (page) => {
  const text = readFileSync(join(root, page), 'utf8');
  const named = [...text.matchAll(/`([\w@./-]+)`/g)].map(([, name = '']) => name.replace(/\/$/, ''));
  const missing = named.filter((name) => {
    if (placeholder.test(name)) return false;
    const isPath = /^(apps|packages|e2e|scripts|docs|deploy|examples|\.storybook|\.github)\//.test(name);
    if (isPath) return !paths.has(name);
    return /^[\w.-]+\.(tsx?|sql|vcl)$/.test(name) && !names.has(name);
  });
  const links = [...text.matchAll(/\]\((?!\w+:)([^)#\s]*)(#[^)\s]+)?\)/g)];
  const broken = links.flatMap(([, link = '', anchor]) => {
    const target = link === '' ? page : normalize(join(dirname(page), link)).replace(/\/$/, '');
    if (!paths.has(target)) return [link];
    return anchor === undefined || anchorsOf(target).has(anchor) ? [] : [link + anchor];
  });
  expect([...missing, ...broken]).toEqual([]);
});

it.each(pages)('every script that %s runs exists', (page) => {
  const text = readFileSync(join(root, page), 'utf8');
  const missing = [...text.matchAll(/npm run (?:--silent )?([\w:-]+)(?:(?: --)? -w ([@\w/-]+))?/g)].filter(
    ([, script = '', workspace = '']) => !scripts.get(workspace)?.includes(script),
  );
  expect(missing.map(([command]) => command)).toEqual([]);
});

const wordsOf = (file: string) => readFileSync(join(root, file), 'utf8').split(/\s+/).filter(Boolean).length;

it('all pages together have at most 35,000 words', () => {
  const all = files.filter((file) => /\.mdx?$/.test(file) && !/CHANGELOG|^\.changeset\//.test(file));
  expect(all.reduce((words, file) => words + wordsOf(file), 0)).toBeLessThanOrEqual(35_000);
});

it.each(files.filter((file) => /^docs\/decisions\/\d/.test(file)))('%s has at most 250 words', (decision) => {
  expect(wordsOf(decision)).toBeLessThanOrEqual(250);
});

it.each(files.filter((file) => /\/src\/(\w+\/)*README\.md$/.test(file)))('%s has at most 15 lines', (page) => {
  const lines = readFileSync(join(root, page), 'utf8').trim().split('\n');
  expect(lines.length).toBeLessThanOrEqual(15);
});

it('the tables of settings name every variable of the backend, and no other', () => {
  const named = pages
    .filter((page) => page.startsWith('docs/') || page === 'apps/backend/README.md')
    .flatMap((page) => readFileSync(join(root, page), 'utf8').match(/^\| `[A-Z][A-Z_]+`.*$/gm) ?? [])
    .flatMap((row) => row.split(' | ')[0]?.match(/[A-Z][A-Z_]{3,}/g) ?? []);
  // Vite reads it in the build of the shop.
  expect(new Set(named)).toEqual(new Set([...Object.keys(environment.entries), 'VITE_API_DEALERKIT']));
});

it.each(['domain', 'api-client', 'ui'])(
  'the README of %s names the lowest versions, with which it is tested',
  (name) => {
    const read = (file: string) => readFileSync(join(root, file), 'utf8');
    const { engines, peerDependencies } = JSON.parse(read(`packages/${name}/package.json`)) as {
      engines: { node: string };
      peerDependencies?: { react?: string };
    };
    const { devDependencies } = JSON.parse(read('scripts/oldest-typescript/package.json')) as {
      devDependencies: { typescript: string };
    };
    const lowest = [
      `Node ${engines.node.slice(2)}`,
      `TypeScript ${devDependencies.typescript.replace(/\.\d+$/, '')}`,
      ...(peerDependencies?.react === undefined ? [] : [`React ${peerDependencies.react.slice(2)}`]),
    ];
    const readme = read(`packages/${name}/README.md`);
    expect(lowest.filter((version) => !readme.includes(version))).toEqual([]);
    const tested = read('e2e/examples/playwright.config.ts');
    expect(lowest.filter((version) => !version.startsWith('TypeScript') && !tested.includes(version))).toEqual([]);
  },
);

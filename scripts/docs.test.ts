import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { expect, it } from 'vitest';

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

it.each(pages)('every file that %s names exists, and every link in it leads to one', (page) => {
  const text = readFileSync(join(root, page), 'utf8');
  const named = [...text.matchAll(/`([\w@./-]+)`/g)].map(([, name = '']) => name.replace(/\/$/, ''));
  const missing = named.filter((name) => {
    if (placeholder.test(name)) return false;
    const isPath = /^(apps|packages|e2e|scripts|docs|deploy|examples|\.storybook|\.github)\//.test(name);
    if (isPath) return !paths.has(name);
    return /^[\w.-]+\.(tsx?|sql|vcl)$/.test(name) && !names.has(name);
  });
  const links = [...text.matchAll(/\]\((?!\w+:)([^)#\s]+)/g)].map(([, link = '']) =>
    normalize(join(dirname(page), link)),
  );
  const broken = links.filter((link) => !paths.has(link.replace(/\/$/, '')));
  expect([...missing, ...broken]).toEqual([]);
});

it.each(pages)('every script that %s runs exists', (page) => {
  const text = readFileSync(join(root, page), 'utf8');
  const missing = [...text.matchAll(/npm run (?:--silent )?([\w:-]+)(?:(?: --)? -w ([@\w/-]+))?/g)].filter(
    ([, script = '', workspace = '']) => !scripts.get(workspace)?.includes(script),
  );
  expect(missing.map(([command]) => command)).toEqual([]);
});

import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { en } from '../packages/ui/src/texts/en.ts';

const root = join(import.meta.dirname, '..');

/** What shows texts, or has the names of errors, states and fields by which they are looked up. */
const sources = ['packages/*/src/*.ts', 'packages/*/src/*.tsx', 'apps/*/src/*.ts', 'apps/*/src/*.tsx'];

/** Texts that are shown as a list, or whose name is put together. */
const listed = /\.reasons\.|^\.deleteModal\.\w+Warning$/;

interface Section {
  readonly [name: string]: string | ((...filled: never[]) => string) | Section;
}

const namesIn = (texts: Section, path = ''): [path: string, name: string][] =>
  Object.entries(texts).flatMap(([name, inner]) =>
    typeof inner === 'object' ? namesIn(inner, `${path}.${name}`) : [[`${path}.${name}`, name]],
  );

// An unused text whose name something else has, too, is not found.
it('names every text of the catalogue outside of it', () => {
  const files = execFileSync('git', ['ls-files', ...sources], { cwd: root, encoding: 'utf8' })
    .trim()
    .split('\n');
  const using = files.filter((file) => !/\.(test|stories)\.|packages\/ui\/src\/texts\//.test(file));
  const named = new Set(using.flatMap((file) => readFileSync(join(root, file), 'utf8').match(/[\w-]+/g) ?? []));
  const unused = namesIn(en).filter(([path, name]) => !listed.test(path) && !named.has(name));
  expect(unused.map(([path]) => path)).toEqual([]);
});

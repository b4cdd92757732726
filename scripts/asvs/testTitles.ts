import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { titleInPages } from '../../e2e/docs/proofs.ts';

const root = join(import.meta.dirname, '../..');

/** A text that is the first argument of a call, such as the title of a test. */
const firstArgument = /\(\s*(['"`])((?:\\.|(?!\1)[^\\])*)\1\s*,/g;
const story = /^export const (\w+): Story/gm;

const titlesIn = (file: string): string[] => {
  const source = readFileSync(join(root, file), 'utf8');
  return file.endsWith('.stories.tsx')
    ? Array.from(source.matchAll(story), ([, name = '']) => name)
    : Array.from(source.matchAll(firstArgument), ([, , text = '']) => titleInPages(text.replaceAll(/\\(.)/g, '$1')));
};

/** The tests and stories of the repository as a requirement names them: `file: title`, as the title is in the source. */
export function readTestTitles(): Set<string> {
  const patterns = [
    '*.test.ts',
    '*.test.tsx',
    '*.spec.ts',
    '*.stories.tsx',
    'apps/backend/tests/store/conformance/*.ts',
  ];
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', ...patterns], {
    cwd: root,
    encoding: 'utf8',
  });
  return new Set(
    files
      .trim()
      .split('\n')
      .flatMap((file) => titlesIn(file).map((title) => `${basename(file)}: ${title}`)),
  );
}

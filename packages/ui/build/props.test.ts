import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const sources = join(import.meta.dirname, '../src');

/** The head of an interface of public props: its name and what it extends. */
const heads = /export interface \w+(?:Props|Options)\b[^{]*(?=\{\n)/g;

// react-docgen does not follow Pick and Omit, so the tables of props and the packaged Markdown would miss these props.
it('composes the props of components of interfaces, and picks or omits native ones only', () => {
  const found = globSync('{elements,blocks,screens}/**/*.tsx', { cwd: sources }).flatMap((file) =>
    [...readFileSync(join(sources, file), 'utf8').matchAll(heads)]
      .map(([head]) => head.replaceAll(/\s+/g, ' '))
      .filter((head) => /\b(?:Pick|Omit)<(?! ?NativeProps)/.test(head))
      .map((head) => `${file}: ${head}`),
  );
  expect(found).toEqual([]);
});

import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');

/** Metaphors and archaic words that have a standard word instead. */
const words = 'anew|crowd|darkroom|deed|hull|in ?vain|judges?|lend|manners|sister|whoever';
const phrases = 'as it stands|by need|the page.s hands|to be had|turned away';

const capitalised = words.replaceAll(/(?<=^|\|)./g, (letter) => letter.toUpperCase());

// A whole word, or a part of a camel-case name.
const forbidden = new RegExp(
  `\\b(?:${words}|${capitalised}|${phrases})\\b|(?<=[a-z])(?:${capitalised})(?=s?(?:[A-Z]|\\b))`,
  'g',
);

it('contains no rejected word', () => {
  const files = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).split('\n');
  const texts = files.filter((file) => /\.(tsx?|js|mdx?|json|html)$|^\.ci\/run$/.test(file));
  // The words of customers and the names of parts are no words of the project.
  const data = /package-lock|CHANGELOG|words\.test|domain\/(?:src\/synonyms\/synonymWords|tests\/search\/.*Catalogue)/;
  const checked = texts.filter((file) => !data.test(file));
  const found = checked.flatMap((file) =>
    readFileSync(join(root, file), 'utf8')
      .split('\n')
      .flatMap((line, index) => [...line.matchAll(forbidden)].map(([word]) => `${file}:${index + 1} ${word}`)),
  );
  expect(found).toEqual([]);
});

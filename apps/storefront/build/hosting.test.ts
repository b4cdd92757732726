import { readFileSync } from 'node:fs';
import { pagePaths } from '@dealerkit/domain/paths';
import { expect, it } from 'vitest';

interface Config {
  hosting: { rewrites: { source: string }[] };
}

it('firebase.json has a rewrite for each page with an id; the others are files of the build', () => {
  const file = readFileSync(new URL('../../../firebase.json', import.meta.url), 'utf8');
  const sources = (JSON.parse(file) as Config).hosting.rewrites.map(({ source }) => source);
  const withId = Object.values(pagePaths).filter((path) => path.includes(':id'));
  expect(sources).toEqual(withId.map((path) => path.replace(':id', '*')));
});

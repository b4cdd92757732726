import { readFileSync } from 'node:fs';
import { contentSecurityPolicy } from '@dealerkit/domain/site/contentSecurityPolicy';
import { pagePaths } from '@dealerkit/domain/paths';
import { expect, it } from 'vitest';

interface Config {
  hosting: { rewrites: { source: string }[]; headers: { headers: { key: string; value: string }[] }[] };
}

const file = readFileSync(new URL('../../../firebase.json', import.meta.url), 'utf8');
const { hosting } = JSON.parse(file) as Config;

it('firebase.json has a rewrite for each page with an id; the others are files of the build', () => {
  const sources = hosting.rewrites.map(({ source }) => source);
  const withId = Object.values(pagePaths).filter((path) => path.includes(':id'));
  expect(sources).toEqual(withId.map((path) => path.replace(':id', '*')));
});

it('firebase.json has the policy of the backend, without the hashes of a build', () => {
  const values = hosting.headers.flatMap(({ headers }) => headers);
  const policies = values.filter(({ key }) => key === 'Content-Security-Policy').map(({ value }) => value);
  expect(policies).toEqual([contentSecurityPolicy({ scripts: [], styles: [] }, { authDomain: '*.firebaseapp.com' })]);
});

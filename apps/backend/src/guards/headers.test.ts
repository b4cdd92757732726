import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { pageHeaders } from './headers.ts';

interface Hosting {
  hosting: { headers: { source: string; headers: { key: string; value: string }[] }[] };
}

test('a static host is told the same headers for every page as our own server sends', () => {
  const file = readFileSync(new URL('../../../../firebase.json', import.meta.url), 'utf8');
  const everywhere = (JSON.parse(file) as Hosting).hosting.headers.find(({ source }) => source === '**');
  const told = everywhere?.headers.map(({ key, value }) => [key.toLowerCase(), value]) ?? [];
  expect(Object.fromEntries(told)).toMatchObject(pageHeaders);
});

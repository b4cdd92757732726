import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { pageHeaders } from './headers.ts';

interface Hosting {
  hosting: { headers: { source: string; headers: { key: string; value: string }[] }[] };
}

test('firebase.json sets the same headers for every page as the backend', () => {
  const file = readFileSync(new URL('../../../../firebase.json', import.meta.url), 'utf8');
  const allPages = (JSON.parse(file) as Hosting).hosting.headers.find(({ source }) => source === '**');
  const headers = allPages?.headers.map(({ key, value }) => [key.toLowerCase(), value]) ?? [];
  expect(Object.fromEntries(headers)).toMatchObject(pageHeaders);
});

import { expect, it } from 'vitest';
import { asvs, countsOfStandard } from './asvs.ts';
import { readTestTitles } from './testTitles.ts';

const chapters = Object.entries(asvs);
const requirements = Object.values(asvs).flat();

it('has each requirement of levels 1 and 2 once, in its chapter', () => {
  const ids = requirements.map(({ entry: [id] }) => id);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  for (const [chapter, rows] of chapters) {
    const number = /^V(\d+) /.exec(chapter)?.[1];
    for (const { entry } of rows) expect(entry[0]).toMatch(new RegExp(`^${number}\\.\\d+\\.\\d+$`));
  }
  const count = (level: number) => requirements.filter(({ entry }) => entry[1] === level).length;
  expect({ 1: count(1), 2: count(2) }).toEqual(countsOfStandard);
});

it('says of each requirement how it is met, or why not', () => {
  const silent = requirements.filter(({ how, entry }) => how.trim() === '' || entry[2].trim() === '');
  expect(silent).toEqual([]);
  expect(requirements.filter(({ status, tests }) => status === 'met' && tests.length === 0)).toEqual([]);
});

it('names only tests that exist', () => {
  const titles = readTestTitles();
  const missing = requirements.flatMap(({ entry: [id], tests }) =>
    tests.filter((test) => !titles.has(test)).map((test) => `${id}: ${test}`),
  );
  expect(missing).toEqual([]);
});

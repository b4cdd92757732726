import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { faultsOf, readRows } from './acceptance.ts';
import { root } from './processes.ts';
import { testTitles } from './testTitles.ts';

const read = (path: string) => readFileSync(join(root, path), 'utf8');

const files = globSync(
  [
    '{apps,packages}/*/{src,build,tests}/**/*.{test,test-d}.{ts,tsx}',
    'packages/ui/src/**/*.stories.tsx',
    'e2e/journeys/*.spec.ts',
  ],
  { cwd: root },
);

describe('the acceptance document', () => {
  const document = read('docs/acceptance.md');
  const rows = readRows(document);

  it('holds every row of the specification once, in order, and no other', () => {
    const ids = Array.from({ length: 168 }, (_, index) => `S${String(index + 1).padStart(3, '0')}`);
    expect(rows.map(({ id }) => id)).toEqual(ids);
  });

  // A name that two files share names neither.
  it('names for every row a test that is there and runs', () => {
    const names = files.map((file) => basename(file));
    const isOnlyOne = (file: string) => names.indexOf(basename(file)) === names.lastIndexOf(basename(file));
    const known = new Map(files.map((file) => [basename(file), isOnlyOne(file) ? testTitles(file, read(file)) : []]));
    expect(faultsOf(rows, known)).toEqual([]);
  });

  it('appeals to no decision that was never made', () => {
    const made = new Set(read('docs/decisions/product.md').match(/(?<=\*\*)D\d+(?= )/g));
    const cited = document.match(/\bD\d+\b/g) ?? [];
    expect(cited.filter((decision) => !made.has(decision))).toEqual([]);
  });
});

describe('a row', () => {
  const known = new Map([['a.test.ts', ['adds', 'a suite › subtracts']]]);
  const rowOf = (proof: string) => readRows(`| S001 | It counts | ${proof} |`);

  it.each(['`a.test.ts` adds', '`a.test.ts` adds<br>`a.test.ts` a suite › subtracts'])('is proven by %s', (proof) => {
    expect(faultsOf(rowOf(proof), known)).toEqual([]);
  });

  it.each([
    ['', 'S001 has no test'],
    ['`a.test.ts` subtracts', 'S001 names a test that a.test.ts does not run: subtracts'],
    ['`a.test.ts` adds<br>`b.test.ts` adds', 'S001 names b.test.ts, which is no file of tests'],
  ])('is not proven by "%s"', (proof, fault) => {
    expect(faultsOf(rowOf(proof), known)).toEqual([fault]);
  });

  it.each(['the tests', '`a.test.ts`', '`a.test.ts` adds | more'])('cannot be read with "%s"', (proof) => {
    expect(() => rowOf(proof)).toThrow('S001');
  });
});

describe('the tests of a file', () => {
  it('are those that run, with the suites around them', () => {
    const source = `
      test('one', () => {});
      test.each([1])('two %s', () => {});
      describe('a suite', () => {
        it(\`three \${x}\`, () => { expect.poll('no test'); test.step('no test', () => {}); });
      });
      test.describe('journeys', () => { test.use({}); test('four', () => {}); });
      it.skip('five', () => {});
      it.todo('six');
      test.describe.skip('off', () => { test('seven', () => {}); });
      test('eight', () => {});
    `;
    const titles = ['one', 'two %s', 'a suite › three ${x}', 'journeys › four', 'eight'];
    expect(testTitles('a.test.ts', source)).toEqual(titles);
  });

  it('are the stories that are played', () => {
    const source = `
      export default meta;
      export const Played: Story = { args: {}, play: async () => {} };
      export const Drawn: Story = { args: { play: 1 } };
      const Hidden = { play: async () => {} };
    `;
    expect(testTitles('A.stories.tsx', source)).toEqual(['Played']);
  });

  it('of a broken file are not guessed', () => {
    expect(() => testTitles('a.test.ts', 'it(')).toThrow('a.test.ts');
  });
});

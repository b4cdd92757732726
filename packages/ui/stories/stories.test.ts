import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import * as fixtures from './fixtures/index.js';

const sources = join(import.meta.dirname, '../src');

const components = globSync('{elements,blocks,screens}/*/', { cwd: sources }).map((folder) => {
  const name = basename(folder);
  const files = globSync(`${folder}/*.tsx`, { cwd: sources });
  const textOf = (pattern: RegExp) =>
    files
      .filter((file) => pattern.test(file))
      .map((file) => readFileSync(join(sources, file), 'utf8'))
      .join('\n');
  const stories = textOf(/\.stories\.tsx$/);
  const names = [...stories.matchAll(/^export const (\w+)/gm)].map(([, story]) => story);
  return { folder, name, source: textOf(/^(?!.*\.(stories|test)\.tsx$)/), stories, names };
});

/** Elements that take no text from the caller. */
const withoutText =
  /^(Async|DataTableSkeleton|ErrorState|Grid|Icon|Pagination|Picture|Rating|RouteProgress|Skeleton|Spinner|Stack|VisuallyHidden)$/;

describe.each(components)('$folder', ({ folder, name, source, stories, names }) => {
  it('has a story file with the required stories', () => {
    expect(existsSync(join(sources, folder, `${name}.stories.tsx`))).toBe(true);
    // A search leads to a page: nothing is sent, invalid or rejected.
    const isForm = folder.startsWith('blocks') && /<[Ff]orm\b/.test(source) && !source.includes('<search');
    expect(names).toEqual(
      expect.arrayContaining([
        ...(isForm ? ['Empty', 'Filled', 'Invalid', 'Sending', 'Rejected'] : ['Default']),
        ...(folder.startsWith('elements') && !withoutText.test(name) ? ['LongText'] : []),
        ...(folder.startsWith('elements') && /^ {2}disabled\?:/m.test(source) ? ['Disabled'] : []),
        ...(folder.startsWith('elements') && /^ {2}busy\?:/m.test(source) ? ['Busy'] : []),
      ]),
    );
    expect(!folder.startsWith('screens') || stories.includes('play:'), 'has a play function').toBe(true);
  });

  it('has a story for each state of its data', () => {
    const hasData = folder.startsWith('screens') && /^ {2}\w+: AsyncData</m.test(source);
    expect(names).toEqual(expect.arrayContaining(hasData ? ['Loading', 'Failed'] : []));
  });

  it('contains no hard-coded text', () => {
    const code = source.replaceAll(/^import .*$|\/\*[^]*?\*\/|\/\/.*$/gm, '');
    const literals = [...code.matchAll(/(['"`])((?:(?!\1)[^\n])*)\1/g)].map(([, , text = '']) => text);
    const texts = literals.filter((text) => /^\s*\p{Lu}\p{Ll}|\p{Lo}|[a-z] [a-z]/u.test(text));
    expect(
      texts.filter(
        (text) => !/^(use client|(Control\+)?(Enter|Home|End|\$\{event\.key\})|Escape|Tab|Arrow(Up|Down))$/.test(text),
      ),
    ).toEqual([]);
  });

  it('shows each value of its style props in a story', () => {
    const props = source.matchAll(/^ {2}(?:tone|shape|size|columns|align|background|fit)\?:((?:[^;]|\n)+);/gm);
    const values = [...props].flatMap(([type]) => [...type.matchAll(/'(\w+)'/g)]).map(([, value]) => value);
    const missing = values.filter(
      (value) => !source.includes(`= '${value}'`) && !new RegExp(`['"]${value}['"]`).test(stories),
    );
    expect(folder.startsWith('elements') ? missing : []).toEqual([]);
  });
});

it.each([
  'unnamedPart',
  'noImagePart',
  'brokenImagePart',
  'textNumberPart',
  'textPricePart',
  'noPricePart',
  'longWordsPart',
  'banglaPart',
  'outOfStockPart',
  'barePart',
  'aboveScaleReview',
  'belowScaleReview',
  'bareReview',
  'longAddressOrder',
  'longWordsUser',
  'longWordsQuestion',
])('shows the edge case %s in a story', (fixture) => {
  expect(Object.keys(fixtures)).toContain(fixture);
  expect(components.some(({ stories }) => new RegExp(`\\b${fixture}\\b`).test(stories))).toBe(true);
});

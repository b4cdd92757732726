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

/** The elements without a text of their own. */
const withoutText =
  /^(DataTableSkeleton|ErrorState|Icon|Async|Picture|Rating|RouteProgress|Skeleton|Spinner|VisuallyHidden)$/;

describe.each(components)('$folder', ({ folder, name, source, stories, names }) => {
  it('has a file of stories with those that its kind needs', () => {
    expect(existsSync(join(sources, folder, `${name}.stories.tsx`))).toBe(true);
    const isForm = folder.startsWith('blocks') && source.includes('<form');
    expect(names).toEqual(
      expect.arrayContaining([
        ...(isForm ? ['Empty', 'Filled', 'Invalid', 'Sending', 'Refused'] : ['Default']),
        ...(folder.startsWith('elements') && !withoutText.test(name) ? ['LongText'] : []),
        ...(folder.startsWith('elements') && /^ {2}disabled\?:/m.test(source) ? ['Disabled'] : []),
        ...(folder.startsWith('elements') && /^ {2}busy\?:/m.test(source) ? ['Busy'] : []),
      ]),
    );
    expect(!folder.startsWith('screens') || stories.includes('play:'), 'plays its main action').toBe(true);
  });

  it('holds no text of its own, not even behind a condition', () => {
    const code = source.replaceAll(/^import .*$|\/\*[^]*?\*\/|\/\/.*$/gm, '');
    const literals = [...code.matchAll(/(['"`])((?:(?!\1)[^\n])*)\1/g)].map(([, , text = '']) => text);
    const texts = literals.filter((text) => /^\s*\p{Lu}\p{Ll}|\p{Lo}|[a-z] [a-z]/u.test(text));
    expect(texts.filter((text) => !/^(use client|main h1|Escape|Arrow(Up|Down))$/.test(text))).toEqual([]);
  });

  it('shows each value of the props that select a style', () => {
    const props = source.matchAll(/^ {2}(?:tone|shape|size|columns|align|background|fit)\?:((?:[^;]|\n)+);/gm);
    const values = [...props].flatMap(([type]) => [...type.matchAll(/'(\w+)'/g)]).map(([, value]) => value);
    const unshown = values.filter(
      (value) => !source.includes(`= '${value}'`) && !new RegExp(`['"]${value}['"]`).test(stories),
    );
    expect(folder.startsWith('elements') ? unshown : []).toEqual([]);
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
])('shows the hard case %s in a story', (fixture) => {
  expect(Object.keys(fixtures)).toContain(fixture);
  expect(components.some(({ stories }) => new RegExp(`\\b${fixture}\\b`).test(stories))).toBe(true);
});

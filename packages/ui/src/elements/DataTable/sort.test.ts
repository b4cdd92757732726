import fc from 'fast-check';
import { expect, it } from 'vitest';
import { inDirection, runFor, sortSteps } from './sort.js';
import type { CellValue, Direction } from './sort.js';

const collator = new Intl.Collator('en', { numeric: true });

const sort = (values: readonly CellValue[], direction: Direction = 'ascending') => {
  const sorted = runFor(sortSteps(values, collator), Number.POSITIVE_INFINITY);
  return sorted ? [...inDirection(sorted, direction)].map((position) => values[position]) : undefined;
};

it('sorts figures by size and words by the alphabet, figures in words included', () => {
  expect(sort([12, 3, 100])).toEqual([3, 12, 100]);
  expect(sort(['Disc 1000', 'disc 430', 'Clutch'])).toEqual(['Clutch', 'disc 430', 'Disc 1000']);
});

it('puts figures before words, and rows that hold nothing last in both directions', () => {
  expect(sort(['on request', undefined, 950])).toEqual([950, 'on request', undefined]);
  expect(sort(['on request', undefined, 950], 'descending')).toEqual(['on request', 950, undefined]);
});

it('gives what the sort of the language gives, for any figures in any number', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 50 }), { maxLength: 3000, size: 'max' }), (figures) => {
      expect(sort(figures)).toEqual(figures.toSorted((one, other) => one - other));
    }),
    { numRuns: 40 },
  );
});

it('keeps the order of equals, however many', () => {
  const values = Array.from({ length: 5000 }, (_, position) => position % 3);
  const { held } = runFor(sortSteps(values, collator), Number.POSITIVE_INFINITY) ?? { held: [] };
  const zeros = [...held].filter((position) => values[position] === 0);
  expect(zeros).toEqual(zeros.toSorted((one, other) => one - other));
});

it('pauses when its time is up and goes on where it was', () => {
  const values = Array.from({ length: 2000 }, (_, position) => -position);
  const steps = sortSteps(values, collator);
  expect(runFor(steps, 0)).toBeUndefined();
  expect(runFor(steps, Number.POSITIVE_INFINITY)?.held[0]).toBe(1999);
});

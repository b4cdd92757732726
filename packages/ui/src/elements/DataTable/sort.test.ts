import { expect, it } from 'vitest';
import { runFor } from './slices.js';
import { inDirection, sortSteps } from './sort.js';
import type { CellValue, Direction } from './sort.js';

const collator = new Intl.Collator('en', { numeric: true });

const itself = (value: CellValue) => value;

const sort = (values: readonly CellValue[], direction: Direction = 'ascending') => {
  const sorted = runFor(sortSteps(values, itself, collator), Number.POSITIVE_INFINITY);
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

it.each([0, 1, 2, 255, 256, 257, 512, 513, 1023, 3000])('sorts %i figures as the language itself does', (count) => {
  const figures = Array.from({ length: count }, (_, position) => (position * 7919) % 1009);
  expect(sort(figures)).toEqual(figures.toSorted((one, other) => one - other));
});

it('keeps the order of equals, however many', () => {
  const values = Array.from({ length: 5000 }, (_, position) => position % 3);
  const { held } = runFor(sortSteps(values, itself, collator), Number.POSITIVE_INFINITY) ?? { held: [] };
  const zeros = [...held].filter((position) => values[position] === 0);
  expect(zeros).toEqual(zeros.toSorted((one, other) => one - other));
});

it('pauses when its time is up and goes on where it was', () => {
  const values = Array.from({ length: 2000 }, (_, position) => -position);
  const steps = sortSteps(values, itself, collator);
  expect(runFor(steps, 0)).toBeUndefined();
  expect(runFor(steps, Number.POSITIVE_INFINITY)?.held[0]).toBe(1999);
});

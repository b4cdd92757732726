import { expect, it } from 'vitest';
import { runFor } from './chunks.js';
import { inDirection, sortSteps } from './sort.js';
import type { CellValue, Direction } from './column.js';

const stepsFor = (values: readonly CellValue[]) =>
  sortSteps(values, (value) => value, new Intl.Collator('en', { numeric: true }));

const sortedIndexes = (values: readonly CellValue[], direction: Direction = 'ascending') => {
  const sorted = runFor(stepsFor(values), Number.POSITIVE_INFINITY);
  return sorted ? [...inDirection(sorted, direction)] : [];
};

const sort = (values: readonly CellValue[], direction?: Direction) =>
  sortedIndexes(values, direction).map((index) => values[index]);

it('sorts numbers by value and strings alphabetically, with numbers in strings by value', () => {
  expect(sort([12, 3, 100])).toEqual([3, 12, 100]);
  expect(sort(['Disc 1000', 'disc 430', 'Clutch'])).toEqual(['Clutch', 'disc 430', 'Disc 1000']);
});

it('puts numbers before strings, and rows without a value last in both directions', () => {
  expect(sort(['on request', undefined, 950])).toEqual([950, 'on request', undefined]);
  expect(sort(['on request', undefined, 950], 'descending')).toEqual(['on request', 950, undefined]);
});

it.each([0, 1, 2, 255, 256, 257, 512, 513, 1023, 3000])('sorts %i numbers as Array.toSorted does', (count) => {
  const numbers = Array.from({ length: count }, (_, index) => (index * 7919) % 1009);
  expect(sort(numbers)).toEqual(numbers.toSorted((one, other) => one - other));
});

it('keeps the order of equal values', () => {
  const values = Array.from({ length: 5000 }, (_, index) => index % 3);
  const zeros = sortedIndexes(values).filter((index) => values[index] === 0);
  expect(zeros).toHaveLength(1667);
  expect(zeros).toEqual(zeros.toSorted((one, other) => one - other));
});

it('pauses when its time is over and then continues', () => {
  const steps = stepsFor(Array.from({ length: 2000 }, (_, index) => -index));
  expect(runFor(steps, 0)).toBeUndefined();
  expect(runFor(steps, Number.POSITIVE_INFINITY)?.withValue[0]).toBe(1999);
});

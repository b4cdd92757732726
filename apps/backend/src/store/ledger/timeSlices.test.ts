import { expect, test } from 'vitest';
import { query, type ResultRow, type SqlValue } from '../sql/transactions.ts';
import { inTimeSlices } from './timeSlices.ts';

/** The slices of a range, where the entries have these times. */
function slicesOf(times: readonly number[], rowsPerSlice: number, range: { from?: number; to?: number }) {
  const slices: (readonly SqlValue[])[] = [];
  const read = 'the entries of a slice';
  const statements = inTimeSlices({ condition: 'true', ...range }, rowsPerSlice, function* (from, to) {
    yield* query(read, from, to);
  });
  let rows: ResultRow[] = [];
  for (let next = statements.next(rows); !next.done; next = statements.next(rows)) {
    const { sql = '', values = [] } = next.value ?? {};
    if (sql === read) slices.push(values);
    const [from, to, offset] = values.map(Number);
    const at = times.filter((time) => time >= Number(from) && time < Number(to))[offset ?? -1];
    rows = at === undefined ? [] : [{ at }];
  }
  return slices;
}

test('divides a range of time into slices of about as many entries', () => {
  expect(slicesOf([1, 2, 3, 4, 5], 2, { from: 0, to: 9 })).toEqual([
    [0, 3],
    [3, 5],
    [5, 9],
  ]);
  expect(slicesOf([], 2, { from: 0, to: 9 })).toEqual([[0, 9]]);
  expect(slicesOf([1, 2], 2, { from: 5, to: 5 })).toEqual([]);
});

test('keeps entries of the same time together, and goes on after them', () => {
  expect(slicesOf([1, 4, 4, 4, 4, 5], 2, { from: 0, to: 9 })).toEqual([
    [0, 4],
    [4, 5],
    [5, 9],
  ]);
});

test('has neither a first nor a last time by default', () => {
  expect(slicesOf([1, 2, 3], 2, {})).toEqual([
    [Number.MIN_SAFE_INTEGER, 3],
    [3, Number.MAX_SAFE_INTEGER],
  ]);
});

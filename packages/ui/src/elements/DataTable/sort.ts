import { useLayoutEffect, useMemo, useState } from 'react';
import { runFor, runInChunks } from './chunks.js';
import type { CellValue, DataColumn, Direction, Sort } from './column.js';

/** Row indexes in ascending order of their values, and the indexes of rows without a value. */
interface SortedRows {
  withValue: Uint32Array;
  withoutValue: Uint32Array;
}

/** Rows per step: even slow collation takes about a millisecond for them. */
const STEP = 256;

type Compare = (one: number, other: number) => number;

const compareRows =
  (values: readonly CellValue[], collator: Intl.Collator): Compare =>
  (one, other) => {
    const [a, b] = [values[one], values[other]];
    if (typeof a === 'string' && typeof b === 'string') return collator.compare(a, b);
    if (typeof a === 'number' && typeof b === 'number') return a - b;
    return typeof a === 'number' ? -1 : 1;
  };

function* merge(
  from: Uint32Array,
  to: Uint32Array,
  bounds: [number, number, number],
  compare: Compare,
): Generator<void> {
  const [start, middle, end] = bounds;
  let left = start;
  let right = middle;
  for (let target = start; target < end; target += 1) {
    if (target % STEP === 0) yield;
    const one = from[left] ?? 0;
    const other = from[right] ?? 0;
    const takesLeft = right >= end || (left < middle && compare(one, other) <= 0);
    to[target] = takesLeft ? one : other;
    if (takesLeft) left += 1;
    else right += 1;
  }
}

/** A stable merge sort that yields after each step; numbers come before strings. */
export function* sortSteps<Row>(
  rows: readonly Row[],
  valueOf: (row: Row) => CellValue,
  collator: Intl.Collator,
): Generator<void, SortedRows> {
  const values: CellValue[] = [];
  const [withValue, withoutValue]: [number[], number[]] = [[], []];
  for (const row of rows) {
    const index = values.push(valueOf(row)) - 1;
    (values[index] === undefined ? withoutValue : withValue).push(index);
    if (index % STEP === 0) yield;
  }

  const compare = compareRows(values, collator);
  let from = Uint32Array.from(withValue);
  let to = new Uint32Array(from.length);
  for (let start = 0; start < from.length; start += STEP) {
    from.subarray(start, start + STEP).sort(compare);
    yield;
  }
  for (let width = STEP; width < from.length; width *= 2) {
    for (let start = 0; start < from.length; start += 2 * width) {
      const middle = Math.min(start + width, from.length);
      yield* merge(from, to, [start, middle, Math.min(middle + width, from.length)], compare);
    }
    [from, to] = [to, from];
  }
  return { withValue: from, withoutValue: Uint32Array.from(withoutValue) };
}

/** The row indexes in display order; rows without a value come last in both directions. */
export const inDirection = ({ withValue, withoutValue }: SortedRows, direction: Direction): Uint32Array => {
  const order = new Uint32Array(withValue.length + withoutValue.length);
  order.set(direction === 'ascending' ? withValue : withValue.toReversed());
  order.set(withoutValue, withValue.length);
  return order;
};

interface Result<Row> {
  rows: readonly Row[];
  column: DataColumn<Row>;
  sorted: SortedRows;
}

/**
 * The row indexes sorted by a column; undefined in the original order. Few rows are sorted before paint, many in chunks
 * while the previous order stays visible.
 */
export const useSorted = <Row>(
  rows: readonly Row[],
  column: DataColumn<Row> | undefined,
  direction: Sort['direction'],
  locale: string,
): { order: Uint32Array | undefined; isSorting: boolean } => {
  const [result, setResult] = useState<Result<Row>>();
  const isDone = column === undefined || (result?.rows === rows && result.column === column);

  useLayoutEffect(() => {
    if (column === undefined) return;
    const steps = sortSteps(rows, column.value, new Intl.Collator(locale, { numeric: true }));
    return runInChunks((milliseconds) => {
      const sorted = runFor(steps, milliseconds);
      if (sorted) setResult({ rows, column, sorted });
      return sorted !== undefined;
    });
  }, [rows, column, locale]);

  const usable = column !== undefined && result?.rows === rows ? result : undefined;
  const order = useMemo(() => usable && inDirection(usable.sorted, direction), [usable, direction]);
  return { order, isSorting: !isDone };
};

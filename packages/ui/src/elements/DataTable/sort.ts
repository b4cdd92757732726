/** What a row holds in a column: words, a figure, or nothing. */
export type CellValue = string | number | undefined;

export type Direction = 'ascending' | 'descending';

/** Where the rows stand, lowest value first; the rows that hold nothing are kept apart. */
export interface Sorted {
  held: Uint32Array;
  missing: Uint32Array;
}

/** So few rows are sorted or merged between two pauses that even slow collation takes about a millisecond. */
const STEP = 256;

type Compare = (one: number, other: number) => number;

const comparePositions =
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

/** Sorts by merging, in small steps that may be spread over time: figures before words, equals in their own order. */
export function* sortSteps<Row>(
  rows: readonly Row[],
  valueOf: (row: Row) => CellValue,
  collator: Intl.Collator,
): Generator<void, Sorted> {
  const values: CellValue[] = [];
  const [held, missing]: [number[], number[]] = [[], []];
  for (const row of rows) {
    const position = values.push(valueOf(row)) - 1;
    (values[position] === undefined ? missing : held).push(position);
    if (position % STEP === 0) yield;
  }

  const compare = comparePositions(values, collator);
  let from = Uint32Array.from(held);
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
  return { held: from, missing: Uint32Array.from(missing) };
}

/** The positions from the first row to the last; rows that hold nothing come last either way. */
export const inDirection = ({ held, missing }: Sorted, direction: Direction): Uint32Array => {
  const order = new Uint32Array(held.length + missing.length);
  order.set(direction === 'ascending' ? held : held.toReversed());
  order.set(missing, held.length);
  return order;
};

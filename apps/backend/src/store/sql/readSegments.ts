import { storableText } from '@dealerkit/domain/text/textRules';
import * as v from 'valibot';
import type { Condition } from './conditions.ts';
import type { RowPosition } from './Page.ts';

type SegmentValue = RowPosition['value'];

/** The values of a column, which the engine compares with those of a position from outside. */
const columnValues = {
  text: storableText,
  number: v.pipe(v.number(), v.finite()),
  integer: v.pipe(v.number(), v.integer(), v.minValue(-(2 ** 31)), v.maxValue(2 ** 31 - 1)),
  bigint: v.pipe(v.number(), v.safeInteger()),
} as const;

/** Rows that have conditions in common and are sorted by one expression, then by `tie`. */
export interface Segment {
  /** Where the rows are, if not in the table of the list; it has the name of that table. */
  table?: string;
  conditions: readonly Condition[];
  by: string;
  /** The type of `by`; a text by default. */
  holds?: keyof typeof columnValues;
  descending: boolean;
  /** The column that decides between equal values; `_id` by default. */
  tie?: string;
  /** Only the rows after this one. */
  after?: { tie: string | number; value: SegmentValue } | undefined;
}

/** Reads rows of segments from a database. */
export interface SegmentReader<Row> {
  /** The value of `by` in a row; `undefined` if the row is not in the segment. */
  valueIn: (segment: Segment, _id: string) => Promise<SegmentValue | undefined>;
  select: (segment: Segment, limit: number) => Promise<Row[]>;
  /** The value of `by` in a row as it was read, where another statement could find another value. */
  sortedBy?: (row: Row) => SegmentValue | undefined;
}

/** The condition of the rows after a row, by key, so that every page takes the same time. */
export function afterOf({ table, by, descending, tie = '_id', after }: Segment): Condition[] {
  if (!after) return [];
  const operator = descending ? '<' : '>';
  if (by === '_id') return [{ sql: `_id ${operator} ?`, values: [after.tie] }];
  const next = { sql: `(${by}, ${tie}) ${operator} (?, ?)`, values: [after.value, after.tie] };
  // The tie of a view can be a column of another table, which no index has.
  return table === undefined ? [next] : [{ sql: `${by} ${operator}= ?`, values: [after.value] }, next];
}

/** Where a list goes on: after a position, or after the row with an `_id`, which must still be in the list. */
interface ListStart {
  after?: RowPosition | undefined;
  before?: string | undefined;
}

/** A segment that is read from its start or after a row, with its place in the list. */
interface Remaining {
  segment: Segment;
  place: number;
}

/** The segments that remain after a row; none if it is in no segment. */
async function segmentsAfter<Row>(
  segments: readonly Segment[],
  { after, before = '' }: ListStart,
  { valueIn }: SegmentReader<Row>,
): Promise<Remaining[]> {
  const all = segments.map((segment, place) => ({ segment, place }));
  if (after) {
    const first = all.find(({ place }) => place === after.segment);
    if (!first || !v.is(columnValues[first.segment.holds ?? 'text'], after.value)) return [];
    const segment = { ...first.segment, after: { tie: after._id, value: after.value } };
    return [{ ...first, segment }, ...all.slice(first.place + 1)];
  }
  for (const { segment, place } of all) {
    // A list of one segment in the order of its ids goes on after any of them.
    const isById = all.length === 1 && segment.by === '_id';
    const value = isById ? before : await valueIn(segment, before);
    if (value === undefined) continue;
    return [{ segment: { ...segment, after: { tie: before, value } }, place }, ...all.slice(place + 1)];
  }
  return [];
}

/** Reads one segment after the other until a page is full, and the position of its last row. */
export async function readSegments<Row extends { [column: string]: unknown }>(
  segments: readonly Segment[],
  { limit, ...start }: ListStart & { limit: number },
  reader: SegmentReader<Row>,
): Promise<{ rows: Row[]; next: RowPosition | undefined }> {
  const isFirst = start.after === undefined && start.before === undefined;
  const remaining = isFirst
    ? segments.map((segment, place) => ({ segment, place }))
    : await segmentsAfter(segments, start, reader);
  const rows: Row[] = [];
  let next: RowPosition | undefined;
  for (const { segment, place } of remaining) {
    if (rows.length === limit) break;
    rows.push(...(await reader.select(segment, limit - rows.length)));
    const last = rows.at(-1);
    // A list with a tie of its own has its own positions.
    if (last === undefined || rows.length < limit || segment.tie !== undefined) continue;
    const _id = String(last['_id']);
    const read = async () => (reader.sortedBy ? reader.sortedBy(last) : reader.valueIn(segment, _id));
    const value = segment.by === '_id' ? _id : await read();
    next = value === undefined ? undefined : { segment: place, value, _id };
  }
  return { rows, next };
}

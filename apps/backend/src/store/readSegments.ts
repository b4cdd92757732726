import type { Condition } from './conditions.ts';

/** Rows that have conditions in common and are sorted by one expression, then by `tie`. */
export interface Segment {
  /** Where the rows are, if not in the table of the list; it has the name of that table. */
  table?: string;
  conditions: readonly Condition[];
  by: string;
  descending: boolean;
  /** The column that decides between equal values; `_id` by default. */
  tie?: string;
  /** Only the rows after this one. */
  after?: { tie: string | number; value: string | number } | undefined;
}

/** Reads rows of segments from a database. */
export interface SegmentReader<Row> {
  /** The value of `by` in a row; `undefined` if the row is not in the segment. */
  valueIn: (segment: Segment, _id: string) => Promise<string | number | undefined>;
  select: (segment: Segment, limit: number) => Promise<Row[]>;
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

/** The segments that remain after a row; none if it is in no segment. */
async function segmentsAfter<Row>(
  segments: readonly Segment[],
  _id: string,
  { valueIn }: SegmentReader<Row>,
): Promise<Segment[]> {
  for (const [index, segment] of segments.entries()) {
    const value = await valueIn(segment, _id);
    if (value !== undefined) return [{ ...segment, after: { tie: _id, value } }, ...segments.slice(index + 1)];
  }
  return [];
}

/** Reads one segment after the other until a page is full. */
export async function readSegments<Row>(
  segments: readonly Segment[],
  { limit, before }: { limit: number; before?: string | undefined },
  reader: SegmentReader<Row>,
): Promise<Row[]> {
  const remaining = before === undefined ? segments : await segmentsAfter(segments, before, reader);
  const rows: Row[] = [];
  for (const segment of remaining) {
    if (rows.length === limit) break;
    rows.push(...(await reader.select(segment, limit - rows.length)));
  }
  return rows;
}

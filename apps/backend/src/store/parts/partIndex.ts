import { Part } from '@dealerkit/domain/entities';
import { analyzePart, type IndexedPart, type SynonymIndex } from '@dealerkit/domain/search';
import * as v from 'valibot';
import { query, send, type SqlContext, type SqlValue, type Statements } from '../sql/transactions.ts';
import { extraOf } from '../texts/storedExtra.ts';
import { facetRows, isSameIndex, numbersOf, StoredIndex, wordsOf } from './partSearch.ts';

type Context = Pick<SqlContext, 'dialect'>;

/** The tables that a search reads beside the parts. */
export const searchTables = ['part_search', 'part_terms', 'part_numbers', 'part_facets', 'part_words'];

const { _id, product_name, description, extra } = Part.entries;

/** What of a stored part is indexed. */
const IndexedRow = v.object({ row: v.number(), product_name, description, extra });

const RowToIndex = v.object({ _id, ...IndexedRow.entries });
export type RowToIndex = v.InferOutput<typeof RowToIndex>;

/** Reads parts in the order of their `_id`, to index them. */
export function* readPartsAfter(after: string, limit: number, lock = ''): Statements<RowToIndex[]> {
  const sql = `SELECT row, _id, product_name, description, extra FROM parts WHERE _id > ? ORDER BY _id LIMIT ? ${lock}`;
  const rows = yield* query(sql, after, limit);
  return rows.map((row) => v.parse(RowToIndex, { ...row, extra: extraOf(row['extra']) }));
}

const StoredRow = v.object({ row: v.number(), ...StoredIndex.entries });

/** Reads what a search finds parts by, by their rows. */
function* readIndexes({ dialect }: Context, rows: readonly number[]): Statements<Map<number, IndexedPart>> {
  const sql = `SELECT row, name, facts, text, numbers, replaces FROM part_search WHERE ${dialect.among('row', 'BIGINT')}`;
  const stored = v.parse(v.array(StoredRow), yield* query(sql, JSON.stringify(rows)));
  return new Map(stored.map(({ row, ...index }) => [row, index]));
}

function* changeWords(
  { dialect }: Context,
  former: readonly IndexedPart[],
  indexes: readonly IndexedPart[],
): Statements<void> {
  const changes = new Map<string, number>();
  const add = (words: readonly string[], count: 1 | -1) => {
    for (const word of words) changes.set(word, (changes.get(word) ?? 0) + count);
  };
  for (const index of former) add(wordsOf(index), -1);
  for (const index of indexes) add(wordsOf(index), 1);
  // Sorted, so that concurrent changes lock the words in one order.
  const changed = [...changes].filter(([, parts]) => parts !== 0).toSorted(([one], [other]) => (one < other ? -1 : 1));
  if (changed.length === 0) return;
  yield* dialect.insertRows(
    'part_words',
    changed.map(([word, parts]) => ({ word, parts })),
    'ON CONFLICT (word) DO UPDATE SET parts = part_words.parts + excluded.parts',
  );
  const removed = changed.flatMap(([word, parts]) => (parts < 0 ? [word] : []));
  if (removed.length === 0) return;
  yield* send(`DELETE FROM part_words WHERE ${dialect.among('word')} AND parts <= 0`, JSON.stringify(removed));
}

/** Writes no facet that is the same as before. */
function* changeFacets(
  { dialect }: Context,
  facets: readonly Record<'facet' | 'value' | 'part', SqlValue>[],
  former: readonly number[],
): Statements<void> {
  if (former.length > 0) {
    const asked = `SELECT value ->> 'facet', value ->> 'value', CAST(value ->> 'part' AS INTEGER) FROM ${dialect.elements}`;
    yield* send(
      `DELETE FROM part_facets WHERE ${dialect.among('part', 'BIGINT')} AND (facet, value, part) NOT IN (${asked})`,
      JSON.stringify(former),
      JSON.stringify(facets),
    );
  }
  yield* dialect.insertRows('part_facets', facets, 'ON CONFLICT DO NOTHING');
}

/** Indexes parts, new or again, within the transaction that locks or adds them. */
export function* indexParts(
  context: Context,
  parts: readonly v.InferOutput<typeof IndexedRow>[],
  trade: SynonymIndex,
  { areNew = false } = {},
): Statements<void> {
  const { among, insertRows } = context.dialect;
  const analyzed = parts.map((part) => ({ row: part.row, ...analyzePart(part, trade) }));
  const rows = analyzed.map(({ row }) => row);
  const former = areNew ? new Map<number, IndexedPart>() : yield* readIndexes(context, rows);
  const changed = analyzed.filter(({ row, index }) => !isSameIndex(former.get(row), index));
  const changedRows = JSON.stringify(changed.map(({ row }) => row));
  const numbers = changed.flatMap(({ row, index }) => numbersOf(index).map((number) => ({ number, part: row })));
  const facets = analyzed.flatMap((part) => facetRows(part).map((facet) => ({ ...facet, part: part.row })));
  const hasFormer = !areNew && changed.length > 0;
  if (hasFormer) yield* send(`DELETE FROM part_numbers WHERE ${among('part', 'BIGINT')}`, changedRows);
  yield* insertRows('part_numbers', numbers);
  yield* changeFacets(context, facets, areNew ? [] : rows);
  yield* changeWords(
    context,
    changed.flatMap(({ row }) => former.get(row) ?? []),
    changed.map(({ index }) => index),
  );
  // Last, since the embedded database writes its search indexes before the next statement that changes several rows.
  if (hasFormer) yield* send(`DELETE FROM part_search WHERE ${among('row', 'BIGINT')}`, changedRows);
  yield* insertRows(
    'part_search',
    changed.map(({ row, index }) => ({ row, ...index })),
  );
}

/** Removes what a search finds a part by, before it is deleted: a cascade takes longer in the embedded database. */
export function* removeIndex(context: Context, row: number): Statements<void> {
  yield* changeWords(context, [...(yield* readIndexes(context, [row])).values()], []);
  yield* send('DELETE FROM part_search WHERE row = ?', row);
  for (const table of ['part_numbers', 'part_facets']) yield* send(`DELETE FROM ${table} WHERE part = ?`, row);
}

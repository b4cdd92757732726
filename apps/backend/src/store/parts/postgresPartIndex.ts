import type { Part } from '@dealerkit/domain/entities';
import { analyzePart, type IndexedPart } from '@dealerkit/domain/search';
import * as v from 'valibot';
import { facetRows, isSameIndex, numbersOf, StoredIndex, wordsOf } from './partSearch.ts';
import type { SynonymsInUse } from '../synonyms/synonyms.ts';
import type { Run } from '../engines/postgres/Database.ts';

/** The tables that a search reads beside the parts. */
export const searchTables = ['part_search', 'part_terms', 'part_numbers', 'part_facets', 'part_words'];

const StoredRow = v.object({ row: v.number(), ...StoredIndex.entries });

/** Reads parts in the order of their `_id`, to index them. */
export const partsAfter =
  'SELECT _id, product_name, description, extra FROM parts WHERE _id > $1 ORDER BY _id LIMIT $2::int';

const selectRows = 'SELECT _id, row FROM parts WHERE _id = ANY($1::text[])';

const select = 'SELECT row, name, facts, text, numbers, replaces FROM part_search WHERE row = ANY($1::int[])';

const upsert = `
  INSERT INTO part_search (row, name, facts, text, numbers, replaces)
  SELECT row, name, facts, text, numbers, replaces
  FROM json_to_recordset($1::json)
    AS part (row int, name text, facts text, text text, numbers text, replaces text)
  ON CONFLICT (row) DO UPDATE SET name = excluded.name, facts = excluded.facts, text = excluded.text,
    numbers = excluded.numbers, replaces = excluded.replaces`;

const removeNumbers = 'DELETE FROM part_numbers WHERE part = ANY($1::int[])';

const insertNumbers = `
  INSERT INTO part_numbers (number, part)
  SELECT number, part FROM json_to_recordset($1::json) AS row (number text, part int)`;

/** Writes no facet that is the same as before. */
const changeFacets = `
  WITH facets AS (
    SELECT facet, value, part FROM json_to_recordset($2::json) AS row (facet text, value text, part int)
  ), removed AS (
    DELETE FROM part_facets WHERE part = ANY($1::int[]) AND (facet, value, part) NOT IN (SELECT facet, value, part FROM facets)
  )
  INSERT INTO part_facets (facet, value, part) SELECT facet, value, part FROM facets ON CONFLICT DO NOTHING`;

// Sorted, so that concurrent changes lock the words in one order.
const addWords = `
  INSERT INTO part_words (word, parts) SELECT key, value::int FROM json_each_text($1::json) ORDER BY key
  ON CONFLICT (word) DO UPDATE SET parts = part_words.parts + excluded.parts`;

const removeUnusedWords = 'DELETE FROM part_words WHERE word = ANY($1::text[]) AND parts <= 0';

async function changeWords(run: Run, former: readonly IndexedPart[], indexes: readonly IndexedPart[]): Promise<void> {
  const changes = new Map<string, number>();
  const add = (words: readonly string[], count: 1 | -1) => {
    for (const word of words) changes.set(word, (changes.get(word) ?? 0) + count);
  };
  for (const index of former) add(wordsOf(index), -1);
  for (const index of indexes) add(wordsOf(index), 1);
  const changed = [...changes].filter(([, count]) => count !== 0);
  if (changed.length) await run({ sql: addWords, values: [JSON.stringify(Object.fromEntries(changed))], isSent: true });
  const removed = changed.filter(([, count]) => count < 0).map(([word]) => word);
  if (removed.length) await run({ sql: removeUnusedWords, values: [removed], isSent: true });
}

async function readIndexes(run: Run, rows: readonly number[]): Promise<Map<number, IndexedPart>> {
  const indexes = v.parse(v.array(StoredRow), await run({ sql: select, values: [rows] }));
  return new Map(indexes.map(({ row, ...index }) => [row, index]));
}

async function readRows(run: Run, ids: readonly string[]): Promise<Map<string, number>> {
  const rows = await run({ sql: selectRows, values: [ids] });
  return new Map(rows.map(({ _id, row }) => [String(_id), Number(row)]));
}

/** Indexes parts, new or again, within the transaction that locks or adds them. */
export async function indexParts(run: Run, parts: readonly Part[], { trade }: SynonymsInUse): Promise<void> {
  const rowOf = await readRows(
    run,
    parts.map(({ _id }) => _id),
  );
  const analyzed = parts.map((part) => ({ row: Number(rowOf.get(part._id)), ...analyzePart(part, trade) }));
  const rows = analyzed.map(({ row }) => row);
  const former = await readIndexes(run, rows);
  const changed = analyzed.filter(({ row, index }) => !isSameIndex(former.get(row), index));
  if (changed.length) {
    const changedRows = changed.map(({ row }) => row);
    const numbers = changed.flatMap(({ row, index }) => numbersOf(index).map((number) => ({ number, part: row })));
    await run({
      sql: upsert,
      values: [JSON.stringify(changed.map(({ row, index }) => ({ row, ...index })))],
      isSent: true,
    });
    await run({ sql: removeNumbers, values: [changedRows], isSent: true });
    if (numbers.length) await run({ sql: insertNumbers, values: [JSON.stringify(numbers)], isSent: true });
  }
  const facets = analyzed.flatMap((part) => facetRows(part).map((facet) => ({ ...facet, part: part.row })));
  await run({ sql: changeFacets, values: [rows, JSON.stringify(facets)], isSent: true });
  await changeWords(
    run,
    changed.flatMap(({ row }) => former.get(row) ?? []),
    changed.map(({ index }) => index),
  );
}

/** Removes the words of a part that is deleted in the same transaction, with which its other rows go. */
export async function removeWordsOf(run: Run, _id: string): Promise<void> {
  const rows = [...(await readRows(run, [_id])).values()];
  await changeWords(run, [...(await readIndexes(run, rows)).values()], []);
}

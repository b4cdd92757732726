import type { Part } from '@dealerkit/domain/entities';
import { analyzePart, type IndexedPart } from '@dealerkit/domain/search';
import * as v from 'valibot';
import { facetRows, isSameIndex, isSearchable, StoredIndex, wordsOf } from '../partSearch.ts';
import type { TradeNamesInUse } from '../tradeNames.ts';
import type { Run } from './Database.ts';

const StoredRow = v.object({ part_id: v.string(), ...StoredIndex.entries });

/** Reads parts in the order of their `_id`, to index them. */
export const partsAfter = 'SELECT _id, product_name, description FROM parts WHERE _id > $1 ORDER BY _id LIMIT $2::int';

const select = `SELECT part_id, name, facts, text, numbers, replaces FROM part_search WHERE part_id = ANY($1::text[])`;

const upsert = `
  INSERT INTO part_search (part_id, name, facts, text, numbers, replaces, terms)
  SELECT part_id, name, facts, text, numbers, replaces, terms::tsvector
  FROM json_to_recordset($1::json)
    AS row (part_id text, name text, facts text, text text, numbers text, replaces text, terms text)
  ON CONFLICT (part_id) DO UPDATE SET name = excluded.name, facts = excluded.facts, text = excluded.text,
    numbers = excluded.numbers, replaces = excluded.replaces, terms = excluded.terms`;

const removeFacets = 'DELETE FROM part_facets WHERE part = ANY($1::text[])';

const insertFacets = `
  INSERT INTO part_facets (facet, value, part)
  SELECT facet, value, part FROM json_to_recordset($1::json) AS row (facet text, value text, part text)`;

// Sorted, so that concurrent changes lock the words in one order.
const addWords = `
  INSERT INTO part_words (word, parts) SELECT key, value::int FROM json_each_text($1::json) ORDER BY key
  ON CONFLICT (word) DO UPDATE SET parts = part_words.parts + excluded.parts`;

const removeUnusedWords = 'DELETE FROM part_words WHERE word = ANY($1::text[]) AND parts <= 0';

/** The terms as text of a `tsvector`, with their levels as weights. */
function vectorOf({ name, facts, text }: IndexedPart): string {
  const weighed = (terms: string, weight: string) =>
    terms
      .split(' ')
      .filter(isSearchable)
      .map((term) => `${term}:1${weight}`);
  return [...weighed(name, 'A'), ...weighed(facts, 'B'), ...weighed(text, 'C')].join(' ');
}

async function changeWords(run: Run, former: readonly IndexedPart[], indexes: readonly IndexedPart[]): Promise<void> {
  const changes = new Map<string, number>();
  const add = (words: readonly string[], count: 1 | -1) => {
    for (const word of words) changes.set(word, (changes.get(word) ?? 0) + count);
  };
  for (const index of former) add(wordsOf(index), -1);
  for (const index of indexes) add(wordsOf(index), 1);
  const changed = [...changes].filter(([, count]) => count !== 0);
  if (changed.length) await run({ sql: addWords, values: [JSON.stringify(Object.fromEntries(changed))] });
  const removed = changed.filter(([, count]) => count < 0).map(([word]) => word);
  if (removed.length) await run({ sql: removeUnusedWords, values: [removed] });
}

async function readIndexes(run: Run, ids: readonly string[]): Promise<Map<string, IndexedPart>> {
  const rows = v.parse(v.array(StoredRow), await run({ sql: select, values: [ids] }));
  return new Map(rows.map(({ part_id, ...index }) => [part_id, index]));
}

/** Indexes parts, new or again, within the transaction that locks or adds them. */
export async function indexParts(run: Run, parts: readonly Part[], { trade }: TradeNamesInUse): Promise<void> {
  const analyzed = parts.map((part) => ({ part_id: part._id, ...analyzePart(part, trade) }));
  const ids = analyzed.map(({ part_id }) => part_id);
  const former = await readIndexes(run, ids);
  const changed = analyzed.filter(({ part_id, index }) => !isSameIndex(former.get(part_id), index));
  const rows = changed.map(({ part_id, index }) => ({ part_id, ...index, terms: vectorOf(index) }));
  const facets = analyzed.flatMap((part) => facetRows(part).map((row) => ({ ...row, part: part.part_id })));
  if (rows.length) await run({ sql: upsert, values: [JSON.stringify(rows)] });
  await run({ sql: removeFacets, values: [ids] });
  if (facets.length) await run({ sql: insertFacets, values: [JSON.stringify(facets)] });
  await changeWords(
    run,
    changed.flatMap(({ part_id }) => former.get(part_id) ?? []),
    changed.map(({ index }) => index),
  );
}

/** Removes the words of a part that is deleted in the same transaction, with which its other rows go. */
export async function removeWordsOf(run: Run, _id: string): Promise<void> {
  await changeWords(run, [...(await readIndexes(run, [_id])).values()], []);
}

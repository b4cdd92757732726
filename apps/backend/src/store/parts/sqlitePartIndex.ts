import type { DatabaseSync } from 'node:sqlite';
import type { Part } from '@dealerkit/domain/entities';
import { analyzePart, type IndexedPart } from '@dealerkit/domain/search';
import * as v from 'valibot';
import { facetRows, isSameIndex, numbersOf, StoredIndex, wordsOf } from './partSearch.ts';
import type { SynonymsInUse } from '../synonyms/synonyms.ts';

/** Creates the functions that write what a search finds a part by, in the transaction of the part. */
export function sqlitePartIndex(db: DatabaseSync, synonyms: () => SynonymsInUse) {
  const indexOf = db.prepare('SELECT name, facts, text, numbers, replaces FROM part_search WHERE row = ?');
  const insert = db.prepare(
    `INSERT INTO part_search (row, name, facts, text, numbers, replaces) VALUES (?, ?, ?, ?, ?, ?)`,
  );
  const remove = db.prepare('DELETE FROM part_search WHERE row = ?');
  const facetsOf = db.prepare('SELECT facet, value FROM part_facets WHERE part = ?');
  const insertFacet = db.prepare('INSERT INTO part_facets (facet, value, part) VALUES (?, ?, ?)');
  const removeFacets = db.prepare('DELETE FROM part_facets WHERE part = ?');
  const insertNumber = db.prepare('INSERT INTO part_numbers (number, part) VALUES (?, ?)');
  const removeNumbers = db.prepare('DELETE FROM part_numbers WHERE part = ?');
  const addWord = db.prepare(
    'INSERT INTO part_words (word, parts) VALUES (?, 1) ON CONFLICT (word) DO UPDATE SET parts = parts + 1',
  );
  const removeWord = db.prepare('UPDATE part_words SET parts = parts - 1 WHERE word = ?');
  const removeUnusedWord = db.prepare('DELETE FROM part_words WHERE word = ? AND parts = 0');

  const get = (row: number): IndexedPart | undefined => v.parse(v.optional(StoredIndex), indexOf.get(row));

  function changeWords(former: IndexedPart | undefined, index: IndexedPart | undefined): void {
    const removed = new Set(former && wordsOf(former));
    for (const word of index ? wordsOf(index) : []) if (!removed.delete(word)) addWord.run(word);
    for (const word of removed) {
      removeWord.run(word);
      removeUnusedWord.run(word);
    }
  }

  function changeIndex(row: number, index: IndexedPart): boolean {
    const former = get(row);
    if (isSameIndex(former, index)) return false;
    remove.run(row);
    insert.run(row, index.name, index.facts, index.text, index.numbers, index.replaces);
    removeNumbers.run(row);
    for (const number of numbersOf(index)) insertNumber.run(number, row);
    changeWords(former, index);
    return true;
  }

  function changeFacets(row: number, facets: ReturnType<typeof facetRows>): boolean {
    const keyOf = ({ facet, value }: Record<string, unknown>) => JSON.stringify([facet, value]);
    const former = new Set(facetsOf.all(row).map(keyOf));
    if (facets.length === former.size && facets.every((facet) => former.has(keyOf({ ...facet })))) return false;
    removeFacets.run(row);
    for (const { facet, value } of facets) insertFacet.run(facet, value, row);
    return true;
  }

  return {
    /** Indexes a part, new or again; returns whether a search finds it by something else than before. */
    add(row: number, part: Omit<Part, '_id'>): boolean {
      const analyzed = analyzePart(part, synonyms().trade);
      const isIndexChanged = changeIndex(row, analyzed.index);
      return changeFacets(row, facetRows(analyzed)) || isIndexChanged;
    },

    remove(row: number): void {
      changeWords(get(row), undefined);
      remove.run(row);
      removeNumbers.run(row);
      removeFacets.run(row);
    },
  };
}

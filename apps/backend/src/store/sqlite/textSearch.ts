import { foldWords } from '@dealerkit/ui/foldText';
import type { Condition } from '../conditions.ts';

/** The tables that can be searched; each has `row`, `search_text`, and an index named like `parts_text`. */
export type SearchedTable = 'parts' | 'users' | 'orders';

/** The minimum length of a word that a trigram index can find, in characters. */
const trigram = 3;

/** A search in a table. */
export interface TextSearch {
  /** Whether it finds every row. */
  isEmpty: boolean;
  /** The query of the index; `undefined` if no word is long enough for it. */
  match: string | undefined;
  /** The conditions of the words that are too short for the index. */
  conditions: readonly Condition[];
  /** The conditions of all words without the index. */
  scanning: readonly Condition[];
}

/** The search for rows that contain every word. */
export function textSearch(table: SearchedTable, search: string | undefined): TextSearch {
  const words = foldWords(search ?? '');
  const isIndexed = (word: string) => Array.from(word).length >= trigram;
  const phrases = words.filter(isIndexed).map((word) => `"${word.replaceAll('"', '""')}"`);
  const contains = (word: string) => ({ sql: `instr(${table}.search_text, ?) > 0`, values: [word] });
  return {
    isEmpty: words.length === 0,
    match: phrases.length ? phrases.join(' AND ') : undefined,
    conditions: words.filter((word) => !isIndexed(word)).map(contains),
    scanning: words.map(contains),
  };
}

export { synonymWords } from './synonymWords.js';
import { synonymTable } from './synonymTable.js';
import type { Synonym } from '../search/types.js';

const list = (text: string): string[] =>
  text
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);

const readTable = () => {
  const names: Synonym[] = [];
  let category = '';
  for (const line of synonymTable.trim().split('\n')) {
    const [id = '', english = '', bangla = '', latin = ''] = line.split('|').map((cell) => cell.trim());
    if (id.startsWith('#')) category = id.slice(2);
    else names.push({ kind: id, category, names: list(english), bangla: list(bangla), latin: list(latin) });
  }
  return names;
};

/** The kinds of truck parts, as they are named in Bangladesh. */
export const synonyms: readonly Synonym[] = readTable();

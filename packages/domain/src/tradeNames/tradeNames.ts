export { tradeWords } from './tradeWords.js';
import { tradeTable } from './tradeTable.js';
import type { TradeName } from '../search/types.js';

const list = (text: string): string[] =>
  text
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);

const readTable = () => {
  const names: TradeName[] = [];
  let category = '';
  for (const line of tradeTable.trim().split('\n')) {
    const [id = '', english = '', bangla = '', latin = ''] = line.split('|').map((cell) => cell.trim());
    if (id.startsWith('#')) category = id.slice(2);
    else names.push({ kind: id, category, names: list(english), bangla: list(bangla), latin: list(latin) });
  }
  return names;
};

/** The kinds of truck parts, as they are named in Bangladesh. */
export const tradeNames: readonly TradeName[] = readTable();

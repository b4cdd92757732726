export { tradeWords } from './search/tradeWords.js';
import { tradeTable } from './search/tradeTable.js';
import type { TradeName } from './search/types.js';

const list = (text: string): string[] =>
  text
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);

const readTable = () => {
  const categories: { name: string; bangla: string }[] = [];
  const names: TradeName[] = [];
  for (const line of tradeTable.trim().split('\n')) {
    const [id = '', english = '', bangla = '', latin = ''] = line.split('|').map((cell) => cell.trim());
    if (id.startsWith('#')) categories.push({ name: id.slice(2), bangla: english });
    else {
      const category = categories.at(-1)?.name ?? '';
      names.push({ kind: id, category, names: list(english), bangla: list(bangla), latin: list(latin) });
    }
  }
  return { categories, names };
};

const { categories, names } = readTable();

/** The kinds of truck parts, as they are named in Bangladesh. */
export const tradeNames: readonly TradeName[] = names;

/** The categories of the kinds, with their Bangla names. */
export const tradeCategories: readonly { name: string; bangla: string }[] = categories;

const letters = Array.from('abcdefghijklmnopqrstuvwxyz');
const any = <Value>(values: readonly Value[]) => values[Math.floor(Math.random() * values.length)] as Value;
const random = (max: number) => Math.floor(Math.random() * max);
const words = (count: number, word: () => string) => Array.from({ length: count }, word).join(' ');
const letter = () => any(letters);

/** The query of a search. */
export type Query = Record<string, string | number>;

const searches = (ids: readonly string[]): readonly (() => Query)[] => [
  // Fifty words that almost every row has, and that are too short for an index of three-letter parts.
  () => ({ search: words(50, letter), sort: '-price' }),
  () => ({ search: words(50, () => letter() + letter()), sort: 'name', limit: 1000 }),
  // Every row has all three-letter parts of this word, and no row has the word.
  () => ({ search: `${'tested'.repeat(12)}${letter()}${random(1000)}` }),
  // The same in the longest words, each time of another length.
  () => ({ search: 'tested'.repeat(33).slice(random(100)) }),
  // Almost all rows, or few, are in the range and in stock, and another column sorts them.
  () => ({ min: random(500), max: 1e11 + random(1e6), stock: 'in', sort: 'name', limit: 1000 }),
  () => ({ min: (4400 + random(1e8) / 1e6).toFixed(6), stock: 'in', sort: '-available_quantity' }),
  // Words of very many rows, with another highest price each time, so that no count is kept.
  () => ({ search: 'volvo trucks', sort: 'name', max: 1e6 + random(1e9) }),
  () => ({
    search: 'in both showrooms',
    sort: any(['-available_quantity', 'product_name', '-price']),
    max: random(1e9),
  }),
  // Pages that start deep in a long list.
  () => ({ search: 'number', sort: any(['name', 'price']), before: any(ids), limit: 1 + random(1000) }),
  () => ({ search: `${letter()}${letter()}`, before: any(ids), limit: 1 + random(1000), min: random(100) }),
  () => ({ sort: any(['name', '-price', 'newest']), before: any(ids), limit: 900 + random(100) }),
];

/** One of the worst searches, which no cache has seen; its pages start at some of these parts deep in the list. */
export const worstSearch = (ids: readonly string[]): Query => any(searches(ids))();

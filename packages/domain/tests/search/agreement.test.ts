import { expect, it } from 'vitest';
import { createListLookup, resolveOrderList } from '../../src/orderList/index.js';
import { indexParts, measureQuality, readCatalogue, sets } from './quality.js';

/** An unfinished word can mean another one than the same word when it is finished. */
const unfinished = ['crank shaf'];

it.each(sets)(
  'shows the same part first on the result page, in the suggestions and in a pasted list, for each of the $name queries',
  async ({ catalogue, queries }) => {
    const parts = readCatalogue(catalogue);
    const index = await indexParts(parts);
    const lookup = await createListLookup(parts, (words) => index.find({ search: words }).found, {
      pause: () => Promise.resolve(),
    });
    const { texts } = measureQuality(index, queries);
    const lines = await resolveOrderList(texts, lookup);
    const firsts = texts.map((typed, row) => ({
      typed,
      page: index.find({ search: typed }).found[0]?._id,
      suggested: index.suggest(typed).find(({ kind }) => kind === 'part')?.id,
      list: lines[row]?.parts[0]?._id,
    }));
    const finished = firsts.filter(({ typed }) => !unfinished.includes(typed));
    expect(finished.filter(({ page, suggested, list }) => page !== list || page !== suggested)).toEqual([]);
  },
);

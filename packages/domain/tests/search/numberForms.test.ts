import { expect, it } from 'vitest';
import type { Part } from '../../src/entities.js';
import { createListLookup, resolveOrderList } from '../../src/orderList/index.js';
import { numberedParts, numberQueries } from './numberForms.js';
import { indexParts } from './quality.js';

const parts = numberedParts.map(([_id, product_name, description]): Part => ({
  _id,
  product_name,
  description,
  price: 1000,
  minimum_order_quantity: 1,
  available_quantity: 10,
}));

const shared = indexParts(parts);

const idsOf = (found: readonly { _id: string }[]) => found.map(({ _id }) => _id);

it.each(numberQueries)(
  'finds %j on the result page, in the suggestions and in a pasted list',
  async (typed, ...keys) => {
    const index = await shared;
    const { found } = index.find({ search: typed });
    const lookup = await createListLookup(parts, (words) => index.find({ search: words }).found, {
      pause: () => Promise.resolve(),
    });
    const [line] = await resolveOrderList([typed], lookup);
    const suggested = index.suggest(typed).flatMap(({ id }) => id ?? []);
    expect({ page: idsOf(found), suggested: suggested.slice(0, keys.length), list: line?.parts[0]?._id }).toEqual({
      page: keys,
      suggested: keys,
      list: keys[0],
    });
  },
);

import * as v from 'valibot';
import { partSorts, type Store } from '../store/Store.ts';
import { Refusal } from '../Refusal.ts';
import { listHeaders, listQuery } from './listQuery.ts';
import { parse } from './parse.ts';
import type { Handlers } from './ServedCall.ts';

const partsQuery = v.pipe(
  v.object({ ...listQuery, sort: v.optional(v.picklist(partSorts)) }),
  v.forward(
    v.partialCheck(
      [['before'], ['sort']],
      ({ before, sort }) => before === undefined || sort === undefined,
      'goes with the order of insertion only, without sort',
    ),
    ['before'],
  ),
);

const noSuchPart = () => new Refusal(404, 'There is no such part.');

/** What is done with parts. */
export function partCalls(store: Store): Handlers<'findParts' | 'getPart' | 'addPart' | 'deletePart'> {
  return {
    async findParts(input, { head }) {
      const query = parse(partsQuery, input);
      const { rows, total } = await store.findParts(query);
      head(query.sort ? { 'x-total-count': String(total) } : listHeaders(rows, total, query));
      return rows;
    },

    async getPart({ id }) {
      const part = await store.getPart(id);
      if (!part) throw noSuchPart();
      return part;
    },

    async addPart(part, { reply }) {
      const added = await store.addPart(part);
      if (added.outcome === 'name taken') {
        const message = 'A part of this name is already on sale. Choose another name.';
        throw new Refusal(409, message, [{ path: 'product_name', message }]);
      }
      reply.code(201);
      return { insertedId: added._id };
    },

    async deletePart({ id }, { asker }) {
      return { deletedCount: await store.deletePart(id, asker.email) };
    },
  };
}

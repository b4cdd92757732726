import * as v from 'valibot';
import { HttpError } from '../http/HttpError.ts';
import { partSorts, type Store } from '../store/Store.ts';
import { listHeaders, listQuery } from './listQuery.ts';
import { parse } from './parse.ts';
import type { Handlers } from './Handler.ts';

const partsQuery = v.pipe(
  v.object({ ...listQuery, sort: v.optional(v.picklist(partSorts)) }),
  v.forward(
    v.partialCheck(
      [['before'], ['sort']],
      ({ before, sort }) => before === undefined || sort === undefined,
      'cannot be combined with sort',
    ),
    ['before'],
  ),
);

const noSuchPart = () => new HttpError(404, 'There is no such part.');

/** The handlers of the calls about parts. */
export function partCalls(store: Store): Handlers<'findParts' | 'getPart' | 'addPart' | 'deletePart'> {
  return {
    async findParts(input, { setHeaders }) {
      const query = parse(partsQuery, input);
      const { rows, total } = await store.findParts(query);
      setHeaders(query.sort ? { 'x-total-count': String(total) } : listHeaders(rows, total, query));
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
        const message = 'A part with this name is already on sale. Choose another name.';
        throw new HttpError(409, message, [{ path: 'product_name', message }]);
      }
      reply.code(201);
      return { insertedId: added._id };
    },

    async deletePart({ id }, { caller }) {
      return { deletedCount: await store.deletePart(id, caller.email) };
    },
  };
}

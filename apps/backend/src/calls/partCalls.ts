import * as v from 'valibot';
import { HttpError } from '../http/HttpError.ts';
import { partSorts, type Store } from '../store/Store.ts';
import { listHeaders, listQuery, optionalValue } from './listQuery.ts';
import { parse } from './parse.ts';
import type { Handlers } from './Handler.ts';

const amount = v.pipe(v.string(), v.regex(/^\d{1,12}(\.\d{1,6})?$/, 'must be a number'), v.transform(Number));

const partsQuery = v.object({
  ...listQuery,
  sort: optionalValue(v.picklist(partSorts)),
  stock: optionalValue(v.literal('in')),
  min: optionalValue(amount),
  max: optionalValue(amount),
});

/** A sorted list continues at the values of its last part, which must still exist. @throws HttpError 400 */
async function checkLastPart(store: Store, { before, sort }: v.InferOutput<typeof partsQuery>): Promise<void> {
  if (before === undefined || sort === undefined || (await store.getPart(before))) return;
  const message = 'must be the _id of a part';
  throw new HttpError(400, `before ${message}.`, [{ path: 'before', message }]);
}

const noSuchPart = () => new HttpError(404, 'There is no such part.');

/** The handlers of the calls about parts. */
export function partCalls(store: Store): Handlers<'findParts' | 'getPart' | 'addPart' | 'deletePart'> {
  return {
    async findParts(input, { setHeaders }) {
      const query = parse(partsQuery, input);
      await checkLastPart(store, query);
      const { rows, total } = await store.findParts(query);
      setHeaders(listHeaders(rows, total, query, query.sort && rows.at(-1)));
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

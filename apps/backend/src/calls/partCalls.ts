import * as v from 'valibot';
import { HttpError } from '../http/HttpError.ts';
import { partSorts } from '../store/queries.ts';
import type { Catalogue, Store } from '../store/Store.ts';
import { listHeaders, listQuery, optionalValue, searchHeaders } from './listQuery.ts';
import { parse } from './parse.ts';
import type { Handlers, PublicHandlers } from './Handler.ts';

const amount = v.pipe(v.string(), v.regex(/^\d{1,12}(\.\d{1,6})?$/, 'must be a number'), v.transform(Number));

const partsQuery = v.object({
  ...listQuery,
  sort: optionalValue(v.picklist(partSorts)),
  stock: optionalValue(v.literal('in')),
  min: optionalValue(amount),
  max: optionalValue(amount),
});

/** A sorted list continues at the values of its last part, which must still exist. @throws HttpError 400 */
async function checkLastPart(catalogue: Catalogue, { before, sort }: v.InferOutput<typeof partsQuery>): Promise<void> {
  if (before === undefined || sort === undefined || (await catalogue.getPart(before))) return;
  const message = 'must be the _id of a part';
  throw new HttpError(400, `before ${message}.`, [{ path: 'before', message }]);
}

const noSuchPart = () => new HttpError(404, 'There is no such part.');

function nameTaken(path: string): HttpError {
  const message = 'A part with this name is already on sale. Choose another name.';
  return new HttpError(409, message, [{ path, message }]);
}

/** The public reads of parts. */
export const publicPartCalls: PublicHandlers<'findParts' | 'getPart'> = {
  async findParts(input, { catalogue, setHeaders }) {
    const query = parse(partsQuery, input);
    await checkLastPart(catalogue, query);
    const { rows, ...count } = await catalogue.findParts(query);
    setHeaders({ ...listHeaders(rows, count, query, query.sort && rows.at(-1)), ...searchHeaders(input.search) });
    return rows;
  },

  async getPart({ id }, { catalogue }) {
    const part = await catalogue.getPart(id);
    if (!part) throw noSuchPart();
    return part;
  },
};

/** The handlers of the calls about parts. */
export function partCalls(store: Store): Handlers<'findParts' | 'getPart' | 'addPart' | 'updatePart' | 'deletePart'> {
  return {
    ...publicPartCalls,

    async addPart(part) {
      const added = await store.addPart(part);
      if (added.outcome === 'name taken') throw nameTaken('product_name');
      return { insertedId: added._id };
    },

    async updatePart({ id, ...change }, { caller }) {
      const changed = await store.updatePart(id, change, caller.email);
      if (changed.outcome === 'no such part') throw noSuchPart();
      if (changed.outcome === 'name taken') throw nameTaken('changes.product_name');
      if (changed.outcome === 'conflict') {
        const message = 'This part has changed in the meantime. Check its current values, then try again.';
        throw new HttpError(409, message, [], { part: changed.part });
      }
      return { modifiedCount: 1 };
    },

    async deletePart({ id }, { caller }) {
      return { deletedCount: await store.deletePart(id, caller.email) };
    },
  };
}

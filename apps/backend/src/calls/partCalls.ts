import * as v from 'valibot';
import { partSorts, type Store } from '../store/Store.ts';
import { parse } from './parse.ts';
import { Refusal } from '../Refusal.ts';
import type { Handlers } from './ServedCall.ts';

/** The longest list that is given at once (D26). */
export const longestList = 1000;

const partsQuery = v.pipe(
  v.object({
    limit: v.pipe(
      v.optional(v.string(), String(longestList)),
      v.regex(/^[1-9]\d{0,8}$/, 'must be a whole number above 0'),
      v.transform((limit) => Math.min(Number(limit), longestList)),
    ),
    before: v.optional(v.pipe(v.string(), v.regex(/^[\da-f]{24}$/, 'must be the _id of a part'))),
    search: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(200, 'must not be longer than 200 characters'))),
    sort: v.optional(v.picklist(partSorts)),
  }),
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
    async findParts(input, { reply }) {
      const query = parse(partsQuery, input);
      const { rows, total } = await store.findParts(query);
      reply.header('x-total-count', total);
      const [oldest] = rows;
      if (oldest && rows.length === query.limit && rows.length < total && !query.sort) {
        const older = new URLSearchParams({ before: oldest._id, limit: String(query.limit) });
        if (query.search) older.set('search', query.search);
        reply.header('link', `<?${older}>; rel="next"`);
      }
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

    async deletePart({ id }) {
      return { deletedCount: await store.deletePart(id) };
    },
  };
}

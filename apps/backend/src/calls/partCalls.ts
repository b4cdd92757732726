import type { Part } from '@dealerkit/domain/entities';
import { parsePriceLimit } from '@dealerkit/domain/parts/partQuery';
import * as v from 'valibot';
import { HttpError } from '../http/HttpError.ts';
import { hostSorts } from '../store/sql/queries.ts';
import type { Catalogue, Store } from '../store/Store.ts';
import { listHeaders, listQuery, optionalValue, searchHeaders, sortedQuery } from './listQuery.ts';
import { parse } from './parse.ts';
import { cursorOfRow, startOfPage } from './rowCursor.ts';
import type { Handlers, PublicHandlers } from './Handler.ts';

const priceLimit = v.pipe(v.string(), v.transform(parsePriceLimit), v.number('must be a number that is not negative'));

const values = v.optional(v.array(v.pipe(v.string(), v.maxLength(200, 'must not be longer than 200 characters'))));

/** The search and the filters of parts. */
export const partsFilter = v.object({
  search: listQuery.search,
  exact: optionalValue(v.literal('1')),
  category: values,
  vehicle: values,
  brand: values,
  stock: optionalValue(v.literal('in')),
  min: optionalValue(priceLimit),
  max: optionalValue(priceLimit),
});

const partsQuery = v.object({
  ids: v.optional(v.array(v.string())),
  ...partsFilter.entries,
  limit: sortedQuery.limit,
  before: sortedQuery.before,
  sort: optionalValue(v.picklist(hostSorts)),
});

/** The query of the store. */
export function storeQuery<Query extends { exact?: '1' | undefined }>({ exact, ...query }: Query) {
  return { ...query, ...(exact && { isExact: true }) };
}

/** The header that says what was searched for if a word was corrected, percent-encoded. */
function correctedHeader(corrected: string | undefined): Record<string, string> {
  return corrected === undefined ? {} : { 'x-search-corrected': encodeURIComponent(corrected) };
}

/** The order of a list that is ranked or sorted, so that its first row is the first one; empty in insertion order. */
const orderOf = ({ sort, search }: { sort?: string | undefined; search?: string | undefined }): string =>
  sort ?? (search ? 'relevance' : '');

/** Without a cursor a sorted list continues at the values of its last part, which must still exist. @throws HttpError 400 */
async function checkLastPart(catalogue: Catalogue, before: string | undefined, order: string): Promise<void> {
  if (before === undefined || order === '' || order === 'newest' || (await catalogue.getPart(before))) return;
  const message = 'must be the _id of a part, or what the link to the next page has';
  throw new HttpError(400, `before ${message}.`, [{ path: 'before', message }]);
}

const noSuchPart = () => new HttpError(404, 'There is no such part.');

function nameTaken(path: string): HttpError {
  const message = 'A part with this name is already on sale. Choose another name.';
  return new HttpError(409, message, [{ path, message }]);
}

/** Within the backend a part without a value has none; `null` clears one only in a call. */
const withoutNull = <Changes extends object>(changes: Changes) =>
  Object.fromEntries(Object.entries(changes).map(([name, value]) => [name, value ?? undefined])) as {
    [Name in keyof Changes]: Exclude<Changes[Name], null>;
  };

/** The public reads of parts. */
export const publicPartCalls: PublicHandlers<'findParts' | 'getPart' | 'getDeletedPart'> = {
  async findParts(input, { catalogue, setHeaders }) {
    const { ids, before, ...query } = parse(partsQuery, input);
    if (ids) {
      const rows = await catalogue.getParts(ids);
      setHeaders({ 'x-total-count': String(rows.length) });
      return rows;
    }
    const order = orderOf(query);
    const start = startOfPage(before, order);
    await checkLastPart(catalogue, start.before, order);
    const { rows, corrected, next, ...count } = await catalogue.findParts({ ...storeQuery(query), ...start });
    setHeaders({
      ...listHeaders(rows, count, query, order === '' ? rows[0]?._id : next && cursorOfRow(next, order)),
      ...searchHeaders(input.search),
      ...correctedHeader(corrected),
    });
    return rows;
  },

  async getPart({ id }, { catalogue }) {
    const part = await catalogue.getPart(id);
    if (!part) throw noSuchPart();
    return part;
  },

  async getDeletedPart({ id }, { catalogue }) {
    const name = await catalogue.getDeletedName(id);
    if (name === undefined) throw noSuchPart();
    const { rows } = name ? await catalogue.findParts({ search: name, stock: 'in', limit: 4 }) : { rows: [] };
    return { product_name: name, alternatives: rows };
  },
};

/** The handlers of the calls about parts. */
export function partCalls(
  store: Store,
): Handlers<
  | 'findParts'
  | 'getPart'
  | 'getDeletedPart'
  | 'listShelves'
  | 'addPart'
  | 'addPartWithExtra'
  | 'updatePart'
  | 'deletePart'
> {
  const addPart = async (part: Omit<Part, '_id'>) => {
    const added = await store.addPart(part);
    if (added.outcome === 'name taken') throw nameTaken('product_name');
    return { insertedId: added._id };
  };
  return {
    ...publicPartCalls,

    listShelves: ({ ids }) => store.listShelves(ids),

    addPart,
    addPartWithExtra: addPart,

    async updatePart({ id, read, changes }, { caller }) {
      const changed = await store.updatePart(id, { read, changes: withoutNull(changes) }, caller.email);
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

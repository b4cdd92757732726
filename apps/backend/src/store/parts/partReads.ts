import * as v from 'valibot';
import { first } from '../sql/first.ts';
import { query, type SqlContext } from '../sql/transactions.ts';
import { partColumns, partOf, storedColumns } from './partRows.ts';
import type { PartReads } from './PartStore.ts';

const Shelves = v.array(v.object({ _id: v.string(), shelf: v.string() }));

const selectDeletedName = `SELECT detail FROM audit WHERE subject = ? AND action = 'delete part' ORDER BY at DESC LIMIT 1`;

type ReadsById = Pick<PartReads, 'listPartsAfter' | 'getPart' | 'getParts' | 'getDeletedName' | 'listShelves'>;

/** The reads of parts by their ids, in both databases and at replicas. */
export const partReads = ({ read, dialect }: Pick<SqlContext, 'read' | 'dialect'>): ReadsById => ({
  async listPartsAfter({ after = '', limit }) {
    const sql = `SELECT ${storedColumns} FROM parts WHERE _id > ? ORDER BY _id LIMIT ?`;
    return (await read(query(sql, after, limit))).map(partOf);
  },

  async getPart(_id) {
    const row = await read(first(`SELECT ${partColumns} FROM parts WHERE _id = ?`, _id));
    return row && partOf(row);
  },

  async getParts(ids) {
    const sql = `SELECT ${partColumns} FROM parts WHERE ${dialect.among('_id')}`;
    const parts = (await read(query(sql, JSON.stringify(ids)))).map(partOf);
    return parts.toSorted((one, other) => ids.indexOf(one._id) - ids.indexOf(other._id));
  },

  async listShelves(ids) {
    const condition = ids === undefined ? '' : ` AND ${dialect.among('_id')}`;
    const sql = `SELECT _id, shelf FROM parts WHERE shelf IS NOT NULL${condition}`;
    return v.parse(Shelves, await read(query(sql, ...(ids === undefined ? [] : [JSON.stringify(ids)]))));
  },

  async getDeletedName(_id) {
    return (await read(first(selectDeletedName, _id)))?.['detail'] as string | undefined;
  },
});

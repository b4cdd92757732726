import type { DatabaseSync, SQLOutputValue } from 'node:sqlite';
import { type Condition, valuesOf, whereOf } from '../../sql/conditions.ts';
import { afterOf, type Segment } from '../../sql/readSegments.ts';
import { giveWay } from '../../../operation/readTurn.ts';
import { prepareOnce } from './prepareOnce.ts';
import type { SearchedTable } from '../../sql/searchedNames.ts';
import { type FoundRows, maxRowsRead, rowsPerStatement } from './textSearch.ts';

/** How many found rows one statement sorts. */
const maxSorted = 3_000;

/** Unparsed rows. */
export type RawRows = Record<string, SQLOutputValue>[];

const keyOf = (value: SQLOutputValue | undefined) => (typeof value === 'string' ? value : Number(value));

/** Creates the functions that read pages of a table by key, so that every page takes the same time. */
export function sqlitePages(db: DatabaseSync, table: SearchedTable | 'parts', columns: string) {
  const prepare = prepareOnce(db);
  const byNumbers = db.prepare(
    `SELECT ${columns} FROM json_each(?) AS wanted JOIN ${table} ON ${table}.rowid = wanted.value ORDER BY wanted.key`,
  );

  function orderOf({ by, descending, tie: column = '_id' }: Segment, isSorted: boolean): string {
    const direction = descending ? 'DESC' : 'ASC';
    const tie = by === column ? '' : `, ${column} ${direction}`;
    return `ORDER BY ${isSorted ? '' : '+'}${by} ${direction}${tie}`;
  }

  /** Reads a segment in the order of its index, or sorts its rows if they are few. */
  function select(segment: Segment, conditions: readonly Condition[], limit: number, isSorted: boolean): RawRows {
    const all = [...segment.conditions, ...conditions, ...afterOf(segment)];
    const sql = `SELECT ${columns} FROM ${segment.table ?? table} ${whereOf(all)} ${orderOf(segment, isSorted)} LIMIT ?`;
    return prepare(sql).all(...valuesOf(all), limit);
  }

  /** The numbers of the rows of a segment that match, read in its order. */
  async function scan(
    segment: Segment,
    { conditions, known }: { conditions: readonly Condition[]; known: ReadonlySet<number> | undefined },
    limit: number,
    maxRead: number,
  ): Promise<number[]> {
    const asked = known ? [] : conditions;
    const matches = asked.map(({ sql }) => `(${sql})`).join(' AND ') || '1';
    const numbers: number[] = [];
    let { after } = segment;
    for (let read = 0; read < maxRead && numbers.length < limit; read += rowsPerStatement) {
      await giveWay();
      const all = [...segment.conditions, ...afterOf({ ...segment, after })];
      const sql = `SELECT rowid AS row, ${segment.tie ?? '_id'} AS tie, ${segment.by} AS value, ${matches} AS matches FROM ${segment.table ?? table} ${whereOf(all)} ${orderOf(segment, true)} LIMIT ?`;
      const rows = prepare(sql).all(...valuesOf(asked), ...valuesOf(all), rowsPerStatement);
      const matching = rows.filter((row) => row['matches'] === 1).map(({ row }) => Number(row));
      numbers.push(...matching.filter((row) => known?.has(row) ?? true));
      const last = rows.at(-1);
      if (last === undefined || rows.length < rowsPerStatement) break;
      after = { tie: keyOf(last['tie']), value: keyOf(last['value']) };
    }
    return numbers.slice(0, limit);
  }

  return {
    /** The newest rows, or those that were added before one, the newest first. */
    newest(before: string | undefined, limit: number): RawRows {
      const conditions = before === undefined ? [] : [{ sql: '_id < ?', values: [before] }];
      return select({ conditions, by: '_id', descending: true }, [], limit, true);
    },

    /** The number of a row, or of the next newer one; undefined if there is none. */
    numberOf(_id: string): number | undefined {
      const row = prepare(`SELECT rowid AS row FROM ${table} WHERE _id >= ? ORDER BY _id LIMIT 1`).get(_id)?.['row'];
      return typeof row === 'number' ? row : undefined;
    },

    /** The rows with these numbers, in their order. */
    read: (numbers: readonly number[]): RawRows => byNumbers.all(JSON.stringify(numbers)),

    valueIn: async (
      { table: from = table, by, conditions }: Segment,
      _id: string,
    ): Promise<string | number | undefined> => {
      const all = [{ sql: '_id = ?', values: [_id] }, ...conditions];
      const value = prepare(`SELECT ${by} AS value FROM ${from} ${whereOf(all)}`).get(...valuesOf(all))?.['value'];
      return typeof value === 'string' || typeof value === 'number' ? value : undefined;
    },

    select,

    /** Reads the found rows of a segment, which are sorted if they are few, or looked for in its order; all are known unless they are cut. */
    async selectFound(
      segment: Segment,
      { found, conditions }: { found: FoundRows; conditions: readonly Condition[] },
      limit: number,
      maxRead = maxRowsRead,
    ): Promise<RawRows> {
      await giveWay();
      const isNewest = segment.by === '_id' && segment.descending && !segment.after && !segment.conditions.length;
      // They are found in this order.
      if (isNewest && (!found.isCut || found.rows.length >= limit)) {
        return byNumbers.all(JSON.stringify(found.rows.slice(0, limit)));
      }
      if (found.isCut || found.rows.length > maxSorted) {
        const known = found.isCut ? undefined : new Set(found.rows);
        return byNumbers.all(JSON.stringify(await scan(segment, { conditions, known }, limit, maxRead)));
      }
      const numbers = { sql: 'rowid IN (SELECT value FROM json_each(?))', values: [JSON.stringify(found.rows)] };
      return select(segment, [numbers], limit, false);
    },
  };
}

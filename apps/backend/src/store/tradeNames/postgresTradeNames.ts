import { Part } from '@dealerkit/domain/entities';
import * as v from 'valibot';
import type { Store } from '../Store.ts';
import { addedNamesOf, createTradeNamesInUse, namesChanged, prepareNames, tradeNameValues } from './tradeNames.ts';
import { insertEntry } from '../audit/postgresAudit.ts';
import type { Database, ReadTradeNames, Run } from '../engines/postgres/Database.ts';
import { indexParts, partsAfter } from '../parts/postgresPartIndex.ts';
import { randomShard } from '../engines/postgres/shards.ts';
import { addToTotals } from '../engines/postgres/totals.ts';

const list = 'SELECT value FROM trade_names ORDER BY kind COLLATE "C"';

const insert = `
  INSERT INTO trade_names (kind, value)
  SELECT kind, value FROM json_to_recordset($1::json) AS row (kind text, value text)`;

const setValue = `
  INSERT INTO stored_values (name, value) VALUES ($1, $2) ON CONFLICT (name) DO UPDATE SET value = excluded.value`;

async function getValue(run: Run, name: string, lock = ''): Promise<string | undefined> {
  const [row] = await run({ sql: `SELECT value FROM stored_values WHERE name = $1 ${lock}`, values: [name] });
  return typeof row?.['value'] === 'string' ? row['value'] : undefined;
}

/** Creates the function that reads the trade names in use, also after another process has changed them. */
export function createReadTradeNames(): ReadTradeNames {
  const inUse = createTradeNamesInUse();
  return async (run, { lock = false, version: known } = {}) => {
    if (lock) await run({ sql: 'LOCK TABLE trade_names IN ROW SHARE MODE', isSent: true });
    const version = known ?? Number((await getValue(run, tradeNameValues.version)) ?? 0);
    return inUse.of(version) ?? inUse.keep(version, await prepareNames(addedNamesOf(await run({ sql: list }))));
  };
}

/** A statement that counts a change of what a search finds parts by. */
const countChange = `
  WITH changed AS (SELECT 1), versioned AS (UPDATE versions SET value = value + 1 WHERE shard = $1::int),
    ${addToTotals('changed', '$1', { 'changed part texts': 1 })}
  SELECT 1`;

type TradeNames = Pick<Store, 'getTradeNames' | 'setTradeNames' | 'countOutdatedParts' | 'indexParts'>;

/** The trade names of the PostgreSQL store. */
export function postgresTradeNames({ run, transaction, newId, readTradeNames }: Database): TradeNames {
  return {
    async getTradeNames() {
      const { version } = await readTradeNames(run);
      return { names: addedNamesOf(await run({ sql: list })), version };
    },

    setTradeNames: (names, version, actor) =>
      transaction(async (runInTransaction) => {
        // Waits for the parts that are being written with the present names.
        await runInTransaction({ sql: 'LOCK TABLE trade_names IN EXCLUSIVE MODE' });
        if (Number((await getValue(runInTransaction, tradeNameValues.version)) ?? 0) !== version) return 'conflict';
        const rows = names.map((name) => ({ kind: name.kind, value: JSON.stringify(name) }));
        await runInTransaction({ sql: 'DELETE FROM trade_names', isSent: true });
        await runInTransaction({ sql: insert, values: [JSON.stringify(rows)], isSent: true });
        await runInTransaction({ sql: setValue, values: [tradeNameValues.version, String(version + 1)], isSent: true });
        await runInTransaction({ sql: setValue, values: [tradeNameValues.indexedTo, ''], isSent: true });
        await insertEntry(runInTransaction, newId(), namesChanged(names, actor));
        await runInTransaction({ sql: countChange, values: [randomShard()], isSent: true });
        return 'changed';
      }),

    async countOutdatedParts() {
      const after = await getValue(run, tradeNameValues.indexedTo);
      if (after === undefined) return 0;
      const [row] = await run({ sql: 'SELECT count(*) AS parts FROM parts WHERE _id > $1', values: [after] });
      return Number(row?.['parts']);
    },

    indexParts: (limit) =>
      transaction(async (runInTransaction) => {
        const tradeNames = await readTradeNames(runInTransaction, { lock: true });
        const after = await getValue(runInTransaction, tradeNameValues.indexedTo, 'FOR UPDATE');
        if (after === undefined) return 0;
        const rows = await runInTransaction({
          sql: `${partsAfter} FOR SHARE`,
          values: [after, limit],
        });
        const parts = v.parse(v.array(Part), rows);
        await indexParts(runInTransaction, parts, tradeNames);
        const last = parts.at(-1)?._id;
        await (parts.length < limit || last === undefined
          ? runInTransaction({ sql: 'DELETE FROM stored_values WHERE name = $1', values: [tradeNameValues.indexedTo] })
          : runInTransaction({ sql: setValue, values: [tradeNameValues.indexedTo, last] }));
        await runInTransaction({ sql: countChange, values: [randomShard()], isSent: true });
        return parts.length;
      }),
  };
}

import {
  addedNamesOf,
  createSynonymsInUse,
  namesChanged,
  prepareNames,
  synonymValues,
  type SynonymStore,
} from './synonyms.ts';
import { insertEntry } from '../engines/postgres/transact.ts';
import type { Database, ReadSynonyms, Run } from '../engines/postgres/Database.ts';
import { partOf } from '../parts/partRows.ts';
import { indexParts, partsAfter } from '../parts/postgresPartIndex.ts';
import { randomShard } from '../engines/postgres/shards.ts';
import { addToTotals } from '../engines/postgres/totals.ts';

const list = 'SELECT value FROM synonyms ORDER BY kind COLLATE "C"';

const insert = `
  INSERT INTO synonyms (kind, value)
  SELECT kind, value FROM json_to_recordset($1::json) AS row (kind text, value text)`;

const setValue = `
  INSERT INTO stored_values (name, value) VALUES ($1, $2) ON CONFLICT (name) DO UPDATE SET value = excluded.value`;

async function getValue(run: Run, name: string, lock = ''): Promise<string | undefined> {
  const [row] = await run({ sql: `SELECT value FROM stored_values WHERE name = $1 ${lock}`, values: [name] });
  return typeof row?.['value'] === 'string' ? row['value'] : undefined;
}

/** Creates the function that reads the synonyms in use, also after another process has changed them. */
export function createReadSynonyms(): ReadSynonyms {
  const inUse = createSynonymsInUse();
  return async (run, { lock = false, version: known } = {}) => {
    if (lock) await run({ sql: 'LOCK TABLE synonyms IN ROW SHARE MODE', isSent: true });
    const version = known ?? Number((await getValue(run, synonymValues.version)) ?? 0);
    return inUse.of(version) ?? inUse.keep(version, await prepareNames(addedNamesOf(await run({ sql: list }))));
  };
}

/** A statement that counts a change of what a search finds parts by. */
const countChange = `
  WITH changed AS (SELECT 1), versioned AS (UPDATE versions SET value = value + 1 WHERE shard = $1::int),
    ${addToTotals('changed', '$1', { 'changed part texts': 1 })}
  SELECT 1`;

/** The synonyms of the PostgreSQL store. */
export function postgresSynonyms({ run, transaction, newId, readSynonyms }: Database): SynonymStore {
  return {
    async getSynonyms() {
      const { version } = await readSynonyms(run);
      return { names: addedNamesOf(await run({ sql: list })), version };
    },

    setSynonyms: (names, version, actor) =>
      transaction(async (runInTransaction) => {
        // Waits for the parts that are being written with the present names.
        await runInTransaction({ sql: 'LOCK TABLE synonyms IN EXCLUSIVE MODE' });
        if (Number((await getValue(runInTransaction, synonymValues.version)) ?? 0) !== version) return 'conflict';
        const rows = names.map((name) => ({ kind: name.kind, value: JSON.stringify(name) }));
        await runInTransaction({ sql: 'DELETE FROM synonyms', isSent: true });
        await runInTransaction({ sql: insert, values: [JSON.stringify(rows)], isSent: true });
        await runInTransaction({ sql: setValue, values: [synonymValues.version, String(version + 1)], isSent: true });
        await runInTransaction({ sql: setValue, values: [synonymValues.indexedTo, ''], isSent: true });
        await insertEntry(runInTransaction, newId(), namesChanged(names, actor));
        await runInTransaction({ sql: countChange, values: [randomShard()], isSent: true });
        return 'changed';
      }),

    async countOutdatedParts() {
      const after = await getValue(run, synonymValues.indexedTo);
      if (after === undefined) return 0;
      const [row] = await run({ sql: 'SELECT count(*) AS parts FROM parts WHERE _id > $1', values: [after] });
      return Number(row?.['parts']);
    },

    indexParts: (limit) =>
      transaction(async (runInTransaction) => {
        const synonyms = await readSynonyms(runInTransaction, { lock: true });
        const after = await getValue(runInTransaction, synonymValues.indexedTo, 'FOR UPDATE');
        if (after === undefined) return 0;
        const rows = await runInTransaction({
          sql: `${partsAfter} FOR SHARE`,
          values: [after, limit],
        });
        const parts = rows.map(partOf);
        await indexParts(runInTransaction, parts, synonyms);
        const last = parts.at(-1)?._id;
        await (parts.length < limit || last === undefined
          ? runInTransaction({ sql: 'DELETE FROM stored_values WHERE name = $1', values: [synonymValues.indexedTo] })
          : runInTransaction({ sql: setValue, values: [synonymValues.indexedTo, last] }));
        await runInTransaction({ sql: countChange, values: [randomShard()], isSent: true });
        return parts.length;
      }),
  };
}

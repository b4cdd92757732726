import type { Part } from '@dealerkit/domain/entities';
import { partKey, partsKey } from '../../edge/surrogate.ts';
import { describeChanges, hasOtherTerms, isAsRead, type PartChange } from './partChanges.ts';
import { partReads } from './partReads.ts';
import { partColumns, partOf, partValues, storedColumns } from './partRows.ts';
import { noteUsedPictures } from '../pictures/noteUsedPictures.ts';
import { maxNumberMatches } from './partSearch.ts';
import type { ChangedPart, PartPage, PartStore } from './PartStore.ts';
import type { PartsQuery } from '../sql/queries.ts';
import { readSuggestions } from './suggestions.ts';
import type { Database, PartDatabase, ReadSynonyms, Run, SearchVersions } from '../engines/postgres/Database.ts';
import { sqlStateOf } from '../engines/postgres/errors.ts';
import { postgresFindParts } from './postgresFindParts.ts';
import { postgresFindFacets } from './postgresPartFacets.ts';
import { indexParts, removeWordsOf } from './postgresPartIndex.ts';
import { keysOfPart, purgeAfter } from '../engines/postgres/outbox.ts';
import { randomShard } from '../engines/postgres/shards.ts';
import { addToTotals } from '../engines/postgres/totals.ts';
import { postgresDialect, runStatements } from '../engines/postgres/transact.ts';
import { incrementVersionAfter } from '../engines/postgres/versions.ts';

const insert = `
  WITH added AS (
    INSERT INTO parts (${storedColumns}, name_key)
    VALUES ($1, $2, $3, $4::float8, $5, $6, $7::int, $8::int, $9::int, $10, $11, $12)
    ON CONFLICT (name_key) DO NOTHING
    RETURNING _id
  ), ${incrementVersionAfter('added', '$13')}, ${purgeAfter('added', `'${partsKey}'`, '$14')},
    ${addToTotals('added', '$13', { parts: 1, 'changed part texts': 1 })}
  SELECT _id FROM added`;

const update = `
  WITH changed AS (
    UPDATE parts SET product_name = $2, description = $3, price_number = $4::float8, price_text = $5, image = $6,
      minimum_order_quantity = $7::int, available_quantity = $8::int, reorder_level = $9::int, extra = $10,
      shelf = $11, name_key = $12
    WHERE _id = $1 RETURNING _id
  ), ${incrementVersionAfter('changed', '$13')}, ${purgeAfter('changed', keysOfPart, '$14')},
    ${addToTotals('changed', '$13', { 'changed part texts': 1 })}
  SELECT _id FROM changed`;

const insertAudit = `
  INSERT INTO audit (_id, at, actor, action, subject, detail) VALUES ($1, $2::bigint, $3, 'change part', $4, $5)`;

const remove = `
  WITH deleted AS (
    DELETE FROM parts WHERE _id = $1 RETURNING _id, product_name
  ), ${incrementVersionAfter('deleted', '$2')}, ${purgeAfter('deleted', keysOfPart, '$6')},
    ${addToTotals('deleted', '$2', { parts: -1, 'changed part texts': 1 })}
  INSERT INTO audit (_id, at, actor, action, subject, detail)
  SELECT $3, $4::bigint, $5, 'delete part', $1, coalesce(product_name, '') FROM deleted
  RETURNING _id`;

/** Changes a part within a transaction, which locks it. */
async function changePart(
  run: Run,
  { _id, auditId, purgeId }: { _id: string; auditId: string; purgeId: string | null },
  change: PartChange,
  { actor, readSynonyms }: { actor: string; readSynonyms: ReadSynonyms },
): Promise<ChangedPart> {
  const [row] = await run({ sql: `SELECT ${storedColumns} FROM parts WHERE _id = $1 FOR UPDATE`, values: [_id] });
  if (!row) return { outcome: 'no such part' };
  const part = partOf(row);
  if (!isAsRead(part, change)) return { outcome: 'conflict', part };
  const changed = { ...part, ...change.changes };
  await run({ sql: update, values: [_id, ...partValues(changed), randomShard(), purgeId], isSent: true });
  await runStatements(run, noteUsedPictures(postgresDialect, [changed]));
  if (hasOtherTerms(part, changed)) await indexParts(run, [changed], await readSynonyms(run, { lock: true }));
  const detail = describeChanges(part, change.changes);
  if (detail) await run({ sql: insertAudit, values: [auditId, Date.now(), actor, _id, detail], isSent: true });
  return { outcome: 'changed' };
}

/** Adds a part within a transaction, which must also index it, and stores its purge unless the id of the purge is null. */
export async function insertPart(
  run: Run,
  { _id, ...part }: Part,
  purgeId: string | null,
): ReturnType<PartStore['addPart']> {
  const [added] = await run({ sql: insert, values: [_id, ...partValues(part), randomShard(), purgeId] });
  if (!added) return { outcome: 'name taken' };
  await runStatements(run, noteUsedPictures(postgresDialect, [part]));
  return { outcome: 'added', _id };
}

type PartReadCalls = Omit<PartStore, 'addPart' | 'updatePart' | 'deletePart'>;

const byNumber = `
  SELECT ${partColumns} FROM parts WHERE row IN (SELECT part FROM part_numbers WHERE number = ANY($1::text[]))
  ORDER BY _id LIMIT $2::int`;

/** The reads of parts. */
export function postgresPartReads({ run, partReads: reads }: PartDatabase): PartReadCalls {
  const find = postgresFindParts(run, partColumns, reads);

  const findFacets = postgresFindFacets(run, reads);

  async function findParts(query: PartsQuery, versions?: SearchVersions): Promise<PartPage> {
    const { rows, ...count } = await find(query, versions);
    return { rows: rows.map(partOf), ...count };
  }

  return {
    findParts: (query) => findParts(query),

    findPartsByNumber: async (numbers) =>
      (await run({ sql: byNumber, values: [numbers, maxNumberMatches], replan: true })).map(partOf),

    findFacets: (query) => findFacets(query),

    async findSuggestions(search) {
      const versions = await reads.readVersions(run);
      return readSuggestions(search, {
        findParts: (query) => findParts(query, versions),
        findFacets: (query) => findFacets(query, versions),
        readTrade: async () => (await reads.synonyms(run, { version: versions.names })).trade,
      });
    },

    ...partReads({ dialect: postgresDialect, read: (statements) => runStatements(run, statements) }),
  };
}

/** The parts of the PostgreSQL store. */
export function postgresParts(database: Database & PartDatabase): PartStore {
  const { transaction, newId, purges, readSynonyms } = database;
  return {
    ...postgresPartReads(database),

    async addPart(part) {
      const stored = { _id: newId(), ...part };
      const purgeId = purges.newId();
      const added = await transaction(async (runInTransaction) => {
        const synonyms = await readSynonyms(runInTransaction, { lock: true });
        const inserted = await insertPart(runInTransaction, stored, purgeId);
        if (inserted.outcome === 'added') await indexParts(runInTransaction, [stored], synonyms);
        return inserted;
      });
      if (added.outcome === 'added') purges.committed(partsKey);
      return added;
    },

    async updatePart(_id, change, actor) {
      const ids = { _id, auditId: newId(), purgeId: purges.newId() };
      try {
        const changed = await transaction((runInTransaction) =>
          changePart(runInTransaction, ids, change, { actor, readSynonyms }),
        );
        if (changed.outcome === 'changed') purges.committed(partsKey, partKey(_id));
        return changed;
      } catch (error) {
        if (sqlStateOf(error) === '23505') return { outcome: 'name taken' };
        throw error;
      }
    },

    async deletePart(_id, actor) {
      const values = [_id, randomShard(), newId(), Date.now(), actor, purges.newId()];
      const deleted = await transaction(async (runInTransaction) => {
        await removeWordsOf(runInTransaction, _id);
        return (await runInTransaction({ sql: remove, values })).length;
      });
      if (deleted) purges.committed(partsKey, partKey(_id));
      return deleted;
    },
  };
}

import type { Synonym } from '@dealerkit/domain/search';
import type { Changes } from '../sql/changes.ts';
import { setValue } from '../sql/storedValues.ts';
import { query, send, type SqlContext, type Statements } from '../sql/transactions.ts';
import { prepareNames, type SynonymStore } from './synonyms.ts';
import { indexedToName, readAddedNames, readVersion, type SynonymsInUse, versionName } from './synonymsInUse.ts';

function* replace(
  { dialect }: SqlContext,
  changes: Changes,
  { names, version, actor }: { names: readonly Synonym[]; version: number; actor: string },
): Statements<'changed' | 'conflict'> {
  // Waits for the parts that are being written with the present names.
  for (const sql of dialect.lockTables('synonyms', 'EXCLUSIVE')) yield* query(sql);
  if ((yield* readVersion()) !== version) return 'conflict';
  yield* send('DELETE FROM synonyms');
  yield* dialect.insertRows(
    'synonyms',
    names.map((name) => ({ kind: name.kind, value: JSON.stringify(name) })),
  );
  yield* setValue(versionName, String(version + 1));
  yield* setValue(indexedToName, '');
  const kinds = names.map(({ kind }) => kind).join(', ');
  changes.audit.push({ actor, action: 'change synonyms', subject: 'synonyms', detail: kinds.slice(0, 1000) });
  changes.partTexts = true;
  return 'changed';
}

/** The synonyms of both databases. */
export function createSynonymStore(context: SqlContext, inUse: SynonymsInUse): SynonymStore {
  return {
    getSynonyms: () =>
      context.read(
        (function* statements() {
          return { version: yield* readVersion(), names: yield* readAddedNames() };
        })(),
      ),

    async setSynonyms(names, version, actor) {
      const trade = await prepareNames(names);
      const changing = context.transact((changes) => replace(context, changes, { names, version, actor }));
      // A change that is not committed leaves its version to another one.
      const outcome = await changing.catch((error: unknown) => {
        inUse.forget();
        throw error;
      });
      if (outcome === 'changed') inUse.keep({ version: version + 1, trade });
      return outcome;
    },
  };
}

import { StoredSynonym, type Synonyms } from '@dealerkit/api-client';
import { mergeSynonyms, prepareSynonymIndex, type SynonymIndex } from '@dealerkit/domain/search';
import { synonyms, synonymWords } from '@dealerkit/domain/synonyms/synonyms';
import * as v from 'valibot';
import { readValue } from '../sql/storedValues.ts';
import { query, type SqlContext, type Statements } from '../sql/transactions.ts';

/** The synonyms that parts and searches are analyzed with. */
interface InUse {
  trade: SynonymIndex;
  version: number;
}

/** The names in `stored_values` of the version, and of the `_id` up to which parts are indexed by it, while some are not. */
export const [versionName, indexedToName] = ['synonyms', 'synonyms: indexed to'];

const StoredName = v.pipe(v.string(), v.parseJson(), StoredSynonym);

/** Reads what the dealer adds to the synonyms. */
export function* readAddedNames(): Statements<Synonyms['names']> {
  const names = (yield* query('SELECT value FROM synonyms')).map(({ value }) => v.parse(StoredName, value));
  return names.toSorted((one, other) => (one.kind < other.kind ? -1 : 1));
}

export function* readVersion(): Statements<number> {
  return Number((yield* readValue(versionName)) ?? 0);
}

/** Reads the synonyms in use, also after another process has changed them, and keeps them until their version changes. */
export interface SynonymsInUse {
  /** Those of the present version, or of one that was read already. */
  read: (version?: number) => Statements<InUse>;
  /** As `read`, and they cannot change before the end of the transaction. */
  lock: (dialect: Pick<SqlContext['dialect'], 'lockTables'>) => Statements<InUse>;
  keep: (inUse: InUse) => void;
  forget: () => void;
}

/** Creates the synonyms in use of one process. */
export function createSynonymsInUse(): SynonymsInUse {
  let kept: InUse | undefined;

  function* read(known?: number): Statements<InUse> {
    const version = known ?? (yield* readVersion());
    if (kept?.version === version) return kept;
    const added = yield* readAddedNames();
    kept = { version, trade: yield* prepareSynonymIndex(mergeSynonyms(synonyms, added), synonymWords) };
    return kept;
  }

  return {
    read,
    *lock({ lockTables }) {
      for (const sql of lockTables('synonyms', 'ROW SHARE')) yield* query(sql);
      return yield* read();
    },
    keep: (inUse) => void (kept = inUse),
    forget: () => void (kept = undefined),
  };
}

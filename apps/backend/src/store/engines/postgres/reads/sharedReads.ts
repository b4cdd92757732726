import type { QueryPlan } from '@dealerkit/domain/search';
import * as v from 'valibot';
import type { FoundFacets } from '../../../parts/partFacets.ts';
import { createPlanSearch } from '../../../parts/partPlan.ts';
import { createKeptValues, type KeepValue } from '../../../sql/keptValues.ts';
import type { PartsFilter } from '../../../sql/queries.ts';
import { type SynonymsInUse, versionName } from '../../../synonyms/synonymsInUse.ts';
import type { Run } from '../Database.ts';
import { totalOf } from '../totals.ts';
import { runStatements } from '../transact.ts';

const selectVersions = `
  SELECT (SELECT value FROM stored_values WHERE name = $1) AS names, ${totalOf('changed part texts')} AS texts`;

const toNumber = v.pipe(v.unknown(), v.transform(Number));

/** The versions of the synonyms, and of what a search finds parts by. */
const Versions = v.object({ names: toNumber, texts: v.pipe(v.unknown(), v.transform(String)) });
export type SearchVersions = v.InferOutput<typeof Versions>;

/** What the reads of parts at the primary and at replicas share. */
export interface SharedReads {
  synonyms: SynonymsInUse;
  /** Reads the versions of what searches are planned by. */
  readVersions: (run: Run) => Promise<SearchVersions>;
  planSearch: (run: Run, query: PartsFilter, versions: SearchVersions) => Promise<QueryPlan | undefined>;
  keepFacets: KeepValue<FoundFacets>;
}

/** What reads of parts need. */
export interface PartDatabase {
  run: Run;
  shared: SharedReads;
}

/** Creates what the reads of parts of one process share. */
export function createSharedReads(synonyms: SynonymsInUse): SharedReads {
  const plan = createPlanSearch();
  return {
    synonyms,
    readVersions: async (run) => v.parse(Versions, (await run({ sql: selectVersions, values: [versionName] }))[0]),
    planSearch: (run, query, { names, texts }) =>
      plan(query, {
        read: (statements) => runStatements(run, statements),
        synonyms: () => synonyms.read(names),
        textVersion: () => texts,
      }),
    keepFacets: createKeptValues(),
  };
}

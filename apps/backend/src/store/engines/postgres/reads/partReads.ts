import { partReads } from '../../../parts/partReads.ts';
import { partColumns, partOf } from '../../../parts/partRows.ts';
import { maxNumberMatches } from '../../../parts/partSearch.ts';
import type { PartPage, PartReads } from '../../../parts/PartStore.ts';
import { readSuggestions } from '../../../parts/suggestions.ts';
import type { PartsQuery } from '../../../sql/queries.ts';
import { postgresDialect, runStatements } from '../transact.ts';
import { postgresFindFacets } from './findFacets.ts';
import { postgresFindParts } from './findParts.ts';
import type { PartDatabase, SearchVersions } from './sharedReads.ts';

const byNumber = `
  SELECT ${partColumns} FROM parts WHERE row IN (SELECT part FROM part_numbers WHERE number = ANY($1::text[]))
  ORDER BY _id LIMIT $2::int`;

/** The reads of parts. */
export function postgresPartReads({ run, shared }: PartDatabase): PartReads {
  const find = postgresFindParts(run, partColumns, shared);

  const findFacets = postgresFindFacets(run, shared);

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
      const versions = await shared.readVersions(run);
      return readSuggestions(search, {
        findParts: (query) => findParts(query, versions),
        findFacets: (query) => findFacets(query, versions),
        readTrade: async () => (await runStatements(run, shared.synonyms.read(versions.names))).trade,
      });
    },

    ...partReads({ dialect: postgresDialect, read: (statements) => runStatements(run, statements) }),
  };
}

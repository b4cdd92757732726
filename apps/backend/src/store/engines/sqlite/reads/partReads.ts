import { giveWay } from '../../../../operation/readTurn.ts';
import { createPlanSearch } from '../../../parts/partPlan.ts';
import { partReads } from '../../../parts/partReads.ts';
import { partColumns, partOf } from '../../../parts/partRows.ts';
import { maxNumberMatches } from '../../../parts/partSearch.ts';
import type { PartReads } from '../../../parts/PartStore.ts';
import { readSuggestions } from '../../../parts/suggestions.ts';
import type { SqlContext } from '../../../sql/transactions.ts';
import type { SynonymsInUse } from '../../../synonyms/synonymsInUse.ts';
import type { Connection } from '../Connection.ts';
import { sqliteFindFacets } from './findFacets.ts';
import { type SqlitePlanSearch, sqliteFindParts } from './findParts.ts';

/** The reads of parts. */
export function sqlitePartReads(connection: Connection, context: SqlContext, synonyms: SynonymsInUse): PartReads {
  const { db, versions } = connection;
  const plan = createPlanSearch();
  const reads = { read: context.readInTurns, synonyms: () => synonyms.read(), textVersion: versions.partTexts };
  const planSearch: SqlitePlanSearch = (query) => plan(query, reads);
  const find = sqliteFindParts(db, context, planSearch);
  const findFacets = sqliteFindFacets(connection, context, planSearch);
  const byNumber = db.prepare(
    `SELECT ${partColumns} FROM parts WHERE row IN (
       SELECT part FROM part_numbers WHERE number IN (SELECT value FROM json_each(?))
     ) ORDER BY row LIMIT ?`,
  );

  const findParts: PartReads['findParts'] = async (query) => {
    const { rows, ...count } = await find(query);
    return { rows: rows.map(partOf), ...count };
  };

  return {
    findParts,
    findFacets,

    async findPartsByNumber(numbers) {
      await giveWay();
      return byNumber.all(JSON.stringify(numbers), maxNumberMatches).map(partOf);
    },

    findSuggestions: (search) =>
      readSuggestions(search, {
        findParts,
        findFacets,
        readTrade: async () => (await context.readInTurns(synonyms.read())).trade,
      }),

    ...partReads(context),
  };
}

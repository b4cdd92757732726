import * as v from 'valibot';
import { HttpError } from '../http/HttpError.ts';
import type { ZeroResultSearches } from '../operation/zeroResultSearches.ts';
import type { PartIndexing } from '../operation/partIndexing.ts';
import { firstCountedDay } from '../store/searches/zeroResultSearches.ts';
import type { Store } from '../store/Store.ts';
import { synonymIssues } from '../store/synonyms/synonyms.ts';
import type { Days } from '../days.ts';
import type { Handlers, PublicHandlers } from './Handler.ts';
import { listQuery } from './listQuery.ts';
import { partsFilter, storeQuery } from './partCalls.ts';
import { parse } from './parse.ts';

const suggestionsQuery = v.object({ search: listQuery.search });

/** The public reads of a search besides its parts. */
export const publicSearchCalls: PublicHandlers<'findFacets' | 'findSuggestions'> = {
  async findFacets(input, { catalogue }) {
    const { categories, vehicles, brands, ...counts } = await catalogue.findFacets(
      storeQuery(parse(partsFilter, input)),
    );
    return { ...counts, categories: [...categories], vehicles: [...vehicles], brands: [...brands] };
  },

  async findSuggestions(input, { catalogue }) {
    const { search = '' } = parse(suggestionsQuery, input);
    return search.length < 2 ? [] : catalogue.findSuggestions(search);
  },
};

/** The handlers of the calls about searches. */
export function searchCalls(
  store: Store,
  { dateOf }: Days,
  indexing: PartIndexing,
  zeroResults: Pick<ZeroResultSearches, 'flush'>,
): Handlers<'findFacets' | 'findSuggestions' | 'getSynonyms' | 'setSynonyms' | 'listZeroResultSearches'> {
  return {
    ...publicSearchCalls,

    async getSynonyms() {
      const { names, version } = await store.getSynonyms();
      return { names, version, waitingParts: await store.countOutdatedParts() };
    },

    async setSynonyms({ names, version }, { caller }) {
      const issues = await synonymIssues(names);
      if (issues[0]) throw new HttpError(400, `${issues[0].path} ${issues[0].message}.`, issues);
      if ((await store.setSynonyms(names, version, caller.email)) === 'conflict') {
        const message = 'The synonyms have changed in the meantime. Check the current ones, then try again.';
        throw new HttpError(409, message, [], { synonyms: await store.getSynonyms() });
      }
      indexing.start();
      return { modifiedCount: 1 };
    },

    async listZeroResultSearches() {
      await zeroResults.flush();
      return store.listZeroResultSearches(firstCountedDay(dateOf(Date.now())));
    },
  };
}

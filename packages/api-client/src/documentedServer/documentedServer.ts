import type { Synonym } from '@dealerkit/domain/search';
import type { Client } from '../index.js';
import { findInList, queryOf } from './findParts.js';
import { findUsersInList } from './findUsers.js';
import { answerPage } from './pages.js';
import { createPartList } from './partList.js';
import { createPartSearches } from './searchParts.js';

export interface DocumentedServerOptions {
  /** The synonyms that the dealer adds, for the search. @default [] */
  synonyms?: readonly Synonym[] | undefined;
}

/** The language of the page, by which names are sorted. */
const localeOfPage = () => globalThis.document?.documentElement.lang || 'en';

/**
 * Gives the client of a host with only the fourteen documented calls those additional calls that can be answered from their responses:
 * the search of parts and of users in the whole list, the newest reviews, and a profile, which is empty.
 */
export const documentedServer = (client: Client, { synonyms = [] }: DocumentedServerOptions = {}): Client => {
  const list = createPartList(() => client.listParts());
  const { searchOf, resolveLines } = createPartSearches(synonyms);
  /** The host may have carried out a call that fails. */
  const changing = <Response>(write: Promise<Response>) => write.finally(list.change);

  return {
    ...client,

    async findParts(input = {}, options) {
      // The parts of a basket are those of this moment.
      const parts = await (input.ids ? list.load() : list.read(JSON.stringify(['findParts', input])));
      const { parts: found, ...count } = await findInList(parts, input, searchOf, localeOfPage());
      const page = answerPage(found, input, options, count);
      const isNewestLast = !input.ids && input.sort === undefined && !input.search;
      return isNewestLast ? page.toReversed() : page;
    },

    async findFacets(input = {}) {
      const parts = await list.read(JSON.stringify(['findFacets', input]));
      const { facets, corrected } = (await searchOf(parts)).find(queryOf(input), 'en');
      const { categories, vehicles, brands } = facets;
      return {
        total: facets.total,
        corrected,
        categories: [...categories],
        vehicles: [...vehicles],
        brands: [...brands],
      };
    },

    async findSuggestions({ search }) {
      const parts = await list.read(JSON.stringify(['findSuggestions', search]));
      return (await searchOf(parts)).suggest(search);
    },

    async resolveOrderList({ lines }, { signal } = {}) {
      const parts = await list.read(JSON.stringify(['resolveOrderList', lines]));
      const resolved = await resolveLines(parts, lines);
      signal?.throwIfAborted();
      return resolved.map((line) => ({ ...line, parts: [...line.parts] }));
    },

    findReviews: async ({ limit } = {}) => (await client.listReviews()).slice(-Number(limit ?? Infinity)),

    findUsers: async (input = {}, options) =>
      answerPage(findUsersInList(await client.listUsers(), input), input, options),

    // The documented calls do not return what a user has stored.
    getProfile: async ({ email }) => ({ _id: '', email }),

    addPart: (input, options) => changing(client.addPart(input, options)),
    deletePart: (input, options) => changing(client.deletePart(input, options)),
    deleteOrder: (input, options) => changing(client.deleteOrder(input, options)),
    // The host would not know the key, and may not allow its header.
    placeOrder: (input, options = {}) => {
      const { idempotencyKey: _, ...others } = options;
      return changing(client.placeOrder(input, others));
    },
  };
};

import type { Part } from '@dealerkit/domain/entities';
import type { ResolvedLine } from '@dealerkit/domain/orderList';
import { type Cache, unstable_serialize as keyOf, useSWRConfig } from 'swr';
import { classifyError } from '../../../index.js';
import { useClientSettings } from '../../data/ClientProvider.js';
import { fetchQuery } from '../../data/requests/fetchQuery.js';
import type { MutationError } from '../../data/useMutation.js';

const listKey = ['listParts', {}] as const;

/**
 * Returns a function that finds the parts of at most 100 lines of a list, in their order: by the host, or among all parts of a host that
 * cannot, which are loaded for the first list. It resolves to why that failed; an aborted call has no effect.
 */
export const useResolvedList = () => {
  const { client, abilities, errorMessage, tradeNames } = useClientSettings();
  const { cache, mutate } = useSWRConfig();

  const loadParts = async (): Promise<readonly Part[]> => {
    const { data: loaded } = (cache as Cache<readonly Part[]>).get(keyOf(listKey)) ?? {};
    const load = () => mutate<Part[]>(listKey, fetchQuery(client, ...listKey), { revalidate: false });
    return loaded ?? (await load()) ?? [];
  };

  return async (lines: readonly string[], signal: AbortSignal): Promise<readonly ResolvedLine[] | MutationError> => {
    try {
      if (abilities.resolveOrderList) return await client.resolveOrderList({ lines: [...lines] }, { signal });
      const [parts, { resolveOverParts }] = await Promise.all([loadParts(), import('./resolveOverParts.js')]);
      return await resolveOverParts(parts, lines, tradeNames);
    } catch (error) {
      return { message: errorMessage(classifyError(error).kind) };
    }
  };
};

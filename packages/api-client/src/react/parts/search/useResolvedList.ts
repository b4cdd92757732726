import type { ResolvedLine } from '@dealerkit/domain/orderList';
import { classifyError } from '../../../index.js';
import { useClientSettings } from '../../data/ClientProvider.js';
import type { MutationError } from '../../data/useMutation.js';

/**
 * Returns a function that finds the parts of at most 100 lines of a list, in their order. It resolves to why that failed; an aborted call has
 * no effect.
 */
export const useResolvedList = () => {
  const { client, errorMessage } = useClientSettings();
  return async (lines: readonly string[], signal: AbortSignal): Promise<readonly ResolvedLine[] | MutationError> => {
    try {
      return await client.resolveOrderList({ lines: [...lines] }, { signal });
    } catch (error) {
      return { message: errorMessage(classifyError(error).kind) };
    }
  };
};

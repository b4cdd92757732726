import type { Order, Part } from '@dealerkit/domain/entities';
import { classifyError } from '../../index.js';
import { useClientSettings } from '../data/ClientProvider.js';

/**
 * Returns a function that reads the parts of order lines that are on sale, and resolves to undefined after `onError` has shown why they
 * cannot be read. Lines without ids are found among all parts on sale.
 */
export const useReadOrderParts = () => {
  const { client, errorMessage, onError } = useClientSettings();
  return async (lines: readonly Order[]): Promise<readonly Part[] | undefined> => {
    // Pieces that were split off or returned are of the same part.
    const ids = [...new Set(lines.flatMap(({ partId }) => partId ?? []))];
    const hasNames = lines.some(({ partId }) => partId === undefined);
    try {
      const [found, named] = await Promise.all([
        ids.length > 0 ? client.findParts({ ids }) : [],
        hasNames ? client.listParts() : [],
      ]);
      return [...found, ...named];
    } catch (error) {
      onError?.(errorMessage(classifyError(error).kind), 'placeOrderLines');
      return undefined;
    }
  };
};

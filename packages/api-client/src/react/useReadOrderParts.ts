import type { Order, Part } from '@dealerkit/domain/entities';
import { classifyError } from '../index.js';
import { useClientSettings } from './ClientProvider.js';

/**
 * Returns a function that reads the parts of order lines that are on sale, and resolves to undefined after `onError` has shown why they
 * cannot be read. A host whose lines have no ids lists all parts.
 */
export const useReadOrderParts = () => {
  const { client, abilities, errorMessage, onError } = useClientSettings();
  return async (lines: readonly Order[]): Promise<readonly Part[] | undefined> => {
    const ids = lines.flatMap(({ partId }) => partId ?? []);
    try {
      return await (abilities.findParts && ids.length > 0 ? client.findParts({ ids }) : client.listParts());
    } catch (error) {
      onError?.(errorMessage(classifyError(error).kind), 'placeOrderLines');
      return undefined;
    }
  };
};

import { useQuery } from '@dealerkit/api-client/react';
import type { Part } from '@dealerkit/ui/entities';

const noParts: readonly Part[] = [];

/** The parts on sale, for the pictures of orders; none while they load or if they cannot be loaded. */
export const useParts = (): readonly Part[] => {
  const parts = useQuery('listParts', {});
  return parts.state === 'ready' ? parts.data : noParts;
};

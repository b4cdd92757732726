import { useHydrated, useQuery } from '@dealerkit/api-client/react';
import { readCompared } from '@dealerkit/domain/parts/comparison';
import { ComparePartsScreen } from '@dealerkit/ui/screens/ComparePartsScreen';
import type { ComparePartsScreenProps } from '@dealerkit/ui/screens/ComparePartsScreen';
import '@dealerkit/ui/screens/ComparePartsScreen.css';
import { useSearchParams } from 'react-router-dom';

const useCompareParts = (): ComparePartsScreenProps => {
  const [parameters] = useSearchParams();
  // The prerendered page, which is hydrated, is the same for every query.
  const isHydrated = useHydrated();
  const ids = readCompared(isHydrated ? parameters.get('ids') : null);
  const parts = useQuery('findParts', ids.length > 0 ? { ids } : undefined);
  const isNone = isHydrated && ids.length === 0;
  return { ids, parts: isNone ? { state: 'ready', data: [] } : parts };
};

/** `/parts/compare` */
export const CompareParts = () => <ComparePartsScreen {...useCompareParts()} />;

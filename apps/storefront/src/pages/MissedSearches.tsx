import { useQuery } from '@dealerkit/api-client/react';
import { MissedSearchesScreen } from '@dealerkit/ui/screens/MissedSearchesScreen';
import type { MissedSearchesScreenProps } from '@dealerkit/ui/screens/MissedSearchesScreen';
import '@dealerkit/ui/screens/MissedSearchesScreen.css';

const useMissedSearches = (): MissedSearchesScreenProps => ({
  searches: useQuery('listMissedSearches', {}),
});

/** `/dashboard/missedsearches` */
export const MissedSearches = () => <MissedSearchesScreen {...useMissedSearches()} />;

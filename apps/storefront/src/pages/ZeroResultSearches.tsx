import { useQuery } from '@dealerkit/api-client/react';
import { ZeroResultSearchesScreen } from '@dealerkit/ui/screens/ZeroResultSearchesScreen';
import type { ZeroResultSearchesScreenProps } from '@dealerkit/ui/screens/ZeroResultSearchesScreen';
import '@dealerkit/ui/screens/ZeroResultSearchesScreen.css';

const useZeroResultSearches = (): ZeroResultSearchesScreenProps => ({
  searches: useQuery('listZeroResultSearches', {}),
});

/** `/dashboard/zeroresultsearches` */
export const ZeroResultSearches = () => <ZeroResultSearchesScreen {...useZeroResultSearches()} />;

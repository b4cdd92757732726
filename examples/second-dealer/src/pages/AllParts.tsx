import { mapAsyncData, useQuery } from '@dealerkit/api-client/react';
import { AllPartsScreen } from '@dealerkit/ui/screens/AllPartsScreen';
import { partQueryParameters, queryParts, readPartQuery } from '@dealerkit/domain/partQuery';
import { useUi } from '@dealerkit/ui/UiProvider';
import { useSearchParams } from 'react-router-dom';
import { contact } from '../content.js';

export const AllParts = () => {
  const { locale } = useUi().texts;
  const [parameters, setParameters] = useSearchParams();
  const query = readPartQuery(parameters);
  return (
    <AllPartsScreen
      query={query}
      onQueryChange={(changed) => setParameters(partQueryParameters(changed), { replace: true })}
      found={mapAsyncData(useQuery('listParts', {}), (all) => {
        const parts = queryParts(all, query, locale);
        return { parts, total: parts.length };
      })}
      contact={contact}
    />
  );
};

import { mapAsyncData, useFacets, useFoundParts } from '@dealerkit/api-client/react';
import { AllPartsScreen } from '@dealerkit/ui/screens/AllPartsScreen';
import { partQueryParameters, readPartQuery } from '@dealerkit/domain/partQuery';
import { useUi } from '@dealerkit/ui/UiProvider';
import { useSearchParams } from 'react-router-dom';
import { contact } from '../content.js';

export const AllParts = () => {
  const { locale } = useUi().texts;
  const [parameters, setParameters] = useSearchParams();
  const query = readPartQuery(parameters);
  const { facets, isUpdating: areFacetsUpdating } = useFacets(query);
  const { found, isUpdating } = useFoundParts(query, { pages: 1, pageSize: 300, locale });
  return (
    <AllPartsScreen
      query={query}
      onQueryChange={(changed) => setParameters(partQueryParameters(changed), { replace: true })}
      filters={{ facets, isUpdating: areFacetsUpdating }}
      found={mapAsyncData(found, ({ rows, ...list }) => ({ ...list, parts: rows }))}
      isUpdating={isUpdating}
      contact={contact}
    />
  );
};

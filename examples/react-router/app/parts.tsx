import { AllPartsScreen } from '@dealerkit/ui/screens/AllPartsScreen';
import { partQueryParameters, readPartQuery } from '@dealerkit/domain/parts/partQuery';
import { createPartSearch } from '@dealerkit/domain/partSearch/partSearch';
import { useNavigation, useSearchParams } from 'react-router';
import type { Route } from './+types/parts';
import { client } from './client.server';

/** Searches on the server. */
export const loader = async ({ request }: Route.LoaderArgs) => {
  const search = await createPartSearch(await client.listParts());
  return search.find(readPartQuery(new URL(request.url).searchParams), 'en');
};

export default function Parts({ loaderData: found }: Route.ComponentProps) {
  const [parameters, setParameters] = useSearchParams();
  return (
    <AllPartsScreen
      query={readPartQuery(parameters)}
      onQueryChange={(changed) => setParameters(partQueryParameters(changed), { replace: true })}
      isUpdating={useNavigation().state === 'loading'}
      found={{ state: 'ready', data: found }}
      contact={{ phone: '01700-000518' }}
    />
  );
}

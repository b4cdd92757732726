import { AllPartsScreen } from '@dealerkit/ui/screens/AllPartsScreen';
import { partQueryParameters, queryParts, readPartQuery } from '@dealerkit/domain/partQuery';
import { useNavigation, useSearchParams } from 'react-router';
import type { Route } from './+types/parts';
import { client } from './client.server';

/** Searches on the server. */
export const loader = async ({ request }: Route.LoaderArgs) =>
  queryParts(await client.listParts(), readPartQuery(new URL(request.url).searchParams), 'en');

export default function Parts({ loaderData: parts }: Route.ComponentProps) {
  const [parameters, setParameters] = useSearchParams();
  return (
    <AllPartsScreen
      query={readPartQuery(parameters)}
      onQueryChange={(changed) => setParameters(partQueryParameters(changed), { replace: true })}
      isUpdating={useNavigation().state === 'loading'}
      found={{ state: 'ready', data: { parts, total: parts.length } }}
      contact={{ phone: '01700-000518' }}
    />
  );
}

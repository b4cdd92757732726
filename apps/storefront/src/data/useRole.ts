import { mapAsyncData, useQuery } from '@dealerkit/api-client/react';
import type { AsyncData } from '@dealerkit/ui/AsyncData';
import { useAccount } from '../session/useSession.js';

/** The role of the signed-in user, as the host says. */
export const useRole = (): AsyncData<'admin' | 'customer'> => {
  const { email } = useAccount();
  return mapAsyncData(useQuery('getAdmin', { email }), ({ admin }) => (admin ? 'admin' : 'customer'));
};

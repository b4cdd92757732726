import { mapAsyncData, useQuery } from '@dealerkit/api-client/react';
import type { AsyncData } from '@dealerkit/ui/AsyncData';
import { useKnownAccount } from '../session/useSession.js';

/** The role of the signed-in user, as the host says. Waits while the session is not known. */
export const useRole = (): AsyncData<'admin' | 'customer'> => {
  const account = useKnownAccount();
  return mapAsyncData(useQuery('getAdmin', account && { email: account.email }), ({ admin }) =>
    admin ? 'admin' : 'customer',
  );
};
